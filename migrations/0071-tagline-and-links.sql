-- What the public page of a workspace says under its name. Links are 'label address', or an address alone.
alter table workspace
  add column tagline text,
  add column links   text[] not null default '{}';
