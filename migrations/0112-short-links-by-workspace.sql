-- Short links by workspace: the code begins with a short number of the workspace, so that a link is found where the rest of
-- its workspace lies, and sending waits for nobody else's rows.
alter table workspace add column link_number integer;
update workspace set link_number = n.place
from (select id, (row_number() over (order by created, id) - 1)::integer as place from workspace) n
where n.id = workspace.id;
alter table workspace alter column link_number set not null;
create unique index workspace_link_number on workspace (link_number);

-- Those that were sent before lead where they did. None is added: the lengths of their codes, 7 and 10, are given to no other.
alter table short_link rename to old_short_link;
alter index short_link_of rename to old_short_link_by_workspace;
create table short_link (
  workspace_id uuid not null references workspace (id),
  code         text not null,
  url          text not null,
  created      timestamptz(3) not null,
  constraint short_link_by_workspace primary key (workspace_id, code)
);
create unique index short_link_by_place on short_link (workspace_id, url);
