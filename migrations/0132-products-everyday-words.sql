-- What further words of every day name, and what a set is of, are in the index of products.
update product set index_due = true where not index_due;
