/// Titles, bodies and comments, all made up.
enum RecordedTexts {
  static let people = [
    "mira-holm", "brinewright", "old-pilot", "sanna-reef", "tide-bot", "kestrelk",
  ]

  /// A line for each issue, from number 1: state, author (`-`: who left), number of comments, title.
  /// Which issues have a label: its name, what it is for, the issues' numbers.
  static let labels: [(name: String, description: String, issues: Set<Int>)] = [
    ("bug", "Something is wrong", [3, 4, 10, 14, 19, 22, 24, 31, 35, 40, 46]),
    ("data", "Constants, stations and their ports", [2, 5, 11, 13, 25, 27, 28, 34, 43]),
    ("good first issue", "A place to begin", [6, 12, 15, 23, 41]),
    ("screen", "What one sees", [12, 15, 17, 20, 23, 32, 37, 44]),
    ("tooling", "How it is built", [9, 16, 26, 42]),
  ]

  static let issues = """
    closed|mira-holm|3|Set up the project
    closed|mira-holm|1|Read harmonic constants from a file
    closed|brinewright|2|Heights are metres, the header says feet
    closed|old-pilot|4|Spring and neap are swapped in the legend
    open|sanna-reef|2|Harbours south of the equator
    closed|kestrelk|0|Typo in the readme
    closed|brinewright|1|Round times to the minute, not down
    open|-|5|Offline almanac for a whole year
    closed|tide-bot|0|Bump the calendar to 2026
    closed|mira-holm|2|Crash on a station without a name
    open|old-pilot|1|Secondary ports need their differences
    closed|kestrelk|1|Dark theme for the night watch
    open|brinewright|3|Which datum is zero?
    closed|sanna-reef|2|February has 30 days in the monthly view
    open|mira-holm|0|Print a card that fits the chart table
    closed|tide-bot|0|Bump the parser
    open|kestrelk|1|Moon phases beside the heights
    open|old-pilot|6|Slack water is not high water
    closed|brinewright|1|Two tides on one line when there are three
    open|sanna-reef|0|Export to the plotter
    closed|mira-holm|1|Remember the last harbour
    open|-|2|The curve jumps at midnight
    open|kestrelk|0|A larger type for cold fingers
    closed|old-pilot|3|Wrong sign for the northern station
    open|brinewright|1|Streams, not only heights
    closed|tide-bot|0|Bump the time zones
    open|mira-holm|2|Say which edition of the constants is used
    locked|sanna-reef|4|Support leap seconds
    open|kestrelk|0|Search ignores accents in harbour names
    open|old-pilot|1|Clearance under the bridge
    closed|brinewright|2|Battery is empty by noon
    open|mira-holm|0|Draw the day's curve
    open|sanna-reef|3|Warn when the data ends before the trip does
    open|-|0|Import from the paper tables
    closed|kestrelk|1|Scrolling back loses the day
    open|old-pilot|2|Heights at a given time
    open|brinewright|0|Compare two harbours side by side
    open|mira-holm|1|Barometer correction
    open|sanna-reef|0|Tell when the berth falls dry
    open|kestrelk|24|Summer time shifts the whole table
    open|old-pilot|1|Units in knots and cables
    open|tide-bot|0|Bump the build image
    open|brinewright|2|Tides of the lagoon are damped
    open|mira-holm|0|A shorter summary for the radio
    open|sanna-reef|1|Keep a log of what was predicted
    open|kestrelk|3|Rising water alarm
    """

  static func body(of number: Int) -> String {
    if number == 40 {
      return "Since the last Sunday of March every time in the table is an hour early. The clock "
        + "in the header is right. The heights are not touched."
    }
    return bodies[number % bodies.count]
  }

  private static let bodies = [
    "Seen on the way north last week. A picture of the printed table is on board, I can send it.",
    "Nothing urgent. It would save us the paper, which gets wet.",
    "Steps: open the harbour, go to next month, come back. Expected the same day, got the first.",
    "We have done without for years, but the new crew keeps asking.",
    "Happy to try a fix here: the harbour is in sight of the desk.",
  ]

  static let comments = [
    "The same here, on an older version too.",
    "Could you tell which harbour that was?",
    "It is the station's own offset, I think: the file has it in minutes.",
    "Checked against the printed table: two minutes apart, which will do.",
    "Not before the season ends, please. People rely on the old order.",
    "I have a branch for this. It needs somebody with a tide gauge.",
    "Works for me since yesterday's build.",
    "Let us keep this about heights and open another for streams.",
    "Thank you, that was quick.",
    "The harbour master says the table was right and the clock was wrong.",
    "Would a setting do? I would rather not guess.",
  ]
}
