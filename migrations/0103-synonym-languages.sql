-- A workspace's own word may hold in some languages of prompts only: "gift" is poison in Swedish. None named: in every one.
alter table product_synonym add column languages text[] not null default '{}';

-- Few products are hidden, and the app lists them.
create index product_hidden on product (workspace_id, created desc) where is_hidden;
