// Prepares the lines of a section for reading entries: cuts dates out, and tells header lines from running text.
import { skillByName } from "../../taxonomy/skills/index.ts";
import type { Cell, Line } from "../layout.ts";
import { type DateRange, findDateRanges } from "./date-ranges.ts";
import { organisationScore, placePart } from "./organisation-score.ts";
import { lowerShare, roleScore } from "./role-score.ts";

/** A cell without its dates, durations and bullet. */
export type WorkCell = { text: string; bold: boolean; x: number; size: number };

export type WorkLine = {
  /** The line as it is on the page. */
  text: string;
  line: Line;
  /** The cells without dates; empty cells are dropped. */
  cells: readonly WorkCell[];
  ranges: readonly DateRange[];
  /** Whether a date is separate from words: in a cell of its own, in brackets, or after a separator at an edge. */
  apart: boolean;
  bullet: boolean;
  /** A job in a sentence ("Worked as Accountant in Acme from ..."), its cells labelled title and company. */
  stated: boolean;
  /** Running text: a bullet, its continuation, a paragraph, or a label with its text. */
  body: boolean;
};

/** Longer lines are always running text. */
const LONGEST_LINE = 500;
const BULLET = /^\s*(?:[•◦▪‣∙●○■□◆◇➢➤►▶✓✔★☆*·»>]|[-–—](?=\s)|o(?=\s\p{Lu}))\s*/u;
const DURATION =
  /[([]?\s*(?<![\p{L}\d])(?:(?:about|approx\.?|around|over|less than|~)\s*)?(?:\d+(?:\.\d+)?|an?|one|two|three|four|five|six)\s*\+?\s*(?:years?|yrs?\.?|y|ans?|jahre?|años?|months?|mos?\.?|mths?\.?|mois|monate?|meses|weeks?|wks?)(?![\p{L}])(?:\s*,?\s*(?:and\s*)?\d+\s*(?:months?|mos?\.?|mths?\.?|mois|monate?|meses|weeks?|days?))?(?:\s*,?\s*\d+\s*days?)?\s*[)\]]?/giu;
