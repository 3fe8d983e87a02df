-- The release before this one can go on.
CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"account_id" uuid,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_entry_action_dotted" CHECK ("audit_entry"."action" ~ '^[a-z-]+\.[a-z-]+$'),
	CONSTRAINT "audit_entry_subject_named" CHECK ("audit_entry"."subject_kind" ~ '^[a-z-]+$' and length("audit_entry"."subject_id") between 1 and 200),
	CONSTRAINT "audit_entry_facts_are_few" CHECK (length("audit_entry"."before"::text) < 20000 and length("audit_entry"."after"::text) < 20000)
);
--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_account" ON "audit_entry" USING btree ("account_id","id");--> statement-breakpoint
-- Beside the trigger of server/audit/audit.sql: not even the owner of the table has the right to change it.
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_entry" FROM PUBLIC, CURRENT_USER;
