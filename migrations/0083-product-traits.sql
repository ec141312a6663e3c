-- Products are found by their material and for whom they are, and by the things and traits of more branches: those that
-- were indexed before are due to be indexed again, in the background.
update product set index_due = true where not index_due;
