-- The language in which a workspace speaks to its readers: of its public pages, consent pages and the mails of our own.
alter table workspace add column language text not null default 'en';
