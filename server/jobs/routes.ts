// Jobs: every call, who may make it, and the operation that answers.
import { getJobByKey, listJobsByKey } from "../../contract/integrations/wire.ts";
import * as collectionCalls from "../../contract/jobs/collections-wire.ts";
import * as postingCalls from "../../contract/jobs/posting-wire.ts";
import * as questionCalls from "../../contract/jobs/questions-wire.ts";
import * as jobCalls from "../../contract/jobs/wire.ts";
import type { Deps } from "../deps.ts";
import type { ByKey } from "../integrations/index.ts";
import { anyone, type Callers, type Mount } from "../platform/mount.ts";
import * as collections from "./collections/read-collections.ts";
import { countJobs } from "./counting/count-jobs.ts";
import { explainSearch } from "./explain-search.ts";
import { findSimilarJobs } from "./find-similar-jobs.ts";
import { listJobs } from "./list-jobs.ts";
import { getPayInsight } from "./pay-insight.ts";
import * as drafts from "./posting/drafts.ts";
import * as posted from "./posting/posted-jobs.ts";
import { publishJob } from "./posting/publish-job.ts";
import { getJobQuestions } from "./posting/questions.ts";
import { getJob } from "./read-jobs.ts";
import { suggestJobs } from "./vocabulary/read-vocabulary.ts";

export function mountJobs(mount: Mount, deps: Deps, callers: Callers, byKey: ByKey): void {
  mount(jobCalls.listJobs, anyone, (input) => listJobs(input, deps));
  mount(jobCalls.countJobs, anyone, (input) => countJobs(input, deps));
  mount(jobCalls.getJob, anyone, (input) => getJob(input, deps));
  mount(jobCalls.suggestJobs, anyone, (input) => suggestJobs(input, deps));
  mount(jobCalls.explainSearch, anyone, (input) => explainSearch(input, deps));
  mount(jobCalls.getPayInsight, anyone, (input) => getPayInsight(input, deps));
  mount(jobCalls.similarJobs, anyone, (input) => findSimilarJobs(input, deps));

  mount(collectionCalls.listJobCollections, anyone, () => collections.listJobCollections(deps));
  mount(collectionCalls.getJobCollection, anyone, (input) => collections.getJobCollection(input, deps));
  mount(collectionCalls.listCollectionsOfJob, anyone, (input) => collections.listCollectionsOfJob(input, deps));

  mount(listJobsByKey, byKey("jobs:read"), (input) => listJobs(input, deps));
  mount(getJobByKey, byKey("jobs:read"), (input) => getJob(input, deps));

  mount(questionCalls.getJobQuestions, callers.signedIn, (input) => getJobQuestions(input, deps));
  mount(postingCalls.listJobDrafts, callers.corporate, (_input, call) => drafts.listDrafts(call, deps));
  mount(postingCalls.getJobDraft, callers.corporate, (input, call) => drafts.getDraft(input, call, deps));
  mount(postingCalls.saveJobDraft, callers.corporate, (input, call) => drafts.saveDraft(input, call, deps));
  mount(postingCalls.removeJobDraft, callers.corporate, (input, call) => drafts.removeDraft(input, call, deps));

  mount(postingCalls.publishJob, callers.corporate, (input, call) => publishJob(input, call, deps));
  mount(postingCalls.getPostedJob, callers.corporate, (input, call) => posted.getPostedJob(input, call, deps));
  mount(postingCalls.updatePostedJob, callers.corporate, (input, call) => posted.updatePostedJob(input, call, deps));
  mount(postingCalls.closePostedJob, callers.corporate, (input, call) => posted.closePostedJob(input, call, deps));
  mount(postingCalls.renewPostedJob, callers.corporate, (input, call) => posted.renewPostedJob(input, call, deps));
  mount(postingCalls.repostJob, callers.corporate, (input, call) => posted.repostJob(input, call, deps));
  mount(postingCalls.cloneJob, callers.corporate, (input, call) => drafts.cloneJob(input, call, deps));
}
