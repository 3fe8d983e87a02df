// Logos are small, well-formed, harmless SVG files, and pure.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { drawLogo, MARKS, PALETTES } from "./logos.ts";
import { Random } from "./random.ts";

/** Throws unless tags nest, attributes are quoted and only the five XML entities occur. */
function assertWellFormed(xml: string): void {
  const open: string[] = [];
  const token = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<&]*")*)\s*(\/?)>|([^<]+)/gy;
  let at = 0;
  while (at < xml.length) {
    token.lastIndex = at;
    const match = token.exec(xml);
    assert.ok(match, `not XML at ${at}: ${xml.slice(at, at + 60)}`);
    const [all, closing, name, , empty, text] = match;
    if (text !== undefined) assert.doesNotMatch(text, /&(?!(amp|lt|gt|quot|apos);)/);
    else if (closing) assert.equal(open.pop(), name);
    else if (!empty) open.push(name as string);
    at += all.length;
  }
  assert.deepEqual(open, []);
}

const names = ["Kaveri & Pryce <Partners>", "O’Malley Women’s Health", "Heronfold Systems", "日本", "2nd Street"];
for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ") names.push(`${letter}arvanta Labs`);

describe("drawLogo", () => {
  it("draws well-formed, self-contained SVG of at most 1.5 KB for any name", () => {
    for (const seed of Array.from({ length: 20 }, (_, i) => `test ${i}`)) {
      for (const name of names) {
        const svg = drawLogo(name, seed);
        assertWellFormed(svg);
        assert.ok(Buffer.byteLength(svg) <= 1536, `${svg.length}: ${name}`);
        assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 128 128" role="img"><title>/);
        assert.doesNotMatch(
          svg,
          /<script|<style|<text|<image|<use|<foreignObject|href|url\(|\son[a-z]+=|\sid=|NaN|undefined/i,
        );
      }
    }
  });

  it("names the company in its title", () => {
    assert.match(drawLogo("A & B <C>", 1), /<title>A &amp; B &lt;C&gt; logo<\/title>/);
  });

  it("is pure, and varies with name and seed", () => {
    assert.equal(drawLogo("Velorin", 1), drawLogo("Velorin", 1));
    assert.notEqual(drawLogo("Velorin", 1), drawLogo("Velorin", 2));
    const many = new Set(
      Array.from({ length: 300 }, (_, i) => drawLogo(`Name ${i}`, 1).replace(/<title>.*<\/title>/, "")),
    );
    assert.ok(many.size > 280, `${many.size} of 300 differ`);
  });

  it("has no mark that fails in any palette", () => {
    for (const mark of MARKS) {
      for (const palette of PALETTES) {
        const rng = new Random(palette.tile);
        assertWellFormed(`<g>${mark("Velorin Labs", palette, rng)}</g>`);
      }
    }
  });
});

describe("palettes", () => {
  const luminance = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
      const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: string, b: string): number => {
    const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  };

  for (const palette of PALETTES) {
    it(`${palette.tile} contrasts with its ink`, () => {
      assert.ok(contrast(palette.tile, palette.ink) >= 3, `${contrast(palette.tile, palette.ink)}`);
    });
  }
});
