-- A way out that has not been reached for some minutes: since when, when it is tried next, and what was said.
create table outage (
  workspace_id uuid not null,
  channel      text not null check (channel in ('email', 'sms')),
  since        timestamptz(3) not null,
  next_try     timestamptz(3) not null,
  words        text not null,
  primary key (workspace_id, channel)
);
