-- Names of further things, whey, dancing and rooms are in their index as what they mean; a thermos is no kitchenware.
update product set index_due = true where not index_due;
