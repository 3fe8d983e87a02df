// What happens to jobs by the clock and at a server's start, under one name; each is safe on every replica, as often as one likes.
import { ageJobs } from "./age-jobs.ts";
import { learnTermsWhenDue } from "./suited/terms-store.ts";
import { learnVocabulary } from "./vocabulary/learn-vocabulary.ts";
import { readVocabularyAhead } from "./vocabulary/read-vocabulary.ts";

export const jobRounds = { ageJobs, learnTerms: learnTermsWhenDue, learnVocabulary, readVocabularyAhead };
