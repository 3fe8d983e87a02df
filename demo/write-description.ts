// Writes the HTML description of a job in one of several layouts and voices.
import { DESCRIPTION_WORDS } from "./calibration.ts";
import { joinWords, type SlotValues } from "./compile-phrase.ts";
import { bullets, DescriptionParts, lowerFirst, paragraph, withFullStop } from "./description-parts.ts";
import type { JobDraft } from "./draft-job.ts";
import { SHARED } from "./job-phrases.ts";
import type { Random } from "./random.ts";

function dutyCount(words: number): number {
  return Math.max(3, Math.min(10, Math.round((words - 20) / 32)));
}

function needCount(words: number): number {
  return Math.max(1, Math.min(4, Math.round(words / 95)));
}

/** First words that keep their capital inside a sentence. */
const PROPER = /^(Angular|Apple|Council|Google|Kotlin|Lean|Mac|Microsoft|Montessori|Python|Six)\b/;

function insideSentence(text: string): string {
  return PROPER.test(text) ? text : lowerFirst(text);
}

/** Internal: opening, list of duties, list of needs, then what the word budget allows. */
function modern(parts: DescriptionParts): string {
  const { words, rng } = parts;
  const about = words > 150 ? paragraph(parts.about()) : "";
  const opening = paragraph(parts.opening());
  const terms = parts.terms();
  return [
    rng.chance(0.5) ? about + opening : opening + about,
    words > 280 && rng.chance(0.45) ? parts.firstMonths() : "",
    parts.titled(SHARED.dutyHeadings) + bullets(parts.duties(dutyCount(words))),
    parts.titled(SHARED.needHeadings) + bullets(parts.needs(needCount(words), words > 190 && rng.chance(0.7))),
    words > 200 ? parts.titled(SHARED.plusHeadings) + bullets(parts.pluses(words > 300 ? 3 : 2)) : "",
    parts.team(),
    words > 230 ? parts.titled(SHARED.offerHeadings) + bullets(parts.perks(words > 400 ? 7 : words > 330 ? 5 : 3)) : "",
    terms ? paragraph(terms) : "",
    words > 360 ? parts.steps() : "",
    words > 430 ? parts.questions() : "",
    paragraph(parts.closing()),
  ].join("");
}

/** Internal: a note from the team, mostly in paragraphs. */
function letter(parts: DescriptionParts): string {
  const { words, rng } = parts;
  const [a = "", b = "", c = ""] = parts.duties(3).map(lowerFirst);
  const days = rng.pick(SHARED.letterDays).replace("{a}", a).replace("{b}", b).replace("{c}", c);
  const pluses = withFullStop(joinWords(parts.pluses(2).map(insideSentence)));
  const terms = parts.terms();
  return [
    paragraph(`${parts.say(SHARED.letterOpenings)} ${parts.say(SHARED.letterBridges)}`),
    paragraph(days),
    words > 160 ? paragraph(parts.about()) : "",
    parts.titled(SHARED.needHeadings) + bullets(parts.needs(needCount(words), false)),
    words > 240 ? paragraph(`<em>${parts.say(SHARED.plusHeadings.internal)}:</em> ${pluses}`) : "",
    words > 330 ? parts.team() : "",
    words > 280 ? parts.titled(SHARED.offerHeadings) + bullets(parts.perks(4)) : "",
    words > 430 ? parts.questions() : "",
    paragraph(terms ? `${terms} ${parts.closing()}` : parts.closing()),
  ].join("");
}

