-- The release before this one can go on.
CREATE TABLE "day_count" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "day_count_kind_day_pk" PRIMARY KEY("kind","day")
);
--> statement-breakpoint
CREATE INDEX "day_count_day" ON "day_count" USING btree ("day");--> statement-breakpoint
CREATE INDEX "contact_message_of_kind" ON "contact_message" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "payment_paid_when" ON "payment" USING btree ("paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "referral_answer_newest" ON "referral_answer" USING btree ("at");