-- A mark behind a number says that it is of inches, as "27 inch" does.
update product set index_due = true
where not index_due and concat_ws(' ', title, type, tags::text, body_html, custom_properties::text) ~ '\d(["”″]|\\"|&(quot|rdquo|Prime);)';
