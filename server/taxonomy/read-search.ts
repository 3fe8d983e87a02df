// Reads a typed search: titles, skills, companies, words, and what filters could say. Pure.
import { familyIndex, MAX_PHRASE } from "./families.ts";
import { foldText, searchWords } from "./fold-words.ts";
import { facetAt, isFirmFacet, type SearchFacet, type Token } from "./search-facets.ts";
import { companyOf, groupOf, type SearchGroup, segment, typedOf, type Unit } from "./search-groups.ts";
import { SEARCH_FILL } from "./search-words.ts";

export type { SearchFacet } from "./search-facets.ts";
export type { SearchGroup } from "./search-groups.ts";

export type SearchReading = {
  /** What must be met, in the order typed; the ways of a group are alternatives. */
  groups: readonly SearchGroup[];
  /** What filters could say; facets of one kind are alternatives, and a level only orders. */
  facets: readonly SearchFacet[];
  /** Excluded words and phrases ("-intern", -"night shift"): `searchWords` of each. */
  excluded: readonly { phrase: readonly string[] }[];
};

const MAX_CHARS = 200;

/** Pieces of a search in order: runs of plain words, quoted phrases, exclusions, OR. */
type Piece = { kind: "run"; text: string } | { kind: "phrase"; text: string } | { kind: "or" };

/** Reads any text, of which the first 200 characters count. Never throws, and never drops all that was typed. */
export function readSearch(text: string): SearchReading {
  const { pieces, excluded } = cutSearch([...text].slice(0, MAX_CHARS).join(""));
  const facets: SearchFacet[] = [];
  const groups: SearchGroup[] = [];
  let isAlternative = false;
  for (const piece of pieces) {
    if (piece.kind === "or") {
      isAlternative = groups.length > 0;
      continue;
    }
    const found = piece.kind === "phrase" ? [quoted(piece.text)] : readRun(piece.text, facets);
    const [first, ...rest] = found;
    const last = groups[groups.length - 1];
    if (isAlternative && first && last) groups.splice(-1, 1, { ...last, others: [...last.others, first] });
    else if (first) groups.push(first);
    groups.push(...rest);
    isAlternative = false;
  }
  if (groups.length === 0 && facets.length === 0 && excluded.length === 0) groups.push(...allWords(text));
  return { groups, facets, excluded };
}

const PIECES = /(?<=^|\s)-(?:"([^"]*)"?|([\p{L}\p{N}.+#][^\s"]*))|"([^"]*)"?|(?<=^|\s)or(?=\s|$)/giu;

function cutSearch(text: string): { pieces: Piece[]; excluded: { phrase: readonly string[] }[] } {
  const pieces: Piece[] = [];
  const excluded: { phrase: readonly string[] }[] = [];
  let from = 0;
  const addRun = (to: number) => {
    const run = text.slice(from, to).trim();
    if (run !== "") pieces.push({ kind: "run", text: run });
  };
  for (const match of text.matchAll(PIECES)) {
    addRun(match.index);
    from = match.index + match[0].length;
    const [, excludedPhrase, excludedWord, phrase] = match;
    const without = excludedPhrase ?? excludedWord;
    if (without !== undefined) {
      const words = searchWords(without);
      if (words.length > 0) excluded.push({ phrase: words });
    } else if (phrase !== undefined) pieces.push({ kind: "phrase", text: phrase });
    else pieces.push({ kind: "or" });
  }
  addRun(text.length);
  return { pieces: pieces.filter((piece) => piece.kind === "or" || searchWords(piece.text).length > 0), excluded };
}

/** Quoted text is exact: no skill or family is read into it. */
const quoted = (text: string): SearchGroup => ({
  ...groupOf(text.trim(), "phrase", []),
  words: searchWords(text),
});

/** If only small words were typed, those are searched. */
const allWords = (text: string): SearchGroup[] =>
  text
    .slice(0, MAX_CHARS)
    .split(/\s+/)
    .map((typed) => groupOf(typed, "word", searchWords(typed)))
    .filter(({ words }) => words.length > 0);

