### What the house itself says, in English: errors of the server and lines of the terminal. A translation is a copy of
### this file with other words, beside it; docs/translating.md tells the rest.

name-and = and
name-or = or
