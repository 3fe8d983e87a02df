-- The release before this one can go on.
CREATE TABLE "job_term" (
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"jobs" integer NOT NULL,
	CONSTRAINT "job_term_kind_text_pk" PRIMARY KEY("kind","text"),
	CONSTRAINT "job_term_kind" CHECK ("job_term"."kind" in ('title', 'skill', 'company', 'city', 'word')),
	CONSTRAINT "job_term_counted" CHECK ("job_term"."jobs" > 0)
);
--> statement-breakpoint
CREATE TABLE "job_vocabulary" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer NOT NULL,
	"jobs" integer NOT NULL,
	"rules" integer NOT NULL,
	"learnt_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_vocabulary_only" CHECK ("job_vocabulary"."only")
);
