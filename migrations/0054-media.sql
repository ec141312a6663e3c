-- Pictures of a workspace. The files stand in the object store, under names made of the ids; a row says that they are
-- there, are being written, or are being taken away, so that whatever is left by a crash is found here.
create table media (
  workspace_id uuid not null references workspace (id),
  id           uuid not null,
  status       text not null check (status in ('pending', 'ready', 'deleting')),
  -- As the file was called; '' when it was not.
  name         text not null,
  -- null: nobody has said; '': it says nothing to who cannot see it.
  alt          text,
  -- Of what was sent: the same file twice is one picture.
  sha256       bytea not null,
  width        integer not null,
  height       integer not null,
  is_animated  boolean not null,
  -- What matters most in it, as shares of width and height.
  focus_x      real not null default 0.5,
  focus_y      real not null default 0.5,
  -- {name, width, height, bytes} of each file, the smallest first.
  files        jsonb not null,
  bytes        bigint not null,
  created      timestamptz(3) not null,
  updated      timestamptz(3) not null,
  primary key (workspace_id, id)
);
create unique index media_by_content on media (workspace_id, sha256) where status = 'ready';
-- The worker asks all workspaces for what was left half done; there is hardly ever any.
create index media_unfinished on media (updated) where status <> 'ready';
