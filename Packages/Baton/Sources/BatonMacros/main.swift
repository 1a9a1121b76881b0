import BatonMacroExpansion

Plugin.serve()
