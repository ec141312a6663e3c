-- Further words of things, and things of departments that the tables lacked, are in their index as what they mean.
update product set index_due = true where not index_due;