const LOOSE_EDGE = /^[\s,;|•·/:()[\]–—-]+|[\s,;|•·/:([–—-]+$/gu;
const EMPTY_BRACKETS = /[([]\s*[,;|–—-]?\s*[)\]]/gu;
const DATE_LABEL =
  /(?:^|[\s,;|(])(?:duration|period|dates?|tenure|time ?period|employment dates?|years?|from|working since|expected(?: graduation)?|graduat(?:ion|ed|ing)|grad\.?|class of|date range)\s*[:.-]?\s*$/iu;
const LIST_WORD = /^\s*(?:,|&|\/|and|und|et|y)\s*$/iu;
const VERBS =
  /^(?:achiev|act(?:ed|ing) as|adapt|add|address|administ(?:er|rat)|advis|aid|align|analy[sz]|appl(?:y|ied)|architect(?:ed|ing)|assess|assign|assist(?:ed|ing|s)\b|attend|audit(?:ed|ing)|author(?:ed|ing)|automat(?:ed|ing)|boost|build|built|calculat|carr(?:y|ied)|champion(?:ed|ing)|coach(?:ed|ing)|coordinat(?:ed|ing)|collaborat|collect|communicat|complet|conceiv|conduct(?:ed|ing|s)\b|configur|consolidat|consult(?:ed|ing) (?:with|on|for)|contribut(?:ed|ing|es)|convert|creat(?:ed|ing|es)|deal|decreas|defin|deliver(?:ed|ing|s)\b|demonstrat|deploy(?:ed|ing)|deriv|design(?:ed|ing (?:and|the|a)|s)\b|develop(?:ed|ing|s)?\b|direct(?:ed|ing)|discover|document(?:ed|ing)|draft(?:ed|ing)|driv(?:e|ing)|drove|earn|educat(?:ed|ing)|eliminat|enabl(?:ed|ing)|engag|enhanc|ensur|establish|estimat|evaluat|examin|execut(?:ed|ing)|expand|explor|extend|facilitat(?:ed|ing)|formulat|found(?:ed|ing (?:a|the))|gain|gather|generat(?:ed|ing)|guid(?:ed|ing)|handl|help(?:ed|ing)|hir(?:ed|ing)|identif|implement(?:ed|ing|s)?\b|improv|increas|initiat|install|instruct(?:ed|ing)|integrat(?:ed|ing)|interact|interview|introduc|investigat|invent(?:ed|ing)|involved|launch|learn(?:ed|t)|led\b|lead(?:ing)? (?:a|the|an|and|to|cross)|leverag|liais|maintain(?:ed|ing|s)?\b|mak(?:e|ing)|manag(?:ed|ing)\b(?! (?:director|partner|editor|consultant|principal))|mentor(?:ed|ing)|migrat|minimi[sz]|model(?:l?ed)|modif|monitor(?:ed|ing|s)\b|negotiat|obtain|operat(?:ed|ing (?:the|a))|optimi[sz]|orchestrat|organi[sz](?:ed|ing)|overs(?:aw|ee)|own(?:ed|ing)|participat|perform(?:ed|ing|s)\b|pioneer|plan(?:ned|ning and)|prepar|present(?:ed|ing)|process(?:ed|ing)|produc(?:ed|ing)|promot(?:ed|ing)|propos|prototyp|provid|publish(?:ed)|ran\b|re-?(?:architect|build|built|design|factor|wrote)|receiv|recommend|recruited|redesign|reduc|refactor|replac|report(?:ed|ing to)|research(?:ed|ing)|resolv|responsib|restructur|review(?:ed|ing)|revis|sav(?:ed|ing)|scal(?:ed|ing)|secur(?:ed|ing)|select(?:ed|ing)|serv(?:ed|ing)|set up|setup|shap(?:ed|ing)|shipped|sold|solv|spearhead|speciali|start(?:ed|ing)|streamlin|strengthen|stud(?:ied|ying)|supervis(?:ed|ing)|support(?:ed|ing|s)?\b(?! (?:engineer|specialist|analyst|technician|manager))|taught|teach(?:ing)? (?:a|the|and)|test(?:ed|ing (?:and|of|the))|train(?:ed|ing (?:and|of))|transform(?:ed|ing)|translat(?:ed|ing)|troubleshoot|us(?:ed|ing)|utili[sz]|validat|work(?:ed|ing|s)?\b (?:as|on|with|in|closely|for|at|to|under|alongside)|wrote|writing|key (?:achievements|responsibilities|highlights|contributions|projects|measurable)|responsibilities|achievements)/iu;
/** "Ran experiments", "Handled cash": a past-tense verb and its object. */
const SHORT_SENTENCE =
  /^(?:\p{Lu}\p{Ll}{2,}ed|Ran|Led|Built|Drew|Wrote|Sold|Taught|Made|Kept|Won|Grew|Cut|Set|Oversaw|Drove) \p{Ll}/u;
const BODY_LABEL =
  /^(?:key |main |major |core |job |selected |notable )?(?:responsibilit\p{L}+|achievements?|accomplishments?|duties|tasks|highlights|contributions?|technolog\p{L}+|tech(?:nical)? ?stack|tools?(?: used| & technologies)?|environment|skills?(?: used)?|team size|description|summary|role overview|overview|clients|projects|products?|methods|results?|focus|key skills|exposure|platform|languages?|stack|keywords|project details|work profile|job profile|kra'?s?|deliverables|scope|reason for leaving|reporting to|reports? to|website|url|location|missions?|aufgaben|tätigkeiten|réalisations|funciones)\s*(?:\([^)]*\))?\s*(?:[:–—-]|$)/iu;
const URL = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+\/\S*$/i;

const STATEMENT =
  /^(?:(?:currently|presently|previously|have|has|i|am|was)\s+)*(?:work(?:ed|ing)?|serv(?:ed|ing)|employed|engaged|associated)\s+as\s+(?:an?\s+|the\s+)?(?<title>.{2,60}?)\s+(?:in|at|with|for|under)\s+(?:m\/s\.?\s+)?(?<company>.{2,80})$/iu;

const STATEMENT_WITH =
  /^(?:(?:currently|presently|previously|have|has|i|am|was)\s+)*(?:(?:work(?:ed|ing)?|serv(?:ed|ing)|employed|engaged|associated)\s+)?(?:with|at|in|for|by)\s+(?:m\/s\.?\s+)?(?<company>.{2,80}?)\s+as\s+(?:an?\s+|the\s+)?(?<title>.{2,60})$/iu;

const ENUMERATION = /^\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+/iu;
/** Words that a cut date leaves at the end of a sentence. */
const DATE_OPENS = /\s+(?:from|since|for|w\.?e\.?f\.?)(?=\s*(?:\||$))/iu;

/** Title and company of a job in one sentence, as labelled cells; null for other text. */
function readStatement(cells: readonly WorkCell[]): WorkCell[] | null {
  const [cell] = cells;
  const told = cell && cells.length === 1 ? cell.text.replace(ENUMERATION, "").replace(DATE_OPENS, "") : "";
  const match = STATEMENT.exec(told) ?? STATEMENT_WITH.exec(told);
  if (!cell || !match || roleScore(match.groups?.title ?? "") < 0.5) return null;
  const company = (match.groups?.company ?? "").replace(/\s*\|.*$/, "");
  return [
    { ...cell, text: `Title: ${match.groups?.title}` },
    { ...cell, text: `Company: ${company}` },
  ];
}

function cutDates(text: string, ranges: readonly DateRange[]): string {
  let rest = "";
  let at = 0;
  for (const range of ranges) {
    const before = text.slice(at, range.start);
    rest += at > 0 && LIST_WORD.test(before) ? " \u0000 " : `${before.replace(DATE_LABEL, " ")} \u0000 `;
    at = range.end;
  }
  rest += text.slice(at);
  return rest;
}

/** Removes what dates leave; a bar replaces a date within the words. */
function tidy(text: string): string {
  return text
    .replace(DURATION, " ")
    .replace(/\(\s*\u0000\s*\)|\[\s*\u0000\s*\]/g, "\u0000")
    .replace(/(?:[\s,;|•·/:–—-]*\u0000)+[\s,;|•·/:–—-]*/g, " | ")
    .replace(EMPTY_BRACKETS, " ")
    .replace(/\s+/g, " ")
    .replace(LOOSE_EDGE, (edge) => (/[)\]]/.test(edge) ? (/[)\]]+/.exec(edge)?.[0] ?? "") : ""))
    .replace(/^[)\]]+/, "")
    .trim();
}

