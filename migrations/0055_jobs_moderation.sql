-- The release before this one can go on.
CREATE TABLE "job_correction" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"read" jsonb NOT NULL,
	"corrected_by" uuid,
	"corrected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_freeze" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"reason" text,
	"frozen_by" uuid,
	"frozen_at" timestamp with time zone NOT NULL,
	"appeal" text,
	"appealed_by" uuid,
	"appealed_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"thaw_reason" text,
	"thawed_by" uuid,
	"thawed_at" timestamp with time zone,
	CONSTRAINT "job_freeze_appeal_whole" CHECK ((appeal is null) = (appealed_at is null)),
	CONSTRAINT "job_freeze_answered" CHECK ((answer is null) = (answered_at is null) and (answer is null or appealed_at is not null)),
	CONSTRAINT "job_freeze_thawed" CHECK (thaw_reason is null or thawed_at is not null)
);
--> statement-breakpoint
CREATE TABLE "job_review" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"score" smallint DEFAULT 0 NOT NULL,
	"hits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"open_reports" integer DEFAULT 0 NOT NULL,
	"is_listed" boolean NOT NULL,
	"cleared_at" timestamp with time zone,
	"cleared_by" uuid,
	"urgency" integer GENERATED ALWAYS AS (score * 100 + least(open_reports, 99)) STORED NOT NULL,
	"is_waiting" boolean GENERATED ALWAYS AS (is_listed and cleared_at is null and (score > 0 or open_reports > 0)) STORED NOT NULL,
	CONSTRAINT "job_review_cleared" CHECK (cleared_by is null or cleared_at is not null),
	CONSTRAINT "job_review_counted" CHECK (score >= 0 and open_reports >= 0)
);
--> statement-breakpoint
CREATE TABLE "job_screening" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer NOT NULL,
	"up_to" uuid,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "job_screening_only" CHECK ("job_screening"."only")
);
--> statement-breakpoint
ALTER TABLE "job_correction" ADD CONSTRAINT "job_correction_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_correction" ADD CONSTRAINT "job_correction_corrected_by_account_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_freeze" ADD CONSTRAINT "job_freeze_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_freeze" ADD CONSTRAINT "job_freeze_frozen_by_account_id_fk" FOREIGN KEY ("frozen_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_freeze" ADD CONSTRAINT "job_freeze_appealed_by_account_id_fk" FOREIGN KEY ("appealed_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_freeze" ADD CONSTRAINT "job_freeze_thawed_by_account_id_fk" FOREIGN KEY ("thawed_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_review" ADD CONSTRAINT "job_review_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_review" ADD CONSTRAINT "job_review_cleared_by_account_id_fk" FOREIGN KEY ("cleared_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_freeze_open" ON "job_freeze" USING btree ("job_id") WHERE thawed_at is null;--> statement-breakpoint
CREATE INDEX "job_freeze_of_job" ON "job_freeze" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_freeze_appeals" ON "job_freeze" USING btree ("id") WHERE appealed_at is not null and answered_at is null and thawed_at is null;--> statement-breakpoint
CREATE INDEX "job_freeze_appellant" ON "job_freeze" USING btree ("appealed_by") WHERE appealed_by is not null;--> statement-breakpoint
CREATE INDEX "job_review_queue" ON "job_review" USING btree ("urgency" DESC NULLS FIRST,"job_id" DESC NULLS FIRST) WHERE is_waiting;--> statement-breakpoint
CREATE INDEX "job_unlisted" ON "job" USING btree ("status","id" DESC NULLS FIRST) WHERE not is_listed;--> statement-breakpoint
CREATE INDEX "job_frozen" ON "job" USING btree ("id" DESC NULLS FIRST) WHERE bad_job;--> statement-breakpoint
CREATE INDEX "job_unlisted_title" ON "job" USING gin (lower(job_title) gin_trgm_ops) WHERE not is_listed;--> statement-breakpoint
INSERT INTO "job_review" (job_id, open_reports, is_listed) SELECT j.id, count(*), j.is_listed FROM "job_report" r JOIN "job" j ON j.id = r.job_id WHERE r.state = 'OPEN' GROUP BY j.id;--> statement-breakpoint
INSERT INTO "job_freeze" (id, job_id, frozen_at, frozen_by, reason) SELECT r.id, r.job_id, r.settled_at, r.settled_by, null FROM (SELECT DISTINCT ON (job_id) * FROM "job_report" WHERE state = 'UPHELD' ORDER BY job_id, settled_at DESC) r JOIN "job" j ON j.id = r.job_id WHERE j.bad_job;
