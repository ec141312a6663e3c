-- The ages that products say they are for, in titles, texts and sizes, and what further words of presents and refusals name, are in their index.
update product set index_due = true where not index_due;
