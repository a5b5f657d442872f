print("preflint")
