// Routes of a company's applicants: each call, its callers and its operation.
import {
  addApplicantNote,
  getApplicant,
  listApplicants,
  listCompanyJobs,
  moveApplicants,
  openApplicantCv,
  removeApplicantNote,
} from "../../../contract/applications/applicants-wire.ts";
import type { Deps } from "../../deps.ts";
import type { Callers, Mount } from "../../platform/mount.ts";
import * as applicantNotes from "./applicant-notes.ts";
import { moveApplicants as move } from "./move-applicants.ts";
import * as readApplicants from "./read-applicants.ts";

/** Enough for a whole office behind one address, and low enough to prevent floods. */
const handiwork = { perMinute: 240 };

export function mountApplicants(mount: Mount, deps: Deps, callers: Callers): void {
  mount(listCompanyJobs, callers.corporate, (input, call) => readApplicants.listCompanyJobs(input, call, deps));
  mount(listApplicants, callers.corporate, (input, call) => readApplicants.listApplicants(input, call, deps));
  mount(getApplicant, callers.corporate, (input, call) => readApplicants.getApplicant(input, call, deps));
  mount(
    openApplicantCv,
    callers.corporate,
    (input, call) => readApplicants.openApplicantCv(input, call, deps),
    handiwork,
  );
  mount(moveApplicants, callers.corporate, (input, call) => move(input, call, deps), handiwork);
  mount(
    addApplicantNote,
    callers.corporate,
    (input, call) => applicantNotes.addApplicantNote(input, call, deps),
    handiwork,
  );
  mount(removeApplicantNote, callers.corporate, (input, call) => applicantNotes.removeApplicantNote(input, call, deps));
}
