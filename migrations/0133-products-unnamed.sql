-- Products whose title and type name no known thing say so in the index, where their names alone had to be looked through.
update product set index_due = true where not index_due;
