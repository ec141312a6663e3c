-- Addresses that bounced are suppressed only when their mailing is beyond doubt: a server that says of everybody that
-- they do not exist would else empty the list.
create table bounce_watch (
  workspace_id    uuid not null,
  mailing_id      uuid not null,
  -- Of the last words on recipients of this mailing, 200 at most: how many there were, and how many were bad.
  heard           integer not null,
  bad             integer not null,
  -- Bad ones in a row, and of these the last with the same words.
  streak          integer not null,
  same            integer not null,
  words           text not null,
  has_sent        boolean not null,
  -- Bounces that were reported after sending, of the whole mailing.
  reported        integer not null,
  -- It was paused for its bounces; and what was reported waits for an operator.
  doubted         boolean not null,
  reports_doubted boolean not null,
  -- An operator said that its bounces are true.
  believed        boolean not null,
  primary key (workspace_id, mailing_id)
);

-- Bounces of which nothing follows yet. Address and words are the ledger's, so that erasing a contact erases them.
create table bounce_hold (
  workspace_id uuid not null,
  mailing_id   uuid not null,
  delivery_id  uuid not null,
  kind         text not null check (kind in ('bounced', 'about-us', 'reported')),
  source       text not null,
  created      timestamptz(3) not null,
  primary key (workspace_id, mailing_id, delivery_id)
);
