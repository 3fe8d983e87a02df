// The calls of job reports and of admins about companies: who may make each, and the operation that answers.
import * as companyCalls from "../../contract/companies/admin-wire.ts";
import * as jobCalls from "../../contract/moderation/jobs-wire.ts";
import * as calls from "../../contract/moderation/wire.ts";
import type { Deps } from "../deps.ts";
import type { Callers, Mount } from "../platform/mount.ts";
import * as appeals from "./appeals.ts";
import * as companies from "./companies.ts";
import { removeCompanyDomain, verifyCompany } from "./company-domains.ts";
import * as jobs from "./jobs.ts";
import { mergeCompany } from "./merge-companies.ts";
import { getAdminJob, listAdminJobs } from "./read-jobs.ts";
import * as reports from "./reports.ts";

/** `rateLimitScale` multiplies the number of reports a person may make a day. */
export function mountModeration(mount: Mount, deps: Deps, callers: Callers, rateLimitScale: number): void {
  mount(calls.reportJob, callers.signedIn, (input, call) => reports.reportJob(input, call, deps, rateLimitScale));
  mount(calls.listJobReports, callers.admin, (input) => reports.listJobReports(input, deps));
  mount(calls.settleJobReport, callers.admin, (input, call) => reports.settleJobReport(input, call, deps));

  mount(jobCalls.listAdminJobs, callers.admin, (input) => listAdminJobs(input, deps));
  mount(jobCalls.getAdminJob, callers.admin, (input) => getAdminJob(input, deps));
  mount(jobCalls.actOnJobs, callers.admin, (input, call) => jobs.actOnJobs(input, call, deps));
  mount(jobCalls.correctJob, callers.admin, (input, call) => jobs.correctJob(input, call, deps));
  mount(jobCalls.takeBackCorrection, callers.admin, (input, call) => jobs.takeBackCorrection(input, call, deps));
  mount(jobCalls.ruleOnCopy, callers.admin, (input, call) => jobs.ruleOnCopy(input, call, deps));
  mount(jobCalls.answerAppeal, callers.admin, (input, call) => appeals.answerAppeal(input, call, deps));
  mount(jobCalls.getJobFreeze, callers.corporate, (input, call) => appeals.getJobFreeze(input, call, deps));
  mount(jobCalls.appealJob, callers.corporate, (input, call) => appeals.appealJob(input, call, deps));

  mount(companyCalls.listAdminCompanies, callers.admin, (input) => companies.listAdminCompanies(input, deps));
  mount(companyCalls.createCompany, callers.admin, (input, call) => companies.createCompany(input, call, deps));
  mount(companyCalls.updateCompany, callers.admin, (input, call) => companies.updateCompany(input, call, deps));
  mount(companyCalls.verifyCompany, callers.admin, (input, call) => verifyCompany(input, call, deps));
  mount(companyCalls.removeCompanyDomain, callers.admin, (input, call) => removeCompanyDomain(input, call, deps));
  mount(companyCalls.inviteCompanyAdmin, callers.admin, (input, call) =>
    companies.inviteCompanyAdmin(input, call, deps),
  );
  mount(companyCalls.suspendCompany, callers.admin, (input, call) => companies.suspendCompany(input, call, deps));
  mount(companyCalls.liftCompany, callers.admin, (input, call) => companies.liftCompany(input, call, deps));
  mount(companyCalls.mergeCompany, callers.admin, (input, call) => mergeCompany(input, call, deps));
}
