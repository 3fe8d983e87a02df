-- The release before this one can go on.
CREATE INDEX "account_email_domain" ON "account" USING btree (split_part(email, '@', 2) text_pattern_ops);