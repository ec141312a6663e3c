-- What publishing at the size of millions and its reports need.

-- A UUIDv7 of a moment with a number in it (RFC 9562, 6.2, method 1), so that rows that one statement makes by the
-- million stand in order: their indexes are filled at the end instead of everywhere, which halves the time. `n` is at
-- most 268,435,455; 44 bits stay random.
create function uuid_at(at timestamptz, n bigint) returns uuid language sql volatile parallel safe as $$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(n >> 16), 3, '0')
    || '8' || lpad(to_hex(n & 65535), 4, '0') || right(replace(gen_random_uuid()::text, '-', ''), 11))::uuid
$$;

-- When it was paused: what nobody resumes by hand is tried again.
alter table mailing add column paused timestamptz(3);

-- Every minute somebody looks for a mailing that was left open, and for one to be tried again.
create index mailing_open on mailing (workspace_id, id) where status in ('sending', 'paused');

-- "Did Anna get it?", when Anna is no contact.
create index delivery_to_others on delivery (workspace_id, lower(address), id) where contact_id is null;
