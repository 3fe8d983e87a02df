// The names under which the browser keeps what it asked for admins, so that whoever changes it can have it asked for again.

export const adminRefereesKey = ["admin", "referees"] as const;
export const disputesKey = ["admin", "disputes"] as const;
export const adminPayoutsKey = ["admin", "payouts"] as const;
export const pricesKey = ["admin", "prices"] as const;
export const auditKey = ["admin", "audit"] as const;
