-- The release before this one can go on.
ALTER TABLE "company" ADD COLUMN "benefits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "offices" text[] DEFAULT '{}' NOT NULL;