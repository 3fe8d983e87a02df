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
import { addApplicantNote as addNote } from "./add-applicant-note.ts";
import { getApplicant as read } from "./get-applicant.ts";
import { listApplicants as list } from "./list-applicants.ts";
import { listCompanyJobs as listJobs } from "./list-company-jobs.ts";
import { moveApplicants as move } from "./move-applicants.ts";
import { openApplicantCv as openCv } from "./open-applicant-cv.ts";
import { removeApplicantNote as removeNote } from "./remove-applicant-note.ts";

/** Enough for a whole office behind one address, and low enough to prevent floods. */
const handiwork = { perMinute: 240 };

export function mountApplicants(mount: Mount, deps: Deps, callers: Callers): void {
  mount(listCompanyJobs, callers.corporate, (input, call) => listJobs(input, call, deps));
  mount(listApplicants, callers.corporate, (input, call) => list(input, call, deps));
  mount(getApplicant, callers.corporate, (input, call) => read(input, call, deps));
  mount(openApplicantCv, callers.corporate, (input, call) => openCv(input, call, deps), handiwork);
  mount(moveApplicants, callers.corporate, (input, call) => move(input, call, deps), handiwork);
  mount(addApplicantNote, callers.corporate, (input, call) => addNote(input, call, deps), handiwork);
  mount(removeApplicantNote, callers.corporate, (input, call) => removeNote(input, call, deps));
}
