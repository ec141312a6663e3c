-- Sending: what is to go out and in which words (mailing), one row a recipient with a final word (delivery), who may
-- not be written to (suppression), and what proves consent. workspace_id leads every key here too.

-- Random keys of this installation, made when first asked for and kept for as long as it lives: what they sign (links
-- in mails) must work for years.
create table secret (
  purpose text primary key,
  key     bytea not null,
  created timestamptz(3) not null
);

alter table workspace
  add column sender_name            text,
  add column reply_to               text,
  add column postal_address         text,
  add column accent_color           text,
  add column smtp_url               text,
  add column sms_sender             text,
  -- 'HH:MM-HH:MM' in the recipient's time zone; null: at any hour.
  add column send_window            text,
  add column emails_per_minute      integer,
  add column emails_per_domain      integer,
  add column sms_per_minute         integer,
  add column warm_up_from           date,
  add column unknown_rule           text not null default 'send_again'
    check (unknown_rule in ('send_again', 'leave'));

-- One content for many recipients. A standing mailing (invitations, welcomes, steps of a flow) never finishes.
create table mailing (
  workspace_id uuid not null references workspace (id),
  id           uuid not null,
  kind         text not null check (kind in
    ('campaign', 'teaser', 'post', 'invitation', 'welcome', 'notification', 'flow', 'test')),
  channel      text not null check (channel in ('email', 'sms')),
  campaign_id  uuid,
  post_id      uuid,
  -- What tells standing mailings of one kind and channel apart, such as the step of a flow.
  name         text,
  is_standing  boolean not null default false,
  status       text not null check (status in ('sending', 'paused', 'finished', 'cancelled')),
  content      jsonb not null,
  pause_reason text,
  -- When one of its deliveries may be due at the earliest; null: none waits.
  next_due     timestamptz(3),
  -- What is not sent by then fails as 'expired'.
  deadline     timestamptz(3),
  created      timestamptz(3) not null,
  finished     timestamptz(3),
  primary key (workspace_id, id)
);
-- Nothing goes out twice: a campaign and a post have one mailing of each kind and channel.
create unique index mailing_of_campaign on mailing (workspace_id, campaign_id, kind) where campaign_id is not null;
create unique index mailing_of_post on mailing (workspace_id, post_id, kind, channel)
  where post_id is not null and campaign_id is null;
create unique index mailing_standing on mailing (workspace_id, kind, channel, coalesce(name, '')) where is_standing;
create index mailing_due on mailing (next_due) where status = 'sending' and next_due is not null;

