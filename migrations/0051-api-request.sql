-- What was asked with API keys in the last days: the route and never its ids, no query, no body.
create table api_request (
  workspace_id uuid not null,
  id           uuid not null,
  api_key_id   uuid not null,
  method       text not null,
  route        text not null,
  status       smallint not null,
  milliseconds integer not null,
  trace_id     text not null,
  created      timestamptz(3) not null,
  primary key (workspace_id, id)
);
create index api_request_by_key on api_request (workspace_id, api_key_id, id);
create index api_request_by_created on api_request (workspace_id, created);
