-- Products are found by the whole of their titles, and things have further names and meanings.
update product set index_due = true where not index_due;
