-- Since when a contact has its address; null: since it was made. What is private about it goes to no address that
-- somebody may just have put in the place of its own.
alter table contact
  add column email_since timestamptz(3),
  add column phone_since timestamptz(3);
