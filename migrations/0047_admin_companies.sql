-- The release before this one can go on.
CREATE TABLE "suspended_job" (
	"job_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "is_agency" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "suspend_reason" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "suspended_job" ADD CONSTRAINT "suspended_job_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_merged_into_company_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_merged" ON "company" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_merged_elsewhere" CHECK ("company"."merged_into" <> "company"."id");--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_suspended_whole" CHECK (("company"."suspended_at" is null) = ("company"."suspend_reason" is null));