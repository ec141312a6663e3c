-- What a workspace says of its own search: words that mean the same there, products that come first for a prompt, products
-- that are never found; and the prompts that found nothing, for people who look after the shop.
create table product_synonym (
  workspace_id uuid not null,
  word         text not null,
  meaning      text not null,
  created      timestamptz(3) not null,
  primary key (workspace_id, word, meaning)
);

create table product_pin (
  workspace_id uuid not null,
  prompt       text not null,
  product_id   uuid not null,
  place        integer not null,
  primary key (workspace_id, prompt, product_id),
  foreign key (workspace_id, product_id) references product (workspace_id, id) on delete cascade
);

create table search_miss (
  workspace_id uuid not null,
  prompt       text not null,
  asked        integer not null,
  first_asked  timestamptz(3) not null,
  last_asked   timestamptz(3) not null,
  primary key (workspace_id, prompt)
);
create index search_miss_by_last on search_miss (workspace_id, last_asked);

alter table product add column is_hidden boolean not null default false;
