-- What is only called like a thing, what a type leaves open, whom things are given to, and new names of goods are in the
-- products' index.
update product set index_due = true where not index_due;
