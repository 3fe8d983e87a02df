-- The release before this one can go on.
CREATE TABLE "company_domain_proof" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"record_name" text NOT NULL,
	"record_value" text NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "company_domain_proof_failures" CHECK ("company_domain_proof"."failures" between 0 and 2)
);
--> statement-breakpoint
ALTER TABLE "company_domain_proof" ADD CONSTRAINT "company_domain_proof_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_domain_proof_domain" ON "company_domain_proof" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "company_domain_proof_checked" ON "company_domain_proof" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "company_domain_proof_failing" ON "company_domain_proof" USING btree ("failures") WHERE failures >= 2;