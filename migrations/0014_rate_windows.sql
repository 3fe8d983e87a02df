CREATE UNLOGGED TABLE "rate_window" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_window_old" ON "rate_window" USING btree ("ends_at");