-- The release before this one can go on.
-- What a job is the newest of, for lists made for a person: a family of work and a country ("nurse in"), "remote" or its city ("nurse @pune").
-- 1: its first family in its first country; 2: its second family there, else its first in a second country or remote; 3: its first in its first city.
create function job_lead(features text, nth int) returns text language sql immutable parallel safe as $$
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
--> statement-breakpoint
create index job_lead_1 on job_search (job_lead(features, 1), id);
--> statement-breakpoint
create index job_lead_2 on job_search (job_lead(features, 2), id) where job_lead(features, 2) is not null;
--> statement-breakpoint
create index job_lead_3 on job_search (job_lead(features, 3), id) where job_lead(features, 3) is not null;
--> statement-breakpoint
analyze job_search;
