// The process that opens untrusted files one at a time. Its parent limits its time and memory.
import { readImport } from "../imports/read-import.ts";
import { readResume } from "../read-resume.ts";
import type { Order, Report } from "./start-child.ts";

const LINES = [
  "Robin Example",
  "Senior Software Engineer",
  "robin@people.example | +91 98765 43210 | Pune, India | linkedin.com/in/robin-example",
  "SUMMARY",
  "Engineer with eight years of experience in payments, who likes small services and short meetings.",
  "EXPERIENCE",
  "Blue Lantern Systems, Pune",
  "Senior Software Engineer, Jan 2019 - Present",
  "Built services for a payments platform with Java, Kafka and PostgreSQL; led a team of four.",
  "Copper Field Labs",
  "Software Engineer, Jun 2015 - Dec 2018",
  "EDUCATION",
  "Bachelor of Technology in Computer Science, Western Valley University, 2011 - 2015",
  "SKILLS",
  "Languages: Java, TypeScript, SQL. Tools: Docker, Kubernetes, Git. Communication, Leadership",
];

const text = LINES.map((line, at) => `/F${(at % 2) + 1} 11 Tf 1 0 0 1 56 ${786 - at * 18} Tm (${line}) Tj`).join("\n");
const content = `BT\n${text}\nET`;
const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** Complete except for the table of offsets, which readers rebuild. One byte for each character. */
const SAMPLE_PDF = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Count 1 /Kids [3 0 R] >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R
/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >> endobj
4 0 obj << /Length ${content.length} >>
stream
${content}
endstream endobj
5 0 obj ${font("Helvetica")} endobj
6 0 obj ${font("Helvetica-Bold")} endobj
trailer << /Root 1 0 R /Size 7 >>
%%EOF
`;

const REHEARSE_AFTER_MS = 20;

process.on("disconnect", () => process.exit());
process.on("message", (order: Order) => {
  clearTimeout(rehearsal);
  void read(order).then(tell);
});
tell("ready");

/** Code runs slowly the first time, so read a sample before the first file arrives. */
const rehearsal = setTimeout(() => {
  void readResume(Buffer.from(SAMPLE_PDF, "latin1"), { now: new Date() });
}, REHEARSE_AFTER_MS);

async function read({ kind, bytes, asOf, now }: Order): Promise<Report> {
  const options = { asOf, now: new Date(now) };
  try {
    return { reading: await (kind === "import" ? readImport(bytes, options) : readResume(bytes, options)) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function tell(report: Report): void {
  process.send?.(report);
}
