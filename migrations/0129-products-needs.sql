-- What further things help with is in the index of products.
update product set index_due = true where not index_due;
