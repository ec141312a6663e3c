-- Handles that a workspace had: addresses with them lead on, until another workspace takes one.
create table left_handle (
  handle       text primary key,
  workspace_id uuid not null references workspace (id) on delete cascade,
  created      timestamptz(3) not null
);
create index left_handle_by_workspace on left_handle (workspace_id, created);
