-- The release before this one can go on.
ALTER TABLE "job_printing" ADD COLUMN "up_to_company" uuid;--> statement-breakpoint
ALTER TABLE "job_printing" ADD COLUMN "up_to_external" boolean;