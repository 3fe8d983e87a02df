// Checks the contrast of every pair of text and background colours in both schemes: WCAG's 4.5:1, and 3:1 for edges and
// the focus ring.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

type Scheme = "light" | "dark";
type Rgb = readonly [number, number, number];

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const usual = tokensOf(css.slice(0, css.indexOf("@theme")));
const onBlue = { ...usual, ...tokensOf(css.slice(css.lastIndexOf(".on-blue {"))) };

/** Opaque colours only: name -> the value of each scheme. */
function tokensOf(text: string): Record<string, Record<Scheme, Rgb>> {
  const color = "(#[0-9a-f]{6}|oklch\\([\\d. ]+\\))";
  const line = new RegExp(`--([a-z0-9-]+): (?:light-dark\\(${color}, ${color}\\)|${color});`, "g");
  return Object.fromEntries(
    [...text.matchAll(line)].map(([, name, light, dark, both]) => [
      name,
      { light: linear(both ?? light ?? ""), dark: linear(both ?? dark ?? "") },
    ]),
  );
}

/** Linear sRGB of a hex or oklch() colour, clipped to the gamut as browsers do. */
function linear(color: string): Rgb {
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  if (color.startsWith("#")) {
    const part = (at: number) => {
      const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return [part(1), part(3), part(5)];
  }
  const [lightness = 0, chroma = 0, hue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function contrast(one: Rgb, other: Rgb): number {
  const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["canvas", "sky", "surface", "sunken"];
const pairs: readonly [string, readonly string[], number][] = [
  ...["ink", "ink-soft", "ink-faint", "link", "accent-ink", "brand-strong"].map(
    (text) => [text, GROUNDS, 4.5] as [string, string[], number],
  ),
  ["good", ["canvas", "surface", "good-soft"], 4.5],
  ["bad", ["canvas", "surface", "bad-soft"], 4.5],
  ["on-brand", ["brand", "brand-strong"], 4.5],
  ["on-accent", ["accent", "accent-strong"], 4.5],
  ["brand-strong", ["brand-soft", "tint-1"], 4.5],
  ["accent-ink", ["accent-soft"], 4.5],
  [
    "ink",
    ["accent-soft", "brand-soft", "good-soft", "bad-soft", "tint-1", "tint-2", "tint-3", "tint-4", "tint-5", "tint-6"],
    4.5,
  ],
  ["ink-soft", ["accent-soft", "brand-soft"], 4.5],
  ["line-strong", GROUNDS, 3],
  ...["gauge-red", "gauge-orange", "gauge-sky", "gauge-green"].map(
    (arc) => [arc, ["canvas", "surface", "sunken"], 3] as [string, string[], number],
  ),
  ["focus", GROUNDS, 3],
];

test("the tokens are read", () => assert.ok(Object.keys(usual).length >= 30, Object.keys(usual).join()));

for (const scheme of ["light", "dark"] as const) {
  for (const [text, grounds, least] of pairs) {
    for (const ground of grounds) {
      test(`${scheme}: ${text} on ${ground} keeps ${least}:1`, () => {
        const ratio = contrast(usual[text]![scheme], usual[ground]![scheme]);
        assert.ok(ratio >= least, ratio.toFixed(2));
      });
    }
  }
  for (const text of ["ink", "ink-soft", "ink-faint", "accent-ink", "brand"]) {
    test(`${scheme}: ${text} on blue keeps 4.5:1`, () => {
      // Text on the blue background uses the dark values in either scheme.
      const ratio = contrast(onBlue[text]!.dark, usual.blue![scheme]);
      assert.ok(ratio >= 4.5, ratio.toFixed(2));
    });
  }
}
