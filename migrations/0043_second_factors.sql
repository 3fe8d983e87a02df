-- The release before this one can go on.
CREATE TABLE "recovery_code" (
	"account_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	CONSTRAINT "recovery_code_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"sealed_secret" "bytea",
	"last_step" integer,
	"credential_id" text,
	"public_key" "bytea",
	"transports" text[],
	"uses" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "second_factor_name" CHECK (length("second_factor"."name") between 1 and 60),
	CONSTRAINT "second_factor_kind" CHECK (("second_factor"."kind" = 'TOTP' and "second_factor"."sealed_secret" is not null and "second_factor"."last_step" is not null)
        or ("second_factor"."kind" = 'PASSKEY' and "second_factor"."credential_id" is not null and "second_factor"."public_key" is not null
          and "second_factor"."transports" is not null and "second_factor"."uses" is not null))
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "amr" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "acr" text;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_factor_account" ON "second_factor" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "second_factor_credential" ON "second_factor" USING btree ("credential_id");