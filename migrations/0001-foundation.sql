-- The whole data model. workspace_id leads every primary key, unique index and foreign key of workspace data,
-- so that the schema can be distributed by workspace unchanged; the first four tables are the small reference
-- tables that lead to a workspace. Times keep milliseconds, as the API shows them.

create extension if not exists pg_trgm;

create table organization (
  id      uuid primary key,
  name    text not null,
  created timestamptz(3) not null
);

create function iso_time(at timestamptz) returns text
  language sql immutable parallel safe
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

create table workspace (
  id                     uuid primary key,
  organization_id        uuid not null references organization (id),
  name                   text not null,
  handle                 text not null unique,
  country                text not null,
  timezone               text not null,
  image                  text,
  sender_email           text,
  sms_enabled            boolean not null default false,
  sms_preview_in_posts   boolean not null default false,
  webhook_honeypot       text,
  webhook_origins        text[] not null default '{}',
  created                timestamptz(3) not null,
  updated                timestamptz(3) not null
);
create index workspace_by_organization on workspace (organization_id, created, id);

create table contact_webhook (
  id           text primary key,
  workspace_id uuid not null references workspace (id)
);
create index contact_webhook_by_workspace on contact_webhook (workspace_id);

create table api_key (
  id           uuid primary key,
  workspace_id uuid not null references workspace (id),
  name         text not null,
  secret_hash  bytea not null,
  scopes       text[] not null,
  created      timestamptz(3) not null,
  revoked      timestamptz(3)
);
create index api_key_by_workspace on api_key (workspace_id, created);

-- Exact totals without counting: the writing statement adds to one of 16 shards. facet '' is the whole
-- resource and its summed versions are the data version; 'state=…' and 'tag=…' are parts of it.
create table counter (
  workspace_id uuid not null,
  resource     text not null,
  facet        text not null,
  shard        smallint not null,
  n            bigint not null,
  version      bigint not null,
  primary key (workspace_id, resource, facet, shard)
) with (fillfactor = 50);

create table team_member (
  workspace_id uuid not null references workspace (id),
  id           uuid not null,
  name         text not null,
  email        text not null,
  phone        text,
  role         text not null,
  bio          text,
  image        text,
  is_secret    boolean not null default false,
  created      timestamptz(3) not null,
  updated      timestamptz(3) not null,
  primary key (workspace_id, id)
);
create unique index team_member_email on team_member (workspace_id, lower(email));

create table custom_field (
  workspace_id uuid not null references workspace (id),
  id           uuid not null,
  name         text not null,
  label        text not null,
  type         text not null check (type in ('text', 'number', 'date', 'boolean')),
  created      timestamptz(3) not null,
  primary key (workspace_id, id),
  unique (workspace_id, name)
);

create table segment (
  workspace_id uuid not null references workspace (id),
  id           uuid not null,
  name         text not null,
  filter       text not null,
  created      timestamptz(3) not null,
  updated      timestamptz(3) not null,
  primary key (workspace_id, id)
);

