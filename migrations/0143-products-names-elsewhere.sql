-- What things are called elsewhere, what is named by two rows, and the goods of what people love, lack and complain of are in
-- the products' index.
update product set index_due = true where not index_due;
