CREATE TABLE "listing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"external_key" text NOT NULL,
	"source_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"first_seen" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	"missing_since" timestamp with time zone,
	"missing_runs" integer DEFAULT 0 NOT NULL,
	"aliases" text[] NOT NULL,
	CONSTRAINT "listing_missing_whole" CHECK (("listing"."missing_runs" = 0) = ("listing"."missing_since" is null))
);
--> statement-breakpoint
CREATE TABLE "listing_payload" (
	"listing_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"payload" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_payload_listing_id_content_hash_pk" PRIMARY KEY("listing_id","content_hash")
);
--> statement-breakpoint
CREATE TABLE "listing_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"complete" boolean NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_source" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"board" text NOT NULL,
	"company" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"health" text DEFAULT 'NEW' NOT NULL,
	"last_complete_run_at" timestamp with time zone,
	"mass_missing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_source_health_known" CHECK ("listing_source"."health" in ('NEW', 'HEALTHY', 'FAILING', 'SUSPENDED'))
);
--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_source_id_listing_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."listing_source"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_payload" ADD CONSTRAINT "listing_payload_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_run" ADD CONSTRAINT "listing_run_source_id_listing_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."listing_source"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_external_key" ON "listing" USING btree ("external_key");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_job" ON "listing" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "listing_by_source" ON "listing" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "listing_run_by_source" ON "listing_run" USING btree ("source_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "listing_source_board" ON "listing_source" USING btree ("kind","board");