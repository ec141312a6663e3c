-- Products are found by what their words mean, whatever the language, by what they are, and by the ages they are for:
-- those that were indexed before are due to be indexed again, in the background.
update product set index_due = true where not index_due;
