-- The release before this one can go on.
CREATE TABLE "message_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"text" text,
	"state" text,
	"assignee_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_event_kind" CHECK ("message_event"."kind" in ('ANSWERED', 'STATE_CHANGED', 'ASSIGNED')),
	CONSTRAINT "message_event_text" CHECK (("message_event"."kind" = 'ANSWERED') = ("message_event"."text" is not null))
);
--> statement-breakpoint
ALTER TABLE "contact_message" ALTER COLUMN "topic" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "kind" text DEFAULT 'MESSAGE' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "team_size" text;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "state" text DEFAULT 'NEW' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "message_event" ADD CONSTRAINT "message_event_message_id_contact_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_event" ADD CONSTRAINT "message_event_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_event" ADD CONSTRAINT "message_event_assignee_id_account_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_event_of" ON "message_event" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "message_event_actor" ON "message_event" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "message_event_assignee" ON "message_event" USING btree ("assignee_id");--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_assignee_id_account_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_queue" ON "contact_message" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "contact_message_assignee" ON "contact_message" USING btree ("assignee_id");--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_kind" CHECK ("contact_message"."kind" in ('MESSAGE', 'ENQUIRY'));--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_topic" CHECK (("contact_message"."kind" = 'MESSAGE') = ("contact_message"."topic" is not null));--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_company" CHECK (("contact_message"."kind" = 'ENQUIRY') = ("contact_message"."company_name" is not null));--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_state" CHECK ("contact_message"."state" in ('NEW', 'IN_PROGRESS', 'DONE'));--> statement-breakpoint
INSERT INTO "contact_message" ("id", "kind", "reference", "name", "email", "company_name", "team_size", "phone", "message", "created_at")
  SELECT "id", 'ENQUIRY', "reference", "name", "email", "company_name", NULLIF("team_size", 'unknown'), "phone", "message", "created_at" FROM "corporate_enquiry";--> statement-breakpoint
DELETE FROM "corporate_enquiry";
