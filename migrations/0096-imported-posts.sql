-- Posts that were brought along from another service: known again in every export by their origin, and found under the
-- addresses they had there.
alter table post add column origin text;
create unique index post_of_origin on post (workspace_id, origin) where origin is not null;

create table old_address (
  path         text primary key,
  workspace_id uuid not null references workspace (id) on delete cascade,
  post_id      uuid not null,
  created      timestamptz(3) not null
);
create index old_address_by_workspace on old_address (workspace_id, created);
