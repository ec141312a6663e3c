-- Names with hyphens and apostrophes are known in titles, and what things are called has changed in places.
update product set index_due = true where not index_due;
