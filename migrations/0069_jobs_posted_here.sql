-- The release before this one can go on.
CREATE INDEX "job_posted_here" ON "job" USING btree ("id" DESC NULLS FIRST) WHERE external_job_id is null and is_listed;