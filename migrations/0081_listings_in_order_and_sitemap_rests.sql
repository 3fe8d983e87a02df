-- The release before this one can go on.
CREATE TABLE "sitemap_measuring" (
	"kind" text PRIMARY KEY NOT NULL,
	"measured_at" timestamp with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	CONSTRAINT "sitemap_measuring_kind" CHECK ("sitemap_measuring"."kind" in ('jobs', 'companies'))
);
--> statement-breakpoint
DROP INDEX "listing_by_source";--> statement-breakpoint
CREATE INDEX "listing_by_source" ON "listing" USING btree ("source_id","id");