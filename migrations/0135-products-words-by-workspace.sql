-- Each word that products are found by begins with the last four digits of its workspace's id: the index of all words is one
-- for all workspaces, and of "dress" it held the products of all of them.
create function marked_words(words tsvector, workspace_id uuid) returns tsvector
  language sql immutable parallel safe as $$
  select regexp_replace(words::text, $r$'((?:[^']|'')*)'$r$, '''' || right(workspace_id::text, 4) || '\1''', 'g')::tsvector
$$;
drop index product_matched;
-- As the function does, which the nodes of a cluster are given later.
update product set matched =
  regexp_replace(matched::text, $r$'((?:[^']|'')*)'$r$, '''' || right(workspace_id::text, 4) || '\1''', 'g')::tsvector;
create index product_matched on product using gin (matched) with (gin_pending_list_limit = 256);
