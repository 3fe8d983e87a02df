CREATE TABLE "job_withheld" (
	"job_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "is_withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "is_listed" boolean GENERATED ALWAYS AS (not is_withheld or open_jobs > 0) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "job_withheld" ADD CONSTRAINT "job_withheld_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;