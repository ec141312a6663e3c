-- A campaign in two to four versions: a share of its audience gets one of them each, the rest waits for the winner.
-- Each version is a mailing of its own, and so is the rest (0), which is held until then.
alter table mailing add column variant smallint not null default 0;
drop index mailing_of_campaign;
create unique index mailing_of_campaign on mailing (workspace_id, campaign_id, kind, variant)
  where campaign_id is not null;
alter table mailing drop constraint mailing_status_check;
alter table mailing add constraint mailing_status_check
  check (status in ('sending', 'paused', 'held', 'finished', 'cancelled'));

create table campaign_split_test (
  workspace_id uuid not null,
  campaign_id  uuid not null,
  -- What B, C and D are: another subject, or another draft.
  others       jsonb not null,
  share        smallint not null,
  wait_minutes integer not null,
  measure      text not null check (measure in ('opens', 'clicks', 'hand')),
  started      timestamptz(3),
  -- null: a person decides.
  decide_at    timestamptz(3),
  winner       smallint,
  decided      timestamptz(3),
  -- null: the numbers did.
  decided_by   uuid,
  primary key (workspace_id, campaign_id),
  foreign key (workspace_id, campaign_id) references campaign (workspace_id, id) on delete cascade
);
create index campaign_split_test_due on campaign_split_test (decide_at) where winner is null and decide_at is not null;
