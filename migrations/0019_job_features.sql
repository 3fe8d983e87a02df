-- The release before this one can go on.
ALTER TABLE "job" ADD COLUMN "reader_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "features" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX "job_to_read_again" ON "job" USING btree ("reader_version");
--> statement-breakpoint
-- What a loader says of a job beside its fields; the release before fills skill_keys instead.
alter table job_intake_shape add column rank_keys text[], add column reader_version int, alter column skill_keys drop not null;
--> statement-breakpoint
-- Tokens of what a job was read as: its title's words, families of work and level, its skills and countries.
create function key_tokens(keys text[]) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg('~' || key), '{}') from unnest(keys) key where key ~ '^[a-z]:'
$$;
--> statement-breakpoint
create function company_tokens(name text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct '~o:' || word), '{}') from regexp_split_to_table(search_fold(name), '[^a-z0-9]+') word where word <> ''
$$;
--> statement-breakpoint
create or replace function job_tsvector(j job, c company, description text) returns tsvector language sql stable as $$
  select to_tsvector('english', search_fold(concat_ws(' ', j.job_title, c.name, j.department, array_to_string(j.locations, ' '),
      array_to_string(j.core_skills, ' '), array_to_string(j.technical_skills, ' '), description)))
    || array_to_tsvector(array_remove(
      array['~e:' || j.employment_type, '~w:' || j.work_mode, '~d:' || facet_key(j.department), '~i:' || facet_key(c.industry),
            '~z:' || c.team_size, '~m:' || c.token, case when j.external_job_id is null then '~own' end]
      || (select coalesce(array_agg('~c:' || key), '{}') from unnest(j.city_keys) key)
      || time_tokens(j.id) || key_tokens(j.rank_keys) || company_tokens(c.name)
      || salary_band_tokens(comparable_pay(j.pay_min, j.pay_currency, j.pay_period, j.display_salary_range),
                            comparable_pay(j.pay_max, j.pay_currency, j.pay_period, j.display_salary_range))
      || experience_band_tokens(j.experience_min, j.experience_max), null))
$$;
--> statement-breakpoint
-- Equal for postings of one opening: the same company, words of the title, level and text; where there is hardly a text, the same title and city.
create function opening_key(j job, description text) returns text language sql immutable parallel safe as $$
  select left(md5(case when length(description) < 200 then concat_ws('|', j.company_id, facet_key(j.job_title), j.city_keys[1])
    else concat_ws('|', j.company_id, (select string_agg(key, ' ') from unnest(j.rank_keys) key where key ~ '^[tl]:'), description) end), 10)
$$;
--> statement-breakpoint
-- What ranking compares of a job, as JSON text; the places are those of `JobFeatures`. Kept beside the search entry, so that the newest
-- thousand matches are compared without reading the jobs themselves.
create function job_features(j job, c company, description text) returns text language sql stable as $$
  select json_build_array(j.rank_keys, j.city_keys, j.experience_min, j.experience_max,
    comparable_pay(j.pay_min, j.pay_currency, j.pay_period, j.display_salary_range),
    comparable_pay(j.pay_max, j.pay_currency, j.pay_period, j.display_salary_range),
    j.work_mode, j.employment_type, c.token, (j.external_job_id is null)::int, opening_key(j, description))::text
$$;
--> statement-breakpoint
create or replace function save_job_intake() returns void language plpgsql as $$
begin
  insert into job (id, company_id, job_title, department, locations, city, city_keys, employment_type, work_mode, pay_min, pay_max, pay_currency,
      pay_period, display_salary_range, experience_min, experience_max, core_skills, soft_skills, technical_skills, rank_keys, status, bad_job,
      reader_version, external_job_id, job_url, job_posted_date, created_at, updated_at, expires_at, card)
    select (r.j).id, (r.j).company_id, (r.j).job_title, (r.j).department, (r.j).locations, (r.j).city, (r.j).city_keys, (r.j).employment_type,
      (r.j).work_mode, (r.j).pay_min, (r.j).pay_max, (r.j).pay_currency, (r.j).pay_period, (r.j).display_salary_range, (r.j).experience_min,
      (r.j).experience_max, (r.j).core_skills, (r.j).soft_skills, (r.j).technical_skills, (r.j).rank_keys, (r.j).status, (r.j).bad_job, (r.j).reader_version,
      (r.j).external_job_id, (r.j).job_url, (r.j).job_posted_date, (r.j).created_at, (r.j).updated_at, (r.j).expires_at, job_card(r.j, r.c)
    from (
      select row(i.id, i.company_id, i.job_title, i.department, i.locations, i.city, i.city_keys, i.employment_type, i.work_mode, i.pay_min, i.pay_max,
          i.pay_currency, i.pay_period, i.display_salary_range, i.experience_min, i.experience_max, i.core_skills, i.soft_skills, i.technical_skills,
          coalesce(i.rank_keys, i.skill_keys, '{}'),
          i.status, i.bad_job, i.status = 'PUBLISHED' and not i.bad_job, i.external_job_id, i.job_url, i.job_posted_date, i.created_at, i.updated_at,
          i.expires_at, '', coalesce(i.reader_version, 0))::job as j, c
      from job_intake i join company c on c.id = i.company_id) r
    order by (r.j).id
    on conflict (id) do update set (company_id, job_title, department, locations, city, city_keys, employment_type, work_mode, pay_min, pay_max,
      pay_currency, pay_period, display_salary_range, experience_min, experience_max, core_skills, soft_skills, technical_skills, rank_keys, status,
      bad_job, reader_version, job_url, job_posted_date, updated_at, expires_at, card)
    = (excluded.company_id, excluded.job_title, excluded.department, excluded.locations, excluded.city, excluded.city_keys, excluded.employment_type,
      excluded.work_mode, excluded.pay_min, excluded.pay_max, excluded.pay_currency, excluded.pay_period, excluded.display_salary_range,
      excluded.experience_min, excluded.experience_max, excluded.core_skills, excluded.soft_skills, excluded.technical_skills, excluded.rank_keys,
      excluded.status, excluded.bad_job, excluded.reader_version, excluded.job_url, excluded.job_posted_date, excluded.updated_at, excluded.expires_at, excluded.card);
  insert into job_detail (id, description) select id, description from job_intake order by id
    on conflict (id) do update set description = excluded.description;
  delete from job_search s using job_intake i where s.id = i.id and not (i.status = 'PUBLISHED' and not i.bad_job);
  insert into job_search (id, fts, pay_min, pay_max, experience_min, experience_max, features)
    select j.id, job_tsvector(j, c, i.description),
      comparable_pay(j.pay_min, j.pay_currency, j.pay_period, j.display_salary_range),
      comparable_pay(j.pay_max, j.pay_currency, j.pay_period, j.display_salary_range), j.experience_min, j.experience_max,
      job_features(j, c, i.description)
    from job_intake i join job j on j.id = i.id join company c on c.id = j.company_id where j.is_listed order by j.id
    on conflict (id) do update set (fts, pay_min, pay_max, experience_min, experience_max, features)
      = (excluded.fts, excluded.pay_min, excluded.pay_max, excluded.experience_min, excluded.experience_max, excluded.features);
end $$;
