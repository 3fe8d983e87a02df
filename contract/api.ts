// Every call of the API by name, with method and path. The schemas are beside their noun.

import type * as applicants from "./applications/applicants-wire.ts";
import type * as applications from "./applications/wire.ts";
import type * as audit from "./audit/wire.ts";
import type * as profileImports from "./candidates/imports-wire.ts";
import type * as onboarding from "./candidates/onboarding-wire.ts";
import type * as candidates from "./candidates/wire.ts";
import type * as adminCompanies from "./companies/admin-wire.ts";
import type * as companies from "./companies/wire.ts";
import type * as consents from "./consents/wire.ts";
import type * as inbox from "./content/inbox-wire.ts";
import type * as content from "./content/wire.ts";
import type * as files from "./files/wire.ts";
import type * as guidanceBookings from "./guidance/bookings-wire.ts";
import type * as guidance from "./guidance/wire.ts";
import type * as interviews from "./hiring/interviews-wire.ts";
import type * as hiring from "./hiring/wire.ts";
import type * as adminHomes from "./homes/admin-wire.ts";
import type * as homes from "./homes/wire.ts";
import type * as accounts from "./identity/accounts-wire.ts";
import type * as factors from "./identity/factors-wire.ts";
import type * as session from "./identity/wire.ts";
import type * as integrations from "./integrations/wire.ts";
import type * as collections from "./jobs/collections-wire.ts";
import type * as posting from "./jobs/posting-wire.ts";
import type * as jobQuestions from "./jobs/questions-wire.ts";
import type * as jobs from "./jobs/wire.ts";
import type * as payments from "./ledger/payments-wire.ts";
import type * as payouts from "./ledger/payouts-wire.ts";
import type * as prices from "./ledger/prices-wire.ts";
import type * as ledger from "./ledger/wire.ts";
import type * as sources from "./listings/sources-wire.ts";
import type * as matching from "./matching/wire.ts";
import type * as moderatedJobs from "./moderation/jobs-wire.ts";
import type * as moderation from "./moderation/wire.ts";
import type * as notifications from "./notifications/wire.ts";
import type * as merging from "./people/merge-wire.ts";
import type * as privacy from "./people/privacy-wire.ts";
import type * as people from "./people/wire.ts";
import type * as claims from "./recruiting/claims-wire.ts";
import type * as ownCompany from "./recruiting/company-wire.ts";
import type * as companyDomain from "./recruiting/domain-wire.ts";
import type * as companyPictures from "./recruiting/pictures-wire.ts";
import type * as companySignIn from "./recruiting/sign-in-wire.ts";
import type * as recruiting from "./recruiting/wire.ts";
import type * as referees from "./referrals/referees-wire.ts";
import type * as referrals from "./referrals/wire.ts";
import type * as saved from "./saved/wire.ts";
import type * as sharing from "./sharing/wire.ts";
import type * as site from "./site/wire.ts";

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Name (also the OpenAPI operationId) -> method and path, with `:params`, below the API's base URL. */
export const api = {
  signUp: "POST /session/sign-up",
  confirmSignUp: "POST /session/confirm",
  resendCode: "POST /session/resend",
  signIn: "POST /session/sign-in",
  signInToDemo: "POST /session/demo",
  forgotPassword: "POST /session/forgot-password",
  resetPassword: "POST /session/reset-password",
  changePassword: "POST /session/change-password",
  startRedirect: "GET /session/authorize",
  findCompanySignIn: "POST /session/company",
  finishRedirect: "POST /session/callback",
  signOut: "POST /session/sign-out",
  getSession: "GET /session",
  getSignInMethods: "GET /session/methods",
  giveSecondFactor: "POST /session/second-factor",
  beginPasskeySignIn: "POST /session/second-factor/passkey/begin",
  givePasskey: "POST /session/second-factor/passkey",
  listSecondFactors: "GET /user/second-factors",
  beginCodeApp: "POST /user/second-factors/code-app/begin",
  addCodeApp: "POST /user/second-factors/code-app",
  beginPasskey: "POST /user/second-factors/passkey/begin",
  addPasskey: "POST /user/second-factors/passkey",
  renameSecondFactor: "PATCH /user/second-factors/:factorId",
  removeSecondFactor: "DELETE /user/second-factors/:factorId",
  renewRecoveryCodes: "POST /user/second-factors/recovery-codes",
  getUserDetails: "GET /user/:email/details",
  getCorporateUser: "GET /corporate-user/:cognitoUserId/cognito",
  updateUserDetails: "PATCH /user/:email/details",
  exportData: "GET /user/:email/export",
  deleteAccount: "DELETE /user/:email",
  keepAccount: "POST /user/:email/keep",
  listMembers: "GET /corporate/members",
  sendInvite: "POST /corporate/invites",
  revokeInvite: "DELETE /corporate/invites/:id",
  readInvite: "POST /invite/read",
  acceptInvite: "POST /invite/accept",
  changeMemberRole: "PATCH /corporate/members/:accountId",
  removeMember: "DELETE /corporate/members/:accountId",
  handOverCompany: "POST /corporate/members/:accountId/hand-over",
  signOutMember: "POST /corporate/members/:accountId/sign-out",
  getCompanySignIn: "GET /corporate/sign-in",
  saveCompanySignIn: "PUT /corporate/sign-in",
  testCompanySignIn: "POST /corporate/sign-in/test",
  removeCompanySignIn: "DELETE /corporate/sign-in",
  listCompanies: "GET /company",
  getCompany: "GET /company/:companyId",
  listApiKeys: "GET /corporate/api-keys",
  createApiKey: "POST /corporate/api-keys",
  rotateApiKey: "POST /corporate/api-keys/:keyId/rotate",
  revokeApiKey: "DELETE /corporate/api-keys/:keyId",
  listWebhooks: "GET /corporate/webhooks",
  addWebhook: "POST /corporate/webhooks",
  changeWebhook: "PATCH /corporate/webhooks/:webhookId",
  rotateWebhookSecret: "POST /corporate/webhooks/:webhookId/rotate-secret",
  removeWebhook: "DELETE /corporate/webhooks/:webhookId",
  listWebhookDeliveries: "GET /corporate/webhooks/:webhookId/deliveries",
  sendTestEvent: "POST /corporate/webhooks/:webhookId/test",
  replayWebhookDelivery: "POST /corporate/webhook-deliveries/:deliveryId/replay",
  listJobsByKey: "GET /v1/jobs",
  getJobByKey: "GET /v1/jobs/:jobid",
  listCompanyJobsByKey: "GET /v1/company/jobs",
  listApplicationsByKey: "GET /v1/company/jobs/:jobid/applications",
  getOwnCompany: "GET /corporate/company",
  updateOwnCompany: "PATCH /corporate/company",
  getCompanyDomain: "GET /corporate/company/domain",
  proveCompanyDomain: "POST /corporate/company/domain",
  saveCompanyDraft: "PATCH /corporate/company/draft",
  publishCompanyDraft: "POST /corporate/company/draft/publish",
  discardCompanyDraft: "DELETE /corporate/company/draft",
  listCompanyVersions: "GET /corporate/company/versions",
  restoreCompanyVersion: "POST /corporate/company/versions/:versionId/restore",
  setCompanyPicture: "PUT /corporate/company/picture/:kind",
  removeCompanyPicture: "DELETE /corporate/company/picture/:kind",
  addCompanyPhoto: "POST /corporate/company/photos",
  removeCompanyPhoto: "DELETE /corporate/company/photos/:photoId",
  claimCompany: "POST /company/:companyId/claim",
  joinAsCompany: "POST /company-claim",
  getOwnClaim: "GET /company-claim",
  resendClaimCode: "POST /company-claim/code",
  confirmClaim: "POST /company-claim/confirm",
  confirmClaimByRecord: "POST /company-claim/record",
  listJobs: "GET /job/",
  countJobs: "GET /job/counts",
  getJob: "GET /job/:jobid",
  getJobQuestions: "GET /job/:jobid/questions",
  similarJobs: "GET /job/:jobid/similar",
  suggestJobs: "GET /job/suggestions",
  explainSearch: "GET /job/:jobid/why",
  getPayInsight: "GET /job/pay",
  listCollectionsOfJob: "GET /job/:jobid/collections",
  listJobCollections: "GET /job-collections",
  getJobCollection: "GET /job-collections/:slug",
  getMatch: "GET /match/:jobid",
  getMatches: "POST /match",
  getSkillMarket: "GET /match/market",
  listJobsForYou: "GET /job/for-you",
  listJobDrafts: "GET /corporate/job-drafts",
  getJobDraft: "GET /corporate/job-drafts/:draftId",
  saveJobDraft: "PUT /corporate/job-drafts/:draftId",
  removeJobDraft: "DELETE /corporate/job-drafts/:draftId",
  publishJob: "POST /corporate/jobs",
  getPostedJob: "GET /corporate/jobs/:jobid",
  updatePostedJob: "PUT /corporate/jobs/:jobid",
  closePostedJob: "POST /corporate/jobs/:jobid/close",
  renewPostedJob: "POST /corporate/jobs/:jobid/renew",
  repostJob: "POST /corporate/jobs/:jobid/repost",
  cloneJob: "POST /corporate/jobs/:jobid/clone",
  getBasicDetails: "GET /user/basic-details",
  getProfilePercentage: "GET /user/:email/profilePercentage",
  setCv: "PATCH /user/:email/cv",
  listCvs: "GET /user/:email/cv",
  getCvFile: "GET /user/:email/cv/:cvId/file",
  deleteCv: "DELETE /user/:email/cv/:cvId",
  retryCv: "POST /user/:email/cv/:cvId/retry",
  getProfile: "GET /user/:email/profile",
  updateProfile: "PATCH /user/:email/profile",
  importProfile: "POST /user/:email/profile/import",
  getJsonResume: "GET /user/:email/profile/json-resume",
  answerSkillProposals: "POST /user/:email/soft-skill-proposals",
  setPhoto: "PATCH /user/:email/photo",
  getOnboarding: "GET /user/onboarding",
  noteOnboarding: "POST /user/onboarding",
  suggestSkills: "GET /skill/suggestions",
  grantUpload: "POST /file/gsu2u/:kind",
  saveJob: "PUT /saved-job/:jobid",
  unsaveJob: "DELETE /saved-job/:jobid",
  listSavedJobIds: "GET /saved-job/job-ids",
  listSavedJobs: "GET /saved-job",
  listSavedSearches: "GET /saved-search",
  saveSearch: "POST /saved-search",
  updateSavedSearch: "PATCH /saved-search/:searchId",
  removeSavedSearch: "DELETE /saved-search/:searchId",
  listJobMarks: "GET /job-marks",
  hideJob: "PUT /hidden-job/:jobid",
  showJob: "DELETE /hidden-job/:jobid",
  listHiddenJobs: "GET /hidden-job",
  hideCompany: "PUT /hidden-job/:jobid/company",
  showCompany: "DELETE /hidden-company/:companyId",
  markJobSeen: "PUT /seen-job/:jobid",
  shareJob: "POST /share",
  listShares: "GET /share",
  readShare: "GET /share/:referAndEarnId",
  followShare: "POST /share/:referAndEarnId/follow",
  applyToJob: "POST /job-application/",
  recordExternalApplication: "POST /external-job-application/",
  checkApplication: "GET /job-application/:jobid/:email",
  checkExternalApplication: "GET /external-job-application/:jobid/:email",
  listApplications: "GET /job-application/",
  getApplication: "GET /job-application/:applicationId",
  listAppliedJobs: "GET /job-application/job-ids",
  exportApplications: "GET /job-application/export",
  withdrawApplication: "POST /job-application/:applicationId/withdraw",
  undoApplication: "POST /job-application/:applicationId/undo",
  updateExternalApplication: "PATCH /external-job-application/:applicationId",
  removeExternalApplication: "DELETE /external-job-application/:applicationId",
  listCompanyJobs: "GET /corporate/jobs",
  listApplicants: "GET /corporate/jobs/:jobid/applicants",
  exportApplicants: "GET /corporate/jobs/:jobid/applicants/export",
  getApplicantSources: "GET /corporate/jobs/:jobid/applicants/sources",
  getApplicant: "GET /corporate/applicants/:applicationId",
  openApplicantCv: "POST /corporate/applicants/:applicationId/cv",
  moveApplicants: "POST /corporate/applicants/move",
  addApplicantNote: "POST /corporate/applicants/:applicationId/notes",
  removeApplicantNote: "DELETE /corporate/applicants/:applicationId/notes/:noteId",
  getConversation: "GET /conversation/:applicationId",
  sendMessage: "POST /conversation/:applicationId/messages",
  readConversation: "POST /conversation/:applicationId/read",
  blockConversation: "PUT /conversation/:applicationId/block",
  reportConversation: "POST /conversation/:applicationId/report",
  listSavedReplies: "GET /corporate/saved-replies",
  addSavedReply: "POST /corporate/saved-replies",
  changeSavedReply: "PUT /corporate/saved-replies/:replyId",
  removeSavedReply: "DELETE /corporate/saved-replies/:replyId",
  listInterviews: "GET /conversation/:applicationId/interviews",
  offerInterview: "POST /corporate/applicants/:applicationId/interviews",
  moveInterview: "POST /interview/:interviewId/move",
  acceptInterview: "POST /interview/:interviewId/accept",
  declineInterview: "POST /interview/:interviewId/decline",
  cancelInterview: "POST /interview/:interviewId/cancel",
  getInterviewCalendar: "GET /interview/:interviewId/calendar",
  listTalkReports: "GET /admin/conversation-reports",
  settleTalkReport: "POST /admin/conversation-reports/:reportId/settle",
  askReferral: "POST /referral-request",
  previewReferral: "POST /referral-request/preview",
  getReferralCompany: "GET /referral-request/company/:companyId",
  watchReferrals: "PUT /referral-watch/:companyId",
  unwatchReferrals: "DELETE /referral-watch/:companyId",
  listReferralWatches: "GET /referral-watch",
  listReferralRequests: "GET /referral-request",
  getReferralRequest: "GET /referral-request/:requestId",
  withdrawReferralRequest: "POST /referral-request/:requestId/withdraw",
  confirmReferral: "POST /referral-request/:requestId/confirm",
  disputeReferral: "POST /referral-request/:requestId/dispute",
  getReferralProof: "GET /referral-request/:requestId/proof",
  listReferralDisputes: "GET /admin/referral-disputes",
  decideReferralDispute: "POST /admin/referral-disputes/:requestId/decide",
  getReferee: "GET /referee",
  becomeReferee: "POST /referee",
  resendRefereeCode: "POST /referee/code",
  confirmWorkEmail: "POST /referee/confirm",
  changeReferee: "PATCH /referee",
  leaveReferees: "DELETE /referee",
  listInbox: "GET /referee/inbox",
  listTaken: "GET /referee/requests",
  getRefereeRequest: "GET /referee/requests/:requestId",
  claimRequest: "POST /referee/requests/:requestId/claim",
  openRequestCv: "POST /referee/requests/:requestId/cv",
  acceptRequest: "POST /referee/requests/:requestId/accept",
  referRequest: "POST /referee/requests/:requestId/refer",
  declineRequest: "POST /referee/requests/:requestId/decline",
  flagConflict: "POST /referee/requests/:requestId/conflict",
  giveBackRequest: "POST /referee/requests/:requestId/give-back",
  getRefereeDashboard: "GET /referee/dashboard",
  listRefereesToVerify: "GET /admin/referees",
  decideReferee: "POST /admin/referees/:accountId/decide",
  listGuidanceOffers: "GET /guidance/company/:companyId/offers",
  countGuidanceOffers: "GET /guidance/company/:companyId",
  getGuidanceOffer: "GET /guidance/offer/:offerId",
  listFreeSlots: "GET /guidance/offer/:offerId/slots",
  getOwnOffer: "GET /guidance/own-offer",
  saveOwnOffer: "PUT /guidance/own-offer",
  listOwnSlots: "GET /guidance/own-offer/slots",
  addSlots: "POST /guidance/own-offer/slots",
  removeSlots: "POST /guidance/own-offer/slots/remove",
  bookSession: "POST /guidance/booking",
  listBookings: "GET /guidance/booking",
  getBooking: "GET /guidance/booking/:bookingId",
  getSessionCalendar: "GET /guidance/booking/:bookingId/calendar",
  acceptSession: "POST /guidance/booking/:bookingId/accept",
  declineSession: "POST /guidance/booking/:bookingId/decline",
  moveSession: "POST /guidance/booking/:bookingId/move",
  cancelSession: "POST /guidance/booking/:bookingId/cancel",
  disputeSession: "POST /guidance/booking/:bookingId/dispute",
  rateSession: "POST /guidance/booking/:bookingId/rate",
  listGuidanceDisputes: "GET /admin/guidance-disputes",
  decideGuidanceDispute: "POST /admin/guidance-disputes/:bookingId/decide",
  listStatement: "GET /ledger/statement",
  exportStatement: "GET /ledger/statement/export",
  getEarnings: "GET /earnings",
  listEarnings: "GET /earnings/items",
  auditLedger: "GET /admin/ledger/audit",
  getCredits: "GET /credits",
  listPlans: "GET /plan/",
  buyPlan: "POST /credits/buy",
  listPayments: "GET /payment/",
  getPayment: "GET /payment/:paymentId",
  openPayment: "POST /payment/:paymentId/open",
  cancelPayment: "POST /payment/:paymentId/cancel",
  getReceipt: "GET /payment/:paymentId/receipt",
  actOnTestPayment: "POST /payment/:paymentId/test",
  askPayout: "POST /payouts",
  listPayouts: "GET /payouts",
  cancelPayout: "POST /payouts/:payoutId/cancel",
  listAllPayouts: "GET /admin/payouts",
  readPayoutDestination: "POST /admin/payouts/:payoutId/destination",
  approvePayout: "POST /admin/payouts/:payoutId/approve",
  clearPayout: "POST /admin/payouts/:payoutId/clear",
  payPayout: "POST /admin/payouts/:payoutId/pay",
  refusePayout: "POST /admin/payouts/:payoutId/refuse",
  endConsent: "POST /admin/consents/:consentId/end",
  listFees: "GET /fees",
  getPrices: "GET /admin/prices",
  listPriceChanges: "GET /admin/prices/changes",
  proposePriceChange: "POST /admin/prices/changes",
  decidePriceChange: "POST /admin/prices/changes/:changeId/decide",
  listNotifications: "GET /notifications",
  countUnread: "GET /notifications/unread",
  markRead: "POST /notifications/read",
  listPreferences: "GET /notifications/preferences",
  setPreferences: "PUT /notifications/preferences",
  listDevices: "GET /notifications/devices",
  addDevice: "PUT /notifications/devices",
  removeDevice: "DELETE /notifications/devices/:deviceId",
  unsubscribe: "POST /notifications/unsubscribe",
  getMailStanding: "GET /notifications/mail",
  sendMailCode: "POST /notifications/mail/code",
  confirmMail: "POST /notifications/mail/confirm",
  resumeMail: "POST /notifications/mail/resume",
  reportMail: "POST /mail/reports",
  listAdminCompanies: "GET /admin/companies",
  createCompany: "POST /admin/companies",
  updateCompany: "PATCH /admin/companies/:companyId",
  verifyCompany: "POST /admin/companies/:companyId/verify",
  removeCompanyDomain: "DELETE /admin/companies/:companyId/domains/:domain",
  inviteCompanyAdmin: "POST /admin/companies/:companyId/invite",
  suspendCompany: "POST /admin/companies/:companyId/suspend",
  liftCompany: "POST /admin/companies/:companyId/lift",
  mergeCompany: "POST /admin/companies/:companyId/merge",
  listSources: "GET /admin/sources",
  previewSource: "POST /admin/sources/preview",
  addSource: "POST /admin/sources",
  getSource: "GET /admin/sources/:sourceId",
  updateSource: "PATCH /admin/sources/:sourceId",
  pauseSource: "POST /admin/sources/:sourceId/pause",
  resumeSource: "POST /admin/sources/:sourceId/resume",
  runSource: "POST /admin/sources/:sourceId/run",
  replaySource: "POST /admin/sources/:sourceId/replay",
  removeSource: "POST /admin/sources/:sourceId/remove",
  acceptSource: "POST /admin/sources/:sourceId/accept",
  reportJob: "POST /job/:jobid/report",
  listJobReports: "GET /admin/job-reports",
  settleJobReport: "POST /admin/job-reports/:reportId/settle",
  listAdminJobs: "GET /admin/jobs",
  actOnJobs: "POST /admin/jobs/acts",
  getAdminJob: "GET /admin/jobs/:jobId",
  correctJob: "PUT /admin/jobs/:jobId/correction",
  takeBackCorrection: "DELETE /admin/jobs/:jobId/correction",
  ruleOnCopy: "POST /admin/jobs/:jobId/copies",
  answerAppeal: "POST /admin/jobs/:jobId/appeal",
  getJobFreeze: "GET /corporate/jobs/:jobid/freeze",
  appealJob: "POST /corporate/jobs/:jobid/appeal",
  listAccounts: "GET /admin/accounts",
  getAccount: "GET /admin/accounts/:accountId",
  suspendAccount: "POST /admin/accounts/:accountId/suspend",
  liftSuspension: "POST /admin/accounts/:accountId/lift",
  signOutAccount: "POST /admin/accounts/:accountId/sign-out",
  liftMailTroubles: "POST /admin/accounts/:accountId/lift-mail",
  resendCodeTo: "POST /admin/resend-code",
  askAccountMerge: "POST /admin/accounts/:accountId/merge",
  cancelAccountMerge: "DELETE /admin/accounts/:accountId/merge",
  readAccountMerge: "POST /account-merge/read",
  answerAccountMerge: "POST /account-merge",
  askPrivacyRequest: "POST /privacy-request",
  listOwnPrivacyRequests: "GET /privacy-request",
  askPrivacyRequestByMail: "POST /privacy-request/by-mail",
  exportByLink: "POST /privacy-request/export",
  confirmPrivacyRequest: "POST /privacy-request/confirm",
  listPrivacyRequests: "GET /admin/privacy-requests",
  assignPrivacyRequest: "PATCH /admin/privacy-requests/:requestId",
  answerPrivacyRequest: "POST /admin/privacy-requests/:requestId/answer",
  makePrivacyRequest: "POST /admin/messages/:messageId/privacy-request",
  listAudit: "GET /admin/audit",
  exportAudit: "GET /admin/audit/export",
  getSiteSettings: "GET /admin/settings",
  updateSiteSettings: "PATCH /admin/settings",
  setSiteLogo: "PUT /admin/settings/logo",
  listSiteVersions: "GET /admin/settings/versions",
  restoreSiteVersion: "POST /admin/settings/versions/:version/restore",
  getCandidateHome: "GET /home/candidate",
  getRefereeHome: "GET /home/referee",
  getRecruiterHome: "GET /home/recruiter",
  getAdminHome: "GET /home/admin",
  retryFailedWork: "POST /admin/failed-work/retry",
  getAdminNumbers: "GET /home/admin/numbers",
  getSiteFigures: "GET /figures",
  sendContactMessage: "POST /contact-message",
  sendCorporateEnquiry: "POST /corporate-enquiry",
  listMessages: "GET /admin/messages",
  getMessage: "GET /admin/messages/:messageId",
  changeMessage: "PATCH /admin/messages/:messageId",
  answerMessage: "POST /admin/messages/:messageId/answers",
} as const satisfies Record<string, `${HttpMethod} /${string}`>;

