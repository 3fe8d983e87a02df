// The key by which two names are the same skill; separate from the taxonomy, so that the browser need not load that.

/**
 * The key of a skill that the taxonomy does not know: ignores case, accents, punctuation, spaces and plurals. `C`,
 * `C++`, `C#` and `.NET` keep keys of their own.
 */
export function skillKey(text: string): string {
  return foldWords(text).join("");
}

/** Words of a text in order: character offsets of each word's start and end (exclusive). */
export type WordSpans = { starts: number[]; ends: number[] };

const NON_ASCII_WORD = /[\p{L}\p{N}\p{M}]/u;
const BEFORE_DOT_NET = /(?:^|[^a-z])(?:asp|ado|vb|ml)$/i;

function isWordCode(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  return NON_ASCII_WORD.test(String.fromCharCode(code));
}

function isLetterCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** True when the dot at `at` opens the name ".NET", alone or after ASP, ADO, VB or ML. */
function opensDotNet(text: string, at: number): boolean {
  const second = text.charCodeAt(at + 1) | 32;
  if (second !== 110 || text.slice(at + 1, at + 4).toLowerCase() !== "net") return false;
  if (at + 4 < text.length && isWordCode(text.charCodeAt(at + 4))) return false;
  if (at === 0 || !isWordCode(text.charCodeAt(at - 1))) return true;
  return BEFORE_DOT_NET.test(text.slice(Math.max(0, at - 4), at));
}

/** End of a word's own suffix: `++` as in C++, `+` as in Security+, `#` as in C#. */
function endOfSuffix(text: string, start: number, end: number): number {
  const mark = text.charCodeAt(end);
  if (!isLetterCode(text.charCodeAt(start))) return end;
  if (mark === 43) {
    if (text.charCodeAt(end + 1) === 43) return end + 2;
    return end + 1 < text.length && isWordCode(text.charCodeAt(end + 1)) ? end : end + 1;
  }
  if (mark === 35 && end - start === 1) return end + 1;
  return end;
}

/** True for an apostrophe within a word ("don't"), not for a possessive 's. */
function isInnerApostrophe(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code !== 39 && code !== 0x2019) return false;
  if (at + 1 >= text.length || !isWordCode(text.charCodeAt(at + 1))) return false;
  const possessive =
    (text.charCodeAt(at + 1) | 32) === 115 && (at + 2 >= text.length || !isWordCode(text.charCodeAt(at + 2)));
  return !possessive;
}

/**
 * Finds the words of `text`: runs of letters and digits; `C++`, `C#`, `Security+`, `.NET` and `&` are words too.
 * Offsets are UTF-16 positions.
 */
export function scanWords(text: string): WordSpans {
  const starts: number[] = [];
  const ends: number[] = [];
  const length = text.length;
  let at = 0;
  while (at < length) {
    const code = text.charCodeAt(at);
    if (isWordCode(code)) {
      let end = at + 1;
      while (end < length && (isWordCode(text.charCodeAt(end)) || isInnerApostrophe(text, end))) end++;
      const full = endOfSuffix(text, at, end);
      starts.push(at);
      ends.push(full);
      at = full;
      if ((text.charCodeAt(at) === 39 || text.charCodeAt(at) === 0x2019) && (text.charCodeAt(at + 1) | 32) === 115)
        at += 2;
    } else if (code === 38 || (code === 46 && opensDotNet(text, at))) {
      starts.push(at);
      ends.push(at + (code === 38 ? 1 : 4));
      at = ends[ends.length - 1] as number;
    } else at++;
  }
  return { starts, ends };
}

/** Removes the plural ending of an English word ("APIs" -> "api"). */
function singular(word: string): string {
  const length = word.length;
  if (word === "apis" || word === "kpis" || word === "gpus" || word === "cpus") return word.slice(0, -1);
  if (length < 4 || word.charCodeAt(length - 1) !== 115) return word;
  const before = word[length - 2] as string;
  if (before === "s" || before === "u" || before === "i" || before === "j" || before === "o" || before === "a")
    return word;
  if (before === "e") {
    if (length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
    if (word.endsWith("sses") || word.endsWith("ches") || word.endsWith("shes") || word.endsWith("xes")) {
      return word.slice(0, -2);
    }
  }
  return word.slice(0, -1);
}

/** Folds a word cut by `scanWords`: removes case, accents, apostrophes and plural; `&` is "and". */
export function foldWord(word: string): string {
  if (word === "&") return "and";
  if (word.charCodeAt(0) === 46) return "dotnet";
  let folded = word.toLowerCase();
  for (let i = 0; i < folded.length; i++) {
    const code = folded.charCodeAt(i);
    if (code > 127 || code === 39) {
      folded = folded.normalize("NFKD").replace(/[\p{M}'’]/gu, "");
      break;
    }
  }
  return singular(folded);
}

/** The folded words of a text, in order. */
function foldWords(text: string): string[] {
  const { starts, ends } = scanWords(text);
  return starts.map((start, index) => foldWord(text.slice(start, ends[index]))).filter((word) => word !== "");
}
