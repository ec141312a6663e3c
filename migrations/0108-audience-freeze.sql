-- Audiences that are being frozen: a large one is written down range by range of contact ids, each in a transaction of its
-- own, so that its first letter leaves before its last recipient is known. A row is there until all of it is written.
create table audience_freeze (
  workspace_id      uuid not null references workspace (id),
  -- The mailing it was asked for; of several versions the rest.
  mailing_id        uuid not null,
  -- All mailings that its rows belong to, that one first: none of them is finished meanwhile.
  mailings          uuid[] not null,
  channel           text not null check (channel in ('email', 'sms')),
  filter            jsonb not null,
  overrides_channel boolean not null,
  -- Percent that gets one of the versions; null where there is one.
  share             smallint,
  seed              text,
  -- The moment of publishing, and the last contact that was there: who joined since is not meant.
  at                timestamptz(3) not null,
  last_contact      uuid not null,
  -- Contacts up to this one have their rows.
  frozen_until      uuid not null,
  -- How many rows there are, how many of them can be written to, and how many get a version.
  n                 integer not null,
  reachable         integer not null,
  tested            integer not null,
  primary key (workspace_id, mailing_id)
);
