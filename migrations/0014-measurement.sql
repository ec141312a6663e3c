-- Opens and clicks, as far as a workspace wants to know of them.
alter table workspace
  add column tracking text not null default 'off' check (tracking in ('off', 'anonymous', 'person'));

-- The addresses a mailing's links led to when it was made: a click is only ever led to one of these.
create table tracked_link (
  workspace_id uuid not null,
  mailing_id   uuid not null,
  number       smallint not null,
  url          text not null,
  primary key (workspace_id, mailing_id, number)
);

-- `anonymous`: how often, and nothing of whom. link is -1 for an open.
create table mailing_engagement (
  workspace_id uuid not null,
  mailing_id   uuid not null,
  kind         text not null check (kind in ('open', 'click')),
  link         smallint not null,
  agent        text not null check (agent in ('human', 'proxy', 'machine')),
  shard        smallint not null,
  n            bigint not null,
  primary key (workspace_id, mailing_id, kind, link, agent, shard)
) with (fillfactor = 50);

-- `person`: which message, and so whose.
create table delivery_engagement (
  workspace_id uuid not null,
  mailing_id   uuid not null,
  delivery_id  uuid not null,
  kind         text not null check (kind in ('open', 'click')),
  link         smallint not null,
  agent        text not null check (agent in ('human', 'proxy', 'machine')),
  n            integer not null,
  first        timestamptz(3) not null,
  last         timestamptz(3) not null,
  primary key (workspace_id, mailing_id, delivery_id, kind, link, agent)
);
