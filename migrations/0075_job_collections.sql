-- The release before this one can go on.
CREATE TABLE "sitemap_part" (
	"kind" text NOT NULL,
	"from_id" uuid NOT NULL,
	"entries" integer NOT NULL,
	"print" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sitemap_part_kind_from_id_pk" PRIMARY KEY("kind","from_id"),
	CONSTRAINT "sitemap_part_kind" CHECK ("sitemap_part"."kind" in ('jobs', 'companies'))
);
--> statement-breakpoint
CREATE TABLE "job_collecting" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	"listed" integer NOT NULL,
	CONSTRAINT "job_collecting_only" CHECK ("job_collecting"."only")
);
--> statement-breakpoint
CREATE TABLE "job_collection" (
	"field" text NOT NULL,
	"city" text NOT NULL,
	"work_mode" text NOT NULL,
	"jobs" integer NOT NULL,
	"fresh" integer NOT NULL,
	"remote" integer NOT NULL,
	"hybrid" integer NOT NULL,
	"on_site" integer NOT NULL,
	"companies" integer NOT NULL,
	"top_companies" uuid[] NOT NULL,
	"top_jobs" integer[] NOT NULL,
	"skills" text[] NOT NULL,
	"print" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_collection_field_city_work_mode_pk" PRIMARY KEY("field","city","work_mode"),
	CONSTRAINT "job_collection_narrow" CHECK (field <> '' or city <> '' or work_mode <> ''),
	CONSTRAINT "job_collection_mode" CHECK (work_mode in ('', 'WFH', 'HYBRID')),
	CONSTRAINT "job_collection_counted" CHECK (jobs > 0 and fresh between 0 and jobs)
);
--> statement-breakpoint
CREATE INDEX "job_collection_of_field" ON "job_collection" USING btree ("field","work_mode","jobs" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_collection_of_city" ON "job_collection" USING btree ("city","work_mode","jobs" DESC NULLS FIRST);