-- Which messages bounced softly, in the order they were sent: a report that comes twice counts once, and what was sent
-- before a message that arrived counts no more.
alter table soft_bounce add column deliveries uuid[] not null default '{}';
