-- The release before this one can go on.
ALTER TABLE "referral_request" DROP CONSTRAINT "referral_request_sent";--> statement-breakpoint
ALTER TABLE "referral_request" ADD CONSTRAINT "referral_request_sent" CHECK ("referral_request"."status" = 'NOT_ALIGNED' or "referral_request"."score" >= 30);