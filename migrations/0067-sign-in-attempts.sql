-- Attempts to sign in, counted for all processes: by address, by account, and by both. Keys are hashes of what is counted.
create table sign_in_attempt (
  key       bytea primary key,
  failures  integer not null,
  -- No attempt is taken before.
  due       timestamptz(3) not null,
  -- When somebody last got in, of an address and an account together.
  succeeded timestamptz(3),
  seen      timestamptz(3) not null
);
create index sign_in_attempt_by_seen on sign_in_attempt (seen);

-- When a key was last used, written at most once a minute: the log of requests forgets after days.
alter table api_key add column last_used timestamptz(3);
