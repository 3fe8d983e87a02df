-- Listings of one job (copies/): which of them stands for it in lists.

-- Chooses for each cluster the listing that stands for it: an open one, by standing, then the earliest. Waits for no lock: a cluster with a job that
-- another transaction is writing is noted for the round.
create or replace function settle_copies(clusters uuid[]) returns void language plpgsql as $$
declare locked uuid[]; moved uuid[];
begin
  locked := array(select id from job where id in (select job_id from job_copy where cluster_id = any (clusters)) order by id for no key update skip locked);
  insert into job_copy_due (cluster_id) select distinct cluster_id from job_copy where cluster_id = any (clusters) and job_id <> all (locked);
  with ranked as (
      select c.job_id, first_value(c.job_id) over (partition by c.cluster_id order by j.is_listed desc, c.standing, c.job_id) as head
      from job_copy c join job j on j.id = c.job_id where c.cluster_id = any (clusters)
        and not exists (select from job_copy other where other.cluster_id = c.cluster_id and other.job_id <> all (locked))),
    changed as (
      update job j set canonical_id = nullif(r.head, r.job_id) from ranked r
      where j.id = r.job_id and j.canonical_id is distinct from nullif(r.head, r.job_id) returning j.id)
    select array_agg(id order by id) into moved from changed;
  perform follow_canonical(moved);
end $$;

-- Puts jobs into search or out of it after their `canonical_id` changed, and counts the open jobs of their companies.
create or replace function follow_canonical(moved uuid[]) returns void language plpgsql as $$
declare locked uuid[];
begin
  if coalesce(cardinality(moved), 0) = 0 then return; end if;
  delete from job_search s using job j where s.id = j.id and j.id = any (moved) and j.canonical_id is not null;
  -- It was on the board by another listing: whoever waits for new jobs has been told of it.
  insert into job_arrival (job_id, at)
    select mine.job_id, a.at from job_copy mine join lateral (
      select min(a.at) as at from job_copy other join job_arrival a on a.job_id = other.job_id where other.cluster_id = mine.cluster_id) a on a.at is not null
    where mine.job_id = any (moved) on conflict do nothing;
  perform enter_search(moved);
  locked := array(select id from company where id in (select company_id from job where id = any (moved)) order by id for no key update skip locked);
  update company c set open_jobs = counted.n from (
      select id, (select count(*)::int from job j where j.company_id = company.id and j.is_listed and j.canonical_id is null) as n
      from company where id = any (locked)) counted
    where c.id = counted.id and c.open_jobs <> counted.n;
  insert into job_copy_due (cluster_id)
    select distinct c.cluster_id from job_copy c join job j on j.id = c.job_id where j.id = any (moved) and j.company_id <> all (locked);
end $$;

-- When a listing that stands for a job closes, the next one takes its place; when it opens again, it takes it back.
create or replace function follow_copies() returns trigger language plpgsql as $$
declare clusters uuid[];
begin
  clusters := array(select distinct c.cluster_id from added a join removed r on r.id = a.id and r.is_listed <> a.is_listed join job_copy c on c.job_id = a.id);
  if cardinality(clusters) > 0 then perform settle_copies(clusters); end if;
  return null;
end $$;

create or replace trigger job_copies_follow after update on job referencing old table as removed new table as added for each statement execute function follow_copies();

-- How many earlier listings of its source, each ended by then, a job repeats.
create or replace function reposts_of(job_id uuid) returns int language sql stable as $$
  with recursive chain (id, later, reposts) as (
    select p.follows, j.created_at, 0 from job j join job_print p on p.job_id = j.id where j.id = reposts_of.job_id
    union all
    select p.follows, e.created_at, c.reposts + 1 from chain c join job e on e.id = c.id left join job_print p on p.job_id = e.id
      where c.reposts < 20 and not e.is_listed and e.updated_at <= c.later + interval '21 days')
  select coalesce(max(reposts), 0) from chain
$$;

create or replace function forget_print() returns trigger language plpgsql as $$
begin
  delete from job_print_key k using unnest(old.keys) gone(wanted) where k.key = gone.wanted and k.job_id = old.job_id;
  return null;
end $$;

create or replace trigger job_print_forgotten after delete on job_print for each row execute function forget_print();
