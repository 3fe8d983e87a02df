-- The release before this one can go on.
-- In one transaction, each lock lasts until its end: the work on application's rows comes before the locks on account and
-- company, which every page reads.
CREATE TABLE "referral_watch" (
	"account_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_watch_account_id_company_id_pk" PRIMARY KEY("account_id","company_id")
);--> statement-breakpoint
DROP INDEX "application_by_score";--> statement-breakpoint
DROP INDEX "application_by_status";--> statement-breakpoint
DROP INDEX "application_newest";--> statement-breakpoint
DROP INDEX "application_by_status_newest";--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "referral_watch_of_company" ON "referral_watch" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "application_to_release" ON "application" USING btree ("held_until") WHERE held_until is not null;--> statement-breakpoint
CREATE INDEX "application_by_score" ON "application" USING btree ("job_id","score","id") WHERE kind = 'INTERNAL' and held_until is null;--> statement-breakpoint
CREATE INDEX "application_by_status" ON "application" USING btree ("job_id","status","score","id") WHERE kind = 'INTERNAL' and held_until is null;--> statement-breakpoint
CREATE INDEX "application_newest" ON "application" USING btree ("job_id","id") WHERE kind = 'INTERNAL' and held_until is null;--> statement-breakpoint
CREATE INDEX "application_by_status_newest" ON "application" USING btree ("job_id","status","id") WHERE kind = 'INTERNAL' and held_until is null;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_held" CHECK ("application"."held_until" is null or "application"."kind" = 'INTERNAL');--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_note" CHECK ("application_event"."by" <> 'CANDIDATE' or char_length("application_event"."message") <= 1000);--> statement-breakpoint
ALTER TABLE "referral_watch" ADD CONSTRAINT "referral_watch_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_watch" ADD CONSTRAINT "referral_watch_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "referees" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "referral_requests" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "referral_answers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "referral_median_hours" real;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_referrals_counted" CHECK ("company"."referees" >= 0 and "company"."referral_answers" between 0 and "company"."referral_requests");--> statement-breakpoint
CREATE INDEX "company_by_referees" ON "company" USING btree ("referees","open_jobs","id");