-- What stands on a shelf, belongs in a room or on a wall, and what a type says beside the title of a product are in the
-- products' index.
update product set index_due = true where not index_due;
