// What happens to jobs by the clock, under one name for the schedule; each is safe on every replica, as often as one likes.
import { ageJobs } from "./age-jobs.ts";
import { learnTermsWhenDue } from "./suited/terms-store.ts";
import { learnVocabulary } from "./vocabulary/learn-vocabulary.ts";

export const jobRounds = { ageJobs, learnTerms: learnTermsWhenDue, learnVocabulary };
