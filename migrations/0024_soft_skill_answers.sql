-- The release before this one can go on.
ALTER TABLE "cv_version" ADD COLUMN "answered_soft_skills" text[] DEFAULT '{}' NOT NULL;