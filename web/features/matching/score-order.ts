// The order of a list that has scores (spec §9): jobs posted here that fit come first, then the higher score.

/** The least of a row that ordering needs. */
export type Ordered = { id: string; isExternal: boolean };

/** Spec §9: from here on a job posted here comes before all others. */
const FIRST_FROM = 50;

/**
 * The rows by `scoreOf` (-1: unknown, which comes last); equals keep their order. The first `settled` rows stay where
 * they are: somebody has read past them.
 */
export function orderByScore<Row extends Ordered>(
  rows: readonly Row[],
  scoreOf: (id: string) => number,
  settled = 0,
): Row[] {
  const rank = (row: Row) => {
    const score = scoreOf(row.id);
    return { row, score, isFirst: score >= FIRST_FROM && !row.isExternal };
  };
  const moving = rows.slice(settled).map(rank);
  moving.sort((one, other) => Number(other.isFirst) - Number(one.isFirst) || other.score - one.score);
  return [...rows.slice(0, settled), ...moving.map(({ row }) => row)];
}
