-- What further words of presents, of lice, porcelain and wallets name is in the index of products.
update product set index_due = true where not index_due;
