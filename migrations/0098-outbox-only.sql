-- Whether all messages of a workspace stay in the outbox, whatever mail servers and gateways there are.
alter table workspace add column outbox_only boolean not null default false;
-- The demo's people do not exist. Nobody else can send from that address: nobody has mail at example.com (RFC 2606).
update workspace set outbox_only = true where sender_email = 'hello@example.com';
