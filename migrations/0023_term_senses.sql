-- The release before this one can go on.
CREATE TABLE "term_lesson" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer NOT NULL,
	"listed" integer NOT NULL,
	"jobs" integer NOT NULL,
	"learnt_at" timestamp with time zone NOT NULL,
	CONSTRAINT "term_lesson_one" CHECK ("term_lesson"."one")
);
--> statement-breakpoint
CREATE TABLE "term_sense" (
	"term" text PRIMARY KEY NOT NULL,
	"rarity" real NOT NULL,
	"vector" "bytea"
);
