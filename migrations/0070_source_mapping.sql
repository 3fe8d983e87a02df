-- The release before this one can go on.
ALTER TABLE "listing_source" ADD COLUMN "mapping" jsonb;--> statement-breakpoint
ALTER TABLE "listing_source" ADD CONSTRAINT "listing_source_mapping_known" CHECK ("listing_source"."mapping" is null or ("listing_source"."kind" = 'listing-file' and jsonb_typeof("listing_source"."mapping") = 'object'));