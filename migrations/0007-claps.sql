-- Who clapped how often: `clapper` is a keyed hash of a browser's cookie and the post, so that no one's claps can be
-- told together. The sum is post.claps, moved in the same transaction.
create table clap (
  workspace_id uuid not null,
  post_id      uuid not null,
  clapper      bytea not null,
  n            smallint not null,
  primary key (workspace_id, post_id, clapper),
  foreign key (workspace_id, post_id) references post (workspace_id, id)
);

-- What bounds scripts that throw cookies away: claps of one network address on one post in a day, as a hash that is
-- another one every day. What is of earlier days is deleted.
create table clap_address (
  workspace_id uuid not null,
  day          date not null,
  post_id      uuid not null,
  address      bytea not null,
  n            smallint not null,
  primary key (workspace_id, day, post_id, address)
);
