-- The release before this one can go on.
ALTER TABLE "listing_source" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_source" ADD COLUMN "removing" text;--> statement-breakpoint
ALTER TABLE "listing_source" ADD CONSTRAINT "listing_source_removed_whole" CHECK ("listing_source"."removed_at" is null or not ("listing_source"."is_fetched" or "listing_source"."enabled"));--> statement-breakpoint
ALTER TABLE "listing_source" ADD CONSTRAINT "listing_source_removing_known" CHECK ("listing_source"."removing" is null or ("listing_source"."removing" in ('CLOSE', 'KEEP') and "listing_source"."removed_at" is not null));