// Escapes typed text for LIKE patterns.

/** A pattern for text that contains `part` literally; null if `part` is undefined. */
export const containing = (part: string | undefined): string | null =>
  part === undefined ? null : `%${part.replace(/[\\%_]/g, "\\$&")}%`;
