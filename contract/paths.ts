// The site's addresses of jobs, companies (spec §2), invites and what notifications lead to, built in one place so that links, canonicals, sitemaps and redirects agree.

/** A company's name in a path: white space becomes underscores, the rest is percent-encoded. */
export function companyNameInPath(name: string): string {
  const joined = name.trim().replace(/\s+/g, "_");
  // A path segment of only dots would be resolved away by every URL parser.
  return /^\.*$/.test(joined) ? "_" : encodeURIComponent(joined);
}

/** A company's name folded for comparison: lower case, single spaces. */
export const companyNameKey = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();

export const jobPath = (job: { id: string; companyName: string }) =>
  `/jobs/${companyNameInPath(job.companyName)}/${job.id}`;
/** The query parameter that carries a share in a job's address (spec §3). */
const SHARE_PARAMETER = "referAndEarnId";
/** A job's address with a share. */
export const sharedJobPath = (job: { id: string; companyName: string }, referAndEarnId: string) =>
  `${jobPath(job)}?${SHARE_PARAMETER}=${referAndEarnId}`;

/** The share that an address' query names; undefined for none, and for what cannot be one. */
export function sharedIn(search: string): string | undefined {
  const code = new URLSearchParams(search).get(SHARE_PARAMETER);
  return code !== null && /^[\w-]{1,100}$/.test(code) ? code : undefined;
}

export const CHANGE_PASSWORD_PATH = "/auth/change-password";

export const companyPath = (company: { SK: string; name: string }) =>
  `/company/${companyNameInPath(company.name)}/${company.SK}`;
export const referralPath = (company: { SK: string; name: string }) =>
  `/referrals/${companyNameInPath(company.name)}/${company.SK}`;
export const guidancePath = (company: { SK: string; name: string }) =>
  `/guidance/${companyNameInPath(company.name)}/${company.SK}`;

/** Where an invite's link leads. The token is a fragment: it reaches no log of addresses and no other site. */
export const invitePath = (token: string) => `/invite#token=${token}`;

export const IMPORT_HASH = "#import";
/** A candidate's profile, with "Import profile" open. */
export const IMPORT_PATH = `/v2/candidate/profile${IMPORT_HASH}`;

/** Where a candidate starts; referees start at EMPLOYEE_PATH. */
export const HOME_PATH = "/home";
/** Of the candidate's dashboard. */
export type DashboardTab = "applications" | "requests" | "sessions" | "jobs" | "hidden" | "searches" | "shares";
export const CANDIDATE_DASHBOARD_PATH = "/v2/candidate/profile?view=dashboard";
export const dashboardPath = (tab: DashboardTab) => `${CANDIDATE_DASHBOARD_PATH}&tab=${tab}`;
export const applicationPath = (applicationId: string) =>
  `${dashboardPath("applications")}&application=${applicationId}`;
/** One of the reader's referral requests. */
export const requestPath = (requestId: string) => `${dashboardPath("requests")}&request=${requestId}`;
/** A guidance session that the reader has booked. */
export const sessionPath = (bookingId: string) => `${dashboardPath("sessions")}&session=${bookingId}`;
/** Where a candidate sees their credits and the plans. */
export const SUBSCRIPTION_PATH = "/v2/candidate/subscription";
/** The plans, for a person who wants to go on at `here` with a credit. */
export const plansPath = (here: string): string => `${SUBSCRIPTION_PATH}?returnUrl=${encodeURIComponent(here)}`;
/** The local stand-in of a payment provider. */
export const payTestPath = (paymentId: string) => `/pay/test/${paymentId}`;
/** Redirects to the page of the payment's provider. */
export const payPath = (paymentId: string) => `/pay/${paymentId}`;
export const receiptPath = (paymentId: string) => `/v2/candidate/receipts/${paymentId}`;
/** Where the payer returns to from the provider. */
export const afterPayingPath = (payment: { id: string; purpose: "PLAN" | "GUIDANCE_BOOKING"; subjectId: string }) =>
  payment.purpose === "PLAN" ? `${SUBSCRIPTION_PATH}?payment=${payment.id}` : sessionPath(payment.subjectId);

/** A newcomer's first steps; a step's name follows. */
export const WELCOME_PATH = "/welcome";

