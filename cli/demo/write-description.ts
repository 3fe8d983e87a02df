// Writes the HTML description of a job in one of several layouts and voices.
import { capitalise, fillPhrase, joinWords, type Phrase, type SlotValues } from "./compile-phrase.ts";
import type { WorkKind } from "./generate-companies.ts";
import type { CompiledRole } from "./job-phrases.ts";
import { type Lines, SHARED } from "./job-phrases.ts";
import type { Random } from "./random.ts";

export interface DescriptionFacts {
  role: CompiledRole;
  values: SlotValues;
  voice: "internal" | "external" | "agency";
  kind: WorkKind;
  /** Aimed number of words. */
  words: number;
  /** Skills in their running-text form and in canonical form, both HTML-safe. */
  core: readonly string[];
  tools: readonly string[];
  soft: readonly string[];
  skillNames: readonly string[];
  experience: { min: number; max: number } | null;
  /** At most a year asked, also when the job does not state it. */
  entryLevel: boolean;
  /** No experience asked at all. */
  beginner: boolean;
  internship: boolean;
  partTime: boolean;
  mode: "WFH" | "HYBRID" | "WFO" | null;
  cityCount: number;
  india: boolean;
  /** HTML-safe words, or null when pay is not shown. */
  payShown: boolean;
  /** A number that is the same for all jobs of a company: its perks and hiring steps hang on it. */
  companyHabit: number;
  bad: boolean;
}

const paragraph = (text: string): string => `<p>${text}</p>`;
const heading = (text: string, plain: boolean): string =>
  plain ? `<p><strong>${text}</strong></p>` : `<h3>${text}</h3>`;
const bullets = (items: readonly string[], ordered = false): string => {
  const tag = ordered ? "ol" : "ul";
  return `<${tag}><li>${items.join("</li><li>")}</li></${tag}>`;
};

/** One writer per job: it carries the facts so that the parts below stay short. */
class Writer {
  private readonly facts: DescriptionFacts;
  private readonly rng: Random;
  private readonly plainHeadings: boolean;
  private readonly style: "internal" | "external";

  constructor(facts: DescriptionFacts, rng: Random) {
    this.facts = facts;
    this.rng = rng;
    this.style = facts.voice === "internal" ? "internal" : "external";
    this.plainHeadings = this.style === "external" && rng.chance(0.4);
  }

  private say(list: readonly Phrase[]): string {
    return fillPhrase(this.rng.pick(list), this.facts.values);
  }

  private several(list: readonly Phrase[], count: number): string[] {
    return this.rng.sample(list, count).map((phrase) => fillPhrase(phrase, this.facts.values));
  }

  private titled(lines: { internal: Lines; external: Lines }): string {
    return heading(this.say(lines[this.style]), this.plainHeadings);
  }

  opening(): string {
    const { voice } = this.facts;
    if (voice === "agency") return this.say(SHARED.agencyOpenings);
    return this.say(voice === "internal" ? SHARED.internalOpenings : SHARED.externalOpenings);
  }

  about(): string {
    return fillPhrase(SHARED.about, this.facts.values);
  }

  /** Role files put the main duties first; more than half of the texts keep that order. */
  duties(count: number): string[] {
    const { role, entryLevel, values } = this.facts;
    const list = entryLevel ? role.entry.duties : role.duties;
    const chosen = this.rng.sample(list, count);
    if (this.rng.chance(0.6)) chosen.sort((a, b) => list.indexOf(a) - list.indexOf(b));
    return chosen.map((phrase) => fillPhrase(phrase, values));
  }

  private roleNeeds(count: number): string[] {
    const { role, beginner } = this.facts;
    return this.several(beginner ? role.entry.needs : role.needs, count);
  }

