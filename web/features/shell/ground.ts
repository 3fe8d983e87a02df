// What a route tells the shell of its page: `export const handle = { ground: "sky" }`, a background (the default is white);
// `{ hasResults: true }`, a list with the id "results" to skip to.

const GROUNDS = ["plain", "sky", "blue", "picture"] as const;
export type Ground = (typeof GROUNDS)[number];

export function groundOf(matches: readonly { handle?: unknown }[]): Ground {
  const asked = matches.map((match) => (match.handle as { ground?: Ground } | undefined)?.ground).filter(isGround);
  return asked.at(-1) ?? "plain";
}

export const hasResults = (matches: readonly { handle?: unknown }[]): boolean =>
  matches.some((match) => (match.handle as { hasResults?: boolean } | undefined)?.hasResults === true);

function isGround(value: unknown): value is Ground {
  return GROUNDS.includes(value as Ground);
}
