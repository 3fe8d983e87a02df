CREATE TABLE "guidance_booking" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"referee_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"slot_id" uuid,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"note" text,
	"price" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"status" text NOT NULL,
	"awaits" text,
	"due_at" timestamp with time zone,
	"requested_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"meeting" text,
	"cancelled_by" text,
	"payment_id" uuid,
	"refunded" bigint,
	"sequence" integer DEFAULT 0 NOT NULL,
	"day_reminded_at" timestamp with time zone,
	"hour_reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guidance_booking_kind" CHECK ("guidance_booking"."kind" in ('INTERVIEW', 'CAREER')),
	CONSTRAINT "guidance_booking_status" CHECK ("guidance_booking"."status" in ('UNPAID', 'REQUESTED', 'ACCEPTED', 'DONE', 'DISPUTED', 'SETTLED', 'DECLINED', 'CANCELLED', 'LAPSED')),
	CONSTRAINT "guidance_booking_awaits" CHECK (("guidance_booking"."status" = 'REQUESTED') = ("guidance_booking"."awaits" is not null)),
	CONSTRAINT "guidance_booking_keeps_slot" CHECK (("guidance_booking"."status" in ('UNPAID', 'REQUESTED', 'ACCEPTED', 'DONE', 'DISPUTED', 'SETTLED')) = ("guidance_booking"."slot_id" is not null)),
	CONSTRAINT "guidance_booking_price" CHECK ("guidance_booking"."price" >= 0),
	CONSTRAINT "guidance_booking_not_self" CHECK ("guidance_booking"."candidate_id" <> "guidance_booking"."referee_id")
);
--> statement-breakpoint
CREATE TABLE "guidance_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "guidance_event_by" CHECK ("guidance_event"."by" in ('CANDIDATE', 'REFEREE', 'ADMIN', 'SYSTEM'))
);
--> statement-breakpoint
CREATE TABLE "guidance_offer" (
	"referee_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"headline" text NOT NULL,
	"about" text NOT NULL,
	"kinds" text[] NOT NULL,
	"topics" text[] NOT NULL,
	"minutes" smallint NOT NULL,
	"price" bigint NOT NULL,
	"time_zone" text NOT NULL,
	"meeting" text NOT NULL,
	"is_active" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guidance_offer_minutes" CHECK ("guidance_offer"."minutes" in (30, 45, 60)),
	CONSTRAINT "guidance_offer_price" CHECK ("guidance_offer"."price" between 0 and 2000000),
	CONSTRAINT "guidance_offer_kinds" CHECK (cardinality("guidance_offer"."kinds") between 1 and 2)
);
--> statement-breakpoint
CREATE TABLE "guidance_rating" (
	"booking_id" uuid NOT NULL,
	"by" text NOT NULL,
	"stars" smallint NOT NULL,
	"text" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "guidance_rating_booking_id_by_pk" PRIMARY KEY("booking_id","by"),
	CONSTRAINT "guidance_rating_by" CHECK ("guidance_rating"."by" in ('CANDIDATE', 'REFEREE')),
	CONSTRAINT "guidance_rating_stars" CHECK ("guidance_rating"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "guidance_slot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"referee_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guidance_slot_length" CHECK ("guidance_slot"."ends_at" > "guidance_slot"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "fee_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"amount" bigint,
	"share_of_price" integer,
	"release_hours" integer NOT NULL,
	"is_placeholder" boolean NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fee_version_amount" CHECK (num_nulls("fee_version"."amount", "fee_version"."share_of_price") = 1),
	CONSTRAINT "fee_version_not_negative" CHECK ("fee_version"."amount" >= 0),
	CONSTRAINT "fee_version_share" CHECK ("fee_version"."share_of_price" between 0 and 10000),
	CONSTRAINT "fee_version_release" CHECK ("fee_version"."release_hours" between 0 and 8760)
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid,
	"unit" text NOT NULL,
	"balance" bigint,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_account_once" UNIQUE NULLS NOT DISTINCT("owner_id","kind","unit"),
	CONSTRAINT "ledger_account_unit" CHECK ("ledger_account"."unit" in ('CREDIT', 'INR')),
	CONSTRAINT "ledger_account_not_negative" CHECK ("ledger_account"."balance" >= 0),
	CONSTRAINT "ledger_account_balance" CHECK (("ledger_account"."owner_id" is null) = ("ledger_account"."balance" is null)),
	CONSTRAINT "ledger_account_platform" CHECK (("ledger_account"."owner_id" is null) = ("ledger_account"."kind" like 'PLATFORM%'))
);
--> statement-breakpoint
CREATE TABLE "ledger_earning" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"available_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "ledger_earning_amount" CHECK ("ledger_earning"."amount" > 0),
	CONSTRAINT "ledger_earning_state" CHECK ("ledger_earning"."state" in ('PENDING', 'FROZEN', 'AVAILABLE', 'REVERSED')),
	CONSTRAINT "ledger_earning_settled" CHECK (("ledger_earning"."state" in ('PENDING', 'FROZEN')) = ("ledger_earning"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"subject_id" uuid,
	"memo" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reverses_id" uuid
);
--> statement-breakpoint
CREATE TABLE "ledger_hold" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"unit" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'HELD' NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "ledger_hold_amount" CHECK ("ledger_hold"."amount" > 0),
	CONSTRAINT "ledger_hold_state" CHECK ("ledger_hold"."state" in ('HELD', 'CAPTURED', 'RELEASED')),
	CONSTRAINT "ledger_hold_settled" CHECK (("ledger_hold"."state" = 'HELD') = ("ledger_hold"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_posting_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	CONSTRAINT "ledger_posting_amount" CHECK ("ledger_posting"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"label" text NOT NULL,
	"amount" bigint NOT NULL,
	"credits" integer NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"pay_url" text,
	"memo" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'CREATED' NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"hold_until" timestamp with time zone,
	"ask_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"receipt_number" integer,
	CONSTRAINT "payment_purpose" CHECK ("payment"."purpose" in ('PLAN', 'GUIDANCE_BOOKING')),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" > 0),
	CONSTRAINT "payment_state" CHECK ("payment"."state" in ('CREATED', 'PAID', 'REFUND_DUE', 'REFUNDED', 'FAILED')),
	CONSTRAINT "payment_paid" CHECK (("payment"."state" in ('CREATED', 'FAILED')) = ("payment"."paid_at" is null)),
	CONSTRAINT "payment_receipt_paid" CHECK (("payment"."paid_at" is null) = ("payment"."receipt_number" is null)),
	CONSTRAINT "payment_refunded" CHECK (("payment"."state" = 'REFUNDED') = ("payment"."refunded_at" is not null)),
	CONSTRAINT "payment_failure" CHECK ("payment"."failure" in ('DECLINED', 'CANCELLED', 'EXPIRED')),
	CONSTRAINT "payment_failed" CHECK (("payment"."state" = 'FAILED') = ("payment"."failure" is not null)),
	CONSTRAINT "payment_hold" CHECK (("payment"."purpose" = 'GUIDANCE_BOOKING') = ("payment"."hold_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"way" text NOT NULL,
	"destination" "bytea",
	"destination_end" text NOT NULL,
	"state" text DEFAULT 'REQUESTED' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"reference" text,
	"reason" text,
	CONSTRAINT "payout_amount" CHECK ("payout"."amount" > 0),
	CONSTRAINT "payout_way" CHECK ("payout"."way" in ('UPI', 'BANK')),
	CONSTRAINT "payout_state" CHECK ("payout"."state" in ('REQUESTED', 'PAID', 'REFUSED', 'CANCELLED')),
	CONSTRAINT "payout_settled" CHECK (("payout"."state" = 'REQUESTED') = ("payout"."settled_at" is null)),
	CONSTRAINT "payout_paid" CHECK (("payout"."state" = 'PAID') = ("payout"."reference" is not null)),
	CONSTRAINT "payout_by_another" CHECK ("payout"."state" <> 'PAID' or "payout"."settled_by" <> "payout"."owner_id")
);
--> statement-breakpoint
CREATE TABLE "plan_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"version" integer NOT NULL,
	"label" text NOT NULL,
	"description" text NOT NULL,
	"credits" integer NOT NULL,
	"price" bigint NOT NULL,
	"is_placeholder" boolean NOT NULL,
	"is_offered" boolean NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_version_credits" CHECK ("plan_version"."credits" > 0),
	CONSTRAINT "plan_version_price" CHECK ("plan_version"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "price_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'PROPOSED' NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "price_change_kind" CHECK ("price_change"."kind" in ('PLAN', 'FEE')),
	CONSTRAINT "price_change_state" CHECK ("price_change"."state" in ('PROPOSED', 'APPLIED', 'REFUSED', 'TAKEN_BACK')),
	CONSTRAINT "price_change_decided" CHECK (("price_change"."state" = 'PROPOSED') = ("price_change"."decided_at" is null)),
	CONSTRAINT "price_change_two" CHECK ("price_change"."state" <> 'APPLIED' or "price_change"."decided_by" <> "price_change"."proposed_by")
);
--> statement-breakpoint
CREATE TABLE "company_mail_domain" (
	"company_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"added_by" uuid,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_mail_domain_company_id_domain_pk" PRIMARY KEY("company_id","domain")
);
--> statement-breakpoint
CREATE TABLE "referee" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"since" date NOT NULL,
	"work_email" "bytea" NOT NULL,
	"work_email_hash" "bytea" NOT NULL,
	"work_domain" text NOT NULL,
	"code_hash" "bytea",
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"code_sends" smallint DEFAULT 0 NOT NULL,
	"code_sent_at" timestamp with time zone,
	"code_expires_at" timestamp with time zone,
	"evidence" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	"verified_at" timestamp with time zone,
	"verified_until" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"weekly_cap" smallint DEFAULT 5 NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referee_status" CHECK ("referee"."status" in ('PENDING', 'REVIEW', 'VERIFIED', 'EXPIRED', 'REFUSED', 'ENDED')),
	CONSTRAINT "referee_cap" CHECK ("referee"."weekly_cap" between 1 and 50),
	CONSTRAINT "referee_verified" CHECK ("referee"."status" <> 'VERIFIED' or num_nulls("referee"."verified_at", "referee"."verified_until") = 0)
);
--> statement-breakpoint
CREATE TABLE "referral_answer" (
	"request_id" uuid NOT NULL,
	"referee_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"feedback" text,
	"claimed_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_answer_request_id_referee_id_pk" PRIMARY KEY("request_id","referee_id"),
	CONSTRAINT "referral_answer_kind" CHECK ("referral_answer"."kind" in ('REFERRED', 'DECLINED', 'CONFLICT', 'LAPSED'))
);
--> statement-breakpoint
CREATE TABLE "referral_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_event_by" CHECK ("referral_event"."by" in ('CANDIDATE', 'REFEREE', 'ADMIN', 'SYSTEM'))
);
--> statement-breakpoint
CREATE TABLE "referral_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid,
	"job_key" text NOT NULL,
	"job_title" text NOT NULL,
	"job_url" text,
	"job_description" text,
	"note" text,
	"cv_id" uuid,
	"score" smallint NOT NULL,
	"match" jsonb NOT NULL,
	"profile" jsonb NOT NULL,
	"status" text NOT NULL,
	"referee_id" uuid,
	"due_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"reference" text,
	"proof_key" text,
	"dispute_reason" text,
	"dispute_text" text,
	"decided_by" uuid,
	"decision_note" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_request_status" CHECK ("referral_request"."status" in ('NOT_ALIGNED', 'OPEN', 'CLAIMED', 'ACCEPTED', 'REFERRED', 'DISPUTED', 'CONFIRMED', 'DECLINED', 'EXPIRED', 'WITHDRAWN', 'NOT_REFERRED')),
	CONSTRAINT "referral_request_score" CHECK ("referral_request"."score" between -1 and 90),
	CONSTRAINT "referral_request_sent" CHECK ("referral_request"."status" = 'NOT_ALIGNED' or "referral_request"."score" >= 50),
	CONSTRAINT "referral_request_open" CHECK ("referral_request"."status" <> 'OPEN' or "referral_request"."referee_id" is null),
	CONSTRAINT "referral_request_not_self" CHECK ("referral_request"."referee_id" <> "referral_request"."candidate_id"),
	CONSTRAINT "referral_request_proof" CHECK ("referral_request"."status" not in ('REFERRED', 'CONFIRMED') or num_nonnulls("referral_request"."reference", "referral_request"."proof_key") >= 1)
);
--> statement-breakpoint
CREATE TABLE "test_checkout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_refunded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "test_checkout_state" CHECK ("test_checkout"."state" in ('OPEN', 'PAID', 'DECLINED', 'CLOSED'))
);
--> statement-breakpoint
ALTER TABLE "file_upload" DROP CONSTRAINT "file_upload_kind";--> statement-breakpoint
ALTER TABLE "guidance_booking" ADD CONSTRAINT "guidance_booking_candidate_id_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidance_booking" ADD CONSTRAINT "guidance_booking_referee_id_account_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidance_booking" ADD CONSTRAINT "guidance_booking_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidance_booking" ADD CONSTRAINT "guidance_booking_slot_id_guidance_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."guidance_slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidance_event" ADD CONSTRAINT "guidance_event_booking_id_guidance_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."guidance_booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidance_offer" ADD CONSTRAINT "guidance_offer_referee_id_account_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidance_offer" ADD CONSTRAINT "guidance_offer_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidance_rating" ADD CONSTRAINT "guidance_rating_booking_id_guidance_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."guidance_booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidance_slot" ADD CONSTRAINT "guidance_slot_referee_id_guidance_offer_referee_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."guidance_offer"("referee_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_mail_domain" ADD CONSTRAINT "company_mail_domain_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_mail_domain" ADD CONSTRAINT "company_mail_domain_added_by_account_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referee" ADD CONSTRAINT "referee_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referee" ADD CONSTRAINT "referee_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referee" ADD CONSTRAINT "referee_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_answer" ADD CONSTRAINT "referral_answer_request_id_referral_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."referral_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_answer" ADD CONSTRAINT "referral_answer_referee_id_account_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_event" ADD CONSTRAINT "referral_event_request_id_referral_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."referral_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_event" ADD CONSTRAINT "referral_event_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_request" ADD CONSTRAINT "referral_request_candidate_id_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_request" ADD CONSTRAINT "referral_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_request" ADD CONSTRAINT "referral_request_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_request" ADD CONSTRAINT "referral_request_cv_id_cv_version_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_request" ADD CONSTRAINT "referral_request_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_request" ADD CONSTRAINT "referral_request_referee_id_account_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guidance_booking_slot" ON "guidance_booking" USING btree ("slot_id") WHERE slot_id is not null;--> statement-breakpoint
CREATE INDEX "guidance_booking_of_candidate" ON "guidance_booking" USING btree ("candidate_id","id");--> statement-breakpoint
CREATE INDEX "guidance_booking_of_referee" ON "guidance_booking" USING btree ("referee_id","starts_at");--> statement-breakpoint
CREATE INDEX "guidance_booking_due" ON "guidance_booking" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "guidance_booking_to_come" ON "guidance_booking" USING btree ("starts_at") WHERE status = 'ACCEPTED';--> statement-breakpoint
CREATE INDEX "guidance_event_of" ON "guidance_event" USING btree ("booking_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "guidance_offer_id" ON "guidance_offer" USING btree ("id");--> statement-breakpoint
CREATE INDEX "guidance_offer_of_company" ON "guidance_offer" USING btree ("company_id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "guidance_slot_of" ON "guidance_slot" USING btree ("referee_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_version_once" ON "fee_version" USING btree ("kind","version");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_earning_once" ON "ledger_earning" USING btree ("subject_id","kind","owner_id");--> statement-breakpoint
CREATE INDEX "ledger_earning_due" ON "ledger_earning" USING btree ("available_at") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "ledger_earning_owner" ON "ledger_earning" USING btree ("owner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_key" ON "ledger_entry" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_reversed_once" ON "ledger_entry" USING btree ("reverses_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_subject" ON "ledger_entry" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_hold_once" ON "ledger_hold" USING btree ("subject_id","purpose");--> statement-breakpoint
CREATE INDEX "ledger_hold_due" ON "ledger_hold" USING btree ("expires_at") WHERE state = 'HELD';--> statement-breakpoint
CREATE INDEX "ledger_hold_owner" ON "ledger_hold" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_posting_once" ON "ledger_posting" USING btree ("entry_id","account_id");--> statement-breakpoint
CREATE INDEX "ledger_posting_of_account" ON "ledger_posting" USING btree ("account_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_ref" ON "payment" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_receipt" ON "payment" USING btree ("receipt_number");--> statement-breakpoint
CREATE INDEX "payment_of_owner" ON "payment" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "payment_of_subject" ON "payment" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "payment_due" ON "payment" USING btree ("ask_at") WHERE state in ('CREATED', 'REFUND_DUE');--> statement-breakpoint
CREATE INDEX "payment_event_of" ON "payment_event" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_open" ON "payout" USING btree ("owner_id") WHERE state = 'REQUESTED';--> statement-breakpoint
CREATE INDEX "payout_queue" ON "payout" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "payout_of_owner" ON "payout" USING btree ("owner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_reference" ON "payout" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_version_once" ON "plan_version" USING btree ("plan","version");--> statement-breakpoint
CREATE UNIQUE INDEX "price_change_open" ON "price_change" USING btree ("kind","target") WHERE state = 'PROPOSED';--> statement-breakpoint
CREATE UNIQUE INDEX "referee_work_email" ON "referee" USING btree ("work_email_hash") WHERE status in ('REVIEW', 'VERIFIED', 'EXPIRED');--> statement-breakpoint
CREATE INDEX "referee_work_address" ON "referee" USING btree ("work_email_hash");--> statement-breakpoint
CREATE INDEX "referee_of_company" ON "referee" USING btree ("company_id") WHERE status = 'VERIFIED';--> statement-breakpoint
CREATE INDEX "referee_review" ON "referee" USING btree ("updated_at") WHERE status = 'REVIEW';--> statement-breakpoint
CREATE INDEX "referee_due" ON "referee" USING btree ("verified_until") WHERE status = 'VERIFIED';--> statement-breakpoint
CREATE INDEX "referral_answer_of_referee" ON "referral_answer" USING btree ("referee_id","at");--> statement-breakpoint
CREATE INDEX "referral_event_of" ON "referral_event" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "referral_event_looks" ON "referral_event" USING btree ("actor_id","at") WHERE kind = 'CV_OPENED';--> statement-breakpoint
CREATE UNIQUE INDEX "referral_request_active" ON "referral_request" USING btree ("candidate_id","company_id","job_key") WHERE status in ('OPEN', 'CLAIMED', 'ACCEPTED', 'REFERRED', 'DISPUTED', 'CONFIRMED');--> statement-breakpoint
CREATE INDEX "referral_request_of_candidate" ON "referral_request" USING btree ("candidate_id","id");--> statement-breakpoint
CREATE INDEX "referral_request_pool" ON "referral_request" USING btree ("company_id","id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "referral_request_of_referee" ON "referral_request" USING btree ("referee_id","status");--> statement-breakpoint
CREATE INDEX "referral_request_due" ON "referral_request" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "referral_request_cv" ON "referral_request" USING btree ("cv_id");--> statement-breakpoint
CREATE INDEX "referral_request_disputed" ON "referral_request" USING btree ("updated_at") WHERE status = 'DISPUTED';--> statement-breakpoint
ALTER TABLE "file_upload" ADD CONSTRAINT "file_upload_kind" CHECK ("file_upload"."kind" in ('USER_RESUME', 'USER_PROFILE_IMAGE', 'REFERRAL_PROOF'));--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "calendar" text;--> statement-breakpoint
-- Two slots of one referee never overlap.
create extension if not exists btree_gist;
--> statement-breakpoint
alter table guidance_slot add constraint guidance_slot_apart exclude using gist (referee_id with =, tstzrange(starts_at, ends_at) with &&);
--> statement-breakpoint
-- Nobody books two sessions at the same time.
alter table guidance_booking add constraint guidance_booking_apart exclude using gist (candidate_id with =, tstzrange(starts_at, ends_at) with &&)
  where (slot_id is not null);
--> statement-breakpoint
-- The books. A posting moves its account's balance in the same moment; the check on the account keeps it from going below zero.
create function ledger_move_balance() returns trigger language plpgsql as $$
begin
  new.balance_after := null;
  update ledger_account set balance = balance + new.amount where id = new.account_id and owner_id is not null
    returning balance into new.balance_after;
  -- Whoever waited for the account comes after who moved it before, whatever number they began with.
  if found then
    new.seq := nextval('ledger_posting_seq_seq');
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_posting_moves before insert on ledger_posting for each row execute function ledger_move_balance();
--> statement-breakpoint
-- At the end of its transaction an entry has at least two postings, and they add up to nothing in each unit.
create function ledger_check_entry() returns trigger language plpgsql as $$
begin
  if (select count(*) from ledger_posting where entry_id = new.id) < 2
    or exists (select from ledger_posting p join ledger_account a on a.id = p.account_id where p.entry_id = new.id
      group by a.unit having sum(p.amount) <> 0) then
    raise exception 'The entry % does not balance.', new.id using errcode = 'check_violation', constraint = 'ledger_entry_balanced';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_entry_balanced after insert on ledger_entry deferrable initially deferred
  for each row execute function ledger_check_entry();
--> statement-breakpoint
-- What one statement posts balances by itself, and belongs to entries of the same transaction: nothing is added later.
create function ledger_check_postings() returns trigger language plpgsql as $$
begin
  if exists (select from added p left join ledger_entry e on e.id = p.entry_id where e.id is null or not e.xmin = pg_current_xact_id()::xid)
    or exists (select from added p join ledger_account a on a.id = p.account_id group by p.entry_id, a.unit having sum(p.amount) <> 0) then
    raise exception 'Postings do not balance, or were added to an entry later.'
      using errcode = 'check_violation', constraint = 'ledger_posting_balanced';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_posting_balanced after insert on ledger_posting referencing new table as added
  for each statement execute function ledger_check_postings();
--> statement-breakpoint
-- Nothing in the books is changed or removed: corrections are entries of their own.
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The books are append-only: %.%', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger ledger_entry_stays before update or delete or truncate on ledger_entry for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger ledger_posting_stays before update or delete or truncate on ledger_posting for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger ledger_account_stays before delete or truncate on ledger_account for each statement execute function ledger_refuse_change();
--> statement-breakpoint
-- Of an account only the balance moves, and only by a posting.
create function ledger_guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 then
      raise exception 'An account begins with nothing.' using errcode = 'restrict_violation';
    end if;
  elsif pg_trigger_depth() < 2 or (new.id, new.kind, new.unit, new.owner_id, new.opened_at) is distinct from
    (old.id, old.kind, old.unit, old.owner_id, old.opened_at) then
    raise exception 'Balances move by postings only.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_account_guarded before insert or update on ledger_account for each row execute function ledger_guard_account();
--> statement-breakpoint
-- The same for whoever is not PostgreSQL's superuser, should somebody drop a trigger.
do $$ begin
  execute format('revoke update, delete, truncate on ledger_entry, ledger_posting from public, %I', current_user);
  execute format('revoke delete, truncate on ledger_account from public, %I', current_user);
end $$;
--> statement-breakpoint
insert into ledger_account (id, kind, owner_id, unit, balance, opened_at) values
  ('00000000-0000-7000-8000-000000000001', 'PLATFORM_CREDITS', null, 'CREDIT', null, now()),
  ('00000000-0000-7000-8000-000000000002', 'PLATFORM_PROVIDER', null, 'INR', null, now()),
  ('00000000-0000-7000-8000-000000000003', 'PLATFORM_REFUNDS', null, 'INR', null, now()),
  ('00000000-0000-7000-8000-000000000004', 'PLATFORM_SALES', null, 'INR', null, now()),
  ('00000000-0000-7000-8000-000000000005', 'PLATFORM_FEES', null, 'INR', null, now()),
  ('00000000-0000-7000-8000-000000000006', 'PLATFORM_REWARDS', null, 'INR', null, now()),
  ('00000000-0000-7000-8000-000000000007', 'PLATFORM_BANK', null, 'INR', null, now());
--> statement-breakpoint
-- Placeholders: whoever runs the site sets what things cost and earn.
insert into plan_version (id, plan, version, label, description, credits, price, is_placeholder, is_offered, made_at) values
  ('00000000-0000-7000-8000-000000000101', 'starter', 1, 'Starter', 'A few more tries at the companies you like best.', 5, 24900, true, true, now()),
  ('00000000-0000-7000-8000-000000000102', 'search', 1, 'Search', 'For a search in earnest: several requests a week.', 15, 59900, true, true, now()),
  ('00000000-0000-7000-8000-000000000103', 'sprint', 1, 'Sprint', 'For the month in which it has to happen.', 40, 129900, true, true, now());
--> statement-breakpoint
insert into fee_version (id, kind, version, amount, share_of_price, release_hours, is_placeholder, made_at) values
  ('00000000-0000-7000-8000-000000000201', 'REVIEWED_REQUEST', 1, 10000, null, 168, true, now()),
  ('00000000-0000-7000-8000-000000000202', 'REFERRED_OUTCOME', 1, 0, null, 0, true, now()),
  ('00000000-0000-7000-8000-000000000203', 'GUIDANCE_SESSION', 1, null, 8000, 24, true, now()),
  ('00000000-0000-7000-8000-000000000204', 'SHARE_REWARD', 1, 50000, null, 336, true, now());
