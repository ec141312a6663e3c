-- When the last backup was written by `tidings backup`: one row of the installation.
create table backup_made (
  id    smallint primary key default 1 check (id = 1),
  made  timestamptz not null,
  bytes bigint      not null
);
