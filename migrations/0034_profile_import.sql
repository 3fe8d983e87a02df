-- The release before this one can go on.
ALTER TABLE "file_upload" DROP CONSTRAINT "file_upload_kind";--> statement-breakpoint
ALTER TABLE "file_upload" ADD CONSTRAINT "file_upload_kind" CHECK ("file_upload"."kind" in ('USER_RESUME', 'USER_PROFILE_IMAGE', 'REFERRAL_PROOF', 'PROFILE_IMPORT'));