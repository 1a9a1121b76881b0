extension RickAndMortyCommand {
  static let help = """
    rickandmorty: the characters of Rick and Morty, in the terminal

    usage: rickandmorty [--endpoint URL | --recorded] [--image PATH | --no-image] [--trace]
           [--once [SCREEN]]

      --endpoint URL      where the server is; https://rickandmortyapi.com/graphql is the usual one
      --recorded          run on recorded answers, found in Spec/rickandmorty above the working
                          folder or above the program
      --recordings DIR    run on the recorded answers of a folder
      --image PATH        keep the data in a file, where the next launch finds it; the usual place is
                          the user's cache, and with --once there is none
      --no-image          keep nothing
      --once [SCREEN]     print the screen's first frame with data as text, and exit
      --trace             show body runs and log events in two lines at the bottom
      --help, --version   print this, or the version, and exit

    screens:
      characters          all of them; what --once prints where no screen is named
      characters/PAGE/STATUS/SPECIES
                          a page of those of a status, which is Alive, Dead or unknown, and of a
                          species, as in characters/1/any/Human; what is behind PAGE may be left out
      character/ID        a character and the episodes that show it
      episode/ID          an episode and whom it shows
      search/NAME         whom a part of a name finds; without /NAME the line to write it in
      favourites          the favourites
      locations/PAGE      a page of the locations; /PAGE may be left out
      location/ID         a location and who was last seen there

    keys: arrows or j and k move, PageUp, PageDown, Home and End too; Enter opens; Escape or
    Backspace goes back; Tab moves the focus; n and p, or the arrows right and left, turn the page;
    / searches; s and e choose by status and by species; L shows the locations; f makes the character a
    favourite, or ends that, and F shows the favourites; r refreshes; F12 opens the inspector;
    q quits. The next launch begins where this one ends

    exit codes: 0 success, 1 a screen under --once that failed to load or is about something that is
    not there, 2 a wrong use
    """
}
