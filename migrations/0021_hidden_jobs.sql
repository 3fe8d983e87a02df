-- The release before this one can go on.
CREATE TABLE "hidden_company" (
	"account_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_company_account_id_company_id_pk" PRIMARY KEY("account_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "hidden_job" (
	"account_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_job_account_id_job_id_pk" PRIMARY KEY("account_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "seen_job" (
	"account_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seen_job_account_id_job_id_pk" PRIMARY KEY("account_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "hidden_company" ADD CONSTRAINT "hidden_company_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_company" ADD CONSTRAINT "hidden_company_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_job" ADD CONSTRAINT "hidden_job_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_job" ADD CONSTRAINT "hidden_job_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_job" ADD CONSTRAINT "seen_job_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_job" ADD CONSTRAINT "seen_job_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_job_newest" ON "hidden_job" USING btree ("account_id","hidden_at","job_id");--> statement-breakpoint
CREATE INDEX "seen_job_newest" ON "seen_job" USING btree ("account_id","seen_at","job_id");