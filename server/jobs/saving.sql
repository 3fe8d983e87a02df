-- Saving jobs: tokens, cards and features of a job, and the set that save-jobs.ts writes. What these make is stored: a change
-- reaches the jobs that are there only when they are written again (READER_VERSION).

-- Bands of the filters as numbers: a job carries the token of every band that it overlaps. Bounds are inclusive, the last band is open.
create or replace function salary_band_tokens(low int, high int) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg('~p:' || band), '{}')
  from (values (0, 0, 500000), (1, 500000, 1000000), (2, 1000000, 1500000), (3, 1500000, 2500000), (4, 2500000, 5000000),
               (5, 5000000, 10000000), (6, 10000000, 20000000), (7, 20000000, 50000000), (8, 50000000, 2147483647)) bands(band, a, b)
  where low <= b and high >= a
$$;

-- Filters take a job that asks for "1+ years" by the years that it states: an open end would otherwise meet every band above.
create or replace function experience_band_tokens(low int, high int) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg('~x:' || band), '{}')
  from (values (0, 0, 1), (1, 1, 3), (2, 3, 5), (3, 5, 8), (4, 8, 12), (5, 12, 16), (6, 16, 20), (7, 20, 25), (8, 25, 9999)) bands(band, a, b)
  where low <= b and case when high = 9999 then low else high end >= a
$$;

create or replace function time_tokens(id uuid) returns text[] language sql immutable strict parallel safe as $$
  select array['~b0:' || uuid_day(id), '~b1:' || uuid_day(id) / 8, '~b2:' || uuid_day(id) / 64, '~b3:' || uuid_day(id) / 512]
$$;

create or replace function title_tokens(title text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg('~t:' || stem), '{}') from unnest(tsvector_to_array(to_tsvector('english', search_fold(title)))) stem
$$;

-- Tokens of what a job was read as: its title's words, families of work and level, its skills and countries.
create or replace function key_tokens(keys text[]) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg('~' || key), '{}') from unnest(keys) key where key ~ '^[a-z]:'
$$;

create or replace function company_tokens(name text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct '~o:' || word), '{}') from regexp_split_to_table(search_fold(name), '[^a-z0-9]+') word where word <> ''
$$;

-- Rupees a year that filters may compare, or null.
create or replace function comparable_pay(amount int, currency text, period text, shown boolean) returns int language sql immutable parallel safe
as $$ select case when shown and currency = 'INR' and period = 'YEAR' then amount end $$;

create or replace function job_tsvector(j job, c company, description text) returns tsvector language sql stable as $$
  select to_tsvector('english', search_fold(concat_ws(' ', j.job_title, c.name, j.department, array_to_string(j.locations, ' '),
      array_to_string(j.core_skills, ' '), array_to_string(j.technical_skills, ' '), description)))
    || array_to_tsvector(array_remove(
      array['~e:' || j.employment_type, '~w:' || j.work_mode, '~d:' || facet_key(j.department), '~i:' || facet_key(c.industry),
            '~z:' || c.team_size, '~m:' || c.token, case when j.external_job_id is null then '~own' end,
            case when j.doubted_since is null then '~k:sure' end]
      || (select coalesce(array_agg('~c:' || key), '{}') from unnest(j.city_keys) key)
      || time_tokens(j.id) || key_tokens(j.rank_keys) || company_tokens(c.name)
      || salary_band_tokens(comparable_pay(j.pay_min, j.pay_currency, j.pay_period, j.display_salary_range),
                            comparable_pay(j.pay_max, j.pay_currency, j.pay_period, j.display_salary_range))
      || experience_band_tokens(j.experience_min, j.experience_max), null))
$$;

