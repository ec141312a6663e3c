-- A second step of signing in: codes of an app (RFC 6238), and codes on paper for when that is lost.
create table account_totp (
  account_id uuid primary key references account (id) on delete cascade,
  secret     text not null,
  created    timestamptz(3) not null,
  -- null: made, and never used yet.
  confirmed  timestamptz(3),
  -- The last interval a code of which was taken: none is taken twice.
  last_step  bigint not null
);

create table account_recovery_code (
  account_id uuid not null references account (id) on delete cascade,
  code_hash  bytea not null,
  used       timestamptz(3),
  primary key (account_id, code_hash)
);

-- Who did what. Names stay when accounts, workspaces and organizations are gone: nothing refers to them.
create table audit_entry (
  id              uuid primary key,
  organization_id uuid,
  workspace_id    uuid,
  account_id      uuid,
  actor           text not null,
  action          text not null,
  subject         text,
  details         jsonb,
  created         timestamptz(3) not null
);
create index audit_entry_by_organization on audit_entry (organization_id, created desc, id desc);
create index audit_entry_by_created on audit_entry (created);
