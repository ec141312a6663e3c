-- The words that forms ask consent with, each version as it was: a new wording is a new row.
create table consent_text (
  workspace_id uuid           not null,
  version      integer        not null check (version > 0),
  words        text           not null,
  -- The address of who wrote it, or `operator`.
  author       text           not null,
  created      timestamptz(3) not null,
  primary key (workspace_id, version)
);

-- Which version of them somebody agreed to; null where the words were others.
alter table consent_event add column text_version integer;
create index consent_event_by_text on consent_event (workspace_id, text_version, contact_id) where text_version is not null;
