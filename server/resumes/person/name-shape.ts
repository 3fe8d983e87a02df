// How much a text looks like a person's name and agrees with e-mail and profiles, and how the name is written.
import type { ResumeDocument } from "../layout.ts";
import { readEmail, readLinks } from "./read-contacts.ts";

const PARTICLES = new Set(
  "de da do dos das del della di du d la le van von der den ter ten bin binti ibn al el ul ur y e zu zur af av st".split(
    " ",
  ),
);
const CREDENTIALS = new Set(
  "phd dphil md mbbs mba emba pmp cpa cfa sphr gphr phr shrm shrm-cp shrm-scp rn bsn msn aprn np lpn pe pg eit esq jd llb llm csm cspo cissp cisa cism ccna ccnp acca aca fca fcca acma cma cs btech b.tech mtech m.tech be me mca bca bsc b.sc msc m.sc bs ms ba ma bcom b.com mcom m.com bba mba pgdm pgdbm dds dmd dvm do pharmd rph frcs mrcs mph msw lcsw lmft cbap aac itil togaf ceng mieee fieee mcse mcsa oscp ceh prince2 safe leed ap aia ra ncarb pspo psm cscp cpim cprw gcdf ccie ocp scjp hons ed.d edd psyd mpa mha chrp chrl".split(
    " ",
  ),
);
const HONORIFIC =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|er|ing|ir|shri|smt|sri|kumari|adv|ca|cs|capt|col|maj|lt|rev|sir|herr|frau|dipl\.?-ing|md)\.?$/i;
const TOKEN = /^(?:\p{L}[\p{L}\p{M}]*(?:['’.-]\p{L}[\p{L}\p{M}]*)*['’]?\.?|["'“‘(]\p{L}[\p{L}\p{M}.-]*["'”’)])$/u;
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;

const MAX_TOKENS = 6;
const MAX_CHARS = 50;

/** Words at the top of résumés, in headlines and contacts, that no name contains. */
const NO_NAME = new Set(
  "surname forename nachname vorname prénom nazwisko imię nombre apellidos angaben zur resume résumé cv europass lebenslauf bewerbung curriculum currículum vitæ vitae biodata bio data profile summary objective contact contacts about me personal information details info experience education skills skill projects project work employment history professional career languages language interests hobbies references awards achievements certifications address phone mobile email mail e-mail website linkedin github portfolio twitter facebook skype location name date birth nationality gender confidential application cover letter last updated senior junior software web data full stack fullstack frontend backend front end business human resources marketing sales finance project product digital creative graphic technical engineering technology computer science university college school institute academy inc llc ltd pvt gmbh corp company group solutions services systems bachelor master masters degree diploma present current avenue city country india usa download print view available remote photo picture sample template example hello hi hey welcome years year expert specialist certified licensed registered citizen tel fax web blog open source machine learning artificial intelligence cloud security mechanical electrical civil chemical based lives passionate driven motivated dedicated results management leadership development design designer developer engineer manager analyst consultant director officer executive assistant associate coordinator administrator architect scientist researcher student intern teacher professor nurse doctor accountant lawyer writer editor freelance freelancer founder president chief head lead principal".split(
    " ",
  ),
);

/** Words of sentences; capitalised they may be part of a name ("An", "To", "In"). */
const SMALL_WORDS = new Set(
  "the and with for from of in at to on by an a or my our your is are i am as be it we".split(" "),
);

function fold(word: string): string {
  return word.toLowerCase().replace(/[.,'’"“”()]/g, "");
}

function isCredential(word: string): boolean {
  const bare = word.toLowerCase().replace(/[()®™,]/g, "");
  return CREDENTIALS.has(bare) || CREDENTIALS.has(bare.replace(/\./g, ""));
}

/** Whether the last word is a credential: "MA" and "Do" may also be names. */
function isTrailingCredential(word: string): boolean {
  return (
    isCredential(word) &&
    (/^[^\p{Ll}]+$/u.test(word) ||
      /^(?:Ph\.?D|Pharm\.?D|B\.?Tech|M\.?Tech|Psy\.?D|Ed\.?D|M\.?Sc|B\.?Sc|B\.?Com|M\.?Com)\.?$/i.test(word))
  );
}

/** Removes titles before a name, credentials after it, and pronouns. */
export function withoutTitles(text: string): string {
  const plain = text
    .replace(/\((?:she|he|they|him|her)\b[^)]*\)|\b(?:she\/her|he\/him|they\/them)(?:\/\w+)?\b/gi, " ")
    .replace(/[®™*†‡]+/g, " ")
    .replace(/\s+\.(?=\s|$)/g, ".")
    .replace(/^(?:mr|mrs|ms|dr|er|shri|smt|prof)\.(?=\p{Lu})/iu, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s|•,;:>-]+|[\s|•,;:>-]+$/g, "")
    .trim();
  const [main = "", ...after] = plain.split(/\s*,\s*/);
  const kept = after.filter((part) => SUFFIX.test(part));
  let words = main.split(" ");
  while (words.length > 2 && HONORIFIC.test(words[0] as string)) words = words.slice(1);
  if (words.length === 2 && /^(?:mr|mrs|ms|dr|prof|er|shri|smt)\.?$/i.test(words[0] as string)) words = words.slice(1);
  const shouted = !/\p{Ll}/u.test(main);
  while (words.length > (shouted ? 2 : 1) && isTrailingCredential(words[words.length - 1] as string))
    words = words.slice(0, -1);
  return [words.join(" "), ...kept].join(" ").trim();
}

/** The folded words of a name without suffixes. */
function nameWords(name: string): string[] {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .split(/[\s.-]+/)
    .map(fold)
    .filter((word) => word.length > 0 && !SUFFIX.test(word));
}

/** From 0 (no name) to 3: two to four capitalised words score best, a single word or five less. */
export function nameShape(name: string): number {
  const tokens = name.split(/\s+/).filter((token) => token !== "");
  if (tokens.length === 0 || tokens.length > MAX_TOKENS || name.length > MAX_CHARS || /\d/.test(name)) return 0;
  if (!tokens.every((token) => TOKEN.test(token))) return 0;
  if (tokens.some((token) => NO_NAME.has(fold(token)) || SMALL_WORDS.has(token))) return 0;
  const main = tokens.filter((token) => !PARTICLES.has(fold(token)) && !SUFFIX.test(token));
  const long = main.filter((token) => fold(token).length >= 2);
  const asian = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,}/u.test(name);
  if (long.length === 0 || (name.replace(/[^\p{L}]/gu, "").length < 3 && !asian)) return 0;
  const small = main.filter((token) => /^["'“‘(]?\p{Ll}/u.test(token)).length;
  if (small > 0 && small < main.length) return 0;
  const capital = small === 0 ? 0 : -1.5;
  if (tokens.length === 1) return (long[0] as string).length >= 3 || asian ? Math.max(0.2, 1 + capital) : 0;
  return Math.max(0.5, (main.filter((token) => fold(token).length > 1).length <= 4 ? 3 : 1.5) + capital);
}

function lowerToken(token: string): string {
  if (/^\p{L}\.?$/u.test(token) || /^(?:\p{L}\.)+$/u.test(token) || /^(?:II|III|IV)$/i.test(token))
    return token.toUpperCase();
  const lower = token.toLowerCase();
  if (token.length === 2 && !/[aeiouyáéíóúäöü]/i.test(token)) return token.toUpperCase();
  return lower
    .replace(/(^|["'“‘(.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^(O|D|L)['’](\p{L})/u, (_, first: string, letter: string) => `${first}'${letter.toUpperCase()}`)
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** Writes a name in capitals or lower case in the usual way; leaves any other. */
export function writeName(name: string): string {
  const letters = name.replace(/[^\p{L}]/gu, "");
  if (/\p{Ll}/u.test(letters) && /\p{Lu}/u.test(letters)) return name;
  const tokens = name.split(/\s+/);
  return tokens
    .map((token, at) =>
      at > 0 && at < tokens.length - 1 && PARTICLES.has(fold(token)) ? token.toLowerCase() : lowerToken(token),
    )
    .join(" ");
}

/** What a name is compared with, in lower case. `profiles` are account names and own domains. */
export type Traces = {
  local: string;
  domain: string;
  profiles: readonly string[];
  author: string;
  /** The account names cut at their separators: ["jane", "roe"]. */
  cuts: readonly (readonly string[])[];
};

const PUBLIC_DOMAIN =
  /^(?:gmail|googlemail|yahoo|ymail|outlook|hotmail|live|msn|icloud|me|mac|proton(?:mail)?|pm|aol|rediffmail|zoho|gmx|mail|email|webmail|mailbox|fastmail|yandex|example|web|qq|163)\b/;
const PROFILE =
  /(?:linkedin\.com\/in|github\.com|gitlab\.com|twitter\.com|x\.com|medium\.com|behance\.net|dribbble\.com|facebook\.com|stackoverflow\.com\/users\/\d+)\/@?([^/?#]+)/i;
const OWN_SITE = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]{4,})\.(?:[a-z]{2,10})(?:\.[a-z]{2})?(?:\/|$)/i;

function letters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}

export function tracesOf(document: ResumeDocument): Traces {
  const email = readEmail(document)?.value ?? "";
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  const links = readLinks(document)?.value ?? [];
  const accounts = links.map((url) => PROFILE.exec(url)?.[1] ?? OWN_SITE.exec(url)?.[1] ?? "");
  const profiles = accounts.map(letters);
  return {
    local: letters(local),
    domain: PUBLIC_DOMAIN.test(domain) ? "" : letters(domain.split(".").slice(0, -1).join("")),
    profiles: profiles.filter((profile) => profile.length >= 4),
    author: document.author ?? "",
    cuts: [local, ...accounts].map((account) =>
      account
        .split(/[^a-z]+/i)
        .map(letters)
        .filter((part) => part !== ""),
    ),
  };
}

/** The share of a name in an account name: whole words, or a word and the other initials ("jdoe"). */
function within(words: readonly string[], account: string): number {
  if (account.length < 3) return 0;
  const long = words.filter((word) => word.length >= 3);
  const found = long.filter(
    (word) => account.includes(word) || (word.length >= 5 && account.startsWith(word.slice(0, 4))),
  );
  if (found.length >= 2 || (found.length === 1 && words.length === 1)) return 1;
  if (found.length === 1) {
    const rest = account.replace(found[0] as string, "");
    const initial = words.some((word) => word !== found[0] && rest.startsWith(word[0] as string));
    return initial ? 0.95 : (found[0] as string).length >= 4 ? 0.8 : 0.5;
  }
  const initials = words.map((word) => word[0]).join("");
  return initials.length >= 2 && account.startsWith(initials) && account.length <= initials.length + 1 ? 0.4 : 0;
}

/** From 0 to about 7: how well the traces agree with the name. */
export function agreement(name: string, traces: Traces): number {
  const words = nameWords(name)
    .map(letters)
    .filter((word) => word !== "");
  const profile = Math.max(0, ...traces.profiles.map((account) => within(words, account)));
  const author = nameWords(traces.author).map(letters);
  const shared = words.filter((word) => word.length >= 3 && author.includes(word)).length;
  const long = words.filter((word) => word.length >= 3).length;
  const byAuthor = shared >= 2 || (shared === 1 && long === 1 && author.length === 1) ? 2 : 0;
  return 3 * within(words, traces.local) + 2.5 * profile + 1 * within(words, traces.domain) + byAuthor;
}

/** Splits a letter-spaced ("P A AV O I VA N O VA") or joined name as the address or a profile does; null if none does. */
export function respace(text: string, traces: Traces): string | null {
  const joined = text.replace(/\s+/g, "");
  const plain = letters(joined);
  if (plain.length < 6 || plain.length !== joined.length) return null;
  for (const cut of traces.cuts) {
    const [first, last] = [cut[0] ?? "", cut[cut.length - 1] ?? ""];
    if (cut.length < 2 || first.length < 2 || last.length < 2) continue;
    if (!plain.startsWith(first) || !plain.endsWith(last) || first.length + last.length > plain.length) continue;
    const middle = joined.slice(first.length, joined.length - last.length);
    return [joined.slice(0, first.length), middle, joined.slice(joined.length - last.length)]
      .filter((part) => part !== "")
      .join(" ");
  }
  return null;
}
