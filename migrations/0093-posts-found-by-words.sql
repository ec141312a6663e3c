-- Readers search a workspace's posts by their words, of which a long one counts in its first hundred thousand characters.
create index post_by_words on post using gin (to_tsvector('simple', title || ' ' || left(text, 100000))) where not is_private;
create index post_by_tag on post using gin (tags) where not is_private;
