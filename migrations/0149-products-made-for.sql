-- What goods are made for, free of, and for which ages they are is read in more ways; things have further names and meanings.
update product set index_due = true where not index_due;
