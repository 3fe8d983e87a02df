-- The release before this one can go on.
CREATE TABLE "onboarding" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"came_to_refer_at" timestamp with time zone,
	"cv_skipped_at" timestamp with time zone,
	"profile_confirmed_at" timestamp with time zone,
	"jobs_seen_at" timestamp with time zone,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "onboarding_said" CHECK (num_nonnulls("onboarding"."came_to_refer_at", "onboarding"."cv_skipped_at", "onboarding"."profile_confirmed_at", "onboarding"."jobs_seen_at", "onboarding"."dismissed_at") > 0)
);
--> statement-breakpoint
ALTER TABLE "onboarding" ADD CONSTRAINT "onboarding_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;