-- What a product's text tells of another version is not said of it; what is quoted before the name of a thing names none.
update product set index_due = true where not index_due;
