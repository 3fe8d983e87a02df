-- The release before this one can go on.
ALTER TABLE "account" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "pending_sign_up" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_language_known" CHECK ("account"."language" in ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "pending_sign_up" ADD CONSTRAINT "pending_sign_up_language" CHECK ("pending_sign_up"."language" in ('en', 'hi'));