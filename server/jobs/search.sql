-- Finding jobs: text as search sees it, words and queries, windows of time, and the search itself (search-store.ts).

-- unaccent() is only STABLE because its dictionary could be replaced; naming the dictionary makes it safe to index.
create or replace function fold_accents(input text) returns text language sql immutable strict parallel safe
as $$ select public.unaccent('public.unaccent'::regdictionary, input) $$;

-- Text as search sees it, when stored and when asked: without accents, and with names that the parser would break (C++, C#, .NET, Node.js) made whole.
create or replace function search_fold(input text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(replace(replace(replace(fold_accents(lower(input)),
    'c++', 'cplusplus'), 'c#', 'csharp'), 'f#', 'fsharp'), '.net', ' dotnet'), '.js', 'js')
$$;

create or replace function facet_key(input text) returns text language sql immutable strict parallel safe
as $$ select lower(regexp_replace(btrim(input), '\s+', ' ', 'g')) $$;

-- Day number (since 1970) of a UUIDv7, and the smallest UUIDv7 of a day: time windows in terms of ids.
create or replace function uuid_day(id uuid) returns int language sql immutable strict parallel safe
as $$ select ((('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint) / 86400000)::int $$;

create or replace function first_uuid_of_day(day int) returns uuid language sql immutable strict parallel safe
as $$ select (lpad(to_hex(greatest(day, 0)::bigint * 86400000), 12, '0') || '00000000000000000000')::uuid $$;

-- Every bucket of a level (see time_tokens) that days lie in: one query for a window of time.
create or replace function window_query(first_day int, last_day int, level int) returns tsquery language sql immutable strict parallel safe as $$
  select string_agg(format('''~b%s:%s''', level, bucket), ' | ')::tsquery
  from generate_series(first_day / (8 ^ level)::int, last_day / (8 ^ level)::int) bucket
$$;

-- Learns the commoner words from the newest jobs; rarer prefixes need no help, since they match little.
create or replace function refresh_job_words() returns void language sql as $$
  delete from job_word;
  insert into job_word (word, jobs)
    select word, ndoc from ts_stat('select fts from job_search order by id desc limit 10000')
    where word !~ '^~' and word ~ '^[a-z]' and length(word) between 3 and 40 and ndoc >= 3
$$;

-- What `typed` may become: the commonest words that start with it, and the stem that it has outgrown ("developin" -> "develop").
create or replace function complete_word(typed text) returns tsquery language sql stable as $$
  select coalesce(
    (select string_agg(quote_literal(word), ' | ')::tsquery from (
      select word from (
        (select word, jobs from job_word where word >= typed collate "C" and word < (typed || '~') collate "C" order by jobs desc limit 12)
        union
        (select word, jobs from job_word where length(typed) > 5 and word = any (array[left(typed, -1), left(typed, -2), left(typed, -3)]))) w
      order by jobs desc) words),
    (quote_literal(typed) || ':*')::tsquery)
$$;

-- The query of a search box: `words` as websearch syntax, and `prefix`, the word still being typed (null when there is none).
-- A word that means nothing ("while") is no beginning of another: nothing is indexed under it, so asking for it would find nothing.
create or replace function text_query(words text, prefix text) returns tsquery language sql stable as $$
  select case when prefix is null or numnode(websearch_to_tsquery('english', search_fold(prefix))) = 0
      then websearch_to_tsquery('english', search_fold(words))
    else websearch_to_tsquery('english', search_fold(words))
      && (websearch_to_tsquery('english', search_fold(prefix)) || complete_word(search_fold(prefix))) end
$$;

-- The same words, asked of the title alone; null when none of them means anything.
create or replace function title_query(words text) returns tsquery language sql stable as $$
  select string_agg(quote_literal('~t:' || stem), ' & ')::tsquery
  from unnest(tsvector_to_array(to_tsvector('english', search_fold(words)))) stem
$$;

-- How many jobs the planner takes there to be in all, and to match each key. It multiplies the shares of a phrase's words as if they met by
-- chance: a hundred times as many are expected of one. EXPLAIN wants a volatile function, though this one only reads.
create or replace function key_estimates(keys tsquery[]) returns float[] language plpgsql volatile as $$
declare plan json; estimates float[];
begin
  execute 'explain (format json) select from job_search union all select from job_search' || coalesce((
    select string_agg(format(' where fts @@ %L::tsquery', key), ' union all select from job_search' order by n) from unnest(keys) with ordinality k (key, n)), '')
    into plan;
  select array_agg(greatest((part ->> 'Plan Rows')::float, 1) order by n) into estimates
    from json_array_elements(plan -> 0 -> 'Plan' -> 'Plans') with ordinality parts (part, n);
  return array(select case when n > 1 and keys[n - 1]::text ~ '<(-|\d+)>' then 100 * estimate else estimate end
    from unnest(estimates) with ordinality e (estimate, n) order by n);
end $$;

-- How many jobs may match all keys.
create or replace function expected_matches(estimates float[]) returns float language sql immutable strict parallel safe as $$
  select greatest(estimates[1] * exp(sum(ln(estimate / estimates[1]))), 1) from unnest(estimates[2:]) estimate
$$;

-- Ids of listed jobs that match every key of `wanted` (none: all jobs) and overlap the ranges (null: any), newest or oldest first, after `after_id`
-- (null: from the start), none below `since` (null: any): time windows of about a page, so that the cost follows the page and not the number of
-- matches. The index looks up each key by itself and leaps in each over what the others do not have; of one key that says it all it
-- would walk every list that is shorter than the longest one needed, and ask the whole of it of each job there.
create or replace function search_job_ids(wanted tsquery[], pay_low int, pay_high int, years_low int, years_high int, after_id uuid, page int, oldest_first boolean,
  since uuid default null)
returns setof uuid language plpgsql stable rows 100
  set enable_seqscan = off set max_parallel_workers_per_gather = 0 set jit = off as $$
declare
  -- Both ends of what is still to be looked at, left out themselves.
  low uuid := case when oldest_first then greatest(after_id, since) else since end;
  high uuid := case when oldest_first then null else after_id end;
  -- Days (see uuid_day): the oldest and newest of all jobs, the next to look at, the last one, the end of a window.
  oldest int; newest int; day int; last_day int; edge int;
  -- Each key is asked of what those before it let through: first what costs little and lets little through.
  keys tsquery[] := array(select key from unnest(wanted) key where numnode(key) > 0); estimates float[];
  level int; width int; bound uuid; conditions text; seen int := 0; found_now int; found_all int := 0;
begin
  if cardinality(keys) = 0 then
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
  estimates := key_estimates(keys);
  -- What is expected may be far from what there is: a narrow window first tells more, at little cost.
  width := ceil(least(1.5 * page / expected_matches(estimates), 1.0 / 32) * (newest - oldest + 1))::int;
  select array_agg(key order by numnode(key) / (1 - least(estimate / estimates[1], 0.99))) into keys from unnest(keys, estimates[2:]) k (key, estimate);
  loop
    -- The bucket that a window ends in is taken whole.
    level := case when width <= 8 then 0 when width <= 64 then 1 when width <= 512 then 2 else 3 end;
    edge := case when oldest_first then ((day + width - 1) / (8 ^ level)::int + 1) * (8 ^ level)::int - 1
      else greatest(day - width + 1, 0) / (8 ^ level)::int * (8 ^ level)::int end;
    -- A window of a quarter of all days costs no less than none.
    if 4 * abs(edge - day) >= abs(last_day - day) then
      edge := null; bound := null;
    else
      bound := first_uuid_of_day(case when oldest_first then edge + 1 else edge end);
    end if;
    select string_agg('s.fts @@ ' || key, ' and ' order by place) into conditions from (
      select format('$1[%s]', place) as key, place from generate_series(1, cardinality(keys)) place
      union all select '$2', 1.5 where edge is not null) placed;
    -- The conditions are as many as the keys, which no prepared statement could be.
    return query execute format('with matching as materialized (
        select s.id from job_search s where %s and ($3 is null or (s.pay_min <= $4 and s.pay_max >= $3)) and ($5 is null or (s.experience_min <= $6 and s.experience_max >= $5)))
      select m.id from matching m where ($7 is null or m.id > $7) and ($8 is null or m.id < $8) and ($9 is null or %s) order by m.id %s limit $10',
      conditions, case when oldest_first then 'm.id < $9' else 'm.id >= $9' end, case when oldest_first then 'asc' else 'desc' end)
      using keys, window_query(least(day, edge), greatest(day, edge), level), pay_low, pay_high, years_low, years_high, low, high, bound, page - found_all;
    get diagnostics found_now = row_count;
    found_all := found_all + found_now;
    exit when found_all >= page or edge is null;
    if oldest_first then low := bound; else high := bound; end if;
    seen := seen + abs(edge - day) + 1;
    day := edge + case when oldest_first then 1 else -1 end;
    -- The next is as wide as what was found promises the rest, and a little more. Where little is to come, all of it at once: a window of
    -- many days costs no less than none.
    width := case when (found_all + 2) * abs(last_day - day)::float / seen <= 4 * (page - found_all) then newest - oldest + 1
      when found_all = 0 then 8 * seen
      else least(16 * seen, greatest(1, ceil(1.3 * seen * (page - found_all) / found_all)::int)) end;
  end loop;
end $$;
