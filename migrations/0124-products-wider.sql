-- Words of goods of every department, and goods that were one with others before, are in their index as what they mean.
update product set index_due = true where not index_due;
