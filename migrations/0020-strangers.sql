-- What strangers can write: marked as theirs, looked up by what they claim, and forgotten (docs/decisions/retention.md).

-- False: posted with neither key nor signature.
alter table inbound_sms add column is_proven boolean not null default true;
create index inbound_sms_of_strangers on inbound_sms (workspace_id, created)
  where contact_id is null or not is_proven;

-- Whether a number was written to lately, whoever has it by now. Of SMS alone: an email has a domain.
create index delivery_to_number on delivery (workspace_id, address, id) where domain is null and address is not null;

create index outbox_message_by_created on outbox_message (workspace_id, created);
