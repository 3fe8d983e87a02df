-- The release before this one can go on.
CREATE TABLE "conversation" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"messages" integer DEFAULT 0 NOT NULL,
	"read_by_candidate" integer DEFAULT 0 NOT NULL,
	"read_by_company" integer DEFAULT 0 NOT NULL,
	"blocked_by_candidate_at" timestamp with time zone,
	"blocked_by_company_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "conversation_read" CHECK ("conversation"."read_by_candidate" between 0 and "conversation"."messages" and "conversation"."read_by_company" between 0 and "conversation"."messages")
);
--> statement-breakpoint
CREATE TABLE "conversation_message" (
	"application_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"by" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_message_application_id_number_pk" PRIMARY KEY("application_id","number"),
	CONSTRAINT "conversation_message_by" CHECK ("conversation_message"."by" in ('CANDIDATE', 'COMPANY')),
	CONSTRAINT "conversation_message_first" CHECK ("conversation_message"."number" > 1 or ("conversation_message"."number" = 1 and "conversation_message"."by" = 'COMPANY')),
	CONSTRAINT "conversation_message_text" CHECK (char_length("conversation_message"."text") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "conversation_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"by" text NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"details" text,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"note" text,
	CONSTRAINT "conversation_report_by" CHECK ("conversation_report"."by" in ('CANDIDATE', 'COMPANY')),
	CONSTRAINT "conversation_report_state" CHECK ("conversation_report"."state" in ('OPEN', 'DISMISSED', 'UPHELD')),
	CONSTRAINT "conversation_report_settled" CHECK (("conversation_report"."state" = 'OPEN') = ("conversation_report"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "interview" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"title" text NOT NULL,
	"minutes" smallint NOT NULL,
	"meeting" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"time_zone" text NOT NULL,
	"candidate_time_zone" text,
	"offered_by" uuid,
	"sequence" integer DEFAULT 0 NOT NULL,
	"ended_by" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_state" CHECK ("interview"."state" in ('OFFERED', 'AGREED', 'DECLINED', 'CANCELLED')),
	CONSTRAINT "interview_agreed" CHECK ("interview"."state" <> 'AGREED' or "interview"."starts_at" is not null),
	CONSTRAINT "interview_span" CHECK (num_nulls("interview"."starts_at", "interview"."ends_at") in (0, 2) and ("interview"."starts_at" is null or "interview"."ends_at" > "interview"."starts_at")),
	CONSTRAINT "interview_ended" CHECK (("interview"."state" in ('DECLINED', 'CANCELLED')) = ("interview"."ended_by" is not null)),
	CONSTRAINT "interview_ended_by" CHECK ("interview"."ended_by" in ('CANDIDATE', 'COMPANY'))
);
--> statement-breakpoint
CREATE TABLE "interview_time" (
	"id" uuid PRIMARY KEY NOT NULL,
	"interview_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_time_span" CHECK ("interview_time"."ends_at" > "interview_time"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_message" ADD CONSTRAINT "conversation_message_application_id_conversation_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."conversation"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_message" ADD CONSTRAINT "conversation_message_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_report" ADD CONSTRAINT "conversation_report_application_id_conversation_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."conversation"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_report" ADD CONSTRAINT "conversation_report_reporter_id_account_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_report" ADD CONSTRAINT "conversation_report_settled_by_account_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_offered_by_account_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_time" ADD CONSTRAINT "interview_time_interview_id_interview_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_message_of_author" ON "conversation_message" USING btree ("author_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_report_open_once" ON "conversation_report" USING btree ("application_id","by") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "conversation_report_queue" ON "conversation_report" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "conversation_report_of" ON "conversation_report" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "conversation_report_reporter" ON "conversation_report" USING btree ("reporter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_open_once" ON "interview" USING btree ("application_id") WHERE state in ('OFFERED', 'AGREED');--> statement-breakpoint
CREATE INDEX "interview_of_application" ON "interview" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_time_once" ON "interview_time" USING btree ("interview_id","starts_at");--> statement-breakpoint
-- A recruiter agrees on one interview at a time.
ALTER TABLE "interview" ADD CONSTRAINT "interview_apart" EXCLUDE USING gist ("offered_by" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE (state = 'AGREED');
