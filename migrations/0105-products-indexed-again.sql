-- Products are found by more words, each by what it names alone: the worker makes what they are found by once more.
update product set index_due = true where not index_due;
