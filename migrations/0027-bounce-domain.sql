-- Return paths of its mail, each of which names its message, are addresses of this domain (docs/decisions/bounces.md).
alter table workspace add column bounce_domain text;
