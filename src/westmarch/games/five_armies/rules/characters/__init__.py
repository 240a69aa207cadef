"""Characters and Generals, the Eagles and the Great Bats."""
