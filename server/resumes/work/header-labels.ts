// Labels that say what the text after them is: "Designation: ...", "Name of employer ...", "Client: ...".

/** What a label says its text is; `aside` is neither name nor title. */
export type Label = "title" | "company" | "client" | "project" | "aside";

const PHRASES: readonly (readonly [Label, string])[] = [
  [
    "title",
    "(?:current |job |last |present )?(?:role|designation|position|title|post|profile|job)(?: held| title)?|occupation(?: or position held)?|position held|rôle|poste|puesto|cargo|stelle|funktion|beruf|stanowisko|funzione|tipo di impiego",
  ],
  [
    "company",
    "(?:(?:current |present |name of (?:the )?)?(?:company|organi[sz]ation|employer|firm|institution|institute)(?:'s)?(?: name| & location| name & location)?)|name and (?:address|type) of (?:the )?(?:employer|organi[sz]ation)|employer name|entreprise|société|empresa|firma|unternehmen|arbeitgeber|azienda|datore di lavoro|pracodawca|werkgever",
  ],
  ["client", "(?:end )?(?:client|customer)s?(?: name)?"],
  ["project", "projects?(?: name| title)?(?:\\s*#?\\d{1,2})?"],
  [
    "aside",
    "team(?: size)?|location|place|site|department|dept|division|domain|industry|sector|technolog\\p{L}+|environment|tools?|skills?|url|website|web site|ctc|salary|reporting to|reports to|supervisor|manager|advisor|employment type|type|mode|duration|responsibilit\\p{L}+|main activities(?: and(?: responsibilities)?)?|responsibilities|type of business(?: or sector)?|business|sr\\.? ?no\\.?|s\\.? ?no\\.?|dates?(?: \\(from - to\\))?|period|tenure|from|address|turnover|reason for leaving|notice period|phone|contact",
  ],
];
const INLINE = PHRASES.map(
  ([label, phrase]) =>
    [label, new RegExp(`^(?:${phrase})\\s*(?:[:–—]|-(?=\\s))-?\\s*(?:as\\s+)?(?:an?\\s+)?`, "iu")] as const,
);
const ALONE = PHRASES.map(([label, phrase]) => [label, new RegExp(`^(?:${phrase})\\s*[:–—-]*$`, "iu")] as const);

/** A label read from the cells of a line: its text follows in the same cell or in the next one. */
export function readLabel(cells: readonly string[]): { label: Label; rest: string } | null {
  const [first = "", ...others] = cells;
  for (const [label, pattern] of INLINE) {
    const match = pattern.exec(first);
    const rest = match ? first.slice(match[0].length) : "";
    if (match && rest !== "") return { label, rest };
  }
  const value = others.find((cell) => /[\p{L}\d]/u.test(cell));
  if (value === undefined) return null;
  for (const [label, pattern] of ALONE) {
    if (pattern.test(first)) return { label, rest: value.replace(/^\s*[:–—-]\s*/, "") };
  }
  return null;
}
