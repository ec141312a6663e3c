-- An index knows no weights: a word that is looked for in titles made PostgreSQL unpack the vector of every product that has it.
-- Where a word stands is in the index now: it is there once more behind a capital, which no word has, for titles (A), for
-- what says what a product is (A and B: K), and for titles of collections (D).
create or replace function marked_words(words tsvector, workspace_id uuid) returns tsvector
  language sql immutable parallel safe as $$
  select string_agg(
    regexp_replace(p.words::text, $r$'((?:[^']|'')*)'$r$, '''' || right(workspace_id::text, 4) || p.capital || '\1''', 'g'), ' ')::tsvector
  from (values ('', words), ('A', ts_filter(words, '{a}')), ('K', ts_filter(words, '{a,b}')), ('D', ts_filter(words, '{d}'))) as p (capital, words)
$$;
drop index product_matched;
-- As the function does, which the nodes of a cluster are given later.
update product set matched = (
  matched::text || ' ' ||
  regexp_replace(ts_filter(matched, '{a}')::text, $r$'(.{4})((?:[^']|'')*)'$r$, '''\1A\2''', 'g') || ' ' ||
  regexp_replace(ts_filter(matched, '{a,b}')::text, $r$'(.{4})((?:[^']|'')*)'$r$, '''\1K\2''', 'g') || ' ' ||
  regexp_replace(ts_filter(matched, '{d}')::text, $r$'(.{4})((?:[^']|'')*)'$r$, '''\1D\2''', 'g'))::tsvector;
create index product_matched on product using gin (matched) with (gin_pending_list_limit = 256);
