-- The release before this one can go on.
CREATE TABLE "mail_suppression" (
	"address" text NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone,
	"code_hash" "bytea",
	"code_tries" integer DEFAULT 0 NOT NULL,
	"code_sends" integer DEFAULT 0 NOT NULL,
	"code_sent_at" timestamp with time zone,
	"code_expires_at" timestamp with time zone,
	CONSTRAINT "mail_suppression_address_reason_pk" PRIMARY KEY("address","reason"),
	CONSTRAINT "mail_suppression_folded" CHECK ("mail_suppression"."address" = lower("mail_suppression"."address") and length("mail_suppression"."address") <= 254),
	CONSTRAINT "mail_suppression_reason" CHECK ("mail_suppression"."reason" in ('BOUNCED', 'COMPLAINED')),
	CONSTRAINT "mail_suppression_source" CHECK ("mail_suppression"."source" in ('SERVER', 'EVENT', 'REPORT')),
	CONSTRAINT "mail_suppression_code_counts" CHECK ("mail_suppression"."code_tries" between 0 and 5 and "mail_suppression"."code_sends" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "suppressed_at" timestamp with time zone;