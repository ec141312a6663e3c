-- The link table has a tag's contacts in the order of the list, with the state a filter may ask for beside the tag: a page
-- of one tag reads as many rows as it shows, and a count of a tag in a state reads no contact. Both columns are copies
-- that the statement writing the contact writes too (contacts/tagging-store.ts).
alter table contact_tagging add column created timestamptz(3);
alter table contact_tagging add column state text;
update contact_tagging g set created = c.created, state = c.state
  from contact c where c.workspace_id = g.workspace_id and c.id = g.contact_id;
-- Nobody has it any more: left by a version that did not take its link away with a contact.
delete from contact_tagging where created is null;
alter table contact_tagging alter column created set not null;
alter table contact_tagging alter column state set not null;
create index contact_tagging_by_created on contact_tagging (workspace_id, tag, created, contact_id) include (state);
