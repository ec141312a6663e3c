-- A pace that a mail server asked for: milliseconds between two messages when it last did, from when on they creep
-- together again, and what it said.
alter table pace
  add column interval_ms float8,
  add column slowed timestamptz(3),
  add column words text;

create index pace_slowed on pace (workspace_id, slowed) where slowed is not null;
