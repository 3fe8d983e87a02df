-- The release before this one can go on.
CREATE TABLE "company_domain_look" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "company_domain_look_failures" CHECK ("company_domain_look"."failures" between 0 and 2)
);
--> statement-breakpoint
ALTER TABLE "privacy_request" ADD COLUMN "export_token" "bytea";--> statement-breakpoint
ALTER TABLE "privacy_request" ADD COLUMN "export_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_domain_look" ADD CONSTRAINT "company_domain_look_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_domain_look_due" ON "company_domain_look" USING btree ("looked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_request_export" ON "privacy_request" USING btree ("export_token") WHERE export_token is not null;--> statement-breakpoint
ALTER TABLE "privacy_request" ADD CONSTRAINT "privacy_request_export_whole" CHECK (("privacy_request"."export_token" is null) = ("privacy_request"."export_until" is null));