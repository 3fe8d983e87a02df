// The few SVG elements that marks are built from.

/** A filled path. */
export const solid = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;

/** A stroked path with round ends. */
export const line = (d: string, colour: string, width = 9): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A filled circle. */
export const dot = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

/** A filled rectangle with round corners. */
export const block = (x: number, y: number, width: number, height: number, rx: number, colour: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${rx > 0 ? ` rx="${rx}"` : ""} fill="${colour}"/>`;

/** Content turned around the centre of the tile. */
export const turn = (degrees: number, content: string): string =>
  degrees === 0 ? content : `<g transform="rotate(${degrees} 64 64)">${content}</g>`;

/** `count` copies of an element around the centre; the maker gets the attribute to add. */
export function around(count: number, element: (attribute: string, index: number) => string): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const angle = Math.round((3600 / count) * i) / 10;
    out += element(angle === 0 ? "" : ` transform="rotate(${angle} 64 64)"`, i);
  }
  return out;
}
