// Words the API's errors in the language of the page. The API itself words them in English, for programs.
import { LANGUAGE } from "#messages/language.ts";
import type { Transport } from "../../contract/client.ts";

type Words = { ERRORS: Readonly<Record<string, string>>; BY_CODE: Readonly<Record<string, string>> };

let words: Words | null = null;

/** Resolves once `inOwnWords` knows the language of the page. English needs nothing. */
export async function loadErrorWords(): Promise<void> {
  if (LANGUAGE !== "en") words ??= await import("#messages/errors.ts");
}

/** The sentence in the language of the page, else what its code means; as it is before `loadErrorWords`. */
export function inOwnWords(english: string, code = "INVALID_BODY"): string {
  return words === null ? english : wordedBy(words, english, code);
}

/** Pure. A sentence with filled parts is found by what stands around them. */
export function wordedBy({ ERRORS, BY_CODE }: Words, english: string, code: string): string {
  const same = ERRORS[english];
  if (same !== undefined) return same;
  for (const [sentence, own] of Object.entries(ERRORS)) {
    if (!sentence.includes("{}")) continue;
    const pattern = sentence.split("{}").map((part) => part.replace(/[.*+?^$()|[\]\\]/g, "\\$&"));
    const found = new RegExp(`^${pattern.join("(.+?)")}$`, "s").exec(english);
    if (found)
      return own
        .split("{}")
        .map((text, at) => text + (found[at + 1] ?? ""))
        .join("");
  }
  return BY_CODE[code] ?? BY_CODE.OTHER ?? english;
}

/** The text of a refusal with its sentence in the language of the page; other texts as they are. */
export async function wordedRefusal(text: string): Promise<string> {
  if (LANGUAGE === "en") return text;
  await loadErrorWords();
  try {
    const body = JSON.parse(text);
    if (typeof body?.errorMsg !== "string") return text;
    return JSON.stringify({ ...body, errorMsg: inOwnWords(body.errorMsg, body.errorCode) });
  } catch {
    return text;
  }
}

/** Calls by the server for its pages. */
export const inOwnLanguage =
  (send: Transport): Transport =>
  async (call) => {
    const sent = await send(call);
    return sent.status < 400 ? sent : { ...sent, text: await wordedRefusal(sent.text) };
  };
