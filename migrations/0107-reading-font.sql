-- In which kind of letters posts are read on public pages: sans (as it was) or serif.
alter table workspace add column reading_font text not null default 'sans';