create or replace function iso_time(at timestamptz) returns text language sql stable strict parallel safe
as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- The list row of contract/jobs/wire.ts (jobCard), as text. Pay that is hidden never enters it. What few jobs have is absent from the others.
create or replace function job_card(j job, c company) returns text language sql stable as $$
  -- Rows rather than json_build_object: their JSON has no blanks.
  select left(row_to_json(card)::text, -1) || case when c.proven_domain is null then '' else ',"isCompanyProven":true' end
    || case when j.reposts > 0 then ',"reposts":' || j.reposts else '' end
    || case when j.doubted_since is null then '' else ',"isDoubted":true' end || '}' from (select
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

-- The row as it will be with another status, for the card that is written beside it.
create or replace function row_with_status(j job, new_status text) returns job language plpgsql immutable as $$
begin
  j.status := new_status;
  return j;
end $$;

-- Equal for postings of one opening: the same company, words of the title, level and text; where there is hardly a text, the same title and city.
create or replace function opening_key(j job, description text) returns text language sql immutable parallel safe as $$
  select left(md5(case when length(description) < 200 then concat_ws('|', j.company_id, facet_key(j.job_title), j.city_keys[1])
    else concat_ws('|', j.company_id, (select string_agg(key, ' ') from unnest(j.rank_keys) key where key ~ '^[tl]:'), description) end), 10)
$$;

-- What ranking compares of a job, as JSON text; the places are those of `JobFeatures`. Kept beside the search entry, so that the newest
-- thousand matches are compared without reading the jobs themselves.
create or replace function job_features(j job, c company, description text) returns text language sql stable as $$
  select json_build_array(j.rank_keys, j.city_keys, j.experience_min, j.experience_max,
    comparable_pay(j.pay_min, j.pay_currency, j.pay_period, j.display_salary_range),
    comparable_pay(j.pay_max, j.pay_currency, j.pay_period, j.display_salary_range),
    j.work_mode, j.employment_type, c.token, (j.external_job_id is null)::int, opening_key(j, description))::text
$$;

-- Moves job_intake into job, job_detail and job_search in sets: new ids are added, known ids overwritten. The caller recounts companies.
-- The intake has the columns of a job and its description. They are named by the schema alone, so that a new one needs nothing here. What
-- no writer says (which listing stands for the job, reposts, doubts) is kept.
create or replace function save_job_intake() returns void language plpgsql as $$
declare written text; row_values text; insert_values text; overwritten text; overwriting text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) filter (where is_written),
      string_agg(case when is_kept then 'k.' || quote_ident(attname) when is_written and attname <> 'card' then 'i.' || quote_ident(attname)
        else 'null' end, ', ' order by attnum),
      string_agg(case attname when 'card' then 'job_card(r.j, r.c)' else '(r.j).' || quote_ident(attname) end, ', ' order by attnum) filter (where is_written),
      string_agg(quote_ident(attname), ', ' order by attnum) filter (where is_overwritten),
      string_agg('excluded.' || quote_ident(attname), ', ' order by attnum) filter (where is_overwritten)
    into written, row_values, insert_values, overwritten, overwriting
    from pg_attribute, lateral (select attname in ('canonical_id', 'reposts', 'doubted_since')) k (is_kept),
      lateral (select attgenerated = '' and not is_kept) a (is_written),
      lateral (select is_written and attname not in ('id', 'external_job_id', 'created_at')) b (is_overwritten)
    where attrelid = 'job'::regclass and attnum > 0 and not attisdropped;
  execute format('insert into job (%s) select %s from (
      select row(%s)::job as j, c from job_intake i join company c on c.id = i.company_id left join job k on k.id = i.id) r
    order by (r.j).id on conflict (id) do update set (%s) = row(%s)', written, insert_values, row_values, overwritten, overwriting);
  insert into job_detail (id, description) select id, description from job_intake order by id
    on conflict (id) do update set description = excluded.description;
  delete from job_search s using job_intake i where s.id = i.id and not (i.status = 'PUBLISHED' and not i.bad_job);
  insert into job_search (id, fts, pay_min, pay_max, experience_min, experience_max, features)
    select j.id, job_tsvector(j, c, i.description),
      comparable_pay(j.pay_min, j.pay_currency, j.pay_period, j.display_salary_range),
      comparable_pay(j.pay_max, j.pay_currency, j.pay_period, j.display_salary_range), j.experience_min, j.experience_max,
      job_features(j, c, i.description)
    from job_intake i join job j on j.id = i.id join company c on c.id = j.company_id where j.is_listed and j.canonical_id is null order by j.id
    on conflict (id) do update set (fts, pay_min, pay_max, experience_min, experience_max, features)
      = (excluded.fts, excluded.pay_min, excluded.pay_max, excluded.experience_min, excluded.experience_max, excluded.features);
end $$;

-- Puts listed jobs into search that are not there, without copies of others.
create or replace function enter_search(job_ids uuid[]) returns void language sql as $$
  insert into job_search (id, fts, pay_min, pay_max, experience_min, experience_max, features)
    select j.id, job_tsvector(j, c, d.description),
      comparable_pay(j.pay_min, j.pay_currency, j.pay_period, j.display_salary_range),
      comparable_pay(j.pay_max, j.pay_currency, j.pay_period, j.display_salary_range), j.experience_min, j.experience_max,
      job_features(j, c, d.description)
    from job j join company c on c.id = j.company_id join job_detail d on d.id = j.id
    where j.id = any (job_ids) and j.is_listed and j.canonical_id is null order by j.id on conflict (id) do nothing
$$;

