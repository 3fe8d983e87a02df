-- The release before this one can go on.
ALTER TABLE "listing_source" ADD COLUMN "spelled" text;