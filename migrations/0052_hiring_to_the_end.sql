-- The release before this one can go on.
CREATE TABLE "company_answer_time" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"days" smallint,
	"answers" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"looked_on" date,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "company_answer_time_days" CHECK ("company_answer_time"."days" between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "job_filling" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"filled_at" timestamp with time zone NOT NULL,
	"tells_at" timestamp with time zone NOT NULL,
	"closed_by_move" boolean NOT NULL,
	"told_up_to" uuid,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_reply" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_reply_title_length" CHECK (char_length("saved_reply"."title") between 1 and 80),
	CONSTRAINT "saved_reply_text" CHECK (char_length("saved_reply"."text") between 1 and 4000)
);
--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "company_answer_time" ADD CONSTRAINT "company_answer_time_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_filling" ADD CONSTRAINT "job_filling_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reply" ADD CONSTRAINT "saved_reply_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_answer_time_counted" ON "company_answer_time" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "job_filling_untold" ON "job_filling" USING btree ("tells_at") WHERE told_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_reply_title" ON "saved_reply" USING btree ("company_id",lower("title"));--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_source" CHECK ("application"."source" in ('SEARCH', 'ALERT', 'REFERRAL', 'SHARED', 'DIRECT'));