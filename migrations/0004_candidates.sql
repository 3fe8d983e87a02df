CREATE TABLE "candidate_profile" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"current_cv_id" uuid,
	"edited" text[] DEFAULT '{}' NOT NULL,
	"designation" text,
	"yoe" double precision,
	"location" text,
	"summary" text,
	"links" text[] DEFAULT '{}' NOT NULL,
	"core_skills" text[] DEFAULT '{}' NOT NULL,
	"soft_skills" text[] DEFAULT '{}' NOT NULL,
	"experience" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"photo_key" text,
	"photo_type" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidate_profile_photo" CHECK (num_nulls("candidate_profile"."photo_key", "candidate_profile"."photo_type") in (0, 2)),
	CONSTRAINT "candidate_profile_yoe" CHECK ("candidate_profile"."yoe" between 0 and 70),
	CONSTRAINT "candidate_profile_skills" CHECK (cardinality("candidate_profile"."core_skills") <= 100 and cardinality("candidate_profile"."soft_skills") <= 40)
);
--> statement-breakpoint
CREATE TABLE "cv_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"extract" text,
	"parsed" jsonb,
	"parser_version" text,
	"taxonomy_version" text,
	"parsed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "cv_version_state" CHECK ("cv_version"."state" in ('QUEUED', 'READING', 'PARSED', 'FAILED')),
	CONSTRAINT "cv_version_step" CHECK ("cv_version"."step" between 0 and 4),
	CONSTRAINT "cv_version_bytes" CHECK ("cv_version"."bytes" between 1 and 2097151),
	CONSTRAINT "cv_version_read" CHECK (("cv_version"."state" = 'PARSED') = ("cv_version"."extract" is not null and "cv_version"."parsed" is not null) or "cv_version"."deleted_at" is not null),
	CONSTRAINT "cv_version_failed" CHECK (("cv_version"."state" = 'FAILED') = ("cv_version"."problem" is not null))
);
--> statement-breakpoint
CREATE TABLE "file_upload" (
	"key" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"tag" text NOT NULL,
	"mime_type" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"put_at" timestamp with time zone,
	"taken_at" timestamp with time zone,
	"cleared_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "file_upload_kind" CHECK ("file_upload"."kind" in ('USER_RESUME', 'USER_PROFILE_IMAGE')),
	CONSTRAINT "file_upload_bytes" CHECK ("file_upload"."bytes" > 0),
	CONSTRAINT "file_upload_window" CHECK ("file_upload"."expires_at" > "file_upload"."created_at")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "deletion_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "candidate_profile" ADD CONSTRAINT "candidate_profile_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_profile" ADD CONSTRAINT "candidate_profile_current_cv_id_cv_version_id_fk" FOREIGN KEY ("current_cv_id") REFERENCES "public"."cv_version"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_version" ADD CONSTRAINT "cv_version_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_upload" ADD CONSTRAINT "file_upload_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cv_version_file" ON "cv_version" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "cv_version_account" ON "cv_version" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cv_version_unread" ON "cv_version" USING btree ("uploaded_at") WHERE state in ('QUEUED', 'READING');--> statement-breakpoint
CREATE INDEX "file_upload_owner" ON "file_upload" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "file_upload_untaken" ON "file_upload" USING btree ("created_at") WHERE taken_at is null;--> statement-breakpoint
CREATE INDEX "file_upload_unswept" ON "file_upload" USING btree ("expires_at") WHERE cleared_at is null or removed_at is not null;--> statement-breakpoint
CREATE INDEX "account_deletion_due" ON "account" USING btree ("deletion_due_at") WHERE deletion_due_at is not null;