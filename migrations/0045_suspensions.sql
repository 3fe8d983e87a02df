-- The release before this one can go on.
CREATE TABLE "account_suspension" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"suspended_by" uuid NOT NULL,
	"suspended_at" timestamp with time zone NOT NULL,
	"lifted_by" uuid,
	"lifted_at" timestamp with time zone,
	CONSTRAINT "account_suspension_lifted" CHECK (("account_suspension"."lifted_by" is null) = ("account_suspension"."lifted_at" is null)),
	CONSTRAINT "account_suspension_by_another" CHECK ("account_suspension"."suspended_by" <> "account_suspension"."account_id")
);
--> statement-breakpoint
ALTER TABLE "account_suspension" ADD CONSTRAINT "account_suspension_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_suspension_account" ON "account_suspension" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_suspension_open" ON "account_suspension" USING btree ("account_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "account_name_part" ON "account" USING gin (lower(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_email_part" ON "account" USING gin (email gin_trgm_ops);