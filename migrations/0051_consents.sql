-- The release before this one can go on.
CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"subject_id" text NOT NULL,
	"terms" jsonb NOT NULL,
	"state" text DEFAULT 'ASKED' NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"alone_from" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "consent_act_dotted" CHECK ("consent"."act" ~ '^[a-z-]+\.[a-z-]+$'),
	CONSTRAINT "consent_state" CHECK ("consent"."state" in ('ASKED', 'GIVEN', 'REFUSED', 'TAKEN_BACK')),
	CONSTRAINT "consent_decided" CHECK (("consent"."state" = 'ASKED') = ("consent"."decided_at" is null) and ("consent"."decided_at" is null) = ("consent"."decided_by" is null)),
	CONSTRAINT "consent_terms_erased" CHECK ("consent"."state" = 'ASKED' or "consent"."terms" = '{}'),
	CONSTRAINT "consent_alone_waits" CHECK ("consent"."alone_from" >= "consent"."asked_at" + interval '24 hours'),
	CONSTRAINT "consent_two" CHECK ("consent"."state" <> 'GIVEN' or "consent"."decided_by" <> "consent"."asked_by" or ("consent"."alone_from" is not null and "consent"."decided_at" >= "consent"."alone_from")),
	CONSTRAINT "consent_taken_back" CHECK ("consent"."state" <> 'TAKEN_BACK' or "consent"."decided_by" = "consent"."asked_by")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "consent_open" ON "consent" USING btree ("act","subject_id") WHERE state = 'ASKED';--> statement-breakpoint
CREATE INDEX "consent_subject" ON "consent" USING btree ("subject_id");