-- The release before this one can go on.
CREATE TABLE "company_issuer" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"worked_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_issuer_required" CHECK (not "company_issuer"."is_required" or "company_issuer"."worked_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "company_issuer_domain" (
	"domain" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_issuer" ADD CONSTRAINT "company_issuer_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_issuer_domain" ADD CONSTRAINT "company_issuer_domain_company_id_company_issuer_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company_issuer"("company_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "company_issuer_domain_company" ON "company_issuer_domain" USING btree ("company_id");