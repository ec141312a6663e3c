-- What names mean is in their index: names of several words, parts of instruments, paper and craft were added.
update product set index_due = true where not index_due;
