-- The release before this one can go on.
CREATE INDEX "mail_unsent" ON "mail" USING btree ("created_at") WHERE sent_at is null and refused_at is null and suppressed_at is null;