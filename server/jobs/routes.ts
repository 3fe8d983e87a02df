// Jobs: every call, who may make it, and the operation that answers.
import { getJob, listJobs, similarJobs } from "../../contract/jobs.ts";
import type { Deps } from "../deps.ts";
import { anyone, type Mount } from "../platform/mount.ts";
import { findSimilarJobs } from "./find-similar-jobs.ts";
import { getJob as readJob } from "./get-job.ts";
import { listJobs as findJobs } from "./list-jobs.ts";

export function mountJobs(mount: Mount, deps: Deps): void {
  mount(listJobs, anyone, (input) => findJobs(input, deps));
  mount(getJob, anyone, (input) => readJob(input, deps));
  mount(similarJobs, anyone, (input) => findSimilarJobs(input, deps));
}
