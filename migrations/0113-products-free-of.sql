-- What names mean is in their index: a thing behind "without" is none, plurals and names that share a word were mended.
update product set index_due = true where not index_due;