/** External: the corporate form with bold or real headings. */
function corporate(parts: DescriptionParts): string {
  const { words, voice, rng } = parts;
  const aboutHeading = voice === "agency" ? "About us" : rng.pick(SHARED.aboutHeadings);
  const terms = parts.terms();
  return [
    words > 170 ? parts.heading(aboutHeading) + paragraph(parts.about()) : "",
    words > 220 ? parts.heading(rng.pick(SHARED.roleHeadings)) : "",
    paragraph(parts.opening()),
    parts.titled(SHARED.dutyHeadings) + bullets(parts.duties(dutyCount(words) + 1)),
    parts.titled(SHARED.needHeadings) + bullets(parts.needs(needCount(words), words > 140)),
    words > 240 ? parts.titled(SHARED.plusHeadings) + bullets(parts.pluses(words > 330 ? 3 : 2)) : "",
    parts.team(),
    words > 260 ? parts.titled(SHARED.offerHeadings) + bullets(parts.perks(words > 380 ? 6 : 4)) : "",
    terms ? paragraph(terms) : "",
    words > 440 ? parts.notices() : "",
    words > 200 || voice === "agency" ? paragraph(parts.closing()) : "",
  ].join("");
}

const labelled = (name: string, value: string): string => paragraph(`<strong>${name}:</strong> ${value}`);

function payLabel({ rng, draft }: DescriptionParts, pay: string): string {
  if (draft.type === "INTERNSHIP") return labelled("Stipend", pay.replace("a stipend of ", ""));
  return labelled(rng.pick(SHARED.labels.pay), pay);
}

/** External: the job-portal form with labelled lines and a line of key skills. */
function portal(parts: DescriptionParts): string {
  const { words, rng, draft, values, voice } = parts;
  const years = parts.years("label");
  const paid = draft.salary !== null && draft.salaryShown;
  const needs = [...parts.roleNeeds(needCount(words)), parts.softLine(), parts.say(SHARED.education)];
  return [
    labelled(rng.pick(SHARED.labels.role), values[SHARED.titleSlot] as string),
    draft.place.cities.length > 0 ? labelled(rng.pick(SHARED.labels.place), values[SHARED.citiesSlot] as string) : "",
    years ? labelled("Experience", years) : "",
    draft.place.mode ? labelled("Work mode", SHARED.modeNames[draft.place.mode]) : "",
    paid ? payLabel(parts, values[SHARED.paySlot] as string) : "",
    paragraph(parts.opening()),
    parts.titled(SHARED.dutyHeadings) + bullets(parts.duties(dutyCount(words)), rng.chance(0.3)),
    parts.titled(SHARED.needHeadings) + bullets(needs),
    labelled(rng.pick(SHARED.labels.skills), draft.skills.namesInText.join(", ")),
    words > 250 ? parts.heading(voice === "agency" ? "About us" : "About the company") + paragraph(parts.about()) : "",
    words > 280 ? parts.titled(SHARED.offerHeadings) + bullets(parts.perks(words > 380 ? 5 : 3)) : "",
    words > 400 ? parts.notices() : "",
    paragraph(parts.closing()),
  ].join("");
}

/** External: two or three plain paragraphs. */
function short(parts: DescriptionParts): string {
  const [a = "", b = "", c = ""] = parts.duties(3).map(lowerFirst);
  const terms = parts.terms();
  return (
    paragraph(parts.opening()) +
    paragraph(`You will ${a}, ${b}, and ${c}.`) +
    paragraph(parts.needs(1, false).map(withFullStop).join(" ")) +
    (terms ? paragraph(terms) : "")
  );
}

function layoutFor({ voice, words, rng }: DescriptionParts): (parts: DescriptionParts) => string {
  if (voice === "internal") return rng.chance(0.24) ? letter : modern;
  if (words < 120 && rng.chance(0.7)) return short;
  return rng.chance(0.4) ? portal : corporate;
}

export interface DescriptionWanted {
  draft: JobDraft;
  values: SlotValues;
  /** A number that is equal for all jobs of a company: it selects perks and hiring steps. */
  companyHabit: number;
}

/** The description as HTML with only p, ul, ol, li, strong, em and h3, without attributes. */
export function writeDescription({ draft, values, companyHabit }: DescriptionWanted, rng: Random): string {
  const parts = new DescriptionParts(draft, values, rng.quantile(DESCRIPTION_WORDS), companyHabit, rng);
  const html = layoutFor(parts)(parts);
  return draft.bad ? html + paragraph(parts.say(SHARED.suspicious)) : html;
}
