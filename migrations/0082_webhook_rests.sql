-- The release before this one can go on.
ALTER TABLE "webhook" ADD COLUMN "rest_until" timestamp with time zone;