-- A contact may be asked on both its channels; and what it asked for itself comes even to an address that left.
alter table contact_invitation
  drop constraint contact_invitation_pkey,
  add primary key (workspace_id, contact_id, channel),
  add column is_own_wish boolean not null default false;
update contact_invitation i set is_own_wish = true
from contact c
where c.workspace_id = i.workspace_id and c.id = i.contact_id
  and (c.state <> 'invited' or c.system_source = 'subscribe_form');

-- Bodies posted to the contact webhook in which nobody could be found: kept for some days, to be seen and replayed.
create table rejected_form (
  workspace_id uuid not null,
  id           uuid not null,
  -- Pairs, names of files and the kind of body, as JSON text: a jsonb could not hold every character that is sent.
  body         text not null,
  reason       text not null,
  is_trusted   boolean not null,
  is_import    boolean not null,
  address      text not null,
  user_agent   text,
  created      timestamptz(3) not null,
  primary key (workspace_id, id)
);
