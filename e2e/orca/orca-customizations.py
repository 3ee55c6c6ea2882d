# What Orca says, a line each, into the file that the walk reads (ORCA_SPEECH). Nothing is sent to a voice.
# A page is not read aloud by itself, and keys are not named: what a page has to say stands alone.
import logging
import os

from orca import settings

heard = logging.FileHandler(os.environ["ORCA_SPEECH"], encoding="utf-8")
heard.setFormatter(logging.Formatter("%(message)s"))
logging.getLogger("speech").addHandler(heard)

settings.speechServerFactory = ""
settings.speechFactoryModules = []
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
