-- What a product is filed under says no more than its title has left open, titles are read in their own language, and things have further names.
update product set index_due = true where not index_due;
