-- The release before this one can go on.
CREATE TABLE "privacy_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"account_id" uuid,
	"message_id" uuid,
	"token_hash" "bytea",
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"assignee_id" uuid,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "privacy_request_kind" CHECK ("privacy_request"."kind" in ('ACCESS', 'CORRECTION', 'ERASURE', 'OBJECTION')),
	CONSTRAINT "privacy_request_state_known" CHECK ("privacy_request"."state" in ('UNCONFIRMED', 'OPEN', 'ANSWERED', 'REFUSED')),
	CONSTRAINT "privacy_request_unconfirmed" CHECK (("privacy_request"."state" = 'UNCONFIRMED') = ("privacy_request"."token_hash" is not null)),
	CONSTRAINT "privacy_request_answered" CHECK (("privacy_request"."state" in ('ANSWERED', 'REFUSED')) = ("privacy_request"."answered_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "privacy_request" ADD CONSTRAINT "privacy_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_request" ADD CONSTRAINT "privacy_request_message_id_contact_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_message"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_request" ADD CONSTRAINT "privacy_request_assignee_id_account_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_request" ADD CONSTRAINT "privacy_request_answered_by_account_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_request_one_of_a_kind" ON "privacy_request" USING btree ("email","kind") WHERE state = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_request_token" ON "privacy_request" USING btree ("token_hash") WHERE token_hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_request_message" ON "privacy_request" USING btree ("message_id") WHERE message_id is not null;--> statement-breakpoint
CREATE INDEX "privacy_request_due" ON "privacy_request" USING btree ("due_at","id") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "privacy_request_state" ON "privacy_request" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "privacy_request_email" ON "privacy_request" USING btree ("email","asked_at");--> statement-breakpoint
CREATE INDEX "privacy_request_account" ON "privacy_request" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "privacy_request_assignee" ON "privacy_request" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "privacy_request_answerer" ON "privacy_request" USING btree ("answered_by");