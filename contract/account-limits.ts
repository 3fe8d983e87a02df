// The figures of accounts that screens name in words and the server holds to.

/** In characters as people see them, composed (NFKC). */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;
/** Whether a password has nothing that can be seen: blanks alone are no password. */
export const isBlankPassword = (password: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(password);
export const CODE_DIGITS = 6;
/** How long a mailed code works, in minutes, and how long until another may be asked for, in seconds. */
export const CODE_MINUTES = 10;
export const RESEND_SECONDS = 30;
