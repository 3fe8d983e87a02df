// Routes of applications: each call, its callers and its operation. `applicants/` is the company's side.
import {
  applyToJob,
  checkApplication,
  checkExternalApplication,
  exportApplications,
  getApplication,
  listApplications,
  listAppliedJobs,
  recordExternalApplication,
  removeExternalApplication,
  updateExternalApplication,
  withdrawApplication,
} from "../../contract/applications/wire.ts";
import type { Deps } from "../deps.ts";
import type { Callers, Mount } from "../platform/mount.ts";
import * as applyToJobs from "./apply-to-job.ts";
import * as externalApplications from "./external-applications.ts";
import * as readApplications from "./read-applications.ts";
import { withdrawApplication as withdraw } from "./withdraw-application.ts";

export function mountApplications(mount: Mount, deps: Deps, { signedIn }: Callers): void {
  mount(applyToJob, signedIn, (input, call) => applyToJobs.applyToJob(input, call, deps));
  mount(recordExternalApplication, signedIn, (input, call) =>
    externalApplications.recordExternalApplication(input, call, deps),
  );
  mount(checkApplication, signedIn, (input, call) => applyToJobs.checkApplication("INTERNAL", input, call, deps));
  mount(checkExternalApplication, signedIn, (input, call) =>
    applyToJobs.checkApplication("EXTERNAL", input, call, deps),
  );
  mount(listApplications, signedIn, (input, call) => readApplications.listApplications(input, call, deps));
  mount(getApplication, signedIn, (input, call) => readApplications.getApplication(input, call, deps));
  mount(listAppliedJobs, signedIn, (_, call) => readApplications.listAppliedJobs(call, deps));
  mount(exportApplications, signedIn, (_, call) => readApplications.exportApplications(call, deps), { perMinute: 30 });
  mount(withdrawApplication, signedIn, (input, call) => withdraw(input, call, deps));
  mount(updateExternalApplication, signedIn, (input, call) =>
    externalApplications.updateExternalApplication(input, call, deps),
  );
  mount(removeExternalApplication, signedIn, (input, call) =>
    externalApplications.removeExternalApplication(input, call, deps),
  );
}
