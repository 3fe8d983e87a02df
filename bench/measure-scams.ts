// `npm run bench -- scams --file F`: how well the rules tell scams, on a file of JSON lines (gzipped or not) whose rows say `badJob`.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { SCAM_RULES } from "../contract/moderation/rules.ts";
import { type ScreenedJob, scamHits, scamScore } from "../server/jobs/screening/scam-rules.ts";
import { table } from "./figures.ts";

type Row = { title: string; description?: string; source?: string; badJob?: boolean };
type Screened = Row & { rules: string[]; score: number; words: string };

const { values } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: { file: { type: "string" }, show: { type: "string" } },
});
function measure(file: string): void {
  const rows = rowsOf(file).map(screen);
  const marked = rows.filter(({ badJob }) => badJob);
  const rivals: [string, Screened[]][] = [
    ["of the same source", rows.filter(({ badJob }) => badJob === false)],
    ["of all sources", rows.filter(({ badJob }) => !badJob)],
  ];
  console.log(`${marked.length} marked rows.\n`);
  for (const [name, unmarked] of rivals) {
    const lines = [1, 2, 3, 4, 5, 6, 8].map((least) => {
      const [hit, wrong] = [marked, unmarked].map((some) => some.filter(({ score }) => score >= least).length) as [
        number,
        number,
      ];
      return [
        String(least),
        `${hit}`,
        `${wrong}`,
        percent(hit, hit + wrong),
        percent(hit, marked.length),
        percent(wrong, unmarked.length),
      ];
    });
    console.log(
      `Against ${unmarked.length} unmarked rows ${name}:\n${table(["score from", "marked", "unmarked", "precision", "recall", "false alarms"], lines)}\n`,
    );
  }
  const unmarked = rivals[1]?.[1] ?? [];
  const having = (some: readonly Screened[], rule: string) => some.filter(({ rules }) => rules.includes(rule)).length;
  console.log(
    table(
      ["rule", "marked", "unmarked", "precision"],
      SCAM_RULES.map((rule) => {
        const [hit, wrong] = [having(marked, rule), having(unmarked, rule)];
        return [rule, `${hit}`, `${wrong}`, percent(hit, hit + wrong)];
      }),
    ),
  );
  console.log(`\n${microseconds(rows).toFixed(0)} µs a job.`);
  if (typeof values.show === "string")
    for (const { source, badJob, title, words } of rows.filter(({ rules }) => rules.includes(String(values.show))))
      console.log(badJob ? "marked  " : "unmarked", source, title.slice(0, 50), "|", words);
}

function rowsOf(file: string): Row[] {
  const bytes = readFileSync(file);
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Row);
}

/** A collection may have its addresses and numbers replaced by marks; they are contacts all the same. */
const asJob = ({ title, description = "" }: Row): ScreenedJob => ({
  jobTitle: title,
  description: description
    .replace(/#EMAIL_\w+#/g, " jobs@firm.example ")
    .replace(/#URL_\w+#/g, " https://firm.example/jobs ")
    .replace(/#PHONE_\w+#/g, " call +91 98765 43210 "),
  pay: null,
  usualPay: null,
});

function screen(row: Row): Screened {
  const hits = scamHits(asJob(row));
  return {
    ...row,
    rules: hits.map(({ rule }) => rule),
    score: scamScore(hits),
    words: hits.map(({ rule, words }) => `${rule}: ${words}`).join(" · "),
  };
}

function microseconds(rows: readonly Row[]): number {
  const jobs = rows.map(asJob);
  const begun = performance.now();
  for (const job of jobs) scamHits(job);
  return ((performance.now() - begun) * 1_000) / jobs.length;
}

const percent = (part: number, whole: number): string => (whole === 0 ? "" : `${Math.round((part / whole) * 100)} %`);

if (typeof values.file === "string") measure(values.file);
else console.error("Name a file of listings: npm run bench -- scams --file FILE");
