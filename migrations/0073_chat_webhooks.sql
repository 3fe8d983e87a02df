-- The release before this one can go on.
ALTER TABLE "webhook" ADD COLUMN "kind" text DEFAULT 'SIGNED' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_kind" CHECK ("webhook"."kind" in ('SIGNED', 'SLACK', 'TELEGRAM'));--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_language" CHECK ("webhook"."language" in ('en', 'hi'));