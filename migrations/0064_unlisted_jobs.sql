-- The release before this one can go on.
CREATE INDEX "job_unlisted_newest" ON "job" USING btree ("id" DESC NULLS FIRST,"status","bad_job","job_title") WHERE not is_listed;--> statement-breakpoint
CREATE INDEX "job_unlisted_of_company" ON "job" USING btree ("company_id","id" DESC NULLS FIRST,"status","bad_job") WHERE not is_listed;