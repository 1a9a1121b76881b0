import RecordedGitHub

extension GitHubIssuesCommand {
  static let help = """
    ghissues: the issues of a GitHub repository, in the terminal

    usage: ghissues OWNER/NAME [--endpoint URL] [--image PATH | --no-image] [--trace]
           [--once [SCREEN]]
           ghissues --recorded [--image PATH | --no-image] [--trace] [--once [SCREEN]]

      OWNER/NAME          the repository
      --endpoint URL      the address of the API; without it \(Endpoint.usual)
      --recorded          run on a server in this program, which keeps what you change until it ends;
                          it has one repository, \(RecordedServer.repository)
      --image PATH        keep the data in a file, where the next launch finds it; the usual place is
                          the user's cache, and with --once there is none
      --no-image          keep nothing
      --once [SCREEN]     print the screen's first frame with data as text, and exit
      --trace             show body runs and log events in two lines at the bottom
      --help, --version   print this, or the version, and exit

    screens:
      issues              the open issues; what --once prints where no screen is named
      issues/STATE/LABEL  those of a state, which is open, closed or all; /LABEL may be left out
      issue/NUMBER        an issue and what was said about it
      labels              the labels
      search/WORDS        the issues that have these words; without /WORDS the line to write them in

    keys:
      everywhere    arrows or j and k, PageUp, PageDown, Home and End move; Enter does what is
                    chosen, or loads more; Escape or Backspace goes back; F12 opens the inspector;
                    q quits, except where one writes: there Control-C does
      issues        o, c and a show the open, the closed, all; l chooses a label; / searches;
                    s gives a star or takes it back; r asks again
      issue         Tab goes to the line to write in and back, Enter sends what is written;
                    x closes the issue or opens it again; r asks again
      labels        Enter chooses one
      search        Enter searches for what is written; Tab goes to what was found and back

    The next launch begins where this one ends, and asks again for what it shows; so does who comes back
    from another window, or continues the program after Control-Z, for what is older than a minute.

    GitHub asks for a token. It is taken from GITHUB_TOKEN, or from the hosts.yml of GitHub's command
    line, gh; it is sent to the API and nowhere else, never printed and never stored.

    exit codes: 0 success, 1 a screen under --once that failed to load or is about something that is
    not there, or a change that failed after one quit, 2 a wrong use
    """
}
