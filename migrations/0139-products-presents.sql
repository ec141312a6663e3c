-- What further presents, hobbies and kinds of clothes are called is in the products' index.
update product set index_due = true where not index_due;