/** Where employees who refer others find their work. */
export const EMPLOYEE_PATH = "/employee";
export const BECOME_REFEREE_PATH = `${EMPLOYEE_PATH}/become`;
export const EMPLOYEE_REQUESTS_PATH = `${EMPLOYEE_PATH}/requests`;
export const employeeRequestPath = (requestId: string) => `${EMPLOYEE_REQUESTS_PATH}/${requestId}`;
export const EMPLOYEE_GUIDANCE_PATH = `${EMPLOYEE_PATH}/guidance`;
/** A guidance session that a candidate has booked with the reader. */
export const employeeSessionPath = (bookingId: string) => `${EMPLOYEE_GUIDANCE_PATH}?session=${bookingId}`;
export const EARNINGS_PATH = `${EMPLOYEE_PATH}/earnings`;
export const REFEREE_SETTINGS_PATH = `${EMPLOYEE_PATH}/settings`;

/** Where a person joins with their company; with an id, with that one. */
export const hirePath = (companyId?: string) => (companyId === undefined ? "/hire" : `/hire?company=${companyId}`);

/** Where a recruiter starts. */
export const CORPORATE_HOME_PATH = "/v2/corporate";
/** The people of a company, for its admins. */
export const MEMBERS_PATH = "/v2/corporate/members";
/** Where a company's admins write its page. */
export const COMPANY_PAGE_PATH = "/v2/corporate/company";
/** Where they set up how its people log in. */
export const COMPANY_SIGN_IN_PATH = "/v2/corporate/sign-in";
/** Where they connect their own website and programs. */
export const COMPANY_INTEGRATIONS_PATH = "/v2/corporate/integrations";
export const CORPORATE_JOBS_PATH = "/v2/corporate/jobs";
/** The applicants of a job; with one of them open when an application is named. */
export const applicantsPath = (jobId: string, applicationId?: string) =>
  `${CORPORATE_JOBS_PATH}/${jobId}/applicants${applicationId === undefined ? "" : `?applicant=${applicationId}`}`;

/** What the browser keeps of its person, to read without a network. */
export const OFFLINE_PATH = "/offline";

export const NOTIFICATIONS_PATH = "/notifications";
export const PREFERENCES_PATH = "/notifications/preferences";

/** Ends the mails that the token names; a fragment for the reason that invites have one. */
export const unsubscribePath = (token: string) => `/unsubscribe#token=${token}`;

/** Where admins start. */
export const ADMIN_HOME_PATH = "/v2/admin";
/** Where admins read and answer what people write by the public forms. */
export const MESSAGES_PATH = "/v2/admin/messages";
export const messagePath = (id: string): string => `${MESSAGES_PATH}/${id}`;
/** Where admins look into the jobs that people reported. */
export const REPORTS_PATH = "/v2/admin/reports";
/** Where they look into conversations. */
export const TALK_REPORTS_PATH = `${REPORTS_PATH}#conversations`;
/** Where admins verify referees by hand, decide disputes, pay out, and change plans and fees. */
export const REFEREES_PATH = "/v2/admin/referees";
export const DISPUTES_PATH = "/v2/admin/disputes";
export const PAYOUTS_PATH = "/v2/admin/payouts";
export const PRICES_PATH = "/v2/admin/prices";
/** Where admins find people, and read what admins did. */
export const ADMIN_JOBS_PATH = "/v2/admin/jobs";
export const SITE_SETTINGS_PATH = "/v2/admin/settings";
export const SOURCES_PATH = "/v2/admin/sources";
export const sourcePath = (id: string): string => `${SOURCES_PATH}/${id}`;
export const ADMIN_COMPANIES_PATH = "/v2/admin/companies";
export const PEOPLE_PATH = "/v2/admin/people";
export const personPath = (accountId: string): string => `${PEOPLE_PATH}/${accountId}`;
/** Where people ask for their rights under data-protection law; with a token, where they prove their address. */
export const PRIVACY_REQUEST_PATH = "/privacy-request";
/** Where the owner of two accounts agrees that they become one. */
export const MERGE_PATH = "/merge-accounts";
export const mergePath = (token: string) => `${MERGE_PATH}#token=${token}`;
export const exportByLinkPath = (token: string) => `${PRIVACY_REQUEST_PATH}#export=${token}`;
export const confirmPrivacyPath = (token: string) => `${PRIVACY_REQUEST_PATH}#token=${token}`;
/** Where admins answer such requests. */
export const PRIVACY_REQUESTS_PATH = "/v2/admin/privacy-requests";
export const AUDIT_PATH = "/v2/admin/audit";
