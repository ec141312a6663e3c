-- Products are found by what they mean, whatever their words: by the signs of their vectors, which are compared bit by bit.
alter table product add column embedding_signs varbit;
update product p set embedding_signs = (
  select string_agg((get_byte(p.embedding, n * 4 + 3) < 128 and substr(p.embedding, n * 4 + 1, 4) <> '\x00000000')::int::text, '' order by n)
  from generate_series(0, length(p.embedding) / 4 - 1) n)::varbit
where p.embedding is not null;
