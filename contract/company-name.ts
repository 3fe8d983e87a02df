// When two company names are the same name.

/** The name folded for equality: lower case, single spaces. */
export const companyNameKey = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();
