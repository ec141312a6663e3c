-- What a product is found by is made by the program; when that changes, or grows as it does here by properties, codes
-- and what a product is free of, products that were indexed before are due to be indexed again, in the background.
alter table product add column index_due boolean not null default true;
create index product_index_due on product (workspace_id, id) where index_due;

-- Words that name what is sold, because a product's type says so: such a word is never left out of a search.
alter table product_lexeme add column is_thing boolean not null default false;