-- Writes the cards and search entries of companies' jobs again, after something that they carry of their company changed: its name, industry
-- or size, or which company it is, or whether its jobs are frozen. Counts the companies' open jobs anew.
create or replace function rewrite_jobs_of(company_ids uuid[]) returns void language plpgsql as $$
begin
  perform from job where company_id = any (company_ids) order by id for no key update;
  update job j set card = job_card(j, c) from company c where c.id = j.company_id and c.id = any (company_ids);
  delete from job_search s using job j where j.id = s.id and j.company_id = any (company_ids) and not (j.is_listed and j.canonical_id is null);
  insert into job_search (id, fts, pay_min, pay_max, experience_min, experience_max, features)
    select j.id, job_tsvector(j, c, d.description),
      comparable_pay(j.pay_min, j.pay_currency, j.pay_period, j.display_salary_range),
      comparable_pay(j.pay_max, j.pay_currency, j.pay_period, j.display_salary_range), j.experience_min, j.experience_max,
      job_features(j, c, d.description)
    from job j join company c on c.id = j.company_id join job_detail d on d.id = j.id
    where c.id = any (company_ids) and j.is_listed and j.canonical_id is null order by j.id
    on conflict (id) do update set (fts, features) = (excluded.fts, excluded.features);
  perform from company where id = any (company_ids) order by id for no key update;
  update company c set open_jobs = (select count(*) from job j where j.company_id = c.id and j.is_listed and j.canonical_id is null) where c.id = any (company_ids);
end $$;

-- The cards of a company's jobs say whether it is proven, whichever code gives it a proof or takes it away.
create or replace function follow_proof() returns trigger language plpgsql as $$
begin
  perform from job where company_id = new.id order by id for no key update;
  update job j set card = job_card(j, new) where j.company_id = new.id;
  return null;
end $$;

create or replace trigger company_proof after update of proven_domain on company for each row
  when ((old.proven_domain is null) <> (new.proven_domain is null)) execute function follow_proof();

-- What a job is the newest of, for lists made for a person: a family of work and a country ("nurse in"), "remote" or its city ("nurse @pune").
-- 1: its first family in its first country; 2: its second family there, else its first in a second country or remote; 3: its first in its first city.
create or replace function job_lead(features text, nth int) returns text language sql immutable parallel safe as $$
  select case nth
    when 1 then substring(features, '"f:([^"]+)') || ' '
      || coalesce(substring(features, '"n:([^"]+)'), case when strpos(features, ', "WFH", ') > 0 then 'remote' end)
    when 2 then coalesce(
      substring(features, '"f:[^"]+","f:([^"]+)') || ' '
        || coalesce(substring(features, '"n:([^"]+)'), case when strpos(features, ', "WFH", ') > 0 then 'remote' end),
      substring(features, '"f:([^"]+)') || ' ' || coalesce(substring(features, '"n:[^"]+","n:([^"]+)'),
        case when strpos(features, ', "WFH", ') > 0 and features like '%"n:%' then 'remote' end))
    when 3 then substring(features, '"f:([^"]+)') || ' @' || substring(features, '\], \["([^"]+)')
  end
$$;

create or replace function close_open_end() returns trigger language plpgsql as $$
begin
  new.experience_max := new.experience_min;
  return new;
end $$;

create or replace trigger job_search_years before insert or update on job_search for each row
  when (new.experience_max = 9999) execute function close_open_end();

-- What enters the board for the first time is noted, by whichever way it comes; what comes back was there before.
create or replace function note_arrivals() returns trigger language plpgsql as $$
begin
  insert into job_arrival (job_id) select id from arrived on conflict do nothing;
  return null;
end $$;

create or replace trigger job_search_arrivals after insert on job_search referencing new table as arrived for each statement execute function note_arrivals();

-- What waits for an admin is listed: what speaks against a job follows it off the board and back.
create or replace function follow_reviews() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update job_review r set is_listed = true from moved where r.job_id = moved.id and not r.is_listed;
  else
    update job_review r set is_listed = false from moved where r.job_id = moved.id and r.is_listed;
  end if;
  return null;
end $$;

create or replace trigger job_search_reviews after insert on job_search referencing new table as moved for each statement execute function follow_reviews();

create or replace trigger job_search_reviews_gone after delete on job_search referencing old table as moved for each statement execute function follow_reviews();

-- Pages of jobs that changed, for the search engines that are told of it (search-engines/). Nothing while none is on.
create or replace function note_pages(job_ids uuid[]) returns void language sql as $$
  insert into job_page_change (engine, job_id, is_own, changed_at)
    select e.name, given.id, j.id is not null and j.external_job_id is null, clock_timestamp()
    from search_engine e cross join unnest(job_ids) given (id) left join job j on j.id = given.id where e.is_on order by 1, 2
    on conflict (engine, job_id) do update set changed_at = excluded.changed_at
$$;

create or replace function note_changed_pages(job_ids uuid[]) returns void language sql as $$
  select note_pages(array(select id from job_search where id = any (job_ids))) where exists (select from search_engine where is_on)
$$;

create or replace function note_moved_pages() returns trigger language plpgsql as $$
begin
  if exists (select from search_engine where is_on) then perform note_pages(array(select id from moved)); end if;
  return null;
end $$;

create or replace trigger job_search_pages after insert on job_search referencing new table as moved for each statement execute function note_moved_pages();

create or replace trigger job_search_pages_gone after delete on job_search referencing old table as moved for each statement execute function note_moved_pages();

-- The names of the rules that hit.
create or replace function rules_of(hits jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(hit ->> 'rule'), '{}') from jsonb_array_elements(hits) hit
$$;
