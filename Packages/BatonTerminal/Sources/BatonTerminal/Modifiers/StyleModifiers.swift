/// The sizes of text that SwiftUI knows. A terminal has one size: titles and headlines are bold,
/// captions and footnotes dim.
public enum Font: Hashable, Sendable {
  case largeTitle, title, title2, title3, headline
  case body, callout, subheadline
  case caption, caption2, footnote
}

extension View {
  /// The colour of the text of this view and those inside it, but where one says another.
  public func foregroundStyle(_ color: Color) -> some View {
    EnvironmentView(content: self) { $0.style.foreground = color }
  }

  /// Bold or dim, as the font's name says; takes back what a font around the view said.
  public func font(_ font: Font) -> some View {
    EnvironmentView(content: self) { environment in
      environment.style.attributes.subtract([.bold, .dim])
      switch font {
      case .largeTitle, .title, .title2, .title3, .headline:
        environment.style.attributes.insert(.bold)
      case .body, .callout, .subheadline: break
      case .caption, .caption2, .footnote: environment.style.attributes.insert(.dim)
      }
    }
  }

  /// Bold text, or, where false, not bold within views that are.
  public func bold(_ isActive: Bool = true) -> some View { attribute(.bold, isActive) }
  /// Underlined text, or, where false, not underlined within views that are.
  public func underline(_ isActive: Bool = true) -> some View { attribute(.underline, isActive) }

  private func attribute(_ attribute: Style.Attributes, _ isActive: Bool) -> some View {
    EnvironmentView(content: self) { environment in
      if isActive {
        environment.style.attributes.insert(attribute)
      } else {
        environment.style.attributes.remove(attribute)
      }
    }
  }
}
