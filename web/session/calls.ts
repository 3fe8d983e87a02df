// The calls of the session and of site-wide features, as method and path only: their schemas, used by the server and by
// forms, would add 25 KB to every page.
import type * as accounts from "../../contract/accounts.ts";
import type * as applications from "../../contract/applications.ts";
import type * as candidates from "../../contract/candidates.ts";
import type * as credits from "../../contract/credits.ts";
import type { Endpoint, HttpMethod } from "../../contract/endpoint.ts";
import type * as files from "../../contract/files.ts";
import type * as hidden from "../../contract/hidden.ts";
import type * as matching from "../../contract/matching.ts";
import type * as notifications from "../../contract/notifications.ts";
import type * as referees from "../../contract/referees.ts";
import type * as referrals from "../../contract/referrals.ts";
import type * as saved from "../../contract/saved.ts";
import type * as searchWhy from "../../contract/search-why.ts";
import type * as session from "../../contract/session.ts";
import type * as sharing from "../../contract/sharing.ts";

/** The endpoint without its schemas; calls.test.ts compares it with the contract. */
const bare = <E extends Endpoint>(method: HttpMethod, path: string) => ({ method, path }) as unknown as E;

export const getSession = bare<typeof session.getSession>("GET", "/session");
export const signOut = bare<typeof session.signOut>("POST", "/session/sign-out");
export const getUserDetails = bare<typeof accounts.getUserDetails>("GET", "/user/:email/details");
export const getCorporateUser = bare<typeof accounts.getCorporateUser>("GET", "/corporate-user/:cognitoUserId/cognito");
export const updateUserDetails = bare<typeof accounts.updateUserDetails>("PATCH", "/user/:email/details");
export const listJobsForYou = bare<typeof matching.listJobsForYou>("GET", "/job/for-you");
export const explainSearch = bare<typeof searchWhy.explainSearch>("GET", "/job/:jobid/why");
export const getSkillMarket = bare<typeof matching.getSkillMarket>("GET", "/match/market");
export const getBasicDetails = bare<typeof candidates.getBasicDetails>("GET", "/user/basic-details");
export const getProfilePercentage = bare<typeof candidates.getProfilePercentage>(
  "GET",
  "/user/:email/profilePercentage",
);
export const setCv = bare<typeof candidates.setCv>("PATCH", "/user/:email/cv");
export const answerSkillProposals = bare<typeof candidates.answerSkillProposals>(
  "POST",
  "/user/:email/soft-skill-proposals",
);
export const retryCv = bare<typeof candidates.retryCv>("POST", "/user/:email/cv/:cvId/retry");
export const grantUpload = bare<typeof files.grantUpload>("POST", "/file/gsu2u/:kind");
export const applyToJob = bare<typeof applications.applyToJob>("POST", "/job-application/");
export const recordExternalApplication = bare<typeof applications.recordExternalApplication>(
  "POST",
  "/external-job-application/",
);
export const checkApplication = bare<typeof applications.checkApplication>("GET", "/job-application/:jobid/:email");
export const checkExternalApplication = bare<typeof applications.checkExternalApplication>(
  "GET",
  "/external-job-application/:jobid/:email",
);
export const listAppliedJobs = bare<typeof applications.listAppliedJobs>("GET", "/job-application/job-ids");
export const countUnread = bare<typeof notifications.countUnread>("GET", "/notifications/unread");
export const listNotifications = bare<typeof notifications.listNotifications>("GET", "/notifications");
export const markRead = bare<typeof notifications.markRead>("POST", "/notifications/read");
export const followShare = bare<typeof sharing.followShare>("POST", "/share/:referAndEarnId/follow");
export const askReferral = bare<typeof referrals.askReferral>("POST", "/referral-request");
export const previewReferral = bare<typeof referrals.previewReferral>("POST", "/referral-request/preview");
export const getReferralRequest = bare<typeof referrals.getReferralRequest>("GET", "/referral-request/:requestId");
export const getCredits = bare<typeof credits.getCredits>("GET", "/credits");
export const getReferee = bare<typeof referees.getReferee>("GET", "/referee");
export const listSavedJobIds = bare<typeof saved.listSavedJobIds>("GET", "/saved-job/job-ids");
export const saveJob = bare<typeof saved.saveJob>("PUT", "/saved-job/:jobid");
export const listJobMarks = bare<typeof hidden.listJobMarks>("GET", "/job-marks");
export const hideJob = bare<typeof hidden.hideJob>("PUT", "/hidden-job/:jobid");
export const showJob = bare<typeof hidden.showJob>("DELETE", "/hidden-job/:jobid");
export const hideCompany = bare<typeof hidden.hideCompany>("PUT", "/hidden-job/:jobid/company");
export const showCompany = bare<typeof hidden.showCompany>("DELETE", "/hidden-company/:companyId");
export const markJobSeen = bare<typeof hidden.markJobSeen>("PUT", "/seen-job/:jobid");
export const unsaveJob = bare<typeof saved.unsaveJob>("DELETE", "/saved-job/:jobid");
