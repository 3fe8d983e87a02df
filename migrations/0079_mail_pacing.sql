-- The release before this one can go on.
CREATE TABLE "mail_domain" (
	"domain" text PRIMARY KEY NOT NULL,
	"begun" integer NOT NULL,
	"minute_ends_at" timestamp with time zone NOT NULL,
	"deferrals" integer DEFAULT 0 NOT NULL,
	"paused_until" timestamp with time zone,
	CONSTRAINT "mail_domain_counts" CHECK ("mail_domain"."begun" >= 0 and "mail_domain"."deferrals" >= 0)
);
--> statement-breakpoint
CREATE INDEX "mail_domain_old" ON "mail_domain" USING btree ("minute_ends_at");--> statement-breakpoint
CREATE INDEX "mail_claimed" ON "mail" USING btree (split_part(lower(recipient), '@', 2)) WHERE claimed_until is not null;