// Saved jobs and searches: every call, who may make it, and the operation that answers.
import * as calls from "../../../contract/saved/wire.ts";
import type { Deps } from "../../deps.ts";
import type { Callers, Mount } from "../../platform/mount.ts";
import { listSavedJobIds, listSavedJobs, saveJob, unsaveJob } from "./saved-jobs.ts";
import { listSavedSearches, removeSavedSearch, saveSearch, updateSavedSearch } from "./saved-searches.ts";

/** Each search is asked of the board. */
const counting = { perMinute: 60 };

export function mountSaved(mount: Mount, deps: Deps, callers: Callers): void {
  mount(calls.saveJob, callers.signedIn, (input, call) => saveJob(input, call, deps));
  mount(calls.unsaveJob, callers.signedIn, (input, call) => unsaveJob(input, call, deps));
  mount(calls.listSavedJobIds, callers.signedIn, (_, call) => listSavedJobIds(call, deps));
  mount(calls.listSavedJobs, callers.signedIn, (input, call) => listSavedJobs(input, call, deps));
  mount(calls.listSavedSearches, callers.signedIn, (_, call) => listSavedSearches(call, deps), counting);
  mount(calls.saveSearch, callers.signedIn, (input, call) => saveSearch(input, call, deps), counting);
  mount(calls.updateSavedSearch, callers.signedIn, (input, call) => updateSavedSearch(input, call, deps), counting);
  mount(calls.removeSavedSearch, callers.signedIn, (input, call) => removeSavedSearch(input, call, deps));
}
