-- What a consumer of events could not take: set apart with the reason, so that what comes behind it goes on.
create table event_failure (
  workspace_id uuid not null,
  id           uuid not null,
  consumer     text not null,
  type         text not null,
  subject_id   uuid not null,
  data         jsonb not null,
  created      timestamptz(3) not null,
  reason       text not null,
  failed       timestamptz(3) not null,
  primary key (workspace_id, id, consumer)
);

-- Tried again, it is for the consumer alone that failed; null: for all.
alter table event add column only_for text;
-- Workspaces take turns, in the order of the key; nobody waits behind the oldest.
drop index event_by_created;

-- One look for each flow and each endpoint finds whether something of it is due, however much others have waiting.
create index flow_place_due_in_flow on flow_place (workspace_id, flow_id, due) where status = 'waiting';
drop index flow_place_due;
create index webhook_message_due_at_endpoint on webhook_message (workspace_id, endpoint_id, due) where state = 'waiting';
drop index webhook_message_due;

-- Whom a message tells of: what is known of an erased contact is forgotten here too.
alter table webhook_message add column contact_id uuid;
create index webhook_message_of_contact on webhook_message (workspace_id, contact_id) where contact_id is not null;
