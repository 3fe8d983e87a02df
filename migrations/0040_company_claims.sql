-- The release before this one can go on.
CREATE TABLE "company_claim" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"company_name" text NOT NULL,
	"state" text NOT NULL,
	"title" text,
	"team_size" text,
	"message" text,
	"work_email" "bytea" NOT NULL,
	"work_email_hash" "bytea" NOT NULL,
	"work_domain" text NOT NULL,
	"code_hash" "bytea",
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"code_sends" smallint DEFAULT 0 NOT NULL,
	"code_sent_at" timestamp with time zone,
	"code_expires_at" timestamp with time zone,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "company_claim_state" CHECK ("company_claim"."state" in ('CODE_SENT', 'PROVEN', 'ENQUIRY')),
	CONSTRAINT "company_claim_proven" CHECK ("company_claim"."state" <> 'PROVEN' or "company_claim"."company_id" is not null),
	CONSTRAINT "company_claim_settled" CHECK (("company_claim"."state" = 'CODE_SENT') = ("company_claim"."settled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "proven_domain" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_claim" ADD CONSTRAINT "company_claim_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_claim" ADD CONSTRAINT "company_claim_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_claim_winner" ON "company_claim" USING btree ("company_id") WHERE state = 'PROVEN';--> statement-breakpoint
CREATE INDEX "company_claim_work_address" ON "company_claim" USING btree ("work_email_hash");--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_proven_whole" CHECK (("company"."proven_domain" is null) = ("company"."proven_at" is null));