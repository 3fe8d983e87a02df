ALTER TABLE "job_posting" DROP CONSTRAINT "job_posting_draft";--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "draft_company_id" uuid;--> statement-breakpoint
UPDATE "job_posting" p SET "draft_company_id" = j."company_id" FROM "job" j WHERE j."id" = p."job_id" AND p."draft_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_draft_company_id_company_id_fk" FOREIGN KEY ("draft_company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_draft" UNIQUE("draft_company_id","draft_id");--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_draft_whole" CHECK (num_nulls(draft_id, draft_company_id) in (0, 2));