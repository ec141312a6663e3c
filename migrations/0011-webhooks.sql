-- Outgoing webhooks: who is told of what, what they are told, and how each attempt went.
create table webhook_endpoint (
  workspace_id  uuid not null references workspace (id),
  id            uuid not null,
  url           text not null,
  -- whsec_…, as Standard Webhooks writes it.
  secret        text not null,
  types         text[] not null,
  description   text,
  status        text not null check (status in ('active', 'disabled')),
  -- Since when every attempt fails; null: the last one went well.
  failing_since timestamptz(3),
  created       timestamptz(3) not null,
  primary key (workspace_id, id)
);

-- `id` is what receivers know a message by (`webhook-id`): the same in every attempt and replay.
create table webhook_message (
  workspace_id uuid not null,
  endpoint_id  uuid not null,
  id           uuid not null,
  type         text not null,
  payload      text not null,
  state        text not null check (state in ('waiting', 'delivered', 'failed')),
  attempts     smallint not null default 0,
  due          timestamptz(3),
  created      timestamptz(3) not null,
  settled      timestamptz(3),
  primary key (workspace_id, endpoint_id, id),
  foreign key (workspace_id, endpoint_id) references webhook_endpoint (workspace_id, id) on delete cascade
);
create index webhook_message_due on webhook_message (due) where state = 'waiting';
create index webhook_message_by_created on webhook_message (workspace_id, created, id);

create table webhook_attempt (
  workspace_id uuid not null,
  endpoint_id  uuid not null,
  message_id   uuid not null,
  id           uuid not null,
  status       smallint,
  -- What the receiver answered, at most 1,000 characters, or why it could not be asked.
  answer       text,
  milliseconds integer not null,
  created      timestamptz(3) not null,
  primary key (workspace_id, endpoint_id, message_id, id),
  foreign key (workspace_id, endpoint_id, message_id)
    references webhook_message (workspace_id, endpoint_id, id) on delete cascade
);
