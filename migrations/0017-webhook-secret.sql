-- The secret that shows a contact webhook's deliveries to be the workspace's own is made from the installation's key,
-- the webhook's id and this number: to count it up is to rotate it.
alter table contact_webhook add column secret_version integer not null default 1;
