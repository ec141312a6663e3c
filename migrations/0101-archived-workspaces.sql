-- A workspace that is archived is read and sends nothing; one that is deleted is archived until its time is over, and then
-- everything of it is erased.
alter table workspace add column archived timestamptz(3);
alter table workspace add column erase_after timestamptz(3);
