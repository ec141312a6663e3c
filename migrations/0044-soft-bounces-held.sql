-- Addresses that are taken for dead after soft bounces in a row are held back like bounces that are reported.
alter table bounce_hold drop constraint bounce_hold_kind_check;
alter table bounce_hold add constraint bounce_hold_kind_check
  check (kind in ('bounced', 'about-us', 'reported', 'soft'));
