-- The release before this one can go on.
CREATE TABLE "job_pay" (
	"family" text NOT NULL,
	"city" text NOT NULL,
	"years" text NOT NULL,
	"jobs" integer NOT NULL,
	"quantiles" integer[] NOT NULL,
	"steps" integer[] NOT NULL,
	CONSTRAINT "job_pay_family_city_years_pk" PRIMARY KEY("family","city","years")
);
