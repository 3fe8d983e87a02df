// All endpoints of the API as one type.

/** Name -> the endpoint with its schemas. */
export type Wire = typeof import("./identity/wire.ts") &
  typeof import("./identity/factors-wire.ts") &
  typeof import("./identity/accounts-wire.ts") &
  typeof import("./recruiting/wire.ts") &
  typeof import("./recruiting/claims-wire.ts") &
  typeof import("./recruiting/company-wire.ts") &
  typeof import("./recruiting/domain-wire.ts") &
  typeof import("./recruiting/pictures-wire.ts") &
  typeof import("./recruiting/sign-in-wire.ts") &
  typeof import("./integrations/wire.ts") &
  typeof import("./companies/wire.ts") &
  typeof import("./companies/admin-wire.ts") &
  typeof import("./jobs/wire.ts") &
  typeof import("./matching/wire.ts") &
  typeof import("./jobs/collections-wire.ts") &
  typeof import("./jobs/posting-wire.ts") &
  typeof import("./jobs/questions-wire.ts") &
  typeof import("./candidates/wire.ts") &
  typeof import("./candidates/imports-wire.ts") &
  typeof import("./candidates/onboarding-wire.ts") &
  typeof import("./files/wire.ts") &
  typeof import("./saved/wire.ts") &
  typeof import("./sharing/wire.ts") &
  typeof import("./applications/wire.ts") &
  typeof import("./applications/applicants-wire.ts") &
  typeof import("./referrals/wire.ts") &
  typeof import("./referrals/referees-wire.ts") &
  typeof import("./guidance/wire.ts") &
  typeof import("./guidance/bookings-wire.ts") &
  typeof import("./ledger/wire.ts") &
  typeof import("./ledger/payments-wire.ts") &
  typeof import("./ledger/payouts-wire.ts") &
  typeof import("./consents/wire.ts") &
  typeof import("./ledger/prices-wire.ts") &
  typeof import("./notifications/wire.ts") &
  typeof import("./moderation/wire.ts") &
  typeof import("./moderation/jobs-wire.ts") &
  typeof import("./listings/sources-wire.ts") &
  typeof import("./audit/wire.ts") &
  typeof import("./hiring/wire.ts") &
  typeof import("./hiring/interviews-wire.ts") &
  typeof import("./people/wire.ts") &
  typeof import("./people/privacy-wire.ts") &
  typeof import("./people/merge-wire.ts") &
  typeof import("./homes/wire.ts") &
  typeof import("./site/wire.ts") &
  typeof import("./homes/admin-wire.ts") &
  typeof import("./content/wire.ts") &
  typeof import("./content/inbox-wire.ts");
