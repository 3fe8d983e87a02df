// What an operator may set about the site: its parts that can be switched off, limits, and the contrast of its colours.

/** Parts of the site that an operator may switch off. */
export const FEATURES = ["referrals", "guidance", "payments", "sharing", "listings"] as const;
export type Feature = (typeof FEATURES)[number];

export const MAX_SITE_NAME = 40;
export const MAX_LEGAL_TEXT = 20_000;
export const MAX_SOCIAL_LINKS = 10;

/** What the server puts the site's name for in rendered pages. Of the private use area: nothing that people type has it. */
export const NAME_SLOT = "\uE000site name\uE001";

type Scheme = "light" | "dark";

/** Of each scheme: the background of text in the site's colour, and the colour of text on it (tokens.css). */
export const GROUNDS: Record<Scheme, { below: readonly string[]; above: string }> = {
  light: { below: ["#ffffff", "#def3fd", "#f2f7fa"], above: "#ffffff" },
  dark: { below: ["#0b141b", "#061a28", "#14232f", "#0f1c25"], above: "#061c2e" },
};

/** Of text and background, by WCAG. */
export const LEAST_CONTRAST = 4.5;

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never;

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as never as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1 to 21, of two colours such as "#005d80". */
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(rgbOf(one)), luminance(rgbOf(other))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The least contrast of a colour of the site with the text on it and the background below it. */
export function leastContrast(color: string, scheme: Scheme): number {
  const { below, above } = GROUNDS[scheme];
  return Math.min(...[...below, above].map((ground) => contrastOf(color, ground)));
}

/** `share` of the first colour, the rest of the second: as color-mix(in srgb, …) does. */
const mixed = (one: string, share: number, other: string): string => {
  const [first, second] = [rgbOf(one), rgbOf(other)];
  const parts = first.map((part, at) => Math.round(part * share + (second[at] ?? 0) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
};

/** The tokens that follow from the site's colour in a scheme: for the page's style, and for the preview. */
export function shadesOf(color: string, scheme: Scheme) {
  const isLight = scheme === "light";
  return {
    brand: color,
    "brand-strong": isLight ? mixed(color, 0.8, "#000000") : mixed(color, 0.6, "#ffffff"),
    "brand-soft": isLight ? mixed(color, 0.08, "#ffffff") : mixed(color, 0.16, "#0b141b"),
    "on-brand": GROUNDS[scheme].above,
    link: color,
  };
}
