// User types, the groups of a token that give them, and the limits of passwords and codes; without schemas, for screens.

export const GROUPS = ["admin", "corporate-admin", "corporate-recruiter"] as const;
export type Group = (typeof GROUPS)[number];

/** Languages of the site and its mails. */
export const LANGUAGES = ["en", "hi"] as const;
export type Language = (typeof LANGUAGES)[number];

export const USER_TYPES = ["General_User", "Corporate", "Admin"] as const;
export type UserType = (typeof USER_TYPES)[number];

export const CORPORATE_USER_TYPES = ["corporate-admin", "corporate-recruiter"] as const;
export type CorporateUserType = (typeof CORPORATE_USER_TYPES)[number];

/** `corporateUserType` is null for everybody but corporate users. */
export type Role = { userType: UserType; corporateUserType: CorporateUserType | null };

/** The role that a token's group claim gives. Corporate groups come first; an unknown group gives none. */
export function roleOf(groups: readonly string[]): Role {
  const corporateUserType = CORPORATE_USER_TYPES.find((name) => groups.includes(name)) ?? null;
  if (corporateUserType) return { userType: "Corporate", corporateUserType };
  return { userType: groups.includes("admin") ? "Admin" : "General_User", corporateUserType: null };
}

/** A user type in the spelling of route guards: the plural `General_Users` means `General_User`. Null when it is none. */
export function readUserType(text: string): UserType | null {
  const name = text === "General_Users" ? "General_User" : text;
  return USER_TYPES.find((type) => type === name) ?? null;
}

/** Whether users of this type can have a résumé: all but those who hire. */
export const mayHaveResume = (userType: UserType | null | undefined): boolean =>
  userType === "General_User" || userType === "Admin";

/** In characters as people see them, composed (NFKC). */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;
/** Whether a password has nothing that can be seen: blanks alone are no password. */
export const isBlankPassword = (password: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(password);
export const CODE_DIGITS = 6;
/** How long a mailed code works, in minutes, and how long until another may be asked for, in seconds. */
export const CODE_MINUTES = 10;
export const RESEND_SECONDS = 30;

/** The people of a demo, one for each role. */
export const DEMO_ROLES = ["candidate", "employee", "recruiter", "corporate-admin", "admin"] as const;
export type DemoRole = (typeof DEMO_ROLES)[number];

/** Under the reserved domain .example, where no mail is delivered. */
export const demoEmailOf = (role: DemoRole): string => `${role}@demo.vouchboard.example`;

/** Kinds of second factors. TOTP: the codes of an authenticator app. PASSKEY: a key of a device or password manager. */
export const FACTOR_KINDS = ["TOTP", "PASSKEY"] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];
export const FACTOR_NAME_LENGTH = 60;
/** Factors of one account, at most. */
export const MOST_FACTORS = 10;
