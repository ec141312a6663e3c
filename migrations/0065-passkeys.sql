-- Passkeys (WebAuthn Level 3): the public half of a key pair whose other half stays with the person.
create table account_passkey (
  id            uuid primary key,
  account_id    uuid not null references account (id) on delete cascade,
  credential_id text not null unique,
  public_key    bytea not null,
  -- Of its uses, as the authenticator counts them; 0 where it does not.
  counter       bigint not null,
  transports    jsonb not null,
  name          text not null,
  created       timestamptz(3) not null,
  last_used     timestamptz(3)
);
create index account_passkey_by_account on account_passkey (account_id, created);

-- What a sign-in is to answer, by its SHA-256: deleted by the answer, so that none is taken twice.
create table sign_in_challenge (
  hash       bytea primary key,
  purpose    text not null,
  account_id uuid references account (id) on delete cascade,
  expires    timestamptz(3) not null
);
create index sign_in_challenge_by_expires on sign_in_challenge (expires);
