"""`./adamak package`: the packages of this checkout, built and tried as a stranger would.

archives.py   the source archive and the two wheels, and whether everything is in them
tryout.py     each of them installed into an empty environment and used there
"""
