-- What a new contact is told, and who of the team hears of it; and posts that are sent to their readers.
alter table workspace
  add column welcome_subject text,
  -- Liquid; null: no welcome is sent.
  add column welcome_text    text,
  add column notify_team     boolean not null default false;

-- A post's `force_email` and `force_sms` override the choice of channel, never an unsubscribe.
alter table mailing add column overrides_channel boolean not null default false;
