-- What is printed on things and what their kinds and materials say of them is known; things have further names and meanings, also in the singular.
update product set index_due = true where not index_due;
