-- What a draft was: a row each time somebody else, or the same person after a while, went on writing. `content` is all
-- that a writer can change; who it was is looked up by id, so that a name is kept in one place.
create table campaign_version (
  workspace_id  uuid not null,
  campaign_id   uuid not null,
  id            uuid not null,
  -- null: nobody in particular, such as what was there before versions were kept.
  author_kind   text check (author_kind in ('person', 'key')),
  author_id     uuid,
  -- When the version that this one brought back was saved.
  restored_from timestamptz(3),
  content       jsonb not null,
  -- Of its words, at their longest; of all of it.
  most_characters integer not null,
  bytes           integer not null,
  begun         timestamptz(3) not null,
  saved         timestamptz(3) not null,
  primary key (workspace_id, campaign_id, id),
  foreign key (workspace_id, campaign_id) references campaign (workspace_id, id) on delete cascade
);
