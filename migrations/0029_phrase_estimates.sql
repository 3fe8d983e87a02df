-- The release before this one can go on.
-- How many jobs the planner takes to match. It multiplies the shares of words as if those of one phrase met by chance: with a phrase a hundred
-- times as many are expected, so that the first window of time is not all of it. EXPLAIN wants a volatile function, though this one only reads.
create or replace function expected_matches(wanted tsquery) returns float language plpgsql volatile as $$
declare plan json;
begin
  execute format('explain (format json) select from job_search where fts @@ %L::tsquery', wanted) into plan;
  return greatest((plan -> 0 -> 'Plan' ->> 'Plan Rows')::float, 1) * case when wanted::text ~ '<(-|\d+)>' then 100 else 1 end;
end $$;
