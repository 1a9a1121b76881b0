import Conformance
import Foundation

exit(SpecCommand.main())
