// Tokens of the search index as queries name them: quoting, groups and bands. Pure.
import { EXPERIENCE_BANDS, SALARY_BANDS } from "../../contract/jobs/filters.ts";
import { RUPEES_IN_LAKH } from "../../contract/jobs/pay.ts";

/** Inclusive bounds; a job matches when its own range overlaps. */
export type Range = { low: number; high: number };

/** Above every salary and every experience that a filter can name. */
export const UNBOUNDED = { rupees: 2_147_483_647, years: 9_999 };

/** Both ends of each band; saving.sql numbers their tokens in this order (search-store.test.ts holds them equal). */
const bandsOf = (bands: readonly string[], unit: number): Range[] =>
  bands.map((band) => {
    const [low = 0, high = 0] = band.split("-").map(Number);
    return { low: low * unit, high: high * unit };
  });
export const salaryBands = bandsOf(SALARY_BANDS, RUPEES_IN_LAKH);
export const experienceBands = bandsOf(EXPERIENCE_BANDS, 1);

/** A token as tsquery text. */
export const quoteToken = (token: string): string => `'${token.replace(/\\/g, "\\\\").replace(/'/g, "''")}'`;

/** Groups of tokens and excluded tokens as tsquery text; "" for none. */
export function tsqueryOf(groups: readonly (readonly string[])[], without: readonly string[] = []): string {
  const wanted = groups.map((group) => `(${group.map(quoteToken).join(" | ")})`);
  return [...wanted, ...without.map((token) => `!${quoteToken(token)}`)].join(" & ");
}

/** Tokens, operators and parentheses of tsquery text. */
const LEXER = /'(?:[^'\\]|''|\\.)*'(?::\*)?|<[^>]*>|[()&|!]/g;

/**
 * The operands that `operator` joins at the outermost level of tsquery text, including those of nested groups, each
 * once: ("'a' & ('b' & ('c' | 'd'))", "&") gives 'a', 'b' and ('c' | 'd').
 */
export function operandsOf(query: string, operator: "&" | "|"): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: token, index } of query.matchAll(LEXER)) {
    depth += token === "(" ? 1 : token === ")" ? -1 : 0;
    // "|" binds less: what it joins is one operand of "&".
    if (depth === 0 && operator === "&" && token === "|") return [query];
    if (depth > 0 || token !== operator) continue;
    parts.push(query.slice(start, index).trim());
    start = index + 1;
  }
  parts.push(query.slice(start).trim());
  const [only = ""] = parts;
  if (parts.length > 1) return [...new Set(parts.flatMap((part) => operandsOf(part, operator)))];
  const inner = isGroup(only) ? operandsOf(only.slice(1, -1), operator) : [];
  return inner.length > 1 || isToken(inner[0] ?? "") ? inner : [only].filter(Boolean);
}

/** The conditions (each a list of operands that must all hold) that are not implied by a wider one. */
export const widest = (conditions: readonly (readonly string[])[]): (readonly string[])[] =>
  conditions.filter(
    (one) => !conditions.some((other) => other.length < one.length && other.every((operand) => one.includes(operand))),
  );

const isToken = (query: string) => query.match(LEXER)?.[0] === query;

/** True for text in one pair of parentheses. */
function isGroup(query: string): boolean {
  let depth = 0;
  for (const { 0: token, index } of query.matchAll(LEXER)) {
    depth += token === "(" ? 1 : token === ")" ? -1 : 0;
    if (depth === 0) return index > 0 && index === query.length - 1;
  }
  return false;
}

/** The operands of a conjunction, one a line: the index looks up each by itself (see `search_job_ids`). */
export const keysOf = (query: string): string =>
  operandsOf(query, "&")
    .map((key) => key.replaceAll("\n", " "))
    .join("\n");

/** SQL: the keys in a parameter or column written by `keysOf`. */
export const keysIn = (lines: string): string => `string_to_array(${lines}, e'\\n')::tsquery[]`;

/** Index of the band that is exactly this range, or -1: its token alone then says it all. */
export const bandAt = ({ low, high }: Range, bands: readonly Range[]) =>
  bands.findIndex((band) => band.low === low && band.high === high);

/** Tokens of the bands that overlap the range, or of the one band it is; the last band is open. */
export function bandTokens(prefix: string, range: Range, bands: readonly Range[]): string[] {
  const at = bandAt(range, bands);
  if (at >= 0) return [`${prefix}${at}`];
  return bands.flatMap(({ low, high }, band) =>
    (band === bands.length - 1 || high >= range.low) && low <= range.high ? [`${prefix}${band}`] : [],
  );
}
