-- Of a product whose colour is "charcoal" its index says that it is grey, too.
update product set index_due = true where not index_due;
