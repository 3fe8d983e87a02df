-- The release before this one can go on.
CREATE TABLE "push_device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint_hash" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_success_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "push_device_failures" CHECK ("push_device"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_device_endpoint" ON "push_device" USING btree ("endpoint_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "push_device_session" ON "push_device" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_device_account" ON "push_device" USING btree ("account_id");