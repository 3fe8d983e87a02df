-- The release before this one can go on.
ALTER TABLE "mail_domain" ADD COLUMN "come_back_at" timestamp with time zone;