-- Of a workspace that came after the last statistics PostgreSQL takes one row to be all it has, and reads all of it by whichever
-- index begins with the workspace. A tenth of a million contacts is long in coming: so many changes are enough.
alter table contact set (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 10000);
alter table product set (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 1000);
alter table collection set (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 1000);
