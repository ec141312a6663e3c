-- What helps with a hundred further needs, what further things are like (biodegradable, for motorcycles …) and ages of two units are in their index.
update product set index_due = true where not index_due;