export type CallName = keyof typeof api;

/** Name -> the endpoint with its schemas. */
export type Wire = typeof session &
  typeof factors &
  typeof accounts &
  typeof recruiting &
  typeof claims &
  typeof ownCompany &
  typeof companyDomain &
  typeof companyPictures &
  typeof companySignIn &
  typeof integrations &
  typeof companies &
  typeof adminCompanies &
  typeof jobs &
  typeof matching &
  typeof collections &
  typeof posting &
  typeof jobQuestions &
  typeof candidates &
  typeof profileImports &
  typeof onboarding &
  typeof files &
  typeof saved &
  typeof sharing &
  typeof applications &
  typeof applicants &
  typeof referrals &
  typeof referees &
  typeof guidance &
  typeof guidanceBookings &
  typeof ledger &
  typeof payments &
  typeof payouts &
  typeof consents &
  typeof prices &
  typeof notifications &
  typeof moderation &
  typeof moderatedJobs &
  typeof sources &
  typeof audit &
  typeof hiring &
  typeof interviews &
  typeof people &
  typeof privacy &
  typeof merging &
  typeof homes &
  typeof site &
  typeof adminHomes &
  typeof content &
  typeof inbox;

/** The method and the path of a call. */
export function routeOf(name: CallName): { method: HttpMethod; path: string } {
  const [method, path] = api[name].split(" ") as [HttpMethod, string];
  return { method, path };
}
