-- What stands on which shelf of a shop is known; of things side by side in a title the first is what it is where two would be written as one.
update product set index_due = true where not index_due;
