-- The release before this one can go on.
CREATE TABLE "match_day" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"score" smallint NOT NULL,
	"jobs" smallint NOT NULL,
	CONSTRAINT "match_day_account_id_day_pk" PRIMARY KEY("account_id","day"),
	CONSTRAINT "match_day_score" CHECK ("match_day"."score" between 0 and 90),
	CONSTRAINT "match_day_jobs" CHECK ("match_day"."jobs" > 0)
);
--> statement-breakpoint
ALTER TABLE "match_day" ADD CONSTRAINT "match_day_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;