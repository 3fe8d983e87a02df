// What people type, as a pattern of LIKE in which none of it is special.

/** Matches text that contains `part`, whatever signs it has; null for no part. */
export const containing = (part: string | undefined): string | null =>
  part === undefined ? null : `%${part.replace(/[\\%_]/g, "\\$&")}%`;
