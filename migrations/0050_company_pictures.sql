-- The release before this one can go on.
CREATE TABLE "company_picture" (
	"picture_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"alt" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_picture_kind" CHECK ("company_picture"."kind" in ('LOGO', 'COVER', 'PHOTO')),
	CONSTRAINT "company_picture_alt" CHECK (length("company_picture"."alt") <= 200 and ("company_picture"."kind" = 'PHOTO') = ("company_picture"."alt" <> ''))
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"id" uuid PRIMARY KEY NOT NULL,
	"upload_id" uuid NOT NULL,
	"widths" integer[] NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "picture_sides" CHECK ("picture"."width" > 0 and "picture"."height" > 0 and cardinality("picture"."widths") > 0)
);
--> statement-breakpoint
ALTER TABLE "file_upload" DROP CONSTRAINT "file_upload_kind";--> statement-breakpoint
ALTER TABLE "company_picture" ADD CONSTRAINT "company_picture_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_picture" ADD CONSTRAINT "company_picture_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_picture_one" ON "company_picture" USING btree ("company_id","kind") WHERE kind <> 'PHOTO';--> statement-breakpoint
CREATE INDEX "company_picture_company" ON "company_picture" USING btree ("company_id","added_at");--> statement-breakpoint
CREATE INDEX "picture_upload" ON "picture" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "picture_unswept" ON "picture" USING btree ("created_at") WHERE used_at is null or removed_at is not null;--> statement-breakpoint
ALTER TABLE "file_upload" ADD CONSTRAINT "file_upload_kind" CHECK ("file_upload"."kind" in ('USER_RESUME', 'USER_PROFILE_IMAGE', 'REFERRAL_PROOF', 'PROFILE_IMPORT', 'PUBLIC_PICTURE'));