// Routes of applications: each call, its callers and its operation. `applicants/` is the company's side.
import * as companyCalls from "../../contract/applications/applicants-wire.ts";
import * as calls from "../../contract/applications/wire.ts";
import { listApplicationsByKey, listCompanyJobsByKey } from "../../contract/integrations/wire.ts";
import type { Deps } from "../deps.ts";
import type { ByKey } from "../integrations/index.ts";
import type { Callers, Mount } from "../platform/mount.ts";
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

export function mountApplications(mount: Mount, deps: Deps, { signedIn, corporate }: Callers, byKey: ByKey): void {
  mount(calls.applyToJob, signedIn, (input, call) => applyToJob(input, call, deps));
  mount(calls.recordExternalApplication, signedIn, (input, call) =>
    external.recordExternalApplication(input, call, deps),
  );
  mount(calls.checkApplication, signedIn, (input, call) => checkApplication(input, call, deps, "INTERNAL"));
  mount(calls.checkExternalApplication, signedIn, (input, call) => checkApplication(input, call, deps, "EXTERNAL"));
  mount(calls.listApplications, signedIn, (input, call) => applications.listApplications(input, call, deps));
  mount(calls.getApplication, signedIn, (input, call) => applications.getApplication(input, call, deps));
  mount(calls.listAppliedJobs, signedIn, (input, call) => applications.listAppliedJobs(input, call, deps));
  mount(calls.exportApplications, signedIn, (input, call) => applications.exportApplications(input, call, deps), {
    perMinute: 30,
  });
  mount(calls.withdrawApplication, signedIn, (input, call) => withdrawApplication(input, call, deps));
  mount(calls.undoApplication, signedIn, (input, call) => undoApplication(input, call, deps));
  mount(calls.updateExternalApplication, signedIn, (input, call) =>
    external.updateExternalApplication(input, call, deps),
  );
  mount(calls.removeExternalApplication, signedIn, (input, call) =>
    external.removeExternalApplication(input, call, deps),
  );

  mount(companyCalls.listCompanyJobs, corporate, (input, call) => applicants.listCompanyJobs(input, call, deps));
  mount(companyCalls.listApplicants, corporate, (input, call) => applicants.listApplicants(input, call, deps));
  mount(companyCalls.exportApplicants, corporate, (input, call) => exportApplicants(input, call, deps), {
    perMinute: 30,
  });
  mount(companyCalls.getApplicantSources, corporate, (input, call) =>
    applicants.getApplicantSources(input, call, deps),
  );
  mount(companyCalls.getApplicant, corporate, (input, call) => applicants.getApplicant(input, call, deps));
  mount(
    companyCalls.openApplicantCv,
    corporate,
    (input, call) => applicants.openApplicantCv(input, call, deps),
    byHand,
  );
  mount(companyCalls.moveApplicants, corporate, (input, call) => moveApplicants(input, call, deps), byHand);
  mount(companyCalls.addApplicantNote, corporate, (input, call) => notes.addApplicantNote(input, call, deps), byHand);
  mount(companyCalls.removeApplicantNote, corporate, (input, call) => notes.removeApplicantNote(input, call, deps));

  mount(listCompanyJobsByKey, byKey("company-jobs:read"), (input, call) => byKeys.listCompanyJobs(input, call, deps));
  mount(listApplicationsByKey, byKey("applications:read"), (input, call) => byKeys.listApplications(input, call, deps));
}
