-- What was said to whoever suggested it, when it was turned down.
alter table post_request add column remark text;
