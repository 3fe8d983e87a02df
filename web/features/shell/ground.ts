// A page's background: a route sets `export const handle = { ground: "sky" }`; the default is white.

export const GROUNDS = ["plain", "sky", "blue", "picture"] as const;
export type Ground = (typeof GROUNDS)[number];

export function groundOf(matches: readonly { handle?: unknown }[]): Ground {
  const asked = matches.map((match) => (match.handle as { ground?: Ground } | undefined)?.ground).filter(isGround);
  return asked.at(-1) ?? "plain";
}

function isGround(value: unknown): value is Ground {
  return GROUNDS.includes(value as Ground);
}
