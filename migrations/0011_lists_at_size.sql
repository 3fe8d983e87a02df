CREATE TABLE "job_count" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"jobs" integer NOT NULL,
	CONSTRAINT "job_count_kind" CHECK ("job_count"."kind" in ('all', 'city', 'department', 'hour'))
);
--> statement-breakpoint
DROP INDEX "contact_message_newest";--> statement-breakpoint
DROP INDEX "corporate_enquiry_newest";--> statement-breakpoint
DROP INDEX "referee_review";--> statement-breakpoint
DROP INDEX "cv_version_account";--> statement-breakpoint
DROP INDEX "company_by_open_jobs";--> statement-breakpoint
DROP INDEX "file_upload_owner";--> statement-breakpoint
DROP INDEX "guidance_booking_of_candidate";--> statement-breakpoint
DROP INDEX "guidance_booking_of_referee";--> statement-breakpoint
DROP INDEX "security_event_account";--> statement-breakpoint
DROP INDEX "job_of_company";--> statement-breakpoint
DROP INDEX "listing_run_by_source";--> statement-breakpoint
DROP INDEX "mail_newest";--> statement-breakpoint
DROP INDEX "mail_recipient";--> statement-breakpoint
DROP INDEX "invite_company";--> statement-breakpoint
DROP INDEX "referral_request_disputed";--> statement-breakpoint
CREATE INDEX "job_count_of" ON "job_count" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "application_newest" ON "application" USING btree ("job_id","id") WHERE kind = 'INTERNAL';--> statement-breakpoint
CREATE INDEX "application_by_status_newest" ON "application" USING btree ("job_id","status","id") WHERE kind = 'INTERNAL';--> statement-breakpoint
CREATE INDEX "company_by_industry" ON "company" USING btree (facet_key(industry),"open_jobs","id");--> statement-breakpoint
CREATE INDEX "company_by_team_size" ON "company" USING btree ("team_size","open_jobs","id");--> statement-breakpoint
CREATE INDEX "contact_message_of" ON "contact_message" USING btree (lower(email),"created_at");--> statement-breakpoint
CREATE INDEX "corporate_enquiry_of" ON "corporate_enquiry" USING btree (lower(email),"created_at");--> statement-breakpoint
CREATE INDEX "guidance_event_disputed" ON "guidance_event" USING btree ("at","booking_id") WHERE kind = 'DISPUTED';--> statement-breakpoint
CREATE INDEX "referee_of_status" ON "referee" USING btree ("status","updated_at","account_id");--> statement-breakpoint
CREATE INDEX "referral_request_decided" ON "referral_request" USING btree ("updated_at","id") WHERE dispute_reason is not null and decision_note is not null;--> statement-breakpoint
CREATE INDEX "cv_version_account" ON "cv_version" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "company_by_open_jobs" ON "company" USING btree ("open_jobs","id");--> statement-breakpoint
CREATE INDEX "file_upload_owner" ON "file_upload" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "guidance_booking_of_candidate" ON "guidance_booking" USING btree ("candidate_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "guidance_booking_of_referee" ON "guidance_booking" USING btree ("referee_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "security_event_account" ON "security_event" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "job_of_company" ON "job" USING btree ("company_id",(external_job_id is not null),"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listing_run_by_source" ON "listing_run" USING btree ("source_id","id");--> statement-breakpoint
CREATE INDEX "mail_newest" ON "mail" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mail_recipient" ON "mail" USING btree (lower(recipient),"created_at","id");--> statement-breakpoint
CREATE INDEX "invite_company" ON "invite" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "referral_request_disputed" ON "referral_request" USING btree ("updated_at","id") WHERE status = 'DISPUTED';--> statement-breakpoint
-- Where a listed job counts; `hour` is that of its posting.
create function job_count_keys(city text, department text, created_at timestamptz) returns table (kind text, key text) language sql stable
as $$
  select * from (values ('all', ''), ('city', city), ('department', department),
    ('hour', floor(extract(epoch from created_at) / 3600)::text)) counted (kind, key) where key is not null
$$;
--> statement-breakpoint
-- Notes what a statement changes of the counts, one row for each key that differs.
create function note_job_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into job_count (kind, key, jobs)
      select k.kind, k.key, count(*) from added j cross join lateral job_count_keys(j.city, j.department, j.created_at) k
      where j.is_listed group by 1, 2;
  elsif tg_op = 'UPDATE' then
    insert into job_count (kind, key, jobs)
      select k.kind, k.key, sum(j.jobs) from (
        select 1 as jobs, city, department, created_at from added where is_listed union all
        select -1, city, department, created_at from removed where is_listed) j
      cross join lateral job_count_keys(j.city, j.department, j.created_at) k group by 1, 2 having sum(j.jobs) <> 0;
  elsif tg_op = 'DELETE' then
    insert into job_count (kind, key, jobs)
      select k.kind, k.key, -count(*) from removed j cross join lateral job_count_keys(j.city, j.department, j.created_at) k
      where j.is_listed group by 1, 2;
  else
    delete from job_count;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger job_counts_added after insert on job referencing new table as added for each statement execute function note_job_counts();
--> statement-breakpoint
create trigger job_counts_changed after update on job referencing old table as removed new table as added for each statement execute function note_job_counts();
--> statement-breakpoint
create trigger job_counts_removed after delete on job referencing old table as removed for each statement execute function note_job_counts();
--> statement-breakpoint
create trigger job_counts_emptied after truncate on job for each statement execute function note_job_counts();
--> statement-breakpoint
-- The triggers keep writers out until this is committed, so that nothing is counted twice or left out.
insert into job_count (kind, key, jobs)
  select k.kind, k.key, count(*) from job j cross join lateral job_count_keys(j.city, j.department, j.created_at) k where j.is_listed group by 1, 2;
--> statement-breakpoint
-- Keys whose count is not what counting the listed jobs gives; reads them all. Their differences, inserted, mend the counts at any time.
create function job_count_flaws() returns table (kind text, key text, counted bigint, listed bigint) language sql stable as $$
  select kind, key, coalesce(kept.jobs, 0), coalesce(found.jobs, 0)
  from (select kind, key, sum(jobs) as jobs from job_count group by 1, 2) kept
    full join (select k.kind, k.key, count(*) as jobs from job j
      cross join lateral job_count_keys(j.city, j.department, j.created_at) k where j.is_listed group by 1, 2) found using (kind, key)
  where coalesce(kept.jobs, 0) <> coalesce(found.jobs, 0) order by kind, key
$$;
