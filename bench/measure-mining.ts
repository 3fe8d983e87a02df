// `npm run bench -- mining --file F [--read 150 --seed 1]`: what is read right out of the texts of listings in a file of JSON lines, gzipped or not.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { Random } from "../demo/random.ts";
import { experienceInText } from "../server/listings/experience-text.ts";
import { describe, textOfHtml } from "../server/listings/html-text.ts";
import { askedText, requirementsSection } from "../server/taxonomy/skills/asked-text.ts";
import { fieldOfTitle, isOfField } from "../server/taxonomy/skills/field-of-title.ts";
import { mineSkills } from "../server/taxonomy/skills/mine-skills.ts";
import { type RankedSkills, rankSkills } from "../server/taxonomy/skills/rank-skills.ts";
import { canonicalSkill } from "../server/taxonomy/skills/taxonomy.ts";
import { ms, percentiles, table } from "./figures.ts";

/** What a line may hold; `experience` and `skills` are what its source states apart from the text. */
type Row = {
  title: string;
  description?: string;
  source?: string;
  experience?: { min?: number | null } | null;
  skills?: string[];
};
type Listing = Row & { text: string; requirements: string };

const { values } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: { file: { type: "string" }, read: { type: "string" }, seed: { type: "string" } },
});
if (typeof values.file === "string") measure(values.file);
else console.error("Name a file of listings: npm run bench -- mining --file FILE");

function measure(file: string): void {
  const listings = listingsOf(file);
  console.log(`${listings.length} listings with a text.\n\n${yearsTable(listings)}\n\n${skillsTable(listings)}`);
  const wanted = Number(values.read ?? 0);
  if (wanted > 0) console.log(`\n${sample(listings, wanted, String(values.seed ?? "1")).join("\n")}`);
}

function listingsOf(file: string): Listing[] {
  const bytes = readFileSync(file);
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString("utf8");
  const rows = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Row);
  return rows.flatMap((row) => {
    const plain = textOfHtml(describe(row.description ?? ""));
    return plain === "" ? [] : [{ ...row, text: plain, requirements: requirementsSection(plain) }];
  });
}

/** A source that states years has often taken them out of the text by a rule of its own, so that both may be wrong. */
function yearsTable(listings: readonly Listing[]): string {
  const bySource = new Map<
    string,
    { stated: number; read: number; same: number; unstated: number; readUnstated: number }
  >();
  for (const { source = "all", title, text, experience } of listings) {
    const count = bySource.get(source) ?? { stated: 0, read: 0, same: 0, unstated: 0, readUnstated: 0 };
    bySource.set(source, count);
    const years = experienceInText(title, text);
    if (experience) {
      count.stated++;
      if (years) count.read++;
      if (years?.min === Math.floor(experience.min ?? 0)) count.same++;
    } else {
      count.unstated++;
      if (years) count.readUnstated++;
    }
  }
  const rows = [...bySource].map(([source, count]) => [source, ...Object.values(count).map(String)]);
  return table(["years", "stated by the source", "read", "the same minimum", "unstated", "read"], rows);
}

function namesOf({ coreSkills, softSkills, technicalSkills }: RankedSkills): Set<string> {
  return new Set([...coreSkills, ...softSkills, ...technicalSkills]);
}

function skillsTable(listings: readonly Listing[]): string {
  const took: number[] = [];
  let [listed, known, inText, kept, mined] = [0, 0, 0, 0, 0];
  for (const { title, text, requirements, skills = [] } of listings) {
    const begun = performance.now();
    const names = namesOf(rankSkills({ title, requirements, text }));
    took.push(performance.now() - begun);
    mined += names.size;
    const wanted = new Set(skills.map(canonicalSkill).filter((name) => name !== null));
    const named = wanted.size > 0 ? new Set(mineSkills(text).map(({ name }) => name)) : new Set();
    listed += skills.length;
    known += wanted.size;
    for (const name of wanted) {
      if (named.has(name)) inText++;
      if (names.has(name)) kept++;
    }
  }
  const { p50, p95 } = percentiles(took);
  return table(
    ["skills", ""],
    [
      ["mined of a listing", (mined / listings.length).toFixed(1)],
      ["listed by sources, of them known", `${listed}, ${known}`],
      ["of the known: named in the text, mined", `${inText}, ${kept}`],
      ["ms of a listing: p50 / p95", `${ms(p50)} / ${ms(p95)}`],
    ],
  );
}

/** Mined skills at random with the words they were read out of, for a person to judge. */
function sample(listings: readonly Listing[], wanted: number, seed: string): string[] {
  const random = new Random(seed);
  const lines: string[] = [];
  for (let tries = 0; lines.length < wanted && tries < wanted * 20; tries++) {
    const listing = listings[Math.floor(random.next() * listings.length)];
    const names = listing ? [...namesOf(rankSkills(listing))] : [];
    const name = names[Math.floor(random.next() * names.length)];
    if (listing && name) lines.push(`${lines.length + 1}. ${name} | ${listing.title} | ${placeOf(name, listing)}`);
  }
  return lines;
}

function placeOf(name: string, { title, requirements, text }: Listing): string {
  const field = fieldOfTitle(title, mineSkills(title, { title: true }));
  for (const [index, part] of [title, askedText(requirements), askedText(text)].entries()) {
    const hit = mineSkills(part, index === 0 ? { title: true } : { listing: true }).find((one) => one.name === name);
    if (!hit || (index > 0 && !isOfField(hit, part, field, index === 1))) continue;
    const around = `${part.slice(Math.max(0, hit.position - 70), hit.position)}[[${part.slice(hit.position, hit.end)}]]${part.slice(hit.end, hit.end + 50)}`;
    return around.replace(/\s+/g, " ");
  }
  return "";
}
