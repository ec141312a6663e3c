-- A workspace that has grown since the last ANALYZE is planned for as if it were empty: after a tenth of all rows of all
-- workspaces it was gathered, now after a hundredth.
alter table contact set (autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 500);
alter table product set (autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 500);