-- The ledger. `state` is the word on sending: queued → leased → sent | failed | skipped | unknown. `outcome` is what
-- was heard later (a bounce, a complaint). No foreign keys: they would cost the fan-out a third of its rate, and the
-- ledger outlives the contacts it names (an erased contact's address is nulled). Partitioned by time through the
-- ids, which are UUIDv7; a year each, so that what is old can be detached whole.
create table delivery (
  workspace_id    uuid not null,
  id              uuid not null,
  mailing_id      uuid not null,
  -- null: not to a contact (a team member, a test).
  contact_id      uuid,
  -- Email or phone as it was when the audience was frozen; null when there was none, or it was erased.
  address         text,
  -- The mail domain of the address in lower case, for the pace of each receiver.
  domain          text,
  state           text not null check (state in ('queued', 'leased', 'sent', 'failed', 'skipped', 'unknown')),
  -- Why skipped or failed: a word of delivery/ledger/reasons.ts.
  reason          text,
  -- The last words of the outside: an SMTP reply, a gateway's error.
  detail          text,
  attempts        smallint not null default 0,
  -- How often a conversation ended without our knowing whether it was accepted.
  doubts          smallint not null default 0,
  due             timestamptz(3),
  -- The moment the pace of sender and receiver gave it.
  slot            timestamptz(3),
  lease           uuid,
  leased_until    timestamptz(3),
  variables       jsonb,
  route           text,
  provider_id     text,
  -- When it got its final word.
  settled         timestamptz(3),
  outcome         text check (outcome in ('delivered', 'bounced', 'complained')),
  outcome_detail  text,
  outcome_at      timestamptz(3),
  primary key (workspace_id, id)
) partition by range (id);

create index delivery_waiting on delivery (workspace_id, mailing_id, due, id) where state = 'queued';
create index delivery_leased on delivery (leased_until) where state = 'leased';
create index delivery_by_mailing on delivery (workspace_id, mailing_id, state);
create index delivery_by_contact on delivery (workspace_id, contact_id, id);

-- The first 48 bits of a UUIDv7 are milliseconds since 1970.
create function uuid_floor(at timestamptz) returns uuid language sql immutable parallel safe as $$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

-- A UUIDv7 (RFC 9562) of a moment, for rows that SQL makes by the million; PostgreSQL has its own from 18 on. What
-- follows the milliseconds are the random bits and the variant of a UUIDv4.
create function uuid_at(at timestamptz) returns uuid language sql volatile parallel safe as $$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
    || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid
$$;

do $$
begin
  for year in 2026..2036 loop
    execute format('create table delivery_%s partition of delivery for values from (%L) to (%L)', year,
      uuid_floor(make_timestamptz(year, 1, 1, 0, 0, 0, 'UTC')),
      uuid_floor(make_timestamptz(year + 1, 1, 1, 0, 0, 0, 'UTC')));
  end loop;
end $$;
create table delivery_other partition of delivery default;

-- GCRA: the moment the next message of a sender or to a receiver may go. Shared by all workers.
create table pace (
  workspace_id uuid not null,
  key          text not null,
  next_slot    timestamptz(3) not null,
  primary key (workspace_id, key)
) with (fillfactor = 50);

-- Addresses that are not written to again, whatever contact holds them. `address` is the email's key (lower case) or
-- the phone in E.164.
create table suppression (
  workspace_id uuid not null references workspace (id),
  channel      text not null check (channel in ('email', 'sms')),
  address      text not null,
  reason       text not null check (reason in ('bounced', 'complained', 'unsubscribed', 'stopped', 'blocked')),
  detail       text,
  delivery_id  uuid,
  created      timestamptz(3) not null,
  primary key (workspace_id, channel, address)
);

-- Soft bounces in a row; a sent message forgets them.
create table soft_bounce (
  workspace_id uuid not null,
  address      text not null,
  n            smallint not null,
  last         timestamptz(3) not null,
  primary key (workspace_id, address)
);

-- What proves consent and its end: when, where, in which words. Never changed; erased only with the contact.
create table consent_event (
  workspace_id uuid not null,
  id           uuid not null,
  contact_id   uuid not null,
  channel      text check (channel in ('email', 'sms')),
  act          text not null check (act in ('invited', 'confirmed', 'granted', 'withdrawn', 'erased')),
  source       text not null,
  words        text,
  address      text,
  ip           text,
  user_agent   text,
  delivery_id  uuid,
  created      timestamptz(3) not null,
  primary key (workspace_id, id)
);
create index consent_event_by_contact on consent_event (workspace_id, contact_id, id);

-- DKIM keys of the domains that a workspace sends from; `checked` is what DNS said of them last.
create table sender_domain (
  workspace_id uuid not null references workspace (id),
  domain       text not null,
  selector     text not null,
  private_key  text not null,
  public_key   text not null,
  checks       jsonb,
  checked      timestamptz(3),
  created      timestamptz(3) not null,
  primary key (workspace_id, domain)
);

-- Where messages go on a machine without SMTP or SMS gateway: kept and shown, never sent. `id` is the delivery's, so
-- that what is sent again is kept once.
create table outbox_message (
  workspace_id uuid not null references workspace (id),
  id           uuid not null,
  channel      text not null check (channel in ('email', 'sms')),
  sender       text not null,
  recipient    text not null,
  subject      text,
  body         bytea not null,
  created      timestamptz(3) not null,
  primary key (workspace_id, id)
);

-- /s/{code}: an address short enough for an SMS. The code is random, so the table is looked up before its workspace
-- is known, as a webhook's id is.
create table short_link (
  code         text primary key,
  workspace_id uuid not null references workspace (id),
  url          text not null,
  created      timestamptz(3) not null
);
create unique index short_link_of on short_link (workspace_id, url);

-- What people answered by SMS.
create table inbound_sms (
  workspace_id uuid not null references workspace (id),
  id           uuid not null,
  contact_id   uuid,
  sender       text not null,
  recipient    text,
  text         text not null,
  keyword      text,
  provider_id  text,
  created      timestamptz(3) not null,
  primary key (workspace_id, id)
);
create unique index inbound_sms_provider on inbound_sms (workspace_id, provider_id) where provider_id is not null;
create index inbound_sms_by_contact on inbound_sms (workspace_id, contact_id, id);
