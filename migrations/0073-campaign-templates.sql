-- Letters of a workspace to begin from, each made of a campaign.
create table campaign_template (
  workspace_id uuid not null references workspace (id),
  id           uuid not null,
  name         text not null,
  -- The title of the campaign it was made of, offered to the next one.
  title        text,
  -- Subject and preview line, as far as they were written.
  notification jsonb not null default '{}',
  blocks       jsonb not null,
  created      timestamptz(3) not null,
  updated      timestamptz(3) not null,
  primary key (workspace_id, id)
);
create unique index campaign_template_name on campaign_template (workspace_id, lower(name));
