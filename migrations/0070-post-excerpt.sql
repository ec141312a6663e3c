-- What lists, feeds and other sites show of a post: its description, else its first words. Null: a post of an earlier
-- version, of which the text stands in.
alter table post add column excerpt text;

-- What the writers of campaigns said of them is known. Words with marks to fill in are left to the text.
update post set excerpt = left(btrim(c.notification ->> 'emailDescription'), 400)
from campaign c
where c.workspace_id = post.workspace_id and c.id = post.campaign_id
  and btrim(c.notification ->> 'emailDescription') <> '' and c.notification ->> 'emailDescription' !~ '[{][{%]';
