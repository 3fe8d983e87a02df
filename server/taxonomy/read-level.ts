// Reads how senior a title is: the level, whether it manages people, and which words said so.
import { isRole } from "./title-words.ts";

/**
 * 0 intern · 1 fresher, trainee, junior, associate, new grad · 2 middle · 3 senior · 4 lead, staff, principal,
 * architect-level · 5 manager · 6 head, director · 7 VP, C-level.
 */
export type Level = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type LevelReading = {
  level: Level | null;
  manager: boolean;
  /** Positions of words that state the level, not the work. */
  spent: ReadonlySet<number>;
};

/** Names in which a word of level is part of the work ("lead generation", "staff nurse"); that word is in capitals. */
const KEPT = `LEAD generation|LEAD gen|LEAD generator|STAFF nurse|STAFF nursing|SENIOR resident|JUNIOR resident|STAFF accountant|STAFF attorney|STAFF pharmacist|STAFF augmentation|nursing STAFF|
  product MANAGER|product owner MANAGER|project MANAGER|program MANAGER|account MANAGER|case MANAGER|relationship MANAGER|community MANAGER|
  MANAGEMENT trainee|SENIOR citizen|SENIOR living|SENIOR care|JUNIOR college|ASSOCIATE professor|ASSOCIATE degree|GRADUATE engineer trainee|GRADUATE school|
  member technical STAFF|technical STAFF|ground STAFF|art DIRECTOR|creative DIRECTOR|casting DIRECTOR|HEAD hunter|HEAD hunting|HEAD count|CHIEF editor|
  EXECUTIVE ASSISTANT|PRINCIPAL school|school PRINCIPAL|vice PRINCIPAL|college PRINCIPAL|PRESIDENT office|scrum MASTER|release MANAGER|
  configuration MANAGER|social media MANAGER|content MANAGER|MANAGER trainee|customer success MANAGER|client success MANAGER|database MANAGER|
  key account MANAGER|fund MANAGER|portfolio MANAGER|brand MANAGER|category MANAGER|MIDDLE office|MIDDLE east|front MANAGER|change MANAGER|incident MANAGER|
  problem MANAGER|property MANAGER|implementation MANAGER|engagement MANAGER|campaign MANAGER|medical DIRECTOR|DIRECTOR office|assistant DIRECTOR film|
  hiring MANAGER|data MANAGER|study MANAGER|event MANAGER|bid MANAGER|proposal MANAGER|office MANAGER|territory MANAGER|data ENTRY|charge ENTRY|order ENTRY|payment ENTRY`;

type Rule = { words: readonly string[]; level: Level; manager?: true };
const rule = (level: Level, phrases: string, manager?: true): Rule[] =>
  phrases.split("|").map((phrase) => ({ words: phrase.trim().split(" "), level, ...(manager && { manager }) }));

/** Longer phrases first; the highest level wins, except that interns and trainees win over all. */
const RULES: readonly Rule[] = [
  ...rule(
    7,
    "vice president|senior vice president|executive vice president|managing director|chief executive officer|chief operating officer|chief technology officer|chief financial officer|chief marketing officer|chief information officer|chief product officer|chief people officer|chief human resource officer|chief revenue officer|chief data officer|chief risk officer|chief officer|vp|svp|evp|ceo|cto|cfo|coo|cmo|cio|cpo|chro|ciso|cro|president|founder|cofounder|partner managing|executive director",
    true,
  ),
  ...rule(
    6,
    "associate vice president|assistant vice president|deputy vice president|avp|deputy general manager|assistant general manager|general manager|gm|dgm|agm|associate director|deputy director|assistant director|director|head|country manager|business head",
    true,
  ),
  ...rule(5, "senior manager|manager|group manager|chief manager|mgr|zonal manager|regional manager", true),
  ...rule(
    4,
    "assistant manager|deputy manager|associate manager|junior manager|am manager|team lead|team leader|head chef|head nurse|head cashier|head coach|head teacher|head cook|head constable|tech lead|lead|leader|principal|staff|supervisor|foreman|chief engineer|superintendent|distinguished|fellow engineer",
  ),
  ...rule(3, "senior|sr|snr|senior associate|sr associate|experienced|iii"),
  ...rule(2, "mid level|midlevel|mid senior|mid|middle|ii|intermediate"),
  ...rule(
    1,
    "junior|jr|jnr|trainee|fresher|entry level|entrylevel|entry|new grad|new graduate|newgrad|college graduate|university graduate|graduate|grad|undergraduate|undergrad|associate|beginner|i",
  ),
  ...rule(
    0,
    "intern|internship|apprentice|apprenticeship|coop|co op|stagiaire|praktikum|praktikant|werkstudent|working student|summer analyst|summer associate|becario|alternance|placement student|industrial placement|stage|articleship",
  ),
].sort((a, b) => b.words.length - a.words.length);

