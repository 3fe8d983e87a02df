-- The release before this one can go on.
CREATE TABLE "withheld_listing" (
	"job_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "withheld_listing" ADD CONSTRAINT "withheld_listing_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;