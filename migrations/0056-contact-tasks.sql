-- Long work on contacts that people ask for in the app: an import, tags for many, an erasure. It is done in batches, each
-- with its progress in one transaction. `params` are what was asked for, `counts` what came of it so far.
create table contact_task (
  workspace_id uuid not null references workspace (id),
  id           uuid not null,
  kind         text not null check (kind in ('import', 'tags', 'activate', 'unsubscribe', 'erase')),
  status       text not null check (status in ('uploading', 'reading', 'ready', 'checking', 'checked', 'running',
                                               'stopped', 'finished', 'undoing', 'undone', 'failed')),
  account_id   uuid,
  actor        text not null,
  title        text not null,
  params       jsonb not null default '{}',
  total        bigint not null default 0,
  done         bigint not null default 0,
  next_part    integer not null default 0,
  counts       jsonb not null default '{}',
  failures     smallint not null default 0,
  failure      text,
  created      timestamptz(3) not null,
  updated      timestamptz(3) not null,
  finished     timestamptz(3),
  primary key (workspace_id, id)
);
create index contact_task_due on contact_task (updated)
  where status in ('reading', 'checking', 'running', 'undoing');

-- What a task works through, a batch a row: `piece` is the file as it was sent, `rows` and `rejected` are lines of JSON,
-- `ids` are contacts.
create table contact_task_part (
  workspace_id uuid not null,
  task_id      uuid not null,
  kind         text not null check (kind in ('piece', 'rows', 'rejected', 'ids')),
  number       integer not null,
  bytes        bytea,
  lines        text,
  ids          uuid[],
  primary key (workspace_id, task_id, kind, number),
  foreign key (workspace_id, task_id) references contact_task (workspace_id, id) on delete cascade
);

-- What an import did to each contact, for as long as it can be undone. `before` is null of a contact that it made.
create table contact_import_change (
  workspace_id uuid not null,
  task_id      uuid not null,
  contact_id   uuid not null,
  before       jsonb,
  after        jsonb not null,
  primary key (workspace_id, task_id, contact_id),
  foreign key (workspace_id, task_id) references contact_task (workspace_id, id) on delete cascade
);
create index contact_import_change_by_contact on contact_import_change (workspace_id, contact_id);
