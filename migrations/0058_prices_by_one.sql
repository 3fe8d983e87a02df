-- The release before this one can go on.
ALTER TABLE "price_change" DROP CONSTRAINT "price_change_two";--> statement-breakpoint
ALTER TABLE "price_change" ADD COLUMN "alone_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_alone_waits" CHECK ("price_change"."alone_from" >= "price_change"."proposed_at" + interval '24 hours');--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_two_or_a_day" CHECK ("price_change"."state" <> 'APPLIED' or "price_change"."decided_by" <> "price_change"."proposed_by" or ("price_change"."alone_from" is not null and "price_change"."decided_at" >= "price_change"."alone_from"));