  /** "a, b and c" around each of the skills, split over lines so that no line lists more than four. */
  private skillLines(skills: readonly string[], frames: readonly string[]): string[] {
    const lines: string[] = [];
    const used = this.rng.shuffle(frames);
    for (let i = 0; i < skills.length; i += 4) {
      let group = skills.slice(i, i + 4);
      if (skills.length - i === 5) group = skills.slice(i, i + 3);
      lines.push((used[lines.length % used.length] as string).replace("{}", joinWords(group)));
      if (group.length === 3 && skills.length - i === 5) i -= 1;
    }
    return lines;
  }

  softLine(): string {
    const text = joinWords(this.facts.soft);
    return this.rng
      .pick(this.facts.soft.length > 1 ? SHARED.softLines : SHARED.softLinesForOne)
      .replace("{}", text)
      .replace("{cap}", capitalise(text));
  }

  experienceLine(): string | null {
    const { experience, internship } = this.facts;
    if (internship) return this.say(SHARED.experienceIntern);
    if (!experience) return null;
    if (experience.max === 9999) return this.say(SHARED.experienceOpen);
    return this.say(experience.min === 0 ? SHARED.experienceFresh : SHARED.experienceRange);
  }

  /** The years alone, for a labelled line. */
  private yearsLine(): string | null {
    const { experience, internship } = this.facts;
    if (internship) return this.say(SHARED.yearsIntern);
    if (!experience) return null;
    if (experience.max === 9999) return this.say(SHARED.yearsOpen);
    return this.say(experience.min === 0 ? SHARED.yearsFresh : SHARED.yearsRange);
  }

  needs(count: number, withEducation: boolean): string[] {
    const { facts } = this;
    const lines: string[] = [];
    const experience = this.experienceLine();
    if (experience) lines.push(experience);
    lines.push(...this.skillLines(facts.core, facts.entryLevel ? SHARED.entrySkillLines : SHARED.skillLines));
    lines.push(...this.roleNeeds(count));
    if (facts.tools.length > 0) lines.push(...this.skillLines(facts.tools, SHARED.toolLines));
    lines.push(this.softLine());
    if (withEducation) lines.push(this.say(SHARED.education));
    return lines;
  }

  pluses(count: number): string[] {
    const { role, beginner } = this.facts;
    return this.several(beginner ? role.entry.pluses : role.pluses, count);
  }

  /** The company's own perks: chosen by its habit number, so that all of its jobs agree. */
  perks(count: number): string[] {
    const { india, companyHabit } = this.facts;
    const pool = india ? SHARED.perksIndia : SHARED.perksAny;
    const out: string[] = [];
    const stride = 1 + (companyHabit % 4) * 2 + (companyHabit % 3);
    for (let i = 0; out.length < count && i < pool.length; i++) {
      const perk = fillPhrase(pool[(companyHabit + i * stride) % pool.length] as Phrase, this.facts.values);
      if (!out.includes(perk)) out.push(perk);
    }
    return out;
  }

  /** Where, when and for how much, in sentences. */
  terms(): string {
    const { facts } = this;
    const out: string[] = [];
    if (facts.cityCount > 1) out.push(this.say(SHARED.manyPlaces));
    if (facts.mode === "WFH") out.push(this.say(facts.cityCount === 1 ? SHARED.remotePlaced : SHARED.remote));
    else if (facts.mode && facts.cityCount > 0) {
      const onSite = facts.role.family.place === "site" ? SHARED.site : SHARED.office;
      out.push(this.say(facts.mode === "HYBRID" ? SHARED.hybrid : onSite));
    } else if (facts.cityCount === 1) out.push(this.say(SHARED.place));
    if (facts.partTime) out.push(this.say(SHARED.partTime));
    if (facts.role.family.shifts && this.rng.chance(0.6)) out.push(this.say(SHARED.shifts));
    if (facts.payShown) out.push(this.say(facts.internship ? SHARED.stipend : SHARED.pay));
    return out.join(" ");
  }

