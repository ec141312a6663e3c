-- What contacts have in their custom fields, a row for each value, in the order of the list: a page of those who have one
-- reads as many rows as it shows, and a count of them reads no contact. Only contacts/custom-fields/value-store.ts writes
-- here, in the statement that writes the contact. One index, the key itself, and no foreign key, so that writing costs
-- little.
create table contact_value (
  workspace_id uuid not null,
  -- '' of a contact that has more values than are kept: it has no other row.
  key          text collate "C" not null,
  -- A number as its shortest decimal; of long text the beginning and a digest.
  value        text collate "C" not null,
  -- The contact's own.
  created      timestamptz(3) not null,
  contact_id   uuid not null,
  -- The field reads like this, to the letter; else it is a number that is written otherwise.
  is_spelt     boolean not null,
  primary key (workspace_id, key, value, created, contact_id) include (is_spelt)
);

-- Workspaces whose values are still to be kept, and the last contact whose values are. Until then every contact is read.
create table contact_value_due (
  workspace_id uuid primary key references workspace (id),
  kept_until   uuid not null,
  -- By then no process of the version before writes any more, which keeps no values.
  not_before   timestamptz(3) not null
);
insert into contact_value_due (workspace_id, kept_until, not_before)
  select id, '00000000-0000-0000-0000-000000000000', now() + interval '1 hour' from workspace;
