// Files to import a profile from, made by code: ZIP archives (also hostile ones), Word files, LinkedIn exports.
import { crc32, deflateRawSync } from "node:zlib";

export type ZipEntry = {
  name: string;
  content: string | Uint8Array;
  /** What the table of contents says of it, where that differs. */
  claims?: { size?: number; isEncrypted?: boolean };
};

/** A ZIP archive of these entries, deflated, in their order. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const contents: Buffer[] = [];
  let at = 0;
  for (const { name, content, claims = {} } of entries) {
    const plain = Buffer.from(content as Uint8Array);
    const packed = deflateRawSync(plain);
    const path = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x800 | (claims.isEncrypted ? 1 : 0), 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(plain), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claims.size ?? plain.length, 18);
    fields.writeUInt16LE(path.length, 22);
    bodies.push(Buffer.from("PK\x03\x04", "latin1"), fields, path, packed);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(at, 10);
    contents.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), fields, where, path);
    at += 30 + path.length + packed.length;
  }
  const table = Buffer.concat(contents);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(table.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, table, Buffer.from("PK\x05\x06", "latin1"), end]);
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

type Look = { size?: number; bold?: boolean; style?: string; isList?: boolean };

/** A run of text; tabs and line breaks are Word's own. */
export function run(text: string, { size, bold }: Look = {}): string {
  const look = `${bold ? "<w:b/>" : ""}${size ? `<w:sz w:val="${Math.round(size * 2)}"/>` : ""}`;
  const words = escaped(text)
    .replace(/[^\t\n]+/g, '<w:t xml:space="preserve">$&</w:t>')
    .replace(/\t/g, "<w:tab/>")
    .replace(/\n/g, "<w:br/>");
  return `<w:r>${look && `<w:rPr>${look}</w:rPr>`}${words}</w:r>`;
}

/** A paragraph of text, or of XML that begins with "<". */
export function par(content: string, look: Look = {}): string {
  const style = look.style ? `<w:pStyle w:val="${look.style}"/>` : "";
  const list = look.isList ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : "";
  return `<w:p><w:pPr>${style}${list}</w:pPr>${content.startsWith("<") ? content : run(content, look)}</w:p>`;
}

/** A table of rows of cells; each cell is XML of blocks. */
export const grid = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl><w:tblGrid>${(rows[0] ?? []).map(() => '<w:gridCol w:w="4500"/>').join("")}</w:tblGrid>${rows
    .map((cells) => `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${cell}</w:tc>`).join("")}</w:tr>`)
    .join("")}</w:tbl>`;

/** A drawn box of text, as Word writes it: twice, the second time for old programs. */
export const textBox = (blocks: string): string =>
  `<w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:drawing><box><w:txbxContent>${blocks}</w:txbxContent></box></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${blocks}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;

export const link = (id: string, text: string): string => `<w:hyperlink r:id="${id}">${run(text)}</w:hyperlink>`;

const STYLES = `<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:pPr><w:spacing w:after="80"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Title"><w:basedOn w:val="Normal"/><w:rPr><w:sz w:val="44"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Heading1"><w:basedOn w:val="Normal"/><w:pPr><w:spacing w:before="240"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style></w:styles>`;

export type DocxParts = {
  header?: string;
  footer?: string;
  /** Addresses by relation. */
  links?: Record<string, string>;
  /** Month of the last change, as "2026-11". */
  modified?: string;
  /** Further or other entries. */
  entries?: ZipEntry[];
};

/** A Word file with this body (XML of blocks). */
export function makeDocx(
  body: string,
  { header, footer, links = {}, modified = "2026-11", entries = [] }: DocxParts = {},
) {
  const edges = { header, footer };
  const part = (kind: "header" | "footer") =>
    edges[kind] === undefined
      ? []
      : [{ name: `word/${kind}1.xml`, content: `<w:hdr ${W} ${R}>${edges[kind]}</w:hdr>` }];
  const relations = [
    ...Object.entries(links).map(
      ([id, url]) => `<Relationship Id="${id}" Type="hyperlink" Target="${escaped(url)}" TargetMode="External"/>`,
    ),
    '<Relationship Id="header" Type="header" Target="header1.xml"/>',
    '<Relationship Id="footer" Type="footer" Target="footer1.xml"/>',
  ].join("");
  const references = (["header", "footer"] as const)
    .filter((kind) => edges[kind] !== undefined)
    .map((kind) => `<w:${kind}Reference w:type="default" r:id="${kind}"/>`)
    .join("");
  const parts: ZipEntry[] = [
    { name: "[Content_Types].xml", content: "<Types/>" },
    {
      name: "word/document.xml",
      content: `<?xml version="1.0" encoding="UTF-8"?><w:document ${W} ${R}><w:body>${body}<w:sectPr>${references}</w:sectPr></w:body></w:document>`,
    },
    {
      name: "word/_rels/document.xml.rels",
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations}</Relationships>`,
    },
    { name: "word/styles.xml", content: STYLES },
    ...part("header"),
    ...part("footer"),
    {
      name: "docProps/core.xml",
      content: `<cp:coreProperties xmlns:cp="x" xmlns:dcterms="http://purl.org/dc/terms/"><dcterms:modified>${modified}-01T00:00:00Z</dcterms:modified></cp:coreProperties>`,
    },
  ];
  const replaced = new Set(entries.map(({ name }) => name));
  return makeZip([...parts.filter(({ name }) => !replaced.has(name)), ...entries]);
}