  /** A paragraph about the team; a staffing firm does not know its client's that well. */
  team(): string {
    const { kind, voice, words } = this.facts;
    if (voice === "agency" || words < 300) return "";
    const lines = this.several(SHARED.teamLines[kind], words > 420 ? 4 : 3);
    return this.titled(SHARED.teamHeadings) + paragraph(lines.join(" "));
  }

  closing(): string {
    const { voice } = this.facts;
    const list =
      voice === "internal"
        ? SHARED.internalClosings
        : voice === "agency"
          ? SHARED.agencyClosings
          : SHARED.externalClosings;
    return this.say(list);
  }

  steps(): string {
    const steps = SHARED.hiringSteps[this.facts.companyHabit % SHARED.hiringSteps.length] as readonly string[];
    return heading(this.rng.pick(SHARED.hiringHeadings), false) + bullets(steps, true);
  }

  /** Internal: opening, list of work, list of needs, then what the budget of words allows. */
  modern(): string {
    const { words } = this.facts;
    const { rng } = this;
    let html = "";
    const about = words > 150 ? paragraph(this.about()) : "";
    const opening = paragraph(this.opening());
    html += rng.chance(0.5) ? about + opening : opening + about;
    if (words > 280 && rng.chance(0.45))
      html +=
        heading("Your first months", false) +
        bullets(SHARED.firstMonths[this.facts.kind].map((p) => fillPhrase(p, this.facts.values)));
    html += this.titled(SHARED.dutyHeadings) + bullets(this.duties(dutyCount(words)));
    html += this.titled(SHARED.needHeadings) + bullets(this.needs(needCount(words), words > 190 && rng.chance(0.7)));
    if (words > 200) html += this.titled(SHARED.plusHeadings) + bullets(this.pluses(words > 300 ? 3 : 2));
    html += this.team();
    const terms = this.terms();
    if (words > 230)
      html += this.titled(SHARED.offerHeadings) + bullets(this.perks(words > 400 ? 7 : words > 330 ? 5 : 3));
    if (terms) html += paragraph(terms);
    if (words > 360) html += this.steps();
    return html + paragraph(this.closing());
  }

  /** Internal: a note from the team, mostly in paragraphs. */
  letter(): string {
    const { words, values } = this.facts;
    const [a = "", b = "", c = ""] = this.duties(3).map((duty) => lowerFirst(duty));
    const days = this.rng.pick(SHARED.letterDays).replace("{a}", a).replace("{b}", b).replace("{c}", c);
    let html = paragraph(
      `${this.say(SHARED.letterOpenings)} ${fillPhrase(this.rng.pick(SHARED.letterBridges), values)}`,
    );
    html += paragraph(days);
    if (words > 160) html += paragraph(this.about());
    html += this.titled(SHARED.needHeadings) + bullets(this.needs(needCount(words), false));
    if (words > 240)
      html += paragraph(
        `<em>${this.say(SHARED.plusHeadings.internal)}:</em> ${withFullStop(joinWords(this.pluses(2).map(lowerLater)))}`,
      );
    if (words > 280) html += this.titled(SHARED.offerHeadings) + bullets(this.perks(4));
    const terms = this.terms();
    return html + paragraph(terms ? `${terms} ${this.closing()}` : this.closing());
  }

  /** External: the corporate form with bold or real headings. */
  corporate(): string {
    const { words, voice } = this.facts;
    const { rng } = this;
    let html = "";
    if (words > 170)
      html +=
        heading(voice === "agency" ? "About us" : rng.pick(SHARED.aboutHeadings), this.plainHeadings) +
        paragraph(this.about());
    html += (words > 220 ? heading(rng.pick(SHARED.roleHeadings), this.plainHeadings) : "") + paragraph(this.opening());
    html += this.titled(SHARED.dutyHeadings) + bullets(this.duties(dutyCount(words) + 1));
    html += this.titled(SHARED.needHeadings) + bullets(this.needs(needCount(words), words > 140));
    if (words > 240) html += this.titled(SHARED.plusHeadings) + bullets(this.pluses(words > 330 ? 3 : 2));
    html += this.team();
    if (words > 260) html += this.titled(SHARED.offerHeadings) + bullets(this.perks(words > 380 ? 6 : 4));
    const terms = this.terms();
    if (terms) html += paragraph(terms);
    return html + (words > 200 || voice === "agency" ? paragraph(this.closing()) : "");
  }

