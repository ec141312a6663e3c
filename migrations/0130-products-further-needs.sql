-- What further things help with, and what a title names, are in the index of products.
update product set index_due = true where not index_due;
