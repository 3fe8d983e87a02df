-- The release before this one can go on.
CREATE TABLE "mailed_job" (
	"account_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_job_account_id_job_id_pk" PRIMARY KEY("account_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "weekly_jobs" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"week" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailed_job" ADD CONSTRAINT "mailed_job_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_job" ADD CONSTRAINT "mailed_job_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_jobs" ADD CONSTRAINT "weekly_jobs_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;