-- Everything that search needs beyond plain tables: folding, tokens, cards, saving in sets, and newest-first search.
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
-- unaccent() is only STABLE because its dictionary could be replaced; naming the dictionary makes it safe to index.
create function fold_accents(input text) returns text language sql immutable strict parallel safe
as $$ select public.unaccent('public.unaccent'::regdictionary, input) $$;
--> statement-breakpoint
-- Text as search sees it, when stored and when asked: without accents, and with names that the parser would break (C++, C#, .NET, Node.js) made whole.
create function search_fold(input text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(replace(replace(replace(fold_accents(lower(input)),
    'c++', 'cplusplus'), 'c#', 'csharp'), 'f#', 'fsharp'), '.net', ' dotnet'), '.js', 'js')
$$;
--> statement-breakpoint
create function facet_key(input text) returns text language sql immutable strict parallel safe
as $$ select lower(regexp_replace(btrim(input), '\s+', ' ', 'g')) $$;
--> statement-breakpoint
-- Day number (since 1970) of a UUIDv7, and the smallest UUIDv7 of a day: time windows in terms of ids.
create function uuid_day(id uuid) returns int language sql immutable strict parallel safe
as $$ select ((('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint) / 86400000)::int $$;
--> statement-breakpoint
create function first_uuid_of_day(day int) returns uuid language sql immutable strict parallel safe
as $$ select (lpad(to_hex(greatest(day, 0)::bigint * 86400000), 12, '0') || '00000000000000000000')::uuid $$;
--> statement-breakpoint
-- Bands of the filters as numbers: a job carries the token of every band that it overlaps. Bounds are inclusive, the last band is open.
create function salary_band_tokens(low int, high int) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg('~p:' || band), '{}')
  from (values (0, 0, 500000), (1, 500000, 1000000), (2, 1000000, 1500000), (3, 1500000, 2500000), (4, 2500000, 5000000),
               (5, 5000000, 10000000), (6, 10000000, 20000000), (7, 20000000, 50000000), (8, 50000000, 2147483647)) bands(band, a, b)
  where low <= b and high >= a
$$;
--> statement-breakpoint
create function experience_band_tokens(low int, high int) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg('~x:' || band), '{}')
  from (values (0, 0, 1), (1, 1, 3), (2, 3, 5), (3, 5, 8), (4, 8, 12), (5, 12, 16), (6, 16, 20), (7, 20, 25), (8, 25, 9999)) bands(band, a, b)
  where low <= b and high >= a
$$;
--> statement-breakpoint
create function time_tokens(id uuid) returns text[] language sql immutable strict parallel safe as $$
  select array['~b0:' || uuid_day(id), '~b1:' || uuid_day(id) / 8, '~b2:' || uuid_day(id) / 64, '~b3:' || uuid_day(id) / 512]
$$;
--> statement-breakpoint
create function title_tokens(title text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg('~t:' || stem), '{}') from unnest(tsvector_to_array(to_tsvector('english', search_fold(title)))) stem
$$;
--> statement-breakpoint
-- Rupees a year that filters may compare, or null.
create function comparable_pay(amount int, currency text, period text, shown boolean) returns int language sql immutable parallel safe
as $$ select case when shown and currency = 'INR' and period = 'YEAR' then amount end $$;
--> statement-breakpoint
create function job_tsvector(j job, c company, description text) returns tsvector language sql stable as $$
  select to_tsvector('english', search_fold(concat_ws(' ', j.job_title, c.name, j.department, array_to_string(j.locations, ' '),
      array_to_string(j.core_skills, ' '), array_to_string(j.technical_skills, ' '), description)))
    || array_to_tsvector(array_remove(
      array['~e:' || j.employment_type, '~w:' || j.work_mode, '~d:' || facet_key(j.department), '~i:' || facet_key(c.industry),
            '~z:' || c.team_size, '~m:' || c.token, case when j.external_job_id is null then '~own' end]
      || (select coalesce(array_agg('~c:' || key), '{}') from unnest(j.city_keys) key)
      || time_tokens(j.id) || title_tokens(j.job_title)
      || salary_band_tokens(comparable_pay(j.pay_min, j.pay_currency, j.pay_period, j.display_salary_range),
                            comparable_pay(j.pay_max, j.pay_currency, j.pay_period, j.display_salary_range))
      || experience_band_tokens(j.experience_min, j.experience_max), null))
$$;
--> statement-breakpoint
create function iso_time(at timestamptz) returns text language sql stable strict parallel safe
as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
--> statement-breakpoint
-- The list row of contract/jobs.ts (jobCard), as text. Pay that is hidden never enters it.
create function job_card(j job, c company) returns text language sql stable as $$
  -- Rows rather than json_build_object: their JSON has no blanks.
  select row_to_json(card)::text from (select
    j.id, j.job_title as "jobTitle", j.department,
    case when not j.display_salary_range or j.pay_min is null then null
      when j.pay_currency = 'INR' and j.pay_period = 'YEAR' then (select row_to_json(pay) from (select
        trim_scale(j.pay_min / 100000.0) as min, trim_scale(j.pay_max / 100000.0) as max, 'INR' as currency, 'YEAR' as period) pay)
      else (select row_to_json(pay) from (select
        j.pay_min as min, j.pay_max as max, j.pay_currency as currency, j.pay_period as period) pay) end as "salaryRange",
    j.display_salary_range as "displaySalaryRange",
    (select row_to_json(place) from (select j.locations as "fullLocation", j.city as city) place) as location,
    j.employment_type as "typeofEmployment", j.work_mode as "workMode",
    (select row_to_json(years) from (select coalesce(j.experience_min, 0) as min, coalesce(j.experience_max, 0) as max) years) as "experienceRange",
    j.experience_min is not null as "experienceStated",
    iso_time(j.created_at) as "createdAt", j.status, j.bad_job as "badJob",
    c.id as "companyId", c.name as "companyName",
    (select row_to_json(details) from (select c.name, c.logo, '/images/logos/' || c.logo as "logoUrl") details) as "companyDetails",
    j.job_url as "jobUrl", 'NOT_APPLIED' as "applyStatus", -1 as "matchingScore",
    j.external_job_id as "externalJobId", iso_time(j.job_posted_date) as "jobPostedDate",
    case when j.external_job_id is not null then '/images/logos/' || c.logo end as "companyLogoUrl",
    j.core_skills as "coreSkills", j.soft_skills as "softSkills", j.technical_skills as "technicalSkills") card
$$;
--> statement-breakpoint
-- The row as it will be with another status, for the card that is written beside it.
create function row_with_status(j job, new_status text) returns job language plpgsql immutable as $$
begin
  j.status := new_status;
  return j;
end $$;
--> statement-breakpoint
-- What a loader fills by COPY before save_job_intake(): a temporary table of this shape, named job_intake.
create table job_intake_shape (
  id uuid not null, company_id uuid not null, job_title text not null, department text, locations text[] not null, city text, city_keys text[] not null,
  employment_type text, work_mode text, pay_min int, pay_max int, pay_currency text, pay_period text, display_salary_range boolean not null,
  experience_min smallint, experience_max smallint, core_skills text[] not null, soft_skills text[] not null, technical_skills text[] not null,
  skill_keys text[] not null, status text not null, bad_job boolean not null, external_job_id text, job_url text, job_posted_date timestamptz,
  created_at timestamptz not null, updated_at timestamptz not null, expires_at timestamptz, description text not null
);
--> statement-breakpoint
-- Moves job_intake into job, job_detail and job_search in sets: new ids are added, known ids overwritten. The caller recounts companies.
create function save_job_intake() returns void language plpgsql as $$
begin
  insert into job (id, company_id, job_title, department, locations, city, city_keys, employment_type, work_mode, pay_min, pay_max, pay_currency,
      pay_period, display_salary_range, experience_min, experience_max, core_skills, soft_skills, technical_skills, rank_keys, status, bad_job,
      external_job_id, job_url, job_posted_date, created_at, updated_at, expires_at, card)
    select (r.j).id, (r.j).company_id, (r.j).job_title, (r.j).department, (r.j).locations, (r.j).city, (r.j).city_keys, (r.j).employment_type,
      (r.j).work_mode, (r.j).pay_min, (r.j).pay_max, (r.j).pay_currency, (r.j).pay_period, (r.j).display_salary_range, (r.j).experience_min,
      (r.j).experience_max, (r.j).core_skills, (r.j).soft_skills, (r.j).technical_skills, (r.j).rank_keys, (r.j).status, (r.j).bad_job,
      (r.j).external_job_id, (r.j).job_url, (r.j).job_posted_date, (r.j).created_at, (r.j).updated_at, (r.j).expires_at, job_card(r.j, r.c)
    from (
      select row(i.id, i.company_id, i.job_title, i.department, i.locations, i.city, i.city_keys, i.employment_type, i.work_mode, i.pay_min, i.pay_max,
          i.pay_currency, i.pay_period, i.display_salary_range, i.experience_min, i.experience_max, i.core_skills, i.soft_skills, i.technical_skills,
          i.skill_keys || (select coalesce(array_agg('t:' || stem), '{}') from unnest(tsvector_to_array(to_tsvector('english', search_fold(i.job_title)))) stem),
          i.status, i.bad_job, i.status = 'PUBLISHED' and not i.bad_job, i.external_job_id, i.job_url, i.job_posted_date, i.created_at, i.updated_at,
          i.expires_at, '')::job as j, c
      from job_intake i join company c on c.id = i.company_id) r
    order by (r.j).id
    on conflict (id) do update set (company_id, job_title, department, locations, city, city_keys, employment_type, work_mode, pay_min, pay_max,
      pay_currency, pay_period, display_salary_range, experience_min, experience_max, core_skills, soft_skills, technical_skills, rank_keys, status,
      bad_job, job_url, job_posted_date, updated_at, expires_at, card)
    = (excluded.company_id, excluded.job_title, excluded.department, excluded.locations, excluded.city, excluded.city_keys, excluded.employment_type,
      excluded.work_mode, excluded.pay_min, excluded.pay_max, excluded.pay_currency, excluded.pay_period, excluded.display_salary_range,
      excluded.experience_min, excluded.experience_max, excluded.core_skills, excluded.soft_skills, excluded.technical_skills, excluded.rank_keys,
      excluded.status, excluded.bad_job, excluded.job_url, excluded.job_posted_date, excluded.updated_at, excluded.expires_at, excluded.card);
  insert into job_detail (id, description) select id, description from job_intake order by id
    on conflict (id) do update set description = excluded.description;
  delete from job_search s using job_intake i where s.id = i.id and not (i.status = 'PUBLISHED' and not i.bad_job);
  insert into job_search (id, fts, pay_min, pay_max, experience_min, experience_max)
    select j.id, job_tsvector(j, c, i.description),
      comparable_pay(j.pay_min, j.pay_currency, j.pay_period, j.display_salary_range),
      comparable_pay(j.pay_max, j.pay_currency, j.pay_period, j.display_salary_range), j.experience_min, j.experience_max
    from job_intake i join job j on j.id = i.id join company c on c.id = j.company_id where j.is_listed order by j.id
    on conflict (id) do update set (fts, pay_min, pay_max, experience_min, experience_max)
      = (excluded.fts, excluded.pay_min, excluded.pay_max, excluded.experience_min, excluded.experience_max);
end $$;
--> statement-breakpoint
-- Lists never decompress a vector to recheck it, and a dense index beats deferred insertion when pages are read all the time.
alter table job_search alter fts set storage external;
--> statement-breakpoint
create index job_listed on job (id desc) where is_listed;
--> statement-breakpoint
create index job_by_company on job (company_id, id desc) where is_listed;
--> statement-breakpoint
create index job_search_tokens on job_search using gin (fts) with (fastupdate = off);
--> statement-breakpoint
create index company_name_trigrams on company using gin (lower(name) gin_trgm_ops);
--> statement-breakpoint
-- Byte order, so that a prefix is a range of the primary key.
alter table job_word alter column word type text collate "C";
--> statement-breakpoint
-- Learns the commoner words from the newest jobs; rarer prefixes need no help, since they match little.
create function refresh_job_words() returns void language sql as $$
  delete from job_word;
  insert into job_word (word, jobs)
    select word, ndoc from ts_stat('select fts from job_search order by id desc limit 10000')
    where word !~ '^~' and word ~ '^[a-z]' and length(word) between 3 and 40 and ndoc >= 3
$$;
--> statement-breakpoint
-- What `typed` may become: the commonest words that start with it, and the stem that it has outgrown ("developin" -> "develop").
create function complete_word(typed text) returns tsquery language sql stable as $$
  select coalesce(
    (select string_agg(quote_literal(word), ' | ')::tsquery from (
      select word from (
        (select word, jobs from job_word where word >= typed collate "C" and word < (typed || '~') collate "C" order by jobs desc limit 12)
        union
        (select word, jobs from job_word where length(typed) > 5 and word = any (array[left(typed, -1), left(typed, -2), left(typed, -3)]))) w
      order by jobs desc) words),
    (quote_literal(typed) || ':*')::tsquery)
$$;
--> statement-breakpoint
-- The query of a search box: `words` as websearch syntax, and `prefix`, the word still being typed (null when there is none).
-- A word that means nothing ("while") is no beginning of another: nothing is indexed under it, so asking for it would find nothing.
create function text_query(words text, prefix text) returns tsquery language sql stable as $$
  select case when prefix is null or numnode(websearch_to_tsquery('english', search_fold(prefix))) = 0
      then websearch_to_tsquery('english', search_fold(words))
    else websearch_to_tsquery('english', search_fold(words))
      && (websearch_to_tsquery('english', search_fold(prefix)) || complete_word(search_fold(prefix))) end
$$;
--> statement-breakpoint
-- The same words, asked of the title alone; null when none of them means anything.
create function title_query(words text) returns tsquery language sql stable as $$
  select string_agg(quote_literal('~t:' || stem), ' & ')::tsquery
  from unnest(tsvector_to_array(to_tsvector('english', search_fold(words)))) stem
$$;
--> statement-breakpoint
-- How wide the first time window, which starts on `day`, must be to hold about a thousand jobs next to `here`: 0 = 2 days, 1 = 16, 2 = 128, 3 = 1,024, 4 = everything.
create function first_window(here uuid, day int, oldest_first boolean) returns int language plpgsql stable as $$
declare far uuid; days int;
begin
  if oldest_first then select s.id into far from job_search s where s.id > here order by s.id offset 1000 limit 1;
  else select s.id into far from job_search s where s.id < here order by s.id desc offset 1000 limit 1; end if;
  if far is null then return 4; end if;
  days := abs(day - uuid_day(far));
  return case when days <= 1 then 0 when days <= 8 then 1 when days <= 64 then 2 when days <= 512 then 3 else 4 end;
end $$;
--> statement-breakpoint
-- Ids of listed jobs that match `wanted` (never empty) and overlap the ranges (null: any), newest or oldest first, after `after_id` (null: from
-- the start): widening time windows, so that the cost follows the page and not the number of matches.
create function search_job_ids(wanted tsquery, pay_low int, pay_high int, years_low int, years_high int, after_id uuid, page int, oldest_first boolean)
returns setof uuid language plpgsql stable rows 100
  set enable_seqscan = off set jit = off set plan_cache_mode = force_generic_plan as $$
declare
  here uuid := after_id; edge uuid; day int; width int; bucket int; edge_day int; level int; windowed tsquery; found_now int; found_all int := 0;
begin
  if numnode(wanted) = 0 then
    -- Only words that mean nothing ("the"): everything matches.
    if oldest_first then return query select s.id from job_search s where after_id is null or s.id > after_id order by s.id limit page;
    else return query select s.id from job_search s where after_id is null or s.id < after_id order by s.id desc limit page; end if;
    return;
  end if;
  if here is null then
    if oldest_first then select s.id into here from job_search s order by s.id limit 1;
    else select s.id into here from job_search s order by s.id desc limit 1; end if;
    if here is null then return; end if;
    day := uuid_day(here);
    here := first_uuid_of_day(case when oldest_first then day else day + 1 end);
  else
    day := uuid_day(here);
  end if;
  level := first_window(here, day, oldest_first);
  loop
    width := (8 ^ level)::int;
    bucket := day / width;
    if level = 4 then
      edge := null; windowed := wanted;
    else
      edge_day := case when oldest_first then bucket + 2 else bucket - 1 end * width;
      edge := first_uuid_of_day(edge_day);
      windowed := wanted && format('%L | %L', '~b' || level || ':' || bucket,
        '~b' || level || ':' || case when oldest_first then bucket + 1 else bucket - 1 end)::tsquery;
    end if;
    if oldest_first then
      return query with matching as materialized (
        select s.id from job_search s where s.fts @@ windowed
          and (pay_low is null or (s.pay_min <= pay_high and s.pay_max >= pay_low))
          and (years_low is null or (s.experience_min <= years_high and s.experience_max >= years_low)))
        select m.id from matching m where m.id > here and (edge is null or m.id < edge) order by m.id limit page - found_all;
    else
      return query with matching as materialized (
        select s.id from job_search s where s.fts @@ windowed
          and (pay_low is null or (s.pay_min <= pay_high and s.pay_max >= pay_low))
          and (years_low is null or (s.experience_min <= years_high and s.experience_max >= years_low)))
        select m.id from matching m where m.id < here and (edge is null or m.id >= edge) order by m.id desc limit page - found_all;
    end if;
    get diagnostics found_now = row_count;
    found_all := found_all + found_now;
    exit when found_all >= page or level = 4;
    -- This window is done; the next starts at its edge and is as much wider as what was found suggests: eight times or more, and
    -- sixty-four times when there was nothing.
    here := edge;
    day := case when oldest_first then edge_day else greatest(edge_day - 1, 0) end;
    level := least(4, level + case when found_all = 0 then 2 else greatest(1, ceil(ln(page::float / found_all) / ln(8))::int) end);
  end loop;
end $$;
--> statement-breakpoint
-- Companies whose name is like `typed`, nearest first: names that start with it, then names with a few letters wrong. Closeness is 0 to 2000.
create function similar_companies(typed text, most int) returns table (company_id uuid, closeness int)
language sql stable set pg_trgm.word_similarity_threshold = 0.4 as $$
  select id, case when name_key = facet_key(typed) then 2000 when starts_with(name_key, facet_key(typed)) then 1500
    else (word_similarity(facet_key(typed), lower(name)) * 1000)::int end as closeness
  from company where facet_key(typed) <% lower(name)
  order by 2 desc, open_jobs desc, id desc limit most
$$;
