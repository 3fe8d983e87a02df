-- The release before this one can go on.
CREATE INDEX "cv_version_unproposed" ON "cv_version" USING btree ("id") WHERE state = 'PARSED' and deleted_at is null and not parsed ? 'softSkillProposals';