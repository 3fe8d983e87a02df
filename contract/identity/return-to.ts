// Where a person goes on after signing in: a path of this site, or the landing page. Everything else may be a trap.

/** Signs that browsers drop, turn around or read as something else: controls, backslashes, spaces of every kind, format marks. */
const TRICKS = /[\p{Cc}\p{Cf}\p{Z}\\\u2044\u2215\u29f8\uff0f\uff3c\u3002\uff0e]/u;
const base = "https://site.invalid";

/**
 * `text` when it is a path of this site ("/jobs?department=Design#top"), "/" otherwise. A path begins with exactly one slash,
 * also once it is decoded as often as it can be, and stays on this site when a browser resolves it.
 */
export function safeReturnTo(text: unknown): string {
  return typeof text === "string" && isOwnPath(text) ? text : "/";
}

function isOwnPath(text: string): boolean {
  if (text.length > 2_000 || !text.startsWith("/")) return false;
  const path = text.split(/[?#]/, 1)[0] ?? "";
  if (TRICKS.test(text) || !staysHere(text)) return false;
  return decodings(path).every((form) => !TRICKS.test(form) && !form.startsWith("//") && staysHere(form));
}

/** Resolves to this origin, and names no host once dots are taken away ("/..//evil.example" becomes "//evil.example"). */
function staysHere(path: string): boolean {
  const url = URL.parse(path, base);
  return url?.origin === base && url.username === "" && !url.pathname.startsWith("//");
}

/** The path, and what it becomes by decoding it again and again; a path that never settles or cannot be decoded is judged as it is. */
function decodings(path: string): string[] {
  const forms = [path];
  for (let last = path; forms.length < 6; ) {
    const next = decoded(last);
    if (next === last) return forms;
    forms.push(next);
    last = next;
  }
  // No honest link is encoded more than five times.
  return [...forms, "//"];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
