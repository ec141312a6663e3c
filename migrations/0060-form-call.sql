-- What came of the last calls of the contact webhook: the keys of what was sent and what they were read as, never a value.
create table form_call (
  workspace_id uuid not null,
  id           uuid not null,
  outcome      text not null check (outcome in ('stored', 'rejected', 'trapped', 'failed')),
  is_trusted   boolean not null,
  reason       text,
  -- As JSON text: which key was read as which field and why, and which were ignored and why.
  reading      text not null,
  -- Of rejected_form, as long as it is kept.
  rejected_id  uuid,
  created      timestamptz(3) not null,
  primary key (workspace_id, id)
);
create index form_call_by_created on form_call (workspace_id, created);
