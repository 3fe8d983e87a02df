CREATE TABLE "company" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" integer GENERATED ALWAYS AS IDENTITY (sequence name "company_token_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"website" text,
	"linked_in" text,
	"career_page" text,
	"industry" text,
	"team_size" text,
	"headquarters" text,
	"about" text,
	"founded_year" integer,
	"logo" text,
	"open_jobs" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_name_present" CHECK (length("company"."name") between 1 and 200),
	CONSTRAINT "company_open_jobs_counted" CHECK ("company"."open_jobs" >= 0)
);
--> statement-breakpoint
CREATE TABLE "company_logo" (
	"name" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_message_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "corporate_enquiry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company_name" text NOT NULL,
	"team_size" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "corporate_enquiry_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"job_title" text NOT NULL,
	"department" text,
	"locations" text[] NOT NULL,
	"city" text,
	"city_keys" text[] NOT NULL,
	"employment_type" text,
	"work_mode" text,
	"pay_min" integer,
	"pay_max" integer,
	"pay_currency" text,
	"pay_period" text,
	"display_salary_range" boolean DEFAULT true NOT NULL,
	"experience_min" smallint,
	"experience_max" smallint,
	"core_skills" text[] NOT NULL,
	"soft_skills" text[] NOT NULL,
	"technical_skills" text[] NOT NULL,
	"rank_keys" text[] NOT NULL,
	"status" text NOT NULL,
	"bad_job" boolean DEFAULT false NOT NULL,
	"is_listed" boolean GENERATED ALWAYS AS (status = 'PUBLISHED' and not bad_job) STORED NOT NULL,
	"external_job_id" text,
	"job_url" text,
	"job_posted_date" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"card" text NOT NULL,
	CONSTRAINT "job_status_known" CHECK ("job"."status" in ('DRAFT', 'PUBLISHED', 'EXPIRED', 'CLOSED')),
	CONSTRAINT "job_employment_type_known" CHECK ("job"."employment_type" in ('INTERNSHIP', 'FULL_TIME', 'PART_TIME')),
	CONSTRAINT "job_work_mode_known" CHECK ("job"."work_mode" in ('WFH', 'HYBRID', 'WFO')),
	CONSTRAINT "job_pay_period_known" CHECK ("job"."pay_period" in ('YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR')),
	CONSTRAINT "job_pay_whole" CHECK (num_nulls(pay_min, pay_max, pay_currency, pay_period) in (0, 4) and pay_min <= pay_max),
	CONSTRAINT "job_experience_whole" CHECK (num_nulls(experience_min, experience_max) in (0, 2) and experience_min between 0 and experience_max),
	CONSTRAINT "job_title_present" CHECK (length("job"."job_title") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "job_detail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fts" "tsvector" NOT NULL,
	"pay_min" integer,
	"pay_max" integer,
	"experience_min" smallint,
	"experience_max" smallint
);
--> statement-breakpoint
CREATE TABLE "job_word" (
	"word" text NOT NULL,
	"jobs" integer NOT NULL,
	CONSTRAINT "job_word_word_pk" PRIMARY KEY("word")
);
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_detail" ADD CONSTRAINT "job_detail_id_job_id_fk" FOREIGN KEY ("id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_id_job_id_fk" FOREIGN KEY ("id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_token" ON "company" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "company_name_key" ON "company" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "company_by_open_jobs" ON "company" USING btree ("open_jobs" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_message_newest" ON "contact_message" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "corporate_enquiry_newest" ON "corporate_enquiry" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "job_external_id" ON "job" USING btree ("external_job_id");--> statement-breakpoint
CREATE INDEX "job_to_expire" ON "job" USING btree ("expires_at") WHERE status = 'PUBLISHED';