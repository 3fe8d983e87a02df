-- Listings of one job (copies/): which of them stands for it in lists.

-- Chooses for each cluster the listing that stands for it: an open one, by standing, then the earliest. Waits for no lock: a cluster with a job that
-- another transaction is writing is noted for the round.
create or replace function settle_copies(clusters uuid[]) returns void language plpgsql as $$
declare locked uuid[]; moved uuid[]; came uuid[]; gone uuid[];
begin
  locked := array(select id from job where id in (select job_id from job_copy where cluster_id = any (clusters)) order by id for no key update skip locked);
  insert into job_copy_due (cluster_id) select distinct cluster_id from job_copy where cluster_id = any (clusters) and job_id <> all (locked);
  with ranked as (
      select c.job_id, j.canonical_id is null as was_head,
        first_value(c.job_id) over (partition by c.cluster_id order by j.is_listed desc, c.standing, c.job_id) as head
      from job_copy c join job j on j.id = c.job_id where c.cluster_id = any (clusters)
        and not exists (select from job_copy other where other.cluster_id = c.cluster_id and other.job_id <> all (locked))),
    changed as (
      update job j set canonical_id = nullif(r.head, r.job_id) from ranked r
      where j.id = r.job_id and j.canonical_id is distinct from nullif(r.head, r.job_id) returning j.id, r.was_head, j.canonical_id is null as is_head)
    select array_agg(id order by id), coalesce(array_agg(id) filter (where is_head and not was_head), '{}'),
      coalesce(array_agg(id) filter (where was_head and not is_head), '{}') into moved, came, gone from changed;
  perform show_canonical(moved);
  perform count_canonical(came, gone);
end $$;

-- Puts jobs into search or out of it after their `canonical_id` changed.
create or replace function show_canonical(moved uuid[]) returns void language plpgsql as $$
begin
  if coalesce(cardinality(moved), 0) = 0 then return; end if;
  -- By the key of each: the planner would read all copies of the board.
  delete from job_search s where s.id = any (moved) and (select j.canonical_id from job j where j.id = s.id) is not null;
  -- It was on the board by another listing: whoever waits for new jobs has been told of it.
  insert into job_arrival (job_id, at)
    select mine.job_id, a.at from job_copy mine join lateral (
      select min(a.at) as at from job_copy other join job_arrival a on a.job_id = other.job_id where other.cluster_id = mine.cluster_id) a on a.at is not null
    where mine.job_id = any (moved) on conflict do nothing;
  perform enter_search(moved);
end $$;

-- Adds the listed ones of `came`, which stand for their jobs now, to the open jobs of their companies, and takes off those of `gone`. Clusters whose
-- company another transaction is writing are noted for the round, which counts anew: for large companies that costs a hundred times as much.
create or replace function count_canonical(came uuid[], gone uuid[]) returns void language plpgsql as $$
declare locked uuid[]; moved uuid[] := came || gone;
begin
  if cardinality(moved) = 0 then return; end if;
  locked := array(select id from company where id in (select company_id from job where id = any (moved)) order by id for no key update skip locked);
  update company c set open_jobs = greatest(0, c.open_jobs + counted.n) from (
      select company_id, sum(case when id = any (came) then 1 else -1 end)::int as n from job
      where id = any (moved) and is_listed and company_id = any (locked) group by 1) counted
    where c.id = counted.company_id and counted.n <> 0;
  perform note_uncounted(moved, locked);
end $$;

-- Notes for the round the clusters of those of `moved` whose company is not among `locked`; of a job that is in no cluster any more, the job itself.
create or replace function note_uncounted(moved uuid[], locked uuid[]) returns void language sql as $$
  insert into job_copy_due (cluster_id)
    select distinct coalesce(c.cluster_id, j.id) from job j left join job_copy c on c.job_id = j.id where j.id = any (moved) and j.company_id <> all (locked)
$$;

-- As `show_canonical`, and counts all open jobs of the companies of `moved` anew.
create or replace function follow_canonical(moved uuid[]) returns void language plpgsql as $$
declare locked uuid[];
begin
  if coalesce(cardinality(moved), 0) = 0 then return; end if;
  perform show_canonical(moved);
  locked := array(select id from company where id in (select company_id from job where id = any (moved)) order by id for no key update skip locked);
  update company c set open_jobs = counted.n from (
      select id, (select count(*)::int from job j where j.company_id = company.id and j.is_listed and j.canonical_id is null) as n
      from company where id = any (locked)) counted
    where c.id = counted.id and c.open_jobs <> counted.n;
  perform note_uncounted(moved, locked);
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
