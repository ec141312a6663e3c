-- When each of the worker's jobs runs next. Whoever moves the time ahead runs it, so that of several workers one does.
create table job (
  name     text primary key,
  next_run timestamptz(3) not null
);
