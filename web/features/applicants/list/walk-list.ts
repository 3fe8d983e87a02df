// The neighbours in a list of applicants: pure.

type Row = { applicationId: string };

/** The row `by` steps from the one with `id`; the first when that one is not in the list, null at the ends. */
export function neighbourOf<R extends Row>(rows: readonly R[], id: string | null, by: 1 | -1): R | null {
  const at = rows.findIndex(({ applicationId }) => applicationId === id);
  if (at < 0) return rows[0] ?? null;
  return rows[at + by] ?? null;
}

/** Who is open once some have left the list: the same applicant, else the next one that stays, else the one before. */
export function remainingAfter<R extends Row>(
  rows: readonly R[],
  id: string | null,
  leaving: ReadonlySet<string>,
): R | null {
  const at = rows.findIndex(({ applicationId }) => applicationId === id);
  const stays = ({ applicationId }: Row) => !leaving.has(applicationId);
  return rows.slice(Math.max(0, at)).find(stays) ?? rows.slice(0, Math.max(0, at)).findLast(stays) ?? null;
}