/** Removes the bullet, with its cell if it is alone there. */
function withoutBullet(cells: readonly Cell[]): { cells: Cell[]; bullet: boolean } {
  const [first, ...others] = cells;
  if (!first) return { cells: [], bullet: false };
  const bare = first.text.replace(BULLET, "");
  if (bare === first.text) return { cells: [...cells], bullet: false };
  return { cells: bare.trim() === "" ? others : [{ ...first, text: bare }, ...others], bullet: true };
}

/** Whether the dates of a cell are separate from its words. */
function standApart(text: string, ranges: readonly DateRange[]): boolean {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return false;
  const before = text.slice(0, first.start).replace(DATE_LABEL, " ");
  const after = text.slice(last.end).replace(DURATION, " ");
  const parted = /(?:^|[,|(·•[:;/–—-]|\s{2})\s*$/u.test(before);
  return parted && /^[\s)\]]*(?:$|[,|·•:;/–—-])/u.test(after);
}

/** A line with its dates cut out; `body` is decided later, with the neighbours. */
export function toWorkLine(line: Line): WorkLine {
  if (line.text.length > LONGEST_LINE) {
    const cells = line.cells
      .slice(0, 1)
      .map(({ text, bold, x, size }) => ({ text: text.slice(0, LONGEST_LINE), bold, x, size }));
    return {
      text: line.text.slice(0, LONGEST_LINE),
      line,
      cells,
      ranges: [],
      apart: false,
      bullet: true,
      stated: false,
      body: true,
    };
  }
  const { cells: bare, bullet } = withoutBullet(line.cells);
  const read = bare.map((cell) => ({ cell, ranges: findDateRanges(cell.text) }));
  const cells = read
    .map(({ cell, ranges }) => ({
      text: tidy(cutDates(cell.text, ranges)),
      bold: cell.bold,
      x: cell.x,
      size: cell.size,
    }))
    .filter((cell) => /[\p{L}\d]/u.test(cell.text) && !URL.test(cell.text));
  const ranges = read.flatMap((one) => one.ranges);
  const apart = read.some((one) => standApart(one.cell.text, one.ranges));
  const statement = ranges.length > 0 ? readStatement(cells) : null;
  return {
    text: line.text,
    line,
    cells: statement ?? cells,
    ranges,
    apart,
    bullet,
    stated: statement !== null,
    body: false,
  };
}

