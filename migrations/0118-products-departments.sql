-- Names of sixteen hundred further things, and of what they help with, are in their index as what they mean.
update product set index_due = true where not index_due;
