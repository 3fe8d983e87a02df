// Text hygiene: what must be gone before a text of others is stored, compared or shown.

// Control characters (tab and line breaks apart), soft hyphen, zero-width space and joiner, byte order mark, direction overrides.
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
// Joiners mean something in Indic scripts and emoji, never beside Latin letters.
const LATIN_JOINER = /(?<=[\u0000-\u024f])[\u200c\u200d]|[\u200c\u200d](?=[\u0000-\u024f]|$)|^[\u200c\u200d]/g;
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const MISREAD = new RegExp(`[ÂÃâãäåð][\u0080-\u00bf${WINDOWS_1252}]{1,3}`, "g");

/** UTF-8 that was read as Windows-1252 ("itâ€™s") becomes itself again; anything else stays. */
function repairEncoding(text: string): string {
  return text.replace(MISREAD, (run) => {
    for (let length = run.length; length >= 2; length -= 1) {
      const bytes = Uint8Array.from(run.slice(0, length), byteOf);
      try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes) + run.slice(length);
      } catch {
        // Not UTF-8 at this length; a shorter run may be.
      }
    }
    return run;
  });
}

function byteOf(character: string): number {
  const index = WINDOWS_1252.indexOf(character);
  return index >= 0 ? 0x80 + index : (character.codePointAt(0) ?? 0);
}

/** A text with line breaks kept (`\n`) and everything invisible or broken removed. */
export function cleanText(text: string): string {
  return repairEncoding(text)
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, "\n")
    .replace(INVISIBLE, "")
    .replace(LATIN_JOINER, "")
    .replace(SPACES, " ")
    .normalize("NFC");
}

/** A text on one line with single spaces, at most `limit` characters. */
export function cleanLine(text: string, limit = 500): string {
  const line = cleanText(text).replace(/\s+/g, " ").trim();
  return line.length <= limit
    ? line
    : line
        .slice(0, limit)
        .toWellFormed()
        .replace(/\ufffd$/, "")
        .trimEnd();
}

/** A listing's key as it is stored. */
export const cleanKey = (key: string): string => cleanLine(key, 400);
