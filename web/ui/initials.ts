// Replaces a missing picture: the initials of a name, and a tint that is always the same for it.

const TINTS = ["bg-tint-1", "bg-tint-2", "bg-tint-3", "bg-tint-4", "bg-tint-5", "bg-tint-6"] as const;

/** First letters of the first two words, "?" for a name without a letter or digit. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.slice(0, 2).map((word) => [...word][0]?.toLocaleUpperCase("en"));
  return letters.join("") || "?";
}

/** Background class of the tile; a name always gets the same one. */
export function tintOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return TINTS[sum % TINTS.length] ?? TINTS[0];
}
