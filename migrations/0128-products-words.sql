-- What small words of one language no longer mean in another, cabin cases and cushions, are in the index of products.
update product set index_due = true where not index_due;
