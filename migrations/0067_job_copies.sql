-- The release before this one can go on.
CREATE TABLE "job_copy" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"cluster_id" uuid NOT NULL,
	"standing" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_copy_due" (
	"cluster_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_copy_ruling" (
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"is_same" boolean NOT NULL,
	"ruled_by" uuid,
	"ruled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_copy_ruling_one_id_other_id_pk" PRIMARY KEY("one_id","other_id"),
	CONSTRAINT "job_copy_ruling_ordered" CHECK (one_id < other_id)
);
--> statement-breakpoint
CREATE TABLE "job_doubting" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"up_to" uuid,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_doubting_only" CHECK ("job_doubting"."only")
);
--> statement-breakpoint
CREATE TABLE "job_print" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"version" smallint NOT NULL,
	"keys" bigint[] NOT NULL,
	"print" text NOT NULL,
	"follows" uuid
);
--> statement-breakpoint
CREATE TABLE "job_print_key" (
	"key" bigint NOT NULL,
	"job_id" uuid NOT NULL,
	CONSTRAINT "job_print_key_key_job_id_pk" PRIMARY KEY("key","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_printing" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer NOT NULL,
	"up_to" uuid,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "job_printing_only" CHECK ("job_printing"."only")
);
--> statement-breakpoint
CREATE TABLE "job_to_print" (
	"job_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_answer_time" ADD COLUMN "applicants" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "canonical_id" uuid;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "reposts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "doubted_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "reopened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_copy" ADD CONSTRAINT "job_copy_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_copy_ruling" ADD CONSTRAINT "job_copy_ruling_one_id_job_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_copy_ruling" ADD CONSTRAINT "job_copy_ruling_other_id_job_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_copy_ruling" ADD CONSTRAINT "job_copy_ruling_ruled_by_account_id_fk" FOREIGN KEY ("ruled_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_print" ADD CONSTRAINT "job_print_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_to_print" ADD CONSTRAINT "job_to_print_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_copy_cluster" ON "job_copy" USING btree ("cluster_id");--> statement-breakpoint
CREATE INDEX "job_copy_ruling_other" ON "job_copy_ruling" USING btree ("other_id");--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_canonical_id_job_id_fk" FOREIGN KEY ("canonical_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_copies" ON "job" USING btree ("canonical_id") WHERE canonical_id is not null;--> statement-breakpoint
ALTER TABLE "company_answer_time" ADD CONSTRAINT "company_answer_time_counts" CHECK (applicants >= 0);--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_not_its_own_copy" CHECK (canonical_id <> id);