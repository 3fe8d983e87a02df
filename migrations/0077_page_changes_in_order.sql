-- The release before this one can go on.
ALTER TABLE "job_page_change" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "job_page_change_next" ON "job_page_change" USING btree ("engine","is_own" DESC NULLS FIRST,"changed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_page_change_old" ON "job_page_change" USING btree ("changed_at");