-- The release before this one can go on.
ALTER TABLE "application" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_answers" CHECK (jsonb_array_length("application"."answers") <= 10);--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_questions" CHECK (jsonb_array_length(fields -> 'questions') <= 10);