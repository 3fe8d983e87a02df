// The figures of accounts that screens name in words and the server holds to.

/** In characters as people see them, composed (NFKC). */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;
export const CODE_DIGITS = 6;
/** How long a mailed code works, in minutes, and how long until another may be asked for, in seconds. */
export const CODE_MINUTES = 15;
export const RESEND_SECONDS = 30;
