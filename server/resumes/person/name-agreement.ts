// How far a name agrees with what else the résumé tells of its owner: e-mail, profiles, own domain, author.
import type { ResumeDocument } from "../layout.ts";
import { nameWords } from "./name-shape.ts";
import { readEmail } from "./read-email.ts";
import { readLinks } from "./read-links.ts";

/** What the name is compared with: small letters only. `profiles` are account names and own domains. */
export type Traces = {
  local: string;
  domain: string;
  profiles: readonly string[];
  author: string;
  /** The address' and profiles' names as their owner cut them: ["jane", "roe"]. */
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

/** Gathers the traces that a document holds. */
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

/** Share of the name found in an account name: whole words, or a word and the other initials ("jdoe"). */
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

/** From 0 to about 7: how much the traces speak for this name. */
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

/**
 * A name whose letters were set apart ("P A AV O I VA N O VA") or run together, cut where address or profile cut it;
 * null when they do not hold it.
 */
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
