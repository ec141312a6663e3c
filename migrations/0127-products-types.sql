-- What a shop calls its goods, and the colours of "moosgrün" and "hellblau", are in their index.
update product set index_due = true where not index_due;
