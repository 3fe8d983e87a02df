-- The release before this one can go on.
CREATE TABLE "account_merge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_id" uuid NOT NULL,
	"into_id" uuid NOT NULL,
	"from_email" text NOT NULL,
	"from_name" text NOT NULL,
	"reason" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"ended_at" timestamp with time zone,
	"from_token" "bytea",
	"into_token" "bytea",
	"from_agreed_at" timestamp with time zone,
	"into_agreed_at" timestamp with time zone,
	CONSTRAINT "account_merge_two" CHECK ("account_merge"."from_id" <> "account_merge"."into_id"),
	CONSTRAINT "account_merge_state" CHECK ("account_merge"."state" in ('ASKED', 'DONE', 'REFUSED', 'CANCELLED', 'EXPIRED')),
	CONSTRAINT "account_merge_ended" CHECK (("account_merge"."state" = 'ASKED') = ("account_merge"."ended_at" is null)),
	CONSTRAINT "account_merge_agreed" CHECK ("account_merge"."state" <> 'DONE' or num_nulls("account_merge"."from_agreed_at", "account_merge"."into_agreed_at") = 0)
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "account_merge" ADD CONSTRAINT "account_merge_from_id_account_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merge" ADD CONSTRAINT "account_merge_into_id_account_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_merge_from" ON "account_merge" USING btree ("from_id","id");--> statement-breakpoint
CREATE INDEX "account_merge_into" ON "account_merge" USING btree ("into_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_merge_from_open" ON "account_merge" USING btree ("from_id") WHERE state = 'ASKED';--> statement-breakpoint
CREATE UNIQUE INDEX "account_merge_into_open" ON "account_merge" USING btree ("into_id") WHERE state = 'ASKED';--> statement-breakpoint
CREATE UNIQUE INDEX "account_merge_from_token" ON "account_merge" USING btree ("from_token");--> statement-breakpoint
CREATE UNIQUE INDEX "account_merge_into_token" ON "account_merge" USING btree ("into_token");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_merged_into_account_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_merged_into" ON "account" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_merged_ended" CHECK ("account"."merged_into" is null or ("account"."merged_into" <> "account"."id" and "account"."disabled_at" is not null));