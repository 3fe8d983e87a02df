// The data that readers share: items and lines of a page, and sections of lines.

/** A piece of text on a page. In points; y grows downwards from the page's top. */
export type Item = {
  text: string;
  page: number;
  x: number;
  right: number;
  /** Baseline. */
  y: number;
  size: number;
  bold: boolean;
};

/** Text within a line, separated from its neighbours by a wide gap. */
export type Cell = {
  text: string;
  x: number;
  right: number;
  size: number;
  bold: boolean;
  /** The text split at gaps wider than a space but narrower than between cells; absent for one part. */
  parts?: readonly string[];
};

export type Line = {
  /** The cells' texts, joined by tabs. */
  text: string;
  cells: readonly Cell[];
  page: number;
  x: number;
  right: number;
  y: number;
  /** The largest size on the line. */
  size: number;
  bold: boolean;
  /** Distance to the line before, in multiples of this line's size; null at the top of a page or column. */
  gapAbove: number | null;
};

/** A link's target and box. */
export type Link = { url: string; page: number; x: number; right: number; top: number; bottom: number };

/** What is read from a PDF. */
export type Layout = {
  pages: readonly { width: number; height: number }[];
  /** In reading order. */
  lines: readonly Line[];
  links: readonly Link[];
  /** From the document's metadata; the month as "2024-03". */
  author: string | null;
  createdAt: string | null;
  /** All text, line by line. */
  text: string;
  warnings: readonly string[];
};

const SECTION_KINDS = [
  /** Before the first heading: name, headline, contacts. */
  "head",
  "contact",
  "summary",
  "experience",
  "education",
  "skills",
  "softSkills",
  "projects",
  "certifications",
  "awards",
  "publications",
  "languages",
  "volunteering",
  "interests",
  "references",
  "other",
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

export type Section = { kind: SectionKind; heading: string | null; lines: readonly Line[] };

/** A résumé in sections. `asOf` ("2024-03") is the month that "Present" means. */
export type ResumeDocument = Layout & { sections: readonly Section[]; asOf: string };

/** A field, its confidence (0 to 1) and the line it was read from. */
export type Reading<T> = { value: T; confidence: number; source: string };
