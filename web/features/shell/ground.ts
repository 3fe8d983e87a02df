// The ground a page stands on (spec §2): a route says so with `export const handle = { ground: "sky" }`; white is the rule.

export const GROUNDS = ["plain", "sky", "blue", "picture"] as const;
export type Ground = (typeof GROUNDS)[number];

/** The ground that the innermost route with one asks for. */
export function groundOf(matches: readonly { handle?: unknown }[]): Ground {
  const asked = matches.map((match) => (match.handle as { ground?: Ground } | undefined)?.ground).filter(isGround);
  return asked.at(-1) ?? "plain";
}

function isGround(value: unknown): value is Ground {
  return GROUNDS.includes(value as Ground);
}
