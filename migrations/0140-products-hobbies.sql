-- What further hobbies, kinds of things and games for children are called is in the products' index, and what a property
-- says that a product is free of marks that property alone.
update product set index_due = true where not index_due;
