-- The release before this one can go on.
CREATE TABLE "job_page_change" (
	"engine" text NOT NULL,
	"job_id" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_page_change_engine_job_id_pk" PRIMARY KEY("engine","job_id")
);
--> statement-breakpoint
CREATE TABLE "search_engine" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"told_at" timestamp with time zone,
	"problem" text,
	"rest_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"day" text,
	"told_of_day" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_engine_name" CHECK ("search_engine"."name" in ('INDEXNOW', 'GOOGLE'))
);
