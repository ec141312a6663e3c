-- New contacts of the contact webhook are asked to confirm before anything else is sent to them.
alter table workspace add column double_opt_in boolean not null default false;
