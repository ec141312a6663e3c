-- Which message asked an invited contact to confirm; null: it is still to be asked.
alter table contact_invitation
  add column delivery_id uuid;
create index contact_invitation_due on contact_invitation (workspace_id, created) where delivery_id is null;
