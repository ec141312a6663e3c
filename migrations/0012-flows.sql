-- Automated flows: what sets them off, their steps, and where each contact stands in them.
create table flow (
  workspace_id uuid not null references workspace (id),
  id           uuid not null,
  name         text not null,
  status       text not null check (status in ('active', 'paused')),
  version      integer not null,
  created      timestamptz(3) not null,
  updated      timestamptz(3) not null,
  primary key (workspace_id, id)
);

-- A contact goes on in the version it began, whatever the flow has become since.
create table flow_version (
  workspace_id uuid not null,
  flow_id      uuid not null,
  version      integer not null,
  definition   jsonb not null,
  created      timestamptz(3) not null,
  primary key (workspace_id, flow_id, version),
  foreign key (workspace_id, flow_id) references flow (workspace_id, id) on delete cascade
);

-- `occasion` is the event that began it, or the nil UUID in a flow that each contact goes through once: the key that
-- keeps a contact from beginning twice. `step` is the place in the flat program that is done next, at `due`.
create table flow_place (
  workspace_id uuid not null,
  flow_id      uuid not null,
  contact_id   uuid not null,
  occasion     uuid not null,
  version      integer not null,
  status       text not null check (status in ('waiting', 'done', 'left', 'failed')),
  step         integer not null default 0,
  due          timestamptz(3),
  reason       text,
  variables    jsonb not null default '{}',
  created      timestamptz(3) not null,
  updated      timestamptz(3) not null,
  primary key (workspace_id, flow_id, contact_id, occasion),
  foreign key (workspace_id, flow_id) references flow (workspace_id, id) on delete cascade
);
create index flow_place_due on flow_place (due) where status = 'waiting';
create index flow_place_by_contact on flow_place (workspace_id, contact_id);

-- What was done at each step, written with it.
create table flow_step_taken (
  workspace_id uuid not null,
  id           uuid not null,
  flow_id      uuid not null,
  contact_id   uuid not null,
  occasion     uuid not null,
  step         integer not null,
  act          text not null,
  detail       text,
  delivery_id  uuid,
  created      timestamptz(3) not null,
  primary key (workspace_id, id)
);
create index flow_step_taken_by_place on flow_step_taken (workspace_id, flow_id, contact_id, id);
