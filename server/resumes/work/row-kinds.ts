// Tells rows among the jobs that open none: figures of a table, a company's description, and time away from work.
import { organisationScore } from "./organisation-score.ts";
import { roleScore } from "./role-score.ts";
import { restOf, type WorkLine, wordCount } from "./work-lines.ts";

const FIGURE = /^[\p{Sc}(+~<>-]*\d[\d.,/]*\s*(?:%|[kmb]|cr\.?|lakhs?|lacs?|mn|bn|million|billion)?[)+*]*$/iu;
/** What stands beside figures in a row: its year's name, units and signs. */
const ROW_WORD =
  /^(?:f\.?y\.?|a\.?y\.?|years?|q[1-4]|h[12]|rs\.?|inr|usd|eur|aed|cr\.?|lakhs?|lacs?|mn|bn|%|[|–—-])$/iu;
const AWAY =
  /^(?:(?:planned|personal|short|family|health|medical)\s+)*(?:career (?:break|gap|pause)|break from work|sabbatical|gap year|(?:maternity|paternity|parental|adoption|family|childcare|carer'?s|medical|sick|sabbatical) (?:leave|break)|full[- ]time (?:parent|mother|mom|mum|father|dad|carer|caregiver)|stay[- ]at[- ]home \p{L}+|homemaker|elternzeit|mutterschutz|congé (?:parental|maternité|de maternité|sabbatique)|excedencia|permiso parental)(?=$|\s*[-–—:,;(|/]|\s+(?:leave|year|for|to|after|due|in|from|and|with)\b)/iu;

/** True for a dated row whose cells are figures ("FY 2022-23 | 61.0 | 66.4"), as in a table of targets. */
export function isFigureRow(line: WorkLine | undefined): boolean {
  if (!line || line.ranges.length === 0) return false;
  const words = restOf(line).split(/\s+/);
  return (
    words.filter((word) => FIGURE.test(word)).length >= 2 &&
    words.every((word) => FIGURE.test(word) || ROW_WORD.test(word))
  );
}

/** True for the names of the columns right above a row of figures. */
export function headsFigures(line: WorkLine, next: WorkLine | undefined): boolean {
  return line.ranges.length === 0 && line.line.cells.length > 1 && isFigureRow(next);
}

/** True for header lines of an entry that tell a career break or a leave: no company, and no time at work. */
export function isTimeAway(header: readonly WorkLine[], anchor: number): boolean {
  const dated = header[anchor];
  const line = dated && dated.cells.length === 0 ? (header[anchor - 1] ?? header[anchor + 1]) : dated;
  return line !== undefined && AWAY.test(restOf(line));
}

/** True for a company's own line: it names an organisation, or nothing but a name and how long ("Acme  3 yrs"). */
function isBanner(line: WorkLine, before: WorkLine | undefined): boolean {
  if (line.body || line.bullet || line.ranges.length > 0) return false;
  const name = restOf(line);
  if (wordCount(name) > 8 || roleScore(name) >= 0.5) return false;
  const parted = before === undefined || (line.line.gapAbove ?? 0) > (before.line.gapAbove ?? 0) * 1.2;
  const lasting = /\d\s*\+?\s*(?:years?|yrs?|months?|mos?)\b/iu.test(line.text) && !/\d/.test(name);
  return lasting || (parted && organisationScore(name) >= 0.3);
}

/** The lines without a one-line description between a company and the first of its roles. */
export function withoutDescriptions(
  lines: readonly WorkLine[],
  isAnchor: (line: WorkLine) => boolean,
): readonly WorkLine[] {
  return lines.filter((line, at) => {
    const [banner, role] = [lines[at - 1], lines[at + 1]];
    if (!banner || !role || !line.body || line.bullet || line.ranges.length > 0) return true;
    const opensRole = isAnchor(role) && role.cells.some((cell) => roleScore(cell.text) >= 0.8);
    return !(opensRole && isBanner(banner, lines[at - 2]));
  });
}
