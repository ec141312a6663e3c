-- The words of the public subscribe page are versions too, in one row of numbers with those of forms.
alter table consent_text add column place text not null default 'form';
alter table consent_text add constraint consent_text_place check (place in ('form', 'page'));