/** The words of a line without dates. */
export function restOf(line: WorkLine): string {
  return line.cells.map((cell) => cell.text).join(" ");
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

/** A row of skills under a job: "SQL · Python · Amplitude". */
function listsSkills(line: WorkLine): boolean {
  const text = line.cells.map((cell) => cell.text).join("\t");
  const parts = text.split(/\s*[·•|,;/\t]\s*/).filter((part) => part !== "");
  const pieces = parts.length > 1 ? parts : text.split(/\s+/);
  if (pieces.length < (parts.length > 1 ? 2 : 3) || line.ranges.length > 0) return false;
  if (parts.some((part) => placePart(part) !== null)) return false;
  const known = pieces.filter((piece) => skillByName(piece) !== undefined).length;
  return known >= 2 && known >= pieces.length * 0.66 && !parts.some((part) => roleScore(part) >= 0.8);
}

/** Running text by its own words: a sentence, a verb with its object, a label of body text. */
export function readsAsBody(line: WorkLine): boolean {
  if (line.text.length >= LONGEST_LINE) return true;
  const text = restOf(line);
  const words = wordCount(text);
  if (words === 0) return false;
  if (listsSkills(line)) return true;
  if (BODY_LABEL.test(text) || /:$/.test(line.text.trim())) return true;
  if (/^[\p{Ll}&(]/u.test(text) && !/^[\p{Ll}]+\p{Lu}|^[\p{L}\d-]+\.(?:com|io|ai|org|net|in)\b/u.test(text))
    return words > 1 || roleScore(text) < 0.8;
  if (VERBS.test(text) && words >= 4 && roleScore(text) < 0.9) return true;
  if (SHORT_SENTENCE.test(text) && roleScore(text) < 0.8) return true;
  if (words >= 2 && /\p{Ll}\.$/u.test(line.text.trim()) && lowerShare(text) >= 0.4 && roleScore(text) < 0.8)
    return true;
  if (words > 16) return true;
  const lower = lowerShare(text);
  if (words >= 6 && lower > 0.5) return true;
  if (words >= 5 && lower > 0.3 && /[.;]$/.test(text) && !/\b(?:inc|ltd|co|corp)\.$/i.test(text)) return true;
  return words > 10 && lower > 0.35;
}

const FIGURE = /^[\p{Sc}(+~<>-]*\d[\d.,/]*\s*(?:%|[kmb]|cr\.?|lakhs?|lacs?|mn|bn|million|billion)?[)+*]*$/iu;
/** Words beside figures in a row: the year's name and units. */
const ROW_WORD =
  /^(?:f\.?y\.?|a\.?y\.?|years?|q[1-4]|h[12]|rs\.?|inr|usd|eur|aed|cr\.?|lakhs?|lacs?|mn|bn|%|[|–—-])$/iu;
const AWAY =
  /^(?:(?:planned|personal|short|family|health|medical)\s+)*(?:career (?:break|gap|pause)|break from work|sabbatical|gap year|(?:maternity|paternity|parental|adoption|family|childcare|carer'?s|medical|sick|sabbatical) (?:leave|break)|full[- ]time (?:parent|mother|mom|mum|father|dad|carer|caregiver)|stay[- ]at[- ]home \p{L}+|homemaker|elternzeit|mutterschutz|congé (?:parental|maternité|de maternité|sabbatique)|excedencia|permiso parental)(?=$|\s*[-–—:,;(|/]|\s+(?:leave|year|for|to|after|due|in|from|and|with)\b)/iu;

/** A dated row of figures ("FY 2022-23 | 61.0 | 66.4"), as in a table of targets. */
export function isFigureRow(line: WorkLine | undefined): boolean {
  if (!line || line.ranges.length === 0) return false;
  const words = restOf(line).split(/\s+/);
  return (
    words.filter((word) => FIGURE.test(word)).length >= 2 &&
    words.every((word) => FIGURE.test(word) || ROW_WORD.test(word))
  );
}

/** The column names above a row of figures. */
export function headsFigures(line: WorkLine, next: WorkLine | undefined): boolean {
  return line.ranges.length === 0 && line.line.cells.length > 1 && isFigureRow(next);
}

/** Header lines of a career break or a leave, which is no time at work. */
export function isTimeAway(header: readonly WorkLine[], anchor: number): boolean {
  const dated = header[anchor];
  const line = dated && dated.cells.length === 0 ? (header[anchor - 1] ?? header[anchor + 1]) : dated;
  return line !== undefined && AWAY.test(restOf(line));
}

/** A company's own line: an organisation, or a name with a duration ("Acme  3 yrs"). */
function isBanner(line: WorkLine, before: WorkLine | undefined): boolean {
  if (line.body || line.bullet || line.ranges.length > 0) return false;
  const name = restOf(line);
  if (wordCount(name) > 8 || roleScore(name) >= 0.5) return false;
  const parted = before === undefined || (line.line.gapAbove ?? 0) > (before.line.gapAbove ?? 0) * 1.2;
  const lasting = /\d\s*\+?\s*(?:years?|yrs?|months?|mos?)\b/iu.test(line.text) && !/\d/.test(name);
  return lasting || (parted && organisationScore(name) >= 0.3);
}

/** Removes one-line descriptions between a company and its first role. */
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
