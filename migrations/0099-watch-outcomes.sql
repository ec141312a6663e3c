-- The number of outcomes that a window of a mailing has had so far.
alter table bounce_watch rename column heard to outcomes;
