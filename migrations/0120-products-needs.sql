-- What helps with some two hundred further needs, and foods by their names, are in their index as what they mean.
update product set index_due = true where not index_due;