/** A readable CV as a Word file, in the form that most have. */
export const plainDocx = (parts?: DocxParts): Buffer =>
  makeDocx(
    [
      par("Asha Rao", { style: "Title" }),
      par("Senior Software Engineer"),
      par("asha.rao@people.example | +91 98765 43210 | Pune, India"),
      par("Experience", { style: "Heading1" }),
      par("Senior Software Engineer, Blue Lantern Systems\tJan 2019 - Present", { bold: true }),
      par("Built services for a payments platform and led a team of four.", { isList: true }),
      par("Software Engineer, Copper Field Labs\tJun 2015 - Dec 2018", { bold: true }),
      par("Wrote the first version of it and kept it running.", { isList: true }),
      par("Education", { style: "Heading1" }),
      par("B.Tech in Computer Science, Western Valley University\t2011 - 2015"),
      par("Skills", { style: "Heading1" }),
      par("Java, PostgreSQL, Kafka"),
      par("Soft skills", { style: "Heading1" }),
      par("Communication, Leadership"),
    ].join(""),
    parts,
  );

/** The tables of a LinkedIn export; a table given as null is not in it. */
export function makeLinkedIn(
  tables: Record<string, string | Uint8Array | null> = {},
  entries: ZipEntry[] = [],
): Buffer {
  const usual: typeof tables = {
    "Profile.csv":
      'First Name,Last Name,Headline,Summary,Geo Location,Websites\nAsha,Rao,"Payments, mostly","Writes ""small"" services.\nLikes tests.","Pune, Maharashtra, India",[PORTFOLIO:https://asha.example]\n',
    "Positions.csv":
      "Company Name,Title,Description,Location,Started On,Finished On\nBlue Lantern Systems,Senior Software Engineer,Leads,Pune,Jan 2019,\nCopper Field Labs,Software Engineer,,Pune,Jun 2015,Dec 2018\n",
    "Education.csv":
      "School Name,Start Date,End Date,Notes,Degree Name,Activities\nWestern Valley University,2011,2015,,B.Tech,\n",
    "Skills.csv": "Name\nJava\nPostgreSQL\nCommunication\n",
    "Languages.csv": "Name,Proficiency\nMarathi,Native\n",
    "Certifications.csv": "Name,Url,Authority,Started On,Finished On,License Number\nA course,,Somewhere,2020,,\n",
    "Projects.csv": "Title,Description,Url,Started On,Finished On\nA tool,,,2020,\n",
    "Email Addresses.csv":
      "Email Address,Confirmed,Primary,Updated On\nold@people.example,Yes,No,1\nasha.rao@people.example,Yes,Yes,2\n",
    "Connections.csv": "Notes:\nnot read\n",
    ...tables,
  };
  const files = Object.entries(usual).flatMap(([name, content]) => (content === null ? [] : [{ name, content }]));
  return makeZip([...files, ...entries]);
}

export const JSON_RESUME = {
  basics: {
    name: "Asha Rao",
    label: "Senior Software Engineer",
    email: "asha.rao@people.example",
    phone: "+91 98765 43210",
    url: "https://asha.example",
    summary: "Writes small services.",
    location: { city: "Pune", countryCode: "IN" },
    profiles: [{ network: "GitHub", username: "asha", url: "https://github.com/asha" }],
  },
  work: [
    { name: "Blue Lantern Systems", position: "Senior Software Engineer", startDate: "2019-01-15" },
    { name: "Copper Field Labs", position: "Software Engineer", startDate: "2015-06", endDate: "2018-12-31" },
  ],
  education: [
    {
      institution: "Western Valley University",
      studyType: "B.Tech",
      area: "Computer Science",
      startDate: "2011",
      endDate: "2015",
    },
  ],
  skills: [
    { name: "Backend", level: "Master", keywords: ["Java", "PostgreSQL"] },
    { name: "Communication", keywords: [] },
  ],
  languages: [{ language: "Marathi", fluency: "Native" }],
};
export const makeJson = (value: unknown = JSON_RESUME): Buffer => Buffer.from(JSON.stringify(value));
