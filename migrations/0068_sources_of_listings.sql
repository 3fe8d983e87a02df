-- The release before this one can go on.
CREATE TABLE "listing_host" (
	"host" text PRIMARY KEY NOT NULL,
	"held_by" uuid,
	"held_until" timestamp with time zone,
	"free_at" timestamp with time zone NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"requests" bigint NOT NULL,
	CONSTRAINT "listing_host_held_whole" CHECK (("listing_host"."held_by" is null) = ("listing_host"."held_until" is null))
);
--> statement-breakpoint
CREATE TABLE "listing_page" (
	"source_id" uuid NOT NULL,
	"address" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"body" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"size" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"run_id" uuid NOT NULL,
	CONSTRAINT "listing_page_source_id_address_pk" PRIMARY KEY("source_id","address")
);
--> statement-breakpoint
ALTER TABLE "listing_source" DROP CONSTRAINT "listing_source_health_known";--> statement-breakpoint
ALTER TABLE "listing_run" ADD COLUMN "outcome" text DEFAULT 'DONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_run" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "listing_source" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "listing_source" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "listing_source" ADD COLUMN "is_fetched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_source" ADD COLUMN "every_minutes" integer DEFAULT 360 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_source" ADD COLUMN "next_run_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_source" ADD COLUMN "queued_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_source" ADD COLUMN "claim" uuid;--> statement-breakpoint
ALTER TABLE "listing_source" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_source" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "listing_source" ADD COLUMN "run_began_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_source" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_source" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_source" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "listing_source" ADD COLUMN "rejected_share" real;--> statement-breakpoint
ALTER TABLE "listing_source" ADD COLUMN "listed" integer;--> statement-breakpoint
ALTER TABLE "listing_source" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "listing_page" ADD CONSTRAINT "listing_page_source_id_listing_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."listing_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_source_due" ON "listing_source" USING btree ("next_run_at");--> statement-breakpoint
ALTER TABLE "listing_run" ADD CONSTRAINT "listing_run_outcome_known" CHECK ("listing_run"."outcome" in ('DONE', 'UNCHANGED', 'REPLAYED', 'ASKING', 'FAILED'));--> statement-breakpoint
ALTER TABLE "listing_source" ADD CONSTRAINT "listing_source_next_known" CHECK ("listing_source"."is_fetched" = ("listing_source"."next_run_at" is not null));--> statement-breakpoint
ALTER TABLE "listing_source" ADD CONSTRAINT "listing_source_claim_whole" CHECK (("listing_source"."claim" is null) = ("listing_source"."claimed_until" is null));--> statement-breakpoint
ALTER TABLE "listing_source" ADD CONSTRAINT "listing_source_run_whole" CHECK (("listing_source"."run_id" is null) = ("listing_source"."run_began_at" is null));--> statement-breakpoint
ALTER TABLE "listing_source" ADD CONSTRAINT "listing_source_failures_whole" CHECK (("listing_source"."failures" = 0) = ("listing_source"."failing_since" is null));--> statement-breakpoint
ALTER TABLE "listing_source" ADD CONSTRAINT "listing_source_every_known" CHECK ("listing_source"."every_minutes" between 15 and 10080);--> statement-breakpoint
ALTER TABLE "listing_source" ADD CONSTRAINT "listing_source_health_known" CHECK ("listing_source"."health" in ('NEW', 'HEALTHY', 'FAILING', 'ASKING', 'SUSPENDED'));