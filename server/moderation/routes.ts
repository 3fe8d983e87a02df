// The calls of job reports and of admins about companies: who may make each, and the operation that answers.
import * as companyCalls from "../../contract/companies/admin-wire.ts";
import * as jobCalls from "../../contract/moderation/jobs-wire.ts";
import * as calls from "../../contract/moderation/wire.ts";
import type { Deps, DepsMount } from "../deps.ts";
import type { Callers } from "../platform/mount.ts";
import * as appeals from "./appeals.ts";
import * as companies from "./companies.ts";
import * as jobs from "./jobs.ts";
import { mergeCompany } from "./merge-companies.ts";
import { getAdminJob, listAdminJobs } from "./read-jobs.ts";
import * as reports from "./reports.ts";

/** `rateLimitScale` multiplies the number of reports a person may make a day. */
export function mountModeration(mount: DepsMount, deps: Deps, callers: Callers, rateLimitScale: number): void {
  mount(calls.reportJob, callers.signedIn, (input, call) => reports.reportJob(input, call, deps, rateLimitScale));
  mount(calls.listJobReports, callers.admin, (input) => reports.listJobReports(input, deps));
  mount(calls.settleJobReport, callers.admin, reports.settleJobReport);

  mount(jobCalls.listAdminJobs, callers.admin, (input) => listAdminJobs(input, deps));
  mount(jobCalls.getAdminJob, callers.admin, (input) => getAdminJob(input, deps));
  mount(jobCalls.actOnJobs, callers.admin, jobs.actOnJobs);
  mount(jobCalls.correctJob, callers.admin, jobs.correctJob);
  mount(jobCalls.takeBackCorrection, callers.admin, jobs.takeBackCorrection);
  mount(jobCalls.ruleOnCopy, callers.admin, jobs.ruleOnCopy);
  mount(jobCalls.answerAppeal, callers.admin, appeals.answerAppeal);
  mount(jobCalls.getJobFreeze, callers.corporate, appeals.getJobFreeze);
  mount(jobCalls.appealJob, callers.corporate, appeals.appealJob);

  mount(companyCalls.listAdminCompanies, callers.admin, (input) => companies.listAdminCompanies(input, deps));
  mount(companyCalls.createCompany, callers.admin, companies.createCompany);
  mount(companyCalls.updateCompany, callers.admin, companies.updateCompany);
  mount(companyCalls.verifyCompany, callers.admin, companies.verifyCompany);
  mount(companyCalls.removeCompanyDomain, callers.admin, companies.removeCompanyDomain);
  mount(companyCalls.inviteCompanyAdmin, callers.admin, companies.inviteCompanyAdmin);
  mount(companyCalls.suspendCompany, callers.admin, companies.suspendCompany);
  mount(companyCalls.liftCompany, callers.admin, companies.liftCompany);
  mount(companyCalls.mergeCompany, callers.admin, mergeCompany);
}
