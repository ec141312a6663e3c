-- What people look for among a workspace's messages and addresses, newest first. The few that did not go well are found
-- without reading the many that did; rows that are on their way are in none of these indexes.
create index delivery_astray on delivery (workspace_id, state, id) where state in ('failed', 'skipped', 'unknown');
create index delivery_returned on delivery (workspace_id, outcome, id) where outcome in ('bounced', 'complained');

create index suppression_by_reason on suppression (workspace_id, reason, created, channel, address);
