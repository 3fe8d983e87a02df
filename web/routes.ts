// The site map: every URL on one line, grouped by audience.
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const UNDER_CONSTRUCTION = "pages/public/under-construction.tsx";
const POST_JOB = "pages/corporate/post-job.tsx";

export default [
  layout("pages/site.tsx", [
    // Candidates browse.
    index("pages/public/landing.tsx"),
    route("jobs", "pages/public/jobs.tsx"),
    route("jobs/browse", "pages/public/browse-jobs.tsx"),
    route("jobs/:slug", "pages/public/job-collection.tsx"),
    route("jobs/:companyName/:jobid", "pages/public/job.tsx"),
    route("referrals", "pages/public/referrals.tsx"),
    route("referrals/:compId/:id", "pages/public/referral-request.tsx"),
    route("guidance", "pages/public/guidance.tsx"),
    route("guidance/:name/:companyId", "pages/public/guidance-request.tsx"),
    route("company", "pages/public/companies.tsx"),
    route("company/:name/:companyId", "pages/public/company.tsx"),

    // What the site is, and how to reach the people behind it.
    route("for-employee", "pages/public/for-employee.tsx"),
    layout("pages/open.tsx", [
      route("corporate", "pages/public/corporate.tsx"),
      route("corporate/connect-with-us", "pages/public/connect-with-us.tsx"),
      route("about", "pages/public/about.tsx"),
      route("faq", "pages/public/faq.tsx"),
      route("salaries", "pages/public/salaries.tsx"),
      route("contact-us", "pages/public/contact-us.tsx"),
      route("contact", "pages/public/contact.tsx"),
      route("terms", "pages/public/terms.tsx"),
      route("privacy-policy", "pages/public/privacy-policy.tsx"),
      route("privacy-request", "pages/public/privacy-request.tsx"),
      route("merge-accounts", "pages/public/merge-accounts.tsx"),

      // Accounts.
      route("auth/login", "pages/account/login.tsx"),
      route("auth/signup", "pages/account/signup.tsx"),
      route("auth/corporate/login", "pages/account/corporate-login.tsx"),
      route("auth/forgot-password", "pages/account/forgot-password.tsx"),
      route("auth/reset-password", "pages/account/reset-password.tsx"),
      route("auth/second-factor", "pages/account/second-factor.tsx"),
      route("auth/add-second-factor", "pages/account/add-second-factor.tsx"),
      route("auth/checkRedirection", "pages/account/check-redirection.tsx"),
      route("invite", "pages/account/invite.tsx"),
      route("unsubscribe", "pages/public/unsubscribe.tsx"),
      route("offline", "pages/public/offline.tsx"),

      route("*", "pages/public/not-found.tsx"),
    ]),

    // Reserved addresses: each says so, and links to related pages.
    route("faqs", UNDER_CONSTRUCTION, { id: "faqs" }),
    route("blogs", UNDER_CONSTRUCTION, { id: "blogs" }),
    route("pricing", UNDER_CONSTRUCTION, { id: "pricing" }),
    route("support", UNDER_CONSTRUCTION, { id: "support" }),
    route("employee/*", UNDER_CONSTRUCTION, { id: "employee" }),
    route("candidate/*", UNDER_CONSTRUCTION, { id: "candidate" }),
    route("profile/*", UNDER_CONSTRUCTION, { id: "profile" }),

    // For everybody with an account.
    layout("pages/account/everybody.tsx", [
      route("auth/change-password", "pages/account/change-password.tsx"),
      route("auth/security", "pages/account/security.tsx"),
      route("hire", "pages/account/hire.tsx"),
      route("notifications", "pages/account/notifications.tsx"),
      route("notifications/preferences", "pages/account/notification-preferences.tsx"),
    ]),

    // For people with an account of the kind that the page names.
    layout("pages/account/guarded.tsx", [
      route("home", "pages/candidate/home.tsx"),
      route("dashboards/*", "pages/account/dashboards.tsx"),
      route("welcome/:step?", "pages/candidate/welcome.tsx"),
      route("v2/candidate/profile", "pages/account/profile.tsx"),
      route("v1/candidate/edit-profile", "pages/account/edit-profile.tsx"),
      route("v2/candidate/subscription", "pages/candidate/subscription.tsx"),
      route("v2/candidate/receipts/:paymentId", "pages/candidate/receipt.tsx"),
      route("pay/:paymentId", "pages/candidate/pay.tsx"),
      route("pay/test/:paymentId", "pages/candidate/test-payment.tsx"),
      layout("pages/employee/frame.tsx", [
        route("employee", "pages/employee/overview.tsx"),
        route("employee/become", "pages/employee/become.tsx"),
        route("employee/requests", "pages/employee/requests.tsx"),
        route("employee/requests/:requestId", "pages/employee/request.tsx"),
        route("employee/guidance", "pages/employee/guidance.tsx"),
        route("employee/earnings", "pages/employee/earnings.tsx"),
        route("employee/settings", "pages/employee/settings.tsx"),
      ]),
      route("v2/corporate", "pages/corporate/home.tsx"),
      route("v2/corporate/jobs", "pages/corporate/jobs.tsx"),
      route("v2/corporate/jobs/:jobid", "pages/corporate/job.tsx"),
      route("v2/corporate/jobs/new", POST_JOB, { id: "new-job" }),
      route("v2/corporate/jobs/:jobid/edit", POST_JOB, { id: "edit-job" }),
      route("v2/corporate/drafts/:draftId", POST_JOB, { id: "job-draft" }),
      route("v2/corporate/jobs/:jobid/applicants", "pages/corporate/applicants.tsx"),
      layout("pages/corporate/company-frame.tsx", [
        route("v2/corporate/company", "pages/corporate/company-page.tsx"),
        route("v2/corporate/sign-in", "pages/corporate/company-sign-in.tsx"),
        route("v2/corporate/integrations", "pages/corporate/integrations.tsx"),
        route("v2/corporate/members", "pages/account/members.tsx"),
      ]),
      route("v2/corporate/profile", "pages/account/corporate-profile.tsx"),
      layout("pages/admin/frame.tsx", [
        route("v2/admin", "pages/admin/home.tsx"),
        route("v2/admin/messages", "pages/admin/messages.tsx"),
        route("v2/admin/messages/:messageId", "pages/admin/message.tsx"),
        route("v2/admin/privacy-requests", "pages/admin/privacy-requests.tsx"),
        route("v2/admin/jobs", "pages/admin/jobs.tsx"),
        route("v2/admin/reports", "pages/admin/reports.tsx"),
        route("v2/admin/referees", "pages/admin/referees.tsx"),
        route("v2/admin/disputes", "pages/admin/disputes.tsx"),
        route("v2/admin/payouts", "pages/admin/payouts.tsx"),
        route("v2/admin/prices", "pages/admin/prices.tsx"),
        route("v2/admin/sources", "pages/admin/sources.tsx"),
        route("v2/admin/sources/:sourceId", "pages/admin/source.tsx"),
        route("v2/admin/companies", "pages/admin/companies.tsx"),
        route("v2/admin/people", "pages/admin/people.tsx"),
        route("v2/admin/people/:accountId", "pages/admin/person.tsx"),
        route("v2/admin/settings", "pages/admin/settings.tsx"),
        route("v2/admin/audit", "pages/admin/audit.tsx"),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
