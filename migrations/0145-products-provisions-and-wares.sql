-- Names of some 220 further things, the sorts of materials that titles name, and whom goods are given to are in the
-- products' index.
update product set index_due = true where not index_due;
