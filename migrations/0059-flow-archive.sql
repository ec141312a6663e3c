-- A flow that is over is put away: it takes nobody in, nobody moves in it, and lists leave it out.
alter table flow drop constraint flow_status_check;
alter table flow add constraint flow_status_check check (status in ('active', 'paused', 'archived'));
