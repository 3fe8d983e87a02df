CREATE TABLE "application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'APPLIED' NOT NULL,
	"hidden_until" timestamp with time zone,
	"shown_status" text,
	"cv_id" uuid,
	"score" smallint NOT NULL,
	"match" jsonb NOT NULL,
	"profile" jsonb NOT NULL,
	"job_portal" text,
	"job_url" text,
	"share_id" uuid,
	"applied_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_kind" CHECK ("application"."kind" in ('INTERNAL', 'EXTERNAL')),
	CONSTRAINT "application_status" CHECK ("application"."status" in ('APPLIED', 'SHORTLISTED', 'INTERVIEW', 'OFFERED', 'HIRED', 'REJECTED', 'WITHDRAWN')),
	CONSTRAINT "application_shown_status" CHECK ("application"."shown_status" in ('APPLIED', 'SHORTLISTED', 'INTERVIEW', 'OFFERED', 'HIRED', 'REJECTED', 'WITHDRAWN')),
	CONSTRAINT "application_hidden" CHECK (num_nulls("application"."hidden_until", "application"."shown_status") in (0, 2)),
	CONSTRAINT "application_score" CHECK ("application"."score" between -1 and 90),
	CONSTRAINT "application_sent" CHECK ("application"."kind" = 'EXTERNAL' or ("application"."cv_id" is not null and "application"."score" >= 1))
);
--> statement-breakpoint
CREATE TABLE "application_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text,
	"by" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"visible_at" timestamp with time zone NOT NULL,
	"reason" text,
	"message" text,
	"mail" jsonb,
	"told_at" timestamp with time zone,
	CONSTRAINT "application_event_kind" CHECK ("application_event"."kind" in ('STATUS', 'CV_OPENED')),
	CONSTRAINT "application_event_by" CHECK ("application_event"."by" in ('CANDIDATE', 'COMPANY', 'SYSTEM')),
	CONSTRAINT "application_event_status" CHECK (("application_event"."kind" = 'STATUS') = ("application_event"."status" is not null))
);
--> statement-breakpoint
CREATE TABLE "application_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_job" (
	"account_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_job_account_id_job_id_pk" PRIMARY KEY("account_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "saved_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"frequency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"frequency_before" text,
	"told_until" timestamp with time zone NOT NULL,
	"seen_until" timestamp with time zone NOT NULL,
	"last_sent_at" timestamp with time zone,
	"next_run_at" timestamp with time zone,
	CONSTRAINT "saved_search_frequency" CHECK ("saved_search"."frequency" in ('DAILY', 'WEEKLY', 'OFF')),
	CONSTRAINT "saved_search_frequency_before" CHECK (frequency_before is null or ("saved_search"."frequency" = 'OFF' and frequency_before in ('DAILY', 'WEEKLY'))),
	CONSTRAINT "saved_search_runs" CHECK (("saved_search"."frequency" = 'OFF') = ("saved_search"."next_run_at" is null))
);
--> statement-breakpoint
CREATE TABLE "job_arrival" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"fields" jsonb NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_posting" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"posted_by" uuid,
	"fields" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"draft_id" uuid,
	"warned_at" timestamp with time zone,
	"close_reason" text,
	"reposted_from" uuid,
	CONSTRAINT "job_posting_draft" UNIQUE("draft_id")
);
--> statement-breakpoint
CREATE TABLE "job_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"details" text,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"note" text,
	CONSTRAINT "job_report_state" CHECK ("job_report"."state" in ('OPEN', 'DISMISSED', 'UPHELD')),
	CONSTRAINT "job_report_reason" CHECK ("job_report"."reason" in ('SCAM', 'ASKS_FOR_MONEY', 'NOT_REAL', 'DISCRIMINATION', 'WRONG_DETAILS', 'OTHER')),
	CONSTRAINT "job_report_settled" CHECK (("job_report"."state" = 'OPEN') = ("job_report"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"href" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"in_app" boolean NOT NULL,
	"email" text NOT NULL,
	"awaits_digest" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notification_email" CHECK ("notification"."email" in ('AT_ONCE', 'DAILY', 'OFF'))
);
--> statement-breakpoint
CREATE TABLE "notification_digest" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "notification_digest_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "notification_preference" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_app" boolean NOT NULL,
	"email" text NOT NULL,
	"email_before" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_preference_account_id_kind_pk" PRIMARY KEY("account_id","kind"),
	CONSTRAINT "notification_preference_email" CHECK ("notification_preference"."email" in ('AT_ONCE', 'DAILY', 'OFF'))
);
--> statement-breakpoint
CREATE TABLE "keyed_call" (
	"caller_id" uuid NOT NULL,
	"key" text NOT NULL,
	"input_hash" "bytea" NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "keyed_call_caller_id_key_pk" PRIMARY KEY("caller_id","key")
);
--> statement-breakpoint
CREATE TABLE "share" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_whole" UNIQUE("id","account_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "share_result" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"share_id" uuid NOT NULL,
	"state" text DEFAULT 'APPLIED' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"earned_at" timestamp with time zone,
	CONSTRAINT "share_result_state" CHECK ("share_result"."state" in ('APPLIED', 'EARNED', 'ENDED')),
	CONSTRAINT "share_result_earned" CHECK (("share_result"."state" = 'EARNED') = ("share_result"."earned_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "share_visit" (
	"account_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"sharer_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_visit_account_id_job_id_pk" PRIMARY KEY("account_id","job_id"),
	CONSTRAINT "share_visit_of_another" CHECK ("share_visit"."account_id" <> "share_visit"."sharer_id")
);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_cv_id_cv_version_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_share_id_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."share"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_job" ADD CONSTRAINT "saved_job_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_job" ADD CONSTRAINT "saved_job_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_arrival" ADD CONSTRAINT "job_arrival_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_draft" ADD CONSTRAINT "job_draft_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_draft" ADD CONSTRAINT "job_draft_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_draft" ADD CONSTRAINT "job_draft_updated_by_account_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_posted_by_account_id_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_reposted_from_job_id_fk" FOREIGN KEY ("reposted_from") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_report" ADD CONSTRAINT "job_report_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_report" ADD CONSTRAINT "job_report_reporter_id_account_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_report" ADD CONSTRAINT "job_report_settled_by_account_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_digest" ADD CONSTRAINT "notification_digest_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_result" ADD CONSTRAINT "share_result_share_id_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."share"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_visit" ADD CONSTRAINT "share_visit_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_visit" ADD CONSTRAINT "share_visit_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_visit" ADD CONSTRAINT "share_visit_of_share" FOREIGN KEY ("share_id","sharer_id","job_id") REFERENCES "public"."share"("id","account_id","job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_once" ON "application" USING btree ("job_id","account_id");--> statement-breakpoint
CREATE INDEX "application_of_account" ON "application" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "application_by_score" ON "application" USING btree ("job_id","score","id") WHERE kind = 'INTERNAL';--> statement-breakpoint
CREATE INDEX "application_by_status" ON "application" USING btree ("job_id","status","score","id") WHERE kind = 'INTERNAL';--> statement-breakpoint
CREATE INDEX "application_share" ON "application" USING btree ("share_id") WHERE share_id is not null;--> statement-breakpoint
CREATE INDEX "application_cv" ON "application" USING btree ("cv_id");--> statement-breakpoint
CREATE INDEX "application_event_of" ON "application_event" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_event_untold" ON "application_event" USING btree ("visible_at") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "application_note_of" ON "application_note" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "saved_job_newest" ON "saved_job" USING btree ("account_id","saved_at","job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_once" ON "saved_search" USING btree ("account_id","query");--> statement-breakpoint
CREATE INDEX "saved_search_due" ON "saved_search" USING btree ("next_run_at") WHERE next_run_at is not null;--> statement-breakpoint
CREATE INDEX "job_arrival_at" ON "job_arrival" USING btree ("at");--> statement-breakpoint
CREATE INDEX "job_draft_company" ON "job_draft" USING btree ("company_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_draft_of_job" ON "job_draft" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_report_open_once" ON "job_report" USING btree ("job_id","reporter_id") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "job_report_queue" ON "job_report" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "job_report_reporter" ON "job_report" USING btree ("reporter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once" ON "notification" USING btree ("account_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "notification_of_applicant" ON "notification" USING btree ("href") WHERE kind in ('new-applicant', 'applicant-withdrew');--> statement-breakpoint
CREATE INDEX "notification_newest" ON "notification" USING btree ("account_id","id") WHERE in_app;--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("account_id","id") WHERE in_app and read_at is null;--> statement-breakpoint
CREATE INDEX "notification_awaiting" ON "notification" USING btree ("account_id","id") WHERE awaits_digest;--> statement-breakpoint
CREATE INDEX "notification_old" ON "notification" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notification_digest_day" ON "notification_digest" USING btree ("day");--> statement-breakpoint
CREATE INDEX "keyed_call_old" ON "keyed_call" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "share_once" ON "share" USING btree ("account_id","job_id");--> statement-breakpoint
CREATE INDEX "share_of_account" ON "share" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "share_result_of" ON "share_result" USING btree ("share_id","at");--> statement-breakpoint
CREATE INDEX "share_visit_of" ON "share_visit" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "job_of_company" ON "job" USING btree ("company_id","id");
--> statement-breakpoint
-- What enters the board for the first time is noted, by whichever way it comes; what comes back was there before.
create function note_arrivals() returns trigger language plpgsql as $$
begin
  insert into job_arrival (job_id) select id from arrived on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger job_search_arrivals after insert on job_search referencing new table as arrived for each statement execute function note_arrivals();
--> statement-breakpoint
insert into job_arrival (job_id, at) select id, created_at from job where status <> 'DRAFT';
