// Query keys of what admins load, for the code that invalidates them after a change.

export const adminHomeKey = ["admin", "home"] as const;
export const adminRefereesKey = ["admin", "referees"] as const;
export const disputesKey = ["admin", "disputes"] as const;
export const adminPayoutsKey = ["admin", "payouts"] as const;
export const pricesKey = ["admin", "prices"] as const;
export const adminCompaniesKey = ["admin", "companies"] as const;
export const sourcesKey = ["admin", "sources"] as const;
export const adminJobsKey = ["admin", "jobs"] as const;
export const peopleKey = ["admin", "people"] as const;
export const auditEntriesKey = ["admin", "audit-entries"] as const;
export const auditKey = ["admin", "audit"] as const;
export const privacyKey = ["admin", "privacy-requests"] as const;
export const messagesKey = ["admin", "messages"] as const;
export const siteSettingsKey = ["admin", "site-settings"] as const;
export const siteVersionsKey = ["admin", "site-versions"] as const;
