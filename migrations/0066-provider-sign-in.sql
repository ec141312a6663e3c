-- Whom an OpenID provider knows an account by: its subject, which is never given to another person, unlike an address.
create table account_identity (
  issuer     text not null,
  subject    text not null,
  account_id uuid not null references account (id) on delete cascade,
  created    timestamptz(3) not null,
  last_used  timestamptz(3) not null,
  primary key (issuer, subject)
);
create unique index account_identity_by_account on account_identity (account_id, issuer);

-- However much it is used: a session that was opened at a provider ends within a day, as what the provider knows may have.
alter table account_session add column expires timestamptz(3);
