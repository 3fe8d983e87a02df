// What happens to jobs by the clock and at a server's start, under one name; each is safe on every replica, as often as one likes.
import type { Deps } from "../deps.ts";
import { readSearch } from "../taxonomy/index.ts";
import { ageJobs } from "./age-jobs.ts";
import { learnTermsWhenDue } from "./suited/terms-store.ts";
import { learnVocabulary } from "./vocabulary/learn-vocabulary.ts";
import { readVocabularyAhead } from "./vocabulary/read-vocabulary.ts";

/** Makes what the first search and the first suggestion would else wait for; the tables of titles at once, the vocabulary when it can be had. */
async function prepareSearch(deps: Pick<Deps, "db">): Promise<void> {
  readSearch("software engineer");
  await readVocabularyAhead(deps);
}

export const jobRounds = { ageJobs, learnTerms: learnTermsWhenDue, learnVocabulary, prepareSearch };
