// Tokens of the search index as queries name them: quoting, groups and bands. Pure.
import { EXPERIENCE_BANDS, SALARY_BANDS } from "../../contract/filters.ts";

/** Inclusive bounds; a job matches when its own range overlaps. */
export type Range = { low: number; high: number };

export const rupeesInLakh = 100_000;
/** Above every salary and every experience that a filter can name. */
export const UNBOUNDED = { rupees: 2_147_483_647, years: 9_999 };

/** Both ends of each band; the tokens of the search migration number them in this order. */
const bandsOf = (bands: readonly string[], unit: number): Range[] =>
  bands.map((band) => {
    const [low = 0, high = 0] = band.split("-").map(Number);
    return { low: low * unit, high: high * unit };
  });
export const salaryBands = bandsOf(SALARY_BANDS, rupeesInLakh);
export const experienceBands = bandsOf(EXPERIENCE_BANDS, 1);

/** A token as tsquery text. */
export const quoteToken = (token: string): string => `'${token.replace(/\\/g, "\\\\").replace(/'/g, "''")}'`;

/** Groups of tokens, and tokens that are not wanted, as tsquery text; "" for none. */
export function tsqueryOf(groups: readonly (readonly string[])[], without: readonly string[] = []): string {
  const wanted = groups.map((group) => `(${group.map(quoteToken).join(" | ")})`);
  return [...wanted, ...without.map((token) => `!${quoteToken(token)}`)].join(" & ");
}

/** A band's token says all that comparing would. */
export const bandAt = ({ low, high }: Range, bands: readonly Range[]) =>
  bands.findIndex((band) => band.low === low && band.high === high);

/** Tokens of the bands that overlap the range, or of the one band that it is; the last band is open. */
export function bandTokens(prefix: string, range: Range, bands: readonly Range[]): string[] {
  const at = bandAt(range, bands);
  if (at >= 0) return [`${prefix}${at}`];
  return bands.flatMap(({ low, high }, band) =>
    (band === bands.length - 1 || high >= range.low) && low <= range.high ? [`${prefix}${band}`] : [],
  );
}
