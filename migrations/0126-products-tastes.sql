-- Further needs, what people love and do, and what presents are for are in their index as what they mean.
update product set index_due = true where not index_due;
