// Makes PDFs that are hard for a résumé reader: loops, encryption, scans, and files that only claim to be PDFs.
import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { makeCv } from "./pdf.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** An object's source; a stream has separate data. */
type PdfObject = string | { dictionary: string; data: Buffer };

const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>";

/** A file of these objects, numbered from 1; the first is the catalog. */
function rawPdf(objects: readonly PdfObject[], trailer = ""): Bytes {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n", "latin1")];
  const offsets = objects.map((object, index) => {
    const offset = parts.reduce((sum, part) => sum + part.length, 0);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), bodyOf(object), Buffer.from("\nendobj\n"));
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

function bodyOf(object: PdfObject): Buffer {
  if (typeof object === "string") return Buffer.from(object, "latin1");
  const head = Buffer.from(`<< ${object.dictionary} /Length ${object.data.length} >>\nstream\n`);
  return Buffer.concat([head, object.data, Buffer.from("\nendstream")]);
}

/** One page with this content stream; further objects are numbered from 6. */
export function onePage(
  content: PdfObject,
  { resources = "", catalog = "", objects = [] as readonly PdfObject[], trailer = "" } = {},
): Bytes {
  return rawPdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> ${resources} >> /Contents 4 0 R >>`,
      content,
      FONT,
      ...objects,
    ],
    trailer,
  );
}

export const stream = (data: string | Buffer, dictionary = ""): PdfObject => ({
  dictionary,
  data: Buffer.isBuffer(data) ? data : Buffer.from(data, "latin1"),
});

/** The lines of a small résumé, as PDF text operators. */
export function cvContent(lines: readonly string[] = CV_LINES, size = 11): string {
  const shown = lines.map((line, index) => `1 0 0 1 56 ${786 - index * 16} Tm (${line.replace(/[\\()]/g, "\\$&")}) Tj`);
  return `BT /F1 ${size} Tf ${shown.join("\n")} ET`;
}

const CV_LINES = [
  "Mira Castellan",
  "mira.castellan@people.example | +91 98765 43210 | Pune, India",
  "EXPERIENCE",
  "Senior Software Engineer, Blue Lantern Systems, Jan 2019 - Present",
  "Built services for a payments platform and led a team of four engineers in two cities.",
  "Software Engineer, Copper Field Labs, Jun 2015 - Dec 2018",
  "Wrote the billing engine, its tests and the tools that the support team still uses today.",
  "EDUCATION",
  "Bachelor of Technology in Computer Science, Western Valley University, 2011 - 2015",
  "SKILLS",
  "Java, PostgreSQL, Kafka, Kubernetes",
];

const flate = "/Filter /FlateDecode";

/** Forms that draw the next one ten times each, `depth` levels deep. */
export function nestedForms(depth: number): Bytes {
  const objects = Array.from({ length: depth }, (_, level) => {
    const [own, next] = [level + 6, level + 7];
    const inner = level === depth - 1 ? "BT /F1 10 Tf (x) Tj ET" : `${`/X${next} Do `.repeat(10)}`;
    const resources = `/Resources << /Font << /F1 5 0 R >> /XObject << /X${next} ${Math.min(next, depth + 5)} 0 R >> >>`;
    return stream(inner, `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Name /X${own} ${resources}`);
  });
  return onePage(stream("/X6 Do"), { resources: "/XObject << /X6 6 0 R >>", objects });
}

/** `count` separate pieces of text. */
export function manyTexts(count: number): Bytes {
  const piece = (at: number) => `1 0 0 1 ${(at * 37) % 500} ${(at * 17) % 800} Tm (w) Tj\n`;
  const pattern = Array.from({ length: 1000 }, (_, at) => piece(at)).join("");
  return onePage(stream(deflateSync(`BT /F1 9 Tf ${pattern.repeat(count / 1000)} ET`, { level: 9 }), flate));
}

/** A tree in which each node refers to the next one twice: 2 to the power of `depth` pages from a few objects. */
export function manyPages(depth: number, content = cvContent()): Bytes {
  const nodes = Array.from({ length: depth }, (_, level) => {
    const child = level === depth - 1 ? 3 : level + 7;
    return `<< /Type /Pages /Count ${2 ** (depth - level)} /Kids [${child} 0 R ${child} 0 R] >>`;
  });
  return rawPdf([
    "<< /Type /Catalog /Pages 6 0 R >>",
    "<< >>",
    "<< /Type /Page /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>",
    stream(content),
    FONT,
    ...nodes,
  ]);
}

export const pageLoop = () =>
  rawPdf(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Count 3 /Kids [2 0 R 2 0 R] >>"]);

export const zeroPages = () => rawPdf(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Count 0 /Kids [] >>"]);

/** `count` pages of running text. */
export function longDocument(count: number): Bytes {
  const page = (number: number) =>
    stream(
      cvContent([
        ...CV_LINES,
        ...Array.from(
          { length: 30 },
          (_, at) => `Page ${number + 1} tells more of the work, line ${at + 1}, in plain words.`,
        ),
      ]),
    );
  const first = 4;
  return rawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${count} /Kids [${Array.from({ length: count }, (_, at) => `${first + at * 2} 0 R`).join(" ")}] >>`,
    FONT,
    ...Array.from({ length: count }, (_, at) => at).flatMap((at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + at * 2 + 1} 0 R >>`,
      page(at),
    ]),
  ]);
}

/** A picture of a page, with at most one line of text below it. */
export function scan(footer = ""): Bytes {
  const picture = stream(
    deflateSync(Buffer.alloc(1240 * 1754, 0xee)),
    `/Type /XObject /Subtype /Image /Width 1240 /Height 1754 /ColorSpace /DeviceGray /BitsPerComponent 8 ${flate}`,
  );
  const text = footer === "" ? "" : `BT /F1 8 Tf 400 20 Td (${footer}) Tj ET`;
  return onePage(stream(`q 595 0 0 842 0 0 cm /Im1 Do Q ${text}`), {
    resources: "/XObject << /Im1 6 0 R >>",
    objects: [picture],
  });
}

export const blankPage = () => onePage(stream(""));

/** Letters drawn as shapes. */
export const outlinedGlyphs = () =>
  onePage(
    stream(Array.from({ length: 3000 }, (_, at) => `${(at * 7) % 500} ${(at * 11) % 800} m 5 5 l 9 2 l f`).join("\n")),
  );

/** Scripts, an attached program, an attached script and a form with actions: a reader must ignore them. */
export const activeContent = () =>
  onePage(stream(cvContent()), {
    catalog:
      "/OpenAction 6 0 R /AA << /WC 6 0 R >> /AF [9 0 R] /Names << /JavaScript << /Names [(a) 6 0 R] >> /EmbeddedFiles << /Names [(run.exe) 7 0 R (steal.js) 9 0 R] >> >>",
    objects: [
      "<< /Type /Action /S /JavaScript /JS (while(true){app.alert\\('x'\\)}) >>",
      "<< /Type /Filespec /F (run.exe) /EF << /F 8 0 R >> >>",
      stream("MZ\u0090\u0000 not a program", "/Type /EmbeddedFile"),
      "<< /Type /Filespec /F (steal.js) /UF (steal.js) /AFRelationship /Data /EF << /F 10 0 R >> >>",
      stream("process.exit(7); while (true) {}", "/Type /EmbeddedFile /Subtype /application#2Fjavascript"),
    ],
  });

export const plainCv = () => onePage(stream(cvContent()));

export const junkBefore = () =>
  new Uint8Array(Buffer.concat([Buffer.from("\r\n--boundary\r\nContent-Type: application/pdf\r\n\r\n"), plainCv()]));

export function badStartxref(): Bytes {
  const text = Buffer.from(plainCv()).toString("latin1");
  return new Uint8Array(Buffer.from(text.replace(/startxref\n\d+/, "startxref\n999999"), "latin1"));
}

export const truncated = () => {
  const whole = makeCv();
  return whole.slice(0, Math.round(whole.length * 0.1));
};

/** Every 40th byte after the header is flipped. */
export function bitRot(): Bytes {
  const bytes = onePage(stream(deflateSync(cvContent()), flate));
  for (let at = 20; at < bytes.length; at += 40) bytes[at] = (bytes[at] ?? 0) ^ 0x15;
  return bytes;
}

/** RC4 with a 40-bit key, as old writers encrypt. With only an owner password, anyone can read the file. */
export function encrypted({ userPassword = "" } = {}): Bytes {
  const id = Buffer.from("0123456789abcdef0123456789abcdef", "hex");
  const permissions = -44;
  const owner = rc4(md5(padded("owner's secret")).subarray(0, 5), padded(userPassword));
  const permissionBytes = Buffer.alloc(4);
  permissionBytes.writeInt32LE(permissions);
  const key = md5(Buffer.concat([padded(userPassword), owner, permissionBytes, id])).subarray(0, 5);
  const user = rc4(key, PADDING);
  const objectKey = md5(Buffer.concat([key, Buffer.from([4, 0, 0, 0, 0])])).subarray(0, 10);
  const lock = `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString("hex")}> /U <${user.toString("hex")}> /P ${permissions} >>`;
  const hexId = id.toString("hex");
  return onePage(stream(rc4(objectKey, Buffer.from(cvContent(), "latin1"))), {
    objects: [lock],
    trailer: `/Encrypt 6 0 R /ID [<${hexId}> <${hexId}>]`,
  });
}

const PADDING = Buffer.from("28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A", "hex");
const padded = (password: string) => Buffer.concat([Buffer.from(password, "latin1"), PADDING]).subarray(0, 32);
const md5 = (data: Buffer) => createHash("md5").update(data).digest();

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (i: number, j: number) => {
    [state[i], state[j]] = [state[j] ?? 0, state[i] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [a, b] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      a = (a + 1) & 255;
      b = (b + (state[a] ?? 0)) & 255;
      swap(a, b);
      return byte ^ (state[((state[a] ?? 0) + (state[b] ?? 0)) & 255] ?? 0);
    }),
  );
}

/** Files of other formats, named as PDFs. */
export const otherFiles: Readonly<Record<string, Bytes>> = {
  text: new Uint8Array(Buffer.from("Mira Castellan, engineer. This is plain text.")),
  HTML: new Uint8Array(Buffer.from("<!doctype html><title>CV</title><p>Mira Castellan")),
  PNG: new Uint8Array(Buffer.from("89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489", "hex")),
  DOCX: new Uint8Array(
    Buffer.concat([Buffer.from("504b0304140006000800", "hex"), Buffer.from("[Content_Types].xml word/document.xml")]),
  ),
};
