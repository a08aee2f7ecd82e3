# SPDX-License-Identifier: GPL-3.0-or-later
"""``python -m gazetteer`` is the program."""

from gazetteer._program import main

if __name__ == "__main__":
    main()
