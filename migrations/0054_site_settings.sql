-- The release before this one can go on.
CREATE TABLE "site_version" (
	"version" integer PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	"restored" integer,
	CONSTRAINT "site_version_counted" CHECK ("site_version"."version" > 0),
	CONSTRAINT "site_version_restored_earlier" CHECK ("site_version"."restored" >= 0 and "site_version"."restored" < "site_version"."version"),
	CONSTRAINT "site_version_object" CHECK (jsonb_typeof("site_version"."values") = 'object')
);
--> statement-breakpoint
CREATE INDEX "site_version_maker" ON "site_version" USING btree ("made_by");