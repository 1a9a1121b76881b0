/// The sizes of text that SwiftUI knows. A terminal has one size: titles and headlines are bold,
/// captions and footnotes dim.
public enum Font: Hashable, Sendable {
  case largeTitle, title, title2, title3, headline
  case body, callout, subheadline
  case caption, caption2, footnote
}

extension View {
  public func foregroundStyle(_ color: Color) -> some View {
    EnvironmentView(content: self) { $0.style.foreground = color }
  }

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

  public func bold(_ isActive: Bool = true) -> some View { attribute(.bold, isActive) }
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
