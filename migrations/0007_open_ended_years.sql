-- Filters take a job that asks for "1+ years" by the years that it states: an open end would otherwise meet every band above.
create or replace function experience_band_tokens(low int, high int) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg('~x:' || band), '{}')
  from (values (0, 0, 1), (1, 1, 3), (2, 3, 5), (3, 5, 8), (4, 8, 12), (5, 12, 16), (6, 16, 20), (7, 20, 25), (8, 25, 9999)) bands(band, a, b)
  where low <= b and case when high = 9999 then low else high end >= a
$$;
--> statement-breakpoint
create function close_open_end() returns trigger language plpgsql as $$
begin
  new.experience_max := new.experience_min;
  return new;
end $$;
--> statement-breakpoint
create trigger job_search_years before insert or update on job_search for each row
  when (new.experience_max = 9999) execute function close_open_end();
--> statement-breakpoint
-- At a million jobs the index is made anew in three minutes; kept up entry by entry it takes a quarter of an hour.
drop index job_search_tokens;
--> statement-breakpoint
update job_search
  set fts = ts_delete(fts, array['~x:0', '~x:1', '~x:2', '~x:3', '~x:4', '~x:5', '~x:6', '~x:7', '~x:8'])
    || array_to_tsvector(experience_band_tokens(experience_min, experience_max))
  where experience_max = 9999;
--> statement-breakpoint
create index job_search_tokens on job_search using gin (fts) with (fastupdate = off);
