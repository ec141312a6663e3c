-- People who sign in to the app. Of no workspace: an account may belong to several organizations.
create table account (
  id            uuid primary key,
  email         text not null,
  name          text not null,
  language      text not null,
  -- argon2id in the PHC string format; null: signs in by other means.
  password_hash text,
  created       timestamptz(3) not null,
  updated       timestamptz(3) not null
);
create unique index account_by_email on account (lower(email));

-- Only the SHA-256 of a session's token is kept.
create table account_session (
  id         uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  token_hash bytea not null unique,
  agent      text not null,
  created    timestamptz(3) not null,
  last_seen  timestamptz(3) not null,
  -- When the password, or what stands for it, was last given.
  confirmed  timestamptz(3) not null,
  ended      timestamptz(3)
);
create index account_session_by_account on account_session (account_id, created);

-- workspace_id null: in every workspace of the organization.
create table membership (
  id              uuid primary key,
  account_id      uuid not null references account (id) on delete cascade,
  organization_id uuid not null references organization (id),
  workspace_id    uuid references workspace (id),
  role            text not null,
  created         timestamptz(3) not null
);
create unique index membership_by_account
  on membership (account_id, organization_id, coalesce(workspace_id, '00000000-0000-0000-0000-000000000000'));
create index membership_by_organization on membership (organization_id, created);

-- Links that work once: of the first owner, of invitations, to sign in and to set a new password.
create table account_link (
  id              uuid primary key,
  purpose         text not null,
  token_hash      bytea not null unique,
  account_id      uuid references account (id) on delete cascade,
  email           text,
  organization_id uuid references organization (id),
  workspace_id    uuid references workspace (id),
  role            text,
  created         timestamptz(3) not null,
  expires         timestamptz(3) not null,
  used            timestamptz(3)
);
create index account_link_by_organization on account_link (organization_id, created);