/** The groups of a run of plain words; adds its facets to `facets`. */
function readRun(text: string, facets: SearchFacet[]): SearchGroup[] {
  const tokens = text
    .split(/[\s,;|]+/)
    .filter((typed) => /[\p{L}\p{N}]/u.test(typed))
    .map(
      (typed): Token => ({
        typed: typed.replace(/^[^\p{L}\p{N}.₹<>]+|[^\p{L}\p{N}+#.]+$/gu, ""),
        folded: foldToken(typed),
      }),
    );
  const rest: { units: Unit[]; isCompany: boolean }[] = [{ units: [], isCompany: false }];
  for (let at = 0; at < tokens.length; ) {
    const named = nameLength(tokens, at);
    const facet = named > 0 ? null : facetAt(tokens, at);
    const last = rest[rest.length - 1] as { units: Unit[]; isCompany: boolean };
    if (facet) {
      const typed = typedOf(tokens.slice(at, at + facet.length));
      if (!facets.some(({ label }) => label === facet.facet.label)) facets.push({ ...facet.facet, typed });
      if (last.isCompany) rest.push({ units: [], isCompany: false });
    } else if (named === 0 && /^(?:at|@)$/.test((tokens[at] as Token).folded))
      rest.push({ units: [], isCompany: true });
    else if (named > 0 || !isFill(tokens, at))
      for (const token of tokens.slice(at, at + Math.max(named, 1))) last.units.push(...unitsOf(token));
    else if (last.isCompany && last.units.length > 0) rest.push({ units: [], isCompany: false });
    at += facet?.length ?? Math.max(named, 1);
  }
  return mergeRuns(rest).flatMap(({ units, isCompany }) =>
    isCompany ? [companyOf(joinUnits(units))] : segment(joinUnits(units)),
  );
}

/** Small words, and the year of a season ("fall 2026"). */
function isFill(tokens: readonly Token[], at: number): boolean {
  const { folded = "" } = tokens[at] ?? {};
  const isYear = (token: Token | undefined) => /^20[2-4]\d$/.test(token?.folded ?? "");
  if (SEARCH_FILL.has(folded) || isYear(tokens[at])) return true;
  return /^(?:spring|fall)$/.test(folded) && isYear(tokens[at + 1]);
}

/** Joins the runs of plain words around a company into one. */
function mergeRuns(runs: readonly { units: Unit[]; isCompany: boolean }[]): { units: Unit[]; isCompany: boolean }[] {
  const plain = runs.filter(({ isCompany }) => !isCompany).flatMap(({ units }) => units);
  const companies = runs.filter(({ isCompany, units }) => isCompany && units.length > 0);
  return [...(plain.length > 0 ? [{ units: plain, isCompany: false }] : []), ...companies];
}

const foldToken = (typed: string): string =>
  foldText(typed)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const unitsOf = ({ typed }: Token): Unit[] => searchWords(typed).map((word) => ({ typed, word }));

/** Joins two words of one name ("node js", "front end") into one unit. */
function joinUnits(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (const unit of units) {
    const last = joined[joined.length - 1];
    const both = last ? searchWords(`${last.word} ${unit.word}`) : [];
    if (last && both.length === 1) joined.splice(-1, 1, { typed: typedOf([last, unit]), word: both[0] as string });
    else joined.push(unit);
  }
  return joined;
}

/** Number of tokens of a name that begins here and holds a word that is otherwise a facet or dropped ("contract manager"). */
function nameLength(tokens: readonly Token[], at: number): number {
  if (isFirmFacet(tokens, at)) return 0;
  const { roles, fields } = familyIndex();
  for (let length = Math.min(MAX_PHRASE, tokens.length - at); length > 1; length--) {
    const words = searchWords(typedOf(tokens.slice(at, at + length)));
    if (/^(?:intern|internship|trainee|apprentice|fresher)$/.test(words[words.length - 1] ?? "")) continue;
    const key = words.join(" ");
    if (roles.has(key) || fields.has(key)) return length;
  }
  return 0;
}
