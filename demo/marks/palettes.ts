// Colour sets for drawn logos: each has its own tile, so that a mark holds on light and on dark pages.

export interface Palette {
  /** The tile behind the mark. */
  tile: string;
  /** The main ink. */
  ink: string;
  /** The accent. */
  accent: string;
  /** A quiet tone between tile and ink. */
  quiet: string;
}

const ROWS: readonly (readonly [tile: string, ink: string, accent: string, quiet: string])[] = [
  ["#1f3a5f", "#f4ebd9", "#f2a65a", "#48689a"],
  ["#14453d", "#eaf4e2", "#f2c14e", "#357b6c"],
  ["#4a1f3d", "#fbe9e7", "#f28482", "#824a6c"],
  ["#2b2d6e", "#edebff", "#8fd3fe", "#5558ad"],
  ["#5b2a1e", "#fff0df", "#f4a259", "#935443"],
  ["#0b4f6c", "#e8f7fb", "#ffb703", "#3585a5"],
  ["#33415c", "#f1f4f9", "#7bdff2", "#5d6d95"],
  ["#d9502a", "#fff3e6", "#ffd27d", "#ab3715"],
  ["#23887c", "#f5fffb", "#ffe08a", "#15665d"],
  ["#3a6ea5", "#ffffff", "#ffd166", "#28527f"],
  ["#7b4fa3", "#fbf2ff", "#f9c9a4", "#5a337f"],
  ["#c93f53", "#fff1f0", "#f7c266", "#9c2c3f"],
  ["#00798c", "#f0fbfc", "#f4d35e", "#005866"],
  ["#f0a03a", "#3b1f0b", "#fff2d8", "#cd7d19"],
  ["#5d8a42", "#fbfbea", "#f4e3a1", "#42692a"],
  ["#d95d7a", "#fff5f5", "#ffdca8", "#b04059"],
  ["#f6d9c4", "#7a2e1d", "#d9643a", "#e6b593"],
  ["#cfe5dd", "#12463c", "#dd6b4d", "#9cc7b8"],
  ["#d6dff5", "#22306b", "#e2574c", "#a9bae6"],
  ["#f3e3a9", "#49391a", "#c8553d", "#dfc266"],
  ["#e6d4ef", "#4b1f66", "#e8743b", "#c9a4da"],
  ["#c9e4f2", "#0e3d5c", "#ef7f2d", "#8fc3df"],
  ["#f7c9c6", "#6b1430", "#2f6690", "#ea9c9b"],
  ["#dde3b8", "#35431a", "#bc4b51", "#b9c47e"],
  ["#3d2b56", "#f7f0ff", "#ffb86b", "#6d5590"],
  ["#1d4e4a", "#f3f7e9", "#ff8f6b", "#3f817b"],
  ["#29335c", "#fdf0d5", "#db2b39", "#56649c"],
  ["#8c2f39", "#fff4e8", "#f2b880", "#b8606a"],
];

export const PALETTES: readonly Palette[] = ROWS.map(([tile, ink, accent, quiet]) => ({ tile, ink, accent, quiet }));
