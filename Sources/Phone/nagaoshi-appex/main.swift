import Appex

AppexMain.run()
