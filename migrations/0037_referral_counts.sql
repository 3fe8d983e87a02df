-- The release before this one can go on.
CREATE INDEX "referral_request_created" ON "referral_request" USING btree ("created_at","company_id","expires_at","status","id");