const rulesByFirst = new Map<string, Rule[]>();
for (const each of RULES) {
  const first = each.words[0] as string;
  rulesByFirst.set(first, [...(rulesByFirst.get(first) ?? []), each]);
}

const kept = KEPT.split("|").map((phrase) =>
  phrase
    .trim()
    .split(/\s+/)
    .map((word) => ({ word: word.toLowerCase(), isKept: word !== word.toLowerCase() })),
);
const keptByFirst = new Map<string, (typeof kept)[number][]>();
for (const phrase of kept) {
  const first = phrase[0]?.word ?? "";
  keptByFirst.set(first, [...(keptByFirst.get(first) ?? []), phrase]);
}

function keptPositions(words: readonly string[]): Set<number> {
  const found = new Set<number>();
  words.forEach((word, at) => {
    for (const phrase of keptByFirst.get(word) ?? [])
      if (phrase.every((part, offset) => words[at + offset] === part.word))
        phrase.forEach((part, offset) => {
          if (part.isKept) found.add(at + offset);
        });
  });
  return found;
}

/** Words of level that are part of the work at the end of a name ("sales associate", "office staff"). */
const ENDS_A_NAME = new Set(["associate", "staff", "executive"]);
/** Words of level that also name the work, and stay among its words. */
const STAYS = new Set(["supervisor", "foreman", "superintendent", "associate"]);

/** The level in the words of a title; `isEnd`: whether a name ends after a word. */
export function readLevel(words: readonly string[], isEnd: (at: number) => boolean): LevelReading {
  const protectedAt = keptPositions(words);
  const spent = new Set<number>();
  let low: Level | null = null;
  let high: Level | null = null;
  let manager = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    if (protectedAt.has(at)) continue;
    const match = rulesByFirst
      .get(word)
      ?.find((each) =>
        each.words.every((part, offset) => words[at + offset] === part && !protectedAt.has(at + offset)),
      );
    if (!match || !counts(match, words, at, isEnd)) continue;
    if (match.level <= 1) low = low === null || match.level < low ? match.level : low;
    else if (high === null || match.level > high) high = match.level;
    manager ||= match.manager === true;
    match.words.forEach((part, offset) => {
      if (!STAYS.has(part)) spent.add(at + offset);
    });
    at += match.words.length - 1;
  }
  const numbered = numberedLevel(words, isEnd);
  if (numbered && high === null) high = numbered.level;
  if (numbered) spent.add(numbered.at);
  const isBeginner =
    low === 0 || (low === 1 && high === null) || words.some((word) => word === "trainee" || word === "fresher");
  return { level: isBeginner ? (low ?? 1) : (high ?? low), manager: manager && !isBeginner, spent };
}

function counts(match: Rule, words: readonly string[], at: number, isEnd: (at: number) => boolean): boolean {
  const [word] = match.words as [string];
  if (match.words.length > 1) return true;
  // A numeral after a role, not the pronoun.
  if (/^i+$/.test(word)) return isEnd(at) && isRole(words[at - 1] ?? "");
  if (word === "staff") return !isEnd(at) && at + 1 < words.length;
  if (word === "head" || word === "director" || word === "president") return true;
  if (word === "stage") return at === 0;
  return word !== "leader" || at > 0 || !ENDS_A_NAME.has(word);
}

/** "Engineer 2", "SDE3", "Level 4". */
function numberedLevel(words: readonly string[], isEnd: (at: number) => boolean): { level: Level; at: number } | null {
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    const glued = /^(?:sde|swe|sdet|l|engineer)([1-6])$/.exec(word);
    const digit =
      glued?.[1] ?? (/^[1-5]$/.test(word) && at > 0 && isEnd(at) && isRole(words[at - 1] as string) ? word : undefined);
    if (digit === undefined || (word.startsWith("l") && at > 0)) continue;
    return { level: Math.min(Number(digit), 4) as Level, at: glued ? -1 : at };
  }
  const four = words.findIndex(
    (word, at) => (word === "iv" || word === "v") && isEnd(at) && isRole(words[at - 1] ?? ""),
  );
  return four === -1 ? null : { level: 4, at: four };
}