  /** External: the job-portal form with labelled lines and a line of key skills. */
  portal(): string {
    const { facts, rng } = this;
    const { words } = facts;
    const label = (name: string, value: string): string => paragraph(`<strong>${name}:</strong> ${value}`);
    let html = label(rng.pick(["Role", "Position", "Job title"]), facts.values[SHARED.titleSlot] as string);
    if (facts.cityCount > 0)
      html += label(rng.pick(["Location", "Work location", "Job location"]), facts.values[SHARED.citiesSlot] as string);
    const years = this.yearsLine();
    if (years) html += label("Experience", years);
    if (facts.payShown)
      html += label(rng.pick(["CTC", "Salary", "Compensation"]), facts.values[SHARED.paySlot] as string);
    html += paragraph(this.opening());
    html += this.titled(SHARED.dutyHeadings) + bullets(this.duties(dutyCount(words)), rng.chance(0.3));
    html +=
      this.titled(SHARED.needHeadings) +
      bullets([...this.roleNeeds(needCount(words)), this.softLine(), this.say(SHARED.education)]);
    html += label(
      rng.pick(["Key skills", "Skills required", "Mandatory skills", "Key skills required"]),
      facts.skillNames.join(", "),
    );
    if (words > 250)
      html +=
        heading(facts.voice === "agency" ? "About us" : "About the company", this.plainHeadings) +
        paragraph(this.about());
    if (words > 280) html += this.titled(SHARED.offerHeadings) + bullets(this.perks(words > 380 ? 5 : 3));
    return html + paragraph(this.closing());
  }

  /** External: two or three plain paragraphs. */
  short(): string {
    const [a = "", b = "", c = ""] = this.duties(3).map(lowerFirst);
    const needs = this.needs(1, false);
    const terms = this.terms();
    return (
      paragraph(this.opening()) +
      paragraph(`You will ${a}, ${b}, and ${c}.`) +
      paragraph(`${needs.map(withFullStop).join(" ")}`) +
      (terms ? paragraph(terms) : "")
    );
  }
}

/** Verb phrases keep names such as "SQL" in capitals when they move into a sentence. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]+\b/.test(text) || /^A\b/.test(text) ? (text[0] as string).toLowerCase() + text.slice(1) : text;
}

/** Like `lowerFirst`, for phrases that may begin with a product's name: only ordinary first words change. */
function lowerLater(text: string): string {
  return /^(Experience|Exposure|Knowledge|An?|Some|Familiarity|Own|Having|Work|Willingness|Freshers|Contributions|Direct|Good|Basic|Ability|Readiness) /.test(
    text,
  )
    ? (text[0] as string).toLowerCase() + text.slice(1)
    : text;
}

/** Ends a sentence once, also after "Ph.D." */
function withFullStop(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

function dutyCount(words: number): number {
  return Math.max(3, Math.min(10, Math.round((words - 20) / 32)));
}

function needCount(words: number): number {
  return Math.max(1, Math.min(4, Math.round(words / 95)));
}

/** The description as HTML with only p, ul, ol, li, strong, em and h3. */
export function writeDescription(facts: DescriptionFacts, rng: Random): string {
  const writer = new Writer(facts, rng);
  const suspicious = facts.bad ? paragraph(fillPhrase(rng.pick(SHARED.suspicious), facts.values)) : "";
  if (facts.voice === "internal") return (rng.chance(0.24) ? writer.letter() : writer.modern()) + suspicious;
  if (facts.words < 120 && rng.chance(0.7)) return writer.short() + suspicious;
  return (rng.chance(0.4) ? writer.portal() : writer.corporate()) + suspicious;
}
