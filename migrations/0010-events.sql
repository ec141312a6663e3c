-- What happened, for whoever asked to be told: outgoing webhooks, flows, welcome messages. An event is written in the
-- transaction of what it tells of, and only where somebody is interested; once handed to all of them it is deleted.
create table event (
  workspace_id uuid not null,
  id           uuid not null,
  type         text not null,
  -- The contact, post, campaign or delivery it is about.
  subject_id   uuid not null,
  data         jsonb not null default '{}',
  created      timestamptz(3) not null,
  primary key (workspace_id, id)
);
create index event_by_created on event (created);

create table event_interest (
  workspace_id uuid not null references workspace (id),
  type         text not null,
  -- Who is interested: 'webhook:{id}', 'flow:{id}', 'welcome', 'notification'.
  consumer     text not null,
  primary key (workspace_id, type, consumer)
);
