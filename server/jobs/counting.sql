-- Counts of the listed jobs, kept by triggers: how many there are by city, department and hour, and by facet (counting/).

-- Where a listed job counts; `hour` is that of its posting.
create or replace function job_count_keys(city text, department text, created_at timestamptz) returns table (kind text, key text) language sql stable
as $$
  select * from (values ('all', ''), ('city', city), ('department', department),
    ('hour', floor(extract(epoch from created_at) / 3600)::text)) counted (kind, key) where key is not null
$$;

-- Notes what a statement changes of the counts, one row for each key that differs.
create or replace function note_job_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into job_count (kind, key, jobs)
      select k.kind, k.key, count(*) from added j cross join lateral job_count_keys(j.city, j.department, j.created_at) k
      where j.is_listed and j.canonical_id is null group by 1, 2;
  elsif tg_op = 'UPDATE' then
    insert into job_count (kind, key, jobs)
      select k.kind, k.key, sum(j.jobs) from (
        select 1 as jobs, city, department, created_at from added where is_listed and canonical_id is null union all
        select -1, city, department, created_at from removed where is_listed and canonical_id is null) j
      cross join lateral job_count_keys(j.city, j.department, j.created_at) k group by 1, 2 having sum(j.jobs) <> 0;
  elsif tg_op = 'DELETE' then
    insert into job_count (kind, key, jobs)
      select k.kind, k.key, -count(*) from removed j cross join lateral job_count_keys(j.city, j.department, j.created_at) k
      where j.is_listed and j.canonical_id is null group by 1, 2;
  else
    delete from job_count;
  end if;
  return null;
end $$;

create or replace trigger job_counts_added after insert on job referencing new table as added for each statement execute function note_job_counts();

create or replace trigger job_counts_changed after update on job referencing old table as removed new table as added for each statement execute function note_job_counts();

create or replace trigger job_counts_removed after delete on job referencing old table as removed for each statement execute function note_job_counts();

create or replace trigger job_counts_emptied after truncate on job for each statement execute function note_job_counts();

-- Keys whose count is not what counting the listed jobs gives; reads them all. Their differences, inserted, mend the counts at any time.
create or replace function job_count_flaws() returns table (kind text, key text, counted bigint, listed bigint) language sql stable as $$
  select kind, key, coalesce(kept.jobs, 0), coalesce(found.jobs, 0)
  from (select kind, key, sum(jobs) as jobs from job_count group by 1, 2) kept
    full join (select k.kind, k.key, count(*) as jobs from job j
      cross join lateral job_count_keys(j.city, j.department, j.created_at) k where j.is_listed and j.canonical_id is null group by 1, 2) found using (kind, key)
  where coalesce(kept.jobs, 0) <> coalesce(found.jobs, 0) order by kind, key
$$;

-- Of a job's vector what stands for facets: those that filters name, the day of posting (~b0), and ~all, which every job has.
create or replace function facet_tokens(fts tsvector) returns text[] language sql immutable strict parallel safe as $$
  select array_agg(token) || '{~all}' from unnest(tsvector_to_array(fts)) token where token like '~%' and token ~ '^~(own$|[ewdizpxcnk]:|b0:)'
$$;

create or replace function keep_job_facets() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into job_facet (id, facets) select id, facet_tokens(fts) from added order by id;
  else
    update job_facet f set facets = a.facets from (select id, facet_tokens(fts) as facets from added) a where f.id = a.id and f.facets <> a.facets;
  end if;
  return null;
end $$;

create or replace trigger job_facets_added after insert on job_search referencing new table as added for each statement execute function keep_job_facets();

create or replace trigger job_facets_changed after update on job_search referencing new table as added for each statement execute function keep_job_facets();

create or replace function note_facet_changes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then insert into job_facet_change (slot, facets, sign) select slot, facets, -1 from removed; end if;
  if tg_op <> 'DELETE' then insert into job_facet_change (slot, facets, sign) select slot, facets, 1 from added; end if;
  return null;
end $$;

create or replace trigger job_facet_added after insert on job_facet referencing new table as added for each statement execute function note_facet_changes();

create or replace trigger job_facet_changed after update on job_facet referencing old table as removed new table as added for each statement execute function note_facet_changes();

create or replace trigger job_facet_removed after delete on job_facet referencing old table as removed for each statement execute function note_facet_changes();

create or replace function empty_job_facets() returns trigger language plpgsql as $$
begin
  delete from job_facet_change;
  delete from job_facet_block;
  return null;
end $$;

create or replace trigger job_facets_emptied after truncate on job_facet for each statement execute function empty_job_facets();

-- How many jobs have each of the asked facets. `chosen` are facets in numbered groups: any of a group, all of the groups; group 0 is ~all. A facet
-- is asked in a group, which is then left out, or in 0. Bits are anded by hash joins: nested loops would look up every block by itself.
create or replace function count_facets(chosen text[], chosen_groups int[], groups int, asked text[], asked_groups int[])
returns table (facet text, jobs int) language sql stable set enable_nestloop = off set enable_mergejoin = off set jit = off as $$
  with picked as materialized (
    select f.block, g.grp, bit_or(f.bits) as bits from unnest(chosen, chosen_groups) g (facet, grp) join job_facet_block f using (facet) group by 1, 2),
  let_through as materialized (
    select p.block, g.grp, bit_and(p.bits) as bits from generate_series(0, groups) g (grp) cross join picked p where p.grp <> g.grp or p.grp = 0
    group by 1, 2 having count(*) = groups + case when g.grp = 0 then 1 else 0 end),
  counted as materialized (
    select a.facet, bit_count(f.bits & l.bits)::int as jobs from unnest(asked, asked_groups) a (facet, grp)
      join job_facet_block f using (facet) join let_through l on l.block = f.block and l.grp = a.grp)
  select counted.facet, sum(counted.jobs)::int from counted group by 1
$$;
