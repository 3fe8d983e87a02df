// Jobs: every call, who may make it, and the operation that answers.

import {
  cloneJob,
  closePostedJob,
  getJobDraft,
  getPostedJob,
  listJobDrafts,
  publishJob,
  removeJobDraft,
  renewPostedJob,
  repostJob,
  saveJobDraft,
  updatePostedJob,
} from "../../contract/jobs/posting-wire.ts";
import { countJobs, explainSearch, getJob, listJobs, similarJobs, suggestJobs } from "../../contract/jobs/wire.ts";
import type { Deps } from "../deps.ts";
import { anyone, type Callers, type Mount } from "../platform/mount.ts";
import { countJobs as countListed } from "./counting/count-jobs.ts";
import { explainSearch as explain } from "./explain-search.ts";
import { findSimilarJobs } from "./find-similar-jobs.ts";
import { getJob as readJob } from "./get-job.ts";
import { listJobs as findJobs } from "./list-jobs.ts";
import { cloneJob as clone } from "./posting/clone-job.ts";
import { closePostedJob as close } from "./posting/close-posted-job.ts";
import { getDraft } from "./posting/get-draft.ts";
import { getPostedJob as readPostedJob } from "./posting/get-posted-job.ts";
import { listDrafts } from "./posting/list-drafts.ts";
import { publishJob as publish } from "./posting/publish-job.ts";
import { removeDraft } from "./posting/remove-draft.ts";
import { renewPostedJob as renew } from "./posting/renew-posted-job.ts";
import { repostJob as repost } from "./posting/repost-job.ts";
import { saveDraft } from "./posting/save-draft.ts";
import { updatePostedJob as update } from "./posting/update-posted-job.ts";
import { suggestJobs as suggest } from "./vocabulary/read-vocabulary.ts";

export function mountJobs(mount: Mount, deps: Deps, callers: Callers): void {
  mount(listJobs, anyone, (input) => findJobs(input, deps));
  mount(countJobs, anyone, (input) => countListed(input, deps));
  mount(getJob, anyone, (input) => readJob(input, deps));
  mount(suggestJobs, anyone, (input) => suggest(input, deps));
  mount(explainSearch, anyone, (input) => explain(input, deps));
  mount(similarJobs, anyone, (input) => findSimilarJobs(input, deps));

  mount(listJobDrafts, callers.corporate, (_input, call) => listDrafts(call, deps));
  mount(getJobDraft, callers.corporate, (input, call) => getDraft(input, call, deps));
  mount(saveJobDraft, callers.corporate, (input, call) => saveDraft(input, call, deps));
  mount(removeJobDraft, callers.corporate, (input, call) => removeDraft(input, call, deps));

  mount(publishJob, callers.corporate, (input, call) => publish(input, call, deps));
  mount(getPostedJob, callers.corporate, (input, call) => readPostedJob(input, call, deps));
  mount(updatePostedJob, callers.corporate, (input, call) => update(input, call, deps));
  mount(closePostedJob, callers.corporate, (input, call) => close(input, call, deps));
  mount(renewPostedJob, callers.corporate, (input, call) => renew(input, call, deps));
  mount(repostJob, callers.corporate, (input, call) => repost(input, call, deps));
  mount(cloneJob, callers.corporate, (input, call) => clone(input, call, deps));
}