-- Written around one json_build_object: nested functions cost 35 µs a row and more. No code writes `doc`,
-- so it cannot drift from its row. The argument list is the record, in the order it is shown.
create function contact_doc(
  id uuid, workspace_id uuid, state text, name text, email text, phone text, image text, bio text, address text,
  city text, postal_code text, region text, country text, source text, system_source text, tags text[],
  status_tags jsonb, custom_fields jsonb, follows_email text, follows_sms text, created timestamptz,
  updated timestamptz, last_activity timestamptz
) returns text language plpgsql immutable parallel safe as $$
begin
  return json_build_object(
    'id', id, 'feedId', workspace_id, 'state', state, 'name', name, 'email', email, 'phone', phone,
    'image', image, 'bio', bio, 'address', address, 'city', city, 'postalCode', postal_code, 'region', region,
    'country', country, 'source', source, 'systemSource', system_source, 'tags', tags,
    'statusTags', status_tags, 'customFields', custom_fields,
    'notificationSettings', json_build_object('email', follows_email <> 'off', 'sms', follows_sms <> 'off'),
    'follows', json_build_object('email', follows_email, 'sms', follows_sms),
    'created', to_char(created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'updated', to_char(updated at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'lastActivity', to_char(last_activity at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
end $$;

create table contact (
  workspace_id  uuid not null references workspace (id),
  id            uuid not null,
  state         text not null
    check (state in ('invited', 'active', 'unsubscribed', 'bounced', 'complained', 'blocked')),
  name          text,
  email         text,
  phone         text,
  image         text,
  bio           text,
  address       text,
  city          text,
  postal_code   text,
  region        text,
  country       text,
  source        text,
  system_source text,
  tags          text[] not null default '{}',
  status_tags   jsonb not null default '{}',
  custom_fields jsonb not null default '{}',
  follows_email text not null default 'always' check (follows_email in ('always', 'only_new', 'off')),
  follows_sms   text not null default 'always' check (follows_sms in ('always', 'only_new', 'off')),
  created       timestamptz(3) not null,
  updated       timestamptz(3) not null,
  last_activity timestamptz(3),
  doc           text not null generated always as (contact_doc(
    id, workspace_id, state, name, email, phone, image, bio, address, city, postal_code, region, country,
    source, system_source, tags, status_tags, custom_fields, follows_email, follows_sms, created, updated,
    last_activity)) stored,
  primary key (workspace_id, id)
) with (fillfactor = 85);
create unique index contact_email on contact (workspace_id, lower(email)) where email is not null;
-- What is known of a partial index's expression is not used for planning: without this an email is taken to be one of
-- 200, and a look-up of one contact in a million walks them all.
create statistics contact_email_key on lower(email) from contact;
create unique index contact_phone on contact (workspace_id, phone) where phone is not null;
create index contact_by_created on contact (workspace_id, created, id);
create index contact_by_name on contact (workspace_id, name, id);
create index contact_by_state on contact (workspace_id, state, created, id);

-- `number` is what the link table holds: a quarter of a UUID's index pages, and 0.02-0.23 of the time of a GIN
-- index on the array at a million contacts. The first spelling of a tag is the one shown.
create table contact_tag (
  workspace_id uuid not null references workspace (id),
  id           uuid not null,
  number       integer not null,
  name         text not null,
  name_key     text not null,
  created      timestamptz(3) not null,
  primary key (workspace_id, id),
  unique (workspace_id, name_key),
  unique (workspace_id, number)
);

-- No foreign key to contact: only contacts/store.ts writes here, in the statement that writes the row's own
-- array, and the check would cost an import a third of its rate.
create table contact_tagging (
  workspace_id uuid not null,
  tag          integer not null,
  contact_id   uuid not null,
  primary key (workspace_id, tag, contact_id)
);

create table contact_note (
  workspace_id uuid not null,
  id           uuid not null,
  contact_id   uuid not null,
  source       text not null,
  text         text not null,
  created      timestamptz(3) not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, contact_id) references contact (workspace_id, id)
);
create index contact_note_by_contact on contact_note (workspace_id, contact_id, id);

-- What an invited contact is still to be asked, and in which words.
create table contact_invitation (
  workspace_id   uuid not null,
  contact_id     uuid not null,
  channel        text not null check (channel in ('email', 'sms')),
  custom_message text,
  created        timestamptz(3) not null,
  primary key (workspace_id, contact_id),
  foreign key (workspace_id, contact_id) references contact (workspace_id, id)
);

-- Where an import stands: written in the transaction of each batch, so that a resumed one skips what is stored.
-- `rows_done` are ranges, since two batches are on their way at once; `rejected_bytes` is how much of the file of
-- rejected rows counts.
create table contact_import (
  workspace_id   uuid not null references workspace (id),
  id             uuid not null,
  fingerprint    text not null,
  rows_done      int8multirange not null default '{}',
  created_n      bigint not null default 0,
  updated_n      bigint not null default 0,
  rejected_n     bigint not null default 0,
  rejected_bytes bigint not null default 0,
  finished       timestamptz(3),
  created        timestamptz(3) not null,
  updated        timestamptz(3) not null,
  primary key (workspace_id, id)
);
create index contact_import_by_fingerprint on contact_import (workspace_id, fingerprint);

-- `words` are the title's, weighted D, as they stand in the vectors of the collection's products.
create table collection (
  workspace_id      uuid not null references workspace (id),
  id                uuid not null,
  external_id       text,
  title             text not null,
  handle            text not null,
  body_html         text,
  source            text,
  custom_properties jsonb not null default '{}',
  words             tsvector not null default '',
  created           timestamptz(3) not null,
  updated           timestamptz(3) not null,
  primary key (workspace_id, id),
  unique (workspace_id, handle)
);
create unique index collection_external on collection (workspace_id, external_id) where external_id is not null;
create index collection_by_created on collection (workspace_id, created, id);

create function product_doc(
  id uuid, title text, type text, body_html text, handle text, vendor text, status text, url text,
  image_url text, price numeric, original_price numeric, currency text, is_for_sale boolean, tags text[],
  external_id text, collections jsonb, custom_properties jsonb
) returns text language plpgsql immutable parallel safe as $$
begin
  return json_build_object(
    'id', id, 'title', title, 'type', type, 'bodyHtml', body_html, 'handle', handle, 'vendor', vendor,
    'status', status, 'url', url, 'imageUrl', image_url, 'price', price, 'originalPrice', original_price,
    'currency', currency, 'isForSale', is_for_sale, 'tags', tags, 'externalId', external_id,
    'collections', (select coalesce(json_agg(json_build_object('id', c->'id', 'collectionTitle', c->'title')), '[]')
                    from jsonb_array_elements(collections) c),
    'customProperties', custom_properties);
end $$;

create aggregate tsvector_agg (tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '');

-- `collections` repeats id, title and external id of the product's collections, kept by the same transactions
-- that write product_collection and collection, so that a list is one scan. `ranked` is short and weighted (title A,
-- vendor B, type and tags C) because ts_rank reads all of it; `matched` also holds the body. The words of collections
-- are weighted D in both, so that ts_filter can part them from the product's own when a collection is renamed.
-- `embedding` holds 32-bit floats, little-endian, of length 1: a third of what real[] costs to send and read.
create table product (
  workspace_id      uuid not null references workspace (id),
  id                uuid not null,
  external_id       text,
  title             text not null,
  type              text not null default '',
  body_html         text,
  handle            text,
  vendor            text,
  status            text,
  source            text,
  url               text,
  image_url         text,
  price             numeric,
  original_price    numeric,
  currency          text,
  is_for_sale       boolean,
  tags              text[] not null default '{}',
  collections       jsonb not null default '[]',
  custom_properties jsonb not null default '{}',
  ranked            tsvector not null default '',
  matched           tsvector not null default '',
  embedding         bytea,
  embedding_due     boolean not null default true,
  created           timestamptz(3) not null,
  updated           timestamptz(3) not null,
  doc               text not null generated always as (product_doc(
    id, title, type, body_html, handle, vendor, status, url, image_url, price, original_price, currency,
    is_for_sale, tags, external_id, collections, custom_properties)) stored,
  primary key (workspace_id, id)
) with (fillfactor = 85);
create unique index product_external on product (workspace_id, external_id) where external_id is not null;
create unique index product_handle on product (workspace_id, handle) where handle is not null;
create index product_by_created on product (workspace_id, created, id);
create index product_matched on product using gin (matched);
create index product_embedding_due on product (workspace_id, id) where embedding_due;

create table product_collection (
  workspace_id  uuid not null,
  collection_id uuid not null,
  product_id    uuid not null,
  position      integer not null,
  primary key (workspace_id, collection_id, product_id),
  foreign key (workspace_id, collection_id) references collection (workspace_id, id),
  foreign key (workspace_id, product_id) references product (workspace_id, id)
);
create index product_collection_by_product on product_collection (workspace_id, product_id);

-- Every word products are found by: a misspelt word of a prompt is corrected from here (7-14 ms against 61-105
-- for trigrams over titles at 100,000 products).
create table product_lexeme (
  workspace_id uuid not null,
  lexeme       text not null,
  primary key (workspace_id, lexeme)
);
create index product_lexeme_similar on product_lexeme using gin (lexeme gin_trgm_ops);

create function campaign_doc(
  id uuid, title text, status text, delivery_channel text, sms_teaser boolean, publish_date timestamptz,
  created timestamptz, updated timestamptz
) returns text language plpgsql immutable parallel safe as $$
begin
  return json_strip_nulls(json_build_object(
    'id', id, 'title', title, 'status', status, 'deliveryChannel', delivery_channel, 'smsTeaser', sms_teaser,
    'publishDate', to_char(publish_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'created', to_char(created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'updated', to_char(updated at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
end $$;

create table campaign (
  workspace_id     uuid not null references workspace (id),
  id               uuid not null,
  delivery_channel text not null check (delivery_channel in ('email', 'sms')),
  status           text not null check (status in
    ('draft', 'scheduled', 'publishing', 'paused', 'published', 'cancelled', 'failed')),
  title            text,
  sms_teaser       boolean not null default false,
  text             text,
  blocks           jsonb not null default '[]',
  segment_ids      uuid[] not null default '{}',
  notification     jsonb not null default '{}',
  publish_date     timestamptz(3),
  failure          text,
  hash             text not null,
  created          timestamptz(3) not null,
  updated          timestamptz(3) not null,
  doc              text not null generated always as (campaign_doc(
    id, title, status, delivery_channel, sms_teaser, publish_date, created, updated)) stored,
  primary key (workspace_id, id)
);
create index campaign_by_created on campaign (workspace_id, created, id);
-- The worker asks all workspaces for what is due; few campaigns are ever in these two states at once.
create index campaign_due on campaign (publish_date) where status in ('scheduled', 'publishing');

create table post (
  workspace_id    uuid not null references workspace (id),
  id              uuid not null,
  campaign_id     uuid,
  post_request_id uuid,
  title           text not null,
  slug            text not null,
  text            text not null,
  html            text not null,
  image           text,
  image_alt       text,
  author          jsonb,
  tags            text[] not null default '{}',
  claps           integer not null default 0,
  is_private      boolean not null default false,
  published       timestamptz(3) not null,
  created         timestamptz(3) not null,
  updated         timestamptz(3) not null,
  primary key (workspace_id, id)
);
create unique index post_of_campaign on post (workspace_id, campaign_id) where campaign_id is not null;
create unique index post_of_request on post (workspace_id, post_request_id) where post_request_id is not null;
create index post_by_published on post (workspace_id, published, id) where not is_private;

create table post_request (
  workspace_id uuid not null references workspace (id),
  id           uuid not null,
  state        text not null check (state in ('published', 'scheduled', 'suggested', 'rejected', 'failed')),
  request      jsonb not null,
  publish_date timestamptz(3),
  failure      text,
  created      timestamptz(3) not null,
  updated      timestamptz(3) not null,
  primary key (workspace_id, id)
);
create index post_request_by_created on post_request (workspace_id, created, id);
create index post_request_due on post_request (publish_date, id) where state = 'scheduled';

create table embedded_integration (
  workspace_id uuid not null references workspace (id),
  id           uuid not null,
  feed_ids     uuid[] not null,
  created      timestamptz(3) not null,
  primary key (workspace_id, id)
);

-- The first answer to a request with an Idempotency-Key, kept 24 hours. status is null while it is being made;
-- a row left so by a crash may be taken over once `lease` has passed.
create table idempotent_answer (
  workspace_id uuid not null,
  api_key_id   uuid not null,
  key          text not null,
  request_hash bytea not null,
  status       smallint,
  headers      jsonb,
  body         text,
  lease        timestamptz(3) not null,
  created      timestamptz(3) not null,
  primary key (workspace_id, api_key_id, key)
);
create index idempotent_answer_by_created on idempotent_answer (created);
