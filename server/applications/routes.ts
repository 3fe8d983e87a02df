// Routes of applications: each call, its callers and its operation. `applicants/` is the company's side.
import * as companyCalls from "../../contract/applications/applicants-wire.ts";
import * as calls from "../../contract/applications/wire.ts";
import { listApplicationsByKey, listCompanyJobsByKey } from "../../contract/integrations/wire.ts";
import type { Deps, DepsMount } from "../deps.ts";
import type { ByKey } from "../integrations/index.ts";
import type { Callers } from "../platform/mount.ts";
import * as notes from "./applicants/applicant-notes.ts";
import { exportApplicants } from "./applicants/export-applicants.ts";
import { moveApplicants } from "./applicants/move-applicants.ts";
import * as applicants from "./applicants/read-applicants.ts";
import * as byKeys from "./applicants/read-by-key.ts";
import * as external from "./application-changes.ts";
import { withdrawApplication } from "./application-changes.ts";
import { applyToJob, checkApplication } from "./apply-to-job.ts";
import * as applications from "./read-applications.ts";
import { undoApplication } from "./undo-application.ts";

/** Enough for a whole office behind one address, and low enough to prevent floods. */
const byHand = { perMinute: 240 };

export function mountApplications(mount: DepsMount, deps: Deps, { signedIn, corporate }: Callers, byKey: ByKey): void {
  mount(calls.applyToJob, signedIn, applyToJob);
  mount(calls.recordExternalApplication, signedIn, external.recordExternalApplication);
  mount(calls.checkApplication, signedIn, (input, call) => checkApplication(input, call, deps, "INTERNAL"));
  mount(calls.checkExternalApplication, signedIn, (input, call) => checkApplication(input, call, deps, "EXTERNAL"));
  mount(calls.listApplications, signedIn, applications.listApplications);
  mount(calls.getApplication, signedIn, applications.getApplication);
  mount(calls.listAppliedJobs, signedIn, applications.listAppliedJobs);
  mount(calls.exportApplications, signedIn, applications.exportApplications, { perMinute: 30 });
  mount(calls.withdrawApplication, signedIn, withdrawApplication);
  mount(calls.undoApplication, signedIn, undoApplication);
  mount(calls.updateExternalApplication, signedIn, external.updateExternalApplication);
  mount(calls.removeExternalApplication, signedIn, external.removeExternalApplication);

  mount(companyCalls.listCompanyJobs, corporate, applicants.listCompanyJobs);
  mount(companyCalls.listApplicants, corporate, applicants.listApplicants);
  mount(companyCalls.exportApplicants, corporate, exportApplicants, { perMinute: 30 });
  mount(companyCalls.getApplicantSources, corporate, applicants.getApplicantSources);
  mount(companyCalls.getApplicant, corporate, applicants.getApplicant);
  mount(companyCalls.openApplicantCv, corporate, applicants.openApplicantCv, byHand);
  mount(companyCalls.moveApplicants, corporate, moveApplicants, byHand);
  mount(companyCalls.addApplicantNote, corporate, notes.addApplicantNote, byHand);
  mount(companyCalls.removeApplicantNote, corporate, notes.removeApplicantNote);

  mount(listCompanyJobsByKey, byKey("company-jobs:read"), byKeys.listCompanyJobs);
  mount(listApplicationsByKey, byKey("applications:read"), byKeys.listApplications);
}
