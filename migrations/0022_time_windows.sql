-- The release before this one can go on.
-- Every bucket of a level (see time_tokens) that days lie in: one query for a window of time.
create function window_query(first_day int, last_day int, level int) returns tsquery language sql immutable strict parallel safe as $$
  select string_agg(format('''~b%s:%s''', level, bucket), ' | ')::tsquery
  from generate_series(first_day / (8 ^ level)::int, last_day / (8 ^ level)::int) bucket
$$;
--> statement-breakpoint
-- How many jobs the planner takes to match. EXPLAIN wants a volatile function, though this one only reads.
create function expected_matches(wanted tsquery) returns float language plpgsql volatile as $$
declare plan json;
begin
  execute format('explain (format json) select from job_search where fts @@ %L::tsquery', wanted) into plan;
  return greatest((plan -> 0 -> 'Plan' ->> 'Plan Rows')::float, 1);
end $$;
--> statement-breakpoint
drop function search_job_ids(tsquery, int, int, int, int, uuid, int, boolean);
--> statement-breakpoint
drop function first_window(uuid, int, boolean);
--> statement-breakpoint
-- Ids of listed jobs that match `wanted` (never empty) and overlap the ranges (null: any), newest or oldest first, after `after_id` (null: from
-- the start), none below `since` (null: any): time windows of about a page, so that the cost follows the page and not the number of matches.
create function search_job_ids(wanted tsquery, pay_low int, pay_high int, years_low int, years_high int, after_id uuid, page int, oldest_first boolean,
  since uuid default null)
returns setof uuid language plpgsql stable rows 100
  set enable_seqscan = off set jit = off set plan_cache_mode = force_generic_plan as $$
declare
  -- Both ends of what is still to be looked at, left out themselves.
  low uuid := case when oldest_first then greatest(after_id, since) else since end;
  high uuid := case when oldest_first then null else after_id end;
  -- Days (see uuid_day): the oldest and newest of all jobs, the next to look at, the last one, the end of a window.
  oldest int; newest int; day int; last_day int; edge int;
  level int; width int; windowed tsquery; bound uuid; seen int := 0; found_now int; found_all int := 0;
begin
  if numnode(wanted) = 0 then
    -- Only words that mean nothing ("the"): everything matches.
    if oldest_first then return query select s.id from job_search s where low is null or s.id > low order by s.id limit page;
    else return query select s.id from job_search s where (high is null or s.id < high) and (low is null or s.id > low) order by s.id desc limit page;
    end if;
    return;
  end if;
  select uuid_day(s.id) into oldest from job_search s order by s.id limit 1;
  select uuid_day(s.id) into newest from job_search s order by s.id desc limit 1;
  if oldest_first then
    select uuid_day(s.id) into day from job_search s where low is null or s.id > low order by s.id limit 1;
    last_day := newest;
  else
    select uuid_day(s.id) into day from job_search s where high is null or s.id < high order by s.id desc limit 1;
    select uuid_day(s.id) into last_day from job_search s where low is null or s.id > low order by s.id limit 1;
  end if;
  if day is null or last_day is null then return; end if;
  width := ceil(least(1.5 * page / expected_matches(wanted), 1) * (newest - oldest + 1))::int;
  loop
    -- The bucket that a window ends in is taken whole.
    level := case when width <= 8 then 0 when width <= 64 then 1 when width <= 512 then 2 else 3 end;
    edge := case when oldest_first then ((day + width - 1) / (8 ^ level)::int + 1) * (8 ^ level)::int - 1
      else greatest(day - width + 1, 0) / (8 ^ level)::int * (8 ^ level)::int end;
    if 2 * abs(edge - day) >= abs(last_day - day) then
      edge := null; bound := null; windowed := wanted;
    else
      bound := first_uuid_of_day(case when oldest_first then edge + 1 else edge end);
      windowed := wanted && window_query(least(day, edge), greatest(day, edge), level);
    end if;
    if oldest_first then
      return query with matching as materialized (
        select s.id from job_search s where s.fts @@ windowed
          and (pay_low is null or (s.pay_min <= pay_high and s.pay_max >= pay_low))
          and (years_low is null or (s.experience_min <= years_high and s.experience_max >= years_low)))
        select m.id from matching m where (low is null or m.id > low) and (bound is null or m.id < bound) order by m.id limit page - found_all;
      low := bound;
    else
      return query with matching as materialized (
        select s.id from job_search s where s.fts @@ windowed
          and (pay_low is null or (s.pay_min <= pay_high and s.pay_max >= pay_low))
          and (years_low is null or (s.experience_min <= years_high and s.experience_max >= years_low)))
        select m.id from matching m where (high is null or m.id < high) and (bound is null or m.id >= bound) and (low is null or m.id > low)
        order by m.id desc limit page - found_all;
      high := bound;
    end if;
    get diagnostics found_now = row_count;
    found_all := found_all + found_now;
    exit when found_all >= page or edge is null;
    seen := seen + abs(edge - day) + 1;
    day := edge + case when oldest_first then 1 else -1 end;
    -- The next is as wide as what was found promises the rest, and a little more. Where little is to come, all of it at once: a window of
    -- many days costs no less than none.
    width := case when (found_all + 2) * abs(last_day - day)::float / seen <= 4 * (page - found_all) then newest - oldest + 1
      when found_all = 0 then 8 * seen
      else least(16 * seen, greatest(1, ceil(1.3 * seen * (page - found_all) / found_all)::int)) end;
  end loop;
end $$;
