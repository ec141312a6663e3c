-- What products are like is in their index as what it means (dimmable, lockable, second-hand …), and people by what they do.
update product set index_due = true where not index_due;
