// A résumé's page as the reading sees it: items, lines in reading order, and sections of lines.

/** A piece of text as the page draws it. Points; y grows downwards from the page's top. */
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

/** A run of text within a line, set apart from its neighbours by a wide gap. */
export type Cell = {
  text: string;
  x: number;
  right: number;
  size: number;
  bold: boolean;
  /** The text cut where gaps are wider than a space and narrower than between cells; absent when there is one part. */
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
  /** Whether all of it is bold. */
  bold: boolean;
  /** Distance to the line before, in multiples of this line's size; null where a page or column begins. */
  gapAbove: number | null;
};

/** A link's target and the box it covers. */
export type Link = { url: string; page: number; x: number; right: number; top: number; bottom: number };

/** What the PDF layer hands on. */
export type Layout = {
  pages: readonly { width: number; height: number }[];
  /** In reading order. */
  lines: readonly Line[];
  links: readonly Link[];
  /** The document's own author and creation month ("2024-03"), when it names them. */
  author: string | null;
  createdAt: string | null;
  /** Everything that can be read, line by line. */
  text: string;
  warnings: readonly string[];
};

export const SECTION_KINDS = [
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

/** A résumé ready to be read field by field. `asOf` ("2024-03") is what "Present" means. */
export type ResumeDocument = Layout & { sections: readonly Section[]; asOf: string };

/** A field with how sure we are (0 to 1) and the line it came from. */
export type Reading<T> = { value: T; confidence: number; source: string };
