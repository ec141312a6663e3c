-- Who the post of a campaign names as its author, a team member: chosen with the draft, or whoever let it go.
alter table campaign add column post_author_choice text not null default 'publisher';
alter table campaign add constraint campaign_post_author_choice
  check (post_author_choice in ('publisher', 'nobody', 'member'));
-- The one who was chosen, or the one who let it go; null: nobody of the team.
alter table campaign add column post_author_id uuid;

-- The plan of a campaign in versions, {"plan": null} where there was none; null: from before it was kept.
alter table campaign_version add column split_test jsonb;
