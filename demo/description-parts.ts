// The parts of a job description: each returns HTML or plain lines for one job's facts.

import type { WorkKind } from "./companies.ts";
import type { JobDraft } from "./draft-job.ts";
import {
  type CompiledRole,
  capitalise,
  compiledRole,
  fillPhrase,
  joinWords,
  type Lines,
  type Phrase,
  SHARED,
  type SlotValues,
} from "./phrases.ts";
import { Random } from "./random.ts";

export type Voice = "internal" | "external" | "agency";

export const paragraph = (text: string): string => `<p>${text}</p>`;

export const bullets = (items: readonly string[], ordered = false): string => {
  const tag = ordered ? "ol" : "ul";
  return `<${tag}><li>${items.join("</li><li>")}</li></${tag}>`;
};

/** Moves a verb phrase into a sentence: "Plan the shift" becomes "plan the shift"; "SQL" stays. */
export function lowerFirst(text: string): string {
  return /^[A-Z][a-z]+\b|^A\b/.test(text) ? (text[0] as string).toLowerCase() + text.slice(1) : text;
}

/** Ends a sentence once, also after "Ph.D." */
export function withFullStop(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

/** What kind of work the job is, whatever the company mostly does: a programmer in a foundry works at a desk. */
function kindOf({ role, company }: JobDraft): WorkKind | "office" {
  const { kind } = company.profile;
  if (role.place === "site") return kind === "desk" ? "service" : kind;
  if (role.department === "Customer Support" || role.department === "Healthcare" || role.department === "Education")
    return "service";
  return role.digital ? "desk" : "office";
}

/** One per job: it carries the facts and the random source, so that the parts stay short. */
export class DescriptionParts {
  readonly draft: JobDraft;
  readonly rng: Random;
  readonly values: SlotValues;
  readonly voice: Voice;
  /** Aimed number of words. */
  readonly words: number;
  private readonly role: CompiledRole;
  private readonly kind: WorkKind | "office";
  private readonly style: "internal" | "external";
  private readonly boldHeadings: boolean;
  private readonly companyHabit: number;

  constructor(draft: JobDraft, values: SlotValues, words: number, companyHabit: number, rng: Random) {
    this.draft = draft;
    this.rng = rng;
    this.values = values;
    this.words = words;
    this.companyHabit = companyHabit;
    this.role = compiledRole(draft.role);
    this.voice = draft.forClient ? "agency" : draft.external ? "external" : "internal";
    this.style = this.voice === "internal" ? "internal" : "external";
    this.boldHeadings = this.style === "external" && rng.chance(0.4);
    this.kind = kindOf(draft);
  }

  say(list: Lines): string {
    return fillPhrase(this.rng.pick(list), this.values);
  }

  fill(phrase: Phrase): string {
    return fillPhrase(phrase, this.values);
  }

  several(list: Lines, count: number): string[] {
    return this.rng.sample(list, count).map((phrase) => this.fill(phrase));
  }

  heading(text: string): string {
    return this.boldHeadings ? `<p><strong>${text}</strong></p>` : `<h3>${text}</h3>`;
  }

  titled(lines: { internal: Lines; external: Lines }): string {
    return this.heading(this.say(lines[this.style]));
  }

  opening(): string {
    if (this.voice === "agency") return this.say(SHARED.agencyOpenings);
    return this.say(this.voice === "internal" ? SHARED.internalOpenings : SHARED.externalOpenings);
  }

  about(): string {
    return this.fill(SHARED.about);
  }

  /** Role files list the main duties first; more than half of the texts keep that order. */
  duties(count: number): string[] {
    const list = this.draft.years <= 1 ? this.role.entry.duties : this.role.duties;
    const chosen = this.rng.sample(list, count);
    if (this.rng.chance(0.6)) chosen.sort((a, b) => list.indexOf(a) - list.indexOf(b));
    return chosen.map((phrase) => this.fill(phrase));
  }

  roleNeeds(count: number): string[] {
    return this.several(this.draft.years === 0 ? this.role.entry.needs : this.role.needs, count).map(capitalise);
  }

  pluses(count: number): string[] {
    return this.several(this.draft.years === 0 ? this.role.entry.pluses : this.role.pluses, count);
  }

  /** The skills in sentences of at most four. */
  private skillLines(skills: readonly string[], frames: readonly string[]): string[] {
    const lines: string[] = [];
    const order = this.rng.shuffle(frames);
    let rest = skills;
    while (rest.length > 0) {
      const take = rest.length === 5 ? 3 : Math.min(4, rest.length);
      const frame = order[lines.length % order.length] as string;
      lines.push(frame.replace("{}", joinWords(rest.slice(0, take))));
      rest = rest.slice(take);
    }
    return lines;
  }

  softLine(): string {
    const { softInText } = this.draft.skills;
    const text = joinWords(softInText);
    return this.rng.pick(SHARED.softLines).replace("{}", text).replace("{cap}", capitalise(text));
  }

  /** The required years, as a full line or after a label; null when unstated. */
  years(form: "line" | "label"): string | null {
    const { experience, type } = this.draft;
    const texts = SHARED.years[form];
    if (type === "INTERNSHIP") return this.say(texts.intern);
    if (!experience) return null;
    if (experience.max === 9999) return this.say(texts.open);
    return this.say(experience.min === 0 ? texts.fresh : texts.range);
  }

  needs(count: number, withEducation: boolean): string[] {
    const { skills, years } = this.draft;
    const lines = [
      this.years("line") ?? "",
      ...this.skillLines(skills.coreInText, years <= 1 ? SHARED.entrySkillLines : SHARED.skillLines),
      ...this.roleNeeds(count),
      ...this.skillLines(skills.toolsInText, SHARED.toolLines),
      this.softLine(),
      withEducation ? this.say(SHARED.education) : "",
    ];
    return lines.filter((line) => line !== "");
  }

  /** The company's own perks, chosen by its habit number so that all its jobs agree. */
  perks(count: number): string[] {
    const { place, company, role, type } = this.draft;
    const india = (place.cities[0] ?? company.profile.home).india;
    const [everywhere, inIndia] =
      role.place === "site" ? (["site", "indiaSite"] as const) : (["desk", "indiaDesk"] as const);
    const pool = SHARED.perks[type === "INTERNSHIP" ? "intern" : india ? inIndia : everywhere];
    const chosen = new Random(`perks:${this.companyHabit}`).sample(pool, count);
    return chosen.map((phrase) => this.fill(phrase));
  }

  private placeLine(): string {
    const { place, role } = this.draft;
    const count = place.cities.length;
    if (place.mode === "WFH") return this.say(count === 1 ? SHARED.remotePlaced : SHARED.remote);
    if (count === 0) return "";
    if (place.mode === "HYBRID") return this.say(SHARED.hybrid);
    if (place.mode === "WFO") return this.say(role.place === "site" ? SHARED.site : SHARED.office);
    return count === 1 ? this.say(SHARED.place) : "";
  }

  /** Place, hours and pay in sentences; empty when nothing is stated. */
  terms(): string {
    const { place, type, role, salary, salaryShown } = this.draft;
    const lines = [
      place.cities.length > 1 ? this.say(SHARED.manyPlaces) : "",
      this.placeLine(),
      type === "PART_TIME" ? this.say(SHARED.partTime) : "",
      role.shifts && this.rng.chance(0.6) ? this.say(SHARED.shifts) : "",
      salary && salaryShown ? this.say(type === "INTERNSHIP" ? SHARED.stipend : SHARED.pay) : "",
    ];
    return lines.filter((line) => line !== "").join(" ");
  }

  /** A paragraph about the team; a staffing firm does not know its client's team that well. */
  team(): string {
    if (this.voice === "agency" || this.words < 300) return "";
    const lines = this.several(SHARED.teamLines[this.kind], this.words > 420 ? 4 : 3);
    return this.titled(SHARED.teamHeadings) + paragraph(lines.join(" "));
  }

  firstMonths(): string {
    return (
      this.heading("Your first months") +
      bullets(SHARED.firstMonths[this.kind === "office" ? "desk" : this.kind].map((line) => this.fill(line)))
    );
  }

  /** Questions of candidates, for the longest texts of employers who write their own. */
  questions(): string {
    if (this.draft.type === "INTERNSHIP") return "";
    const pairs = this.rng.sample(SHARED.questions, 3);
    const answers = pairs.map(([question, answer]) => paragraph(`<strong>${question}</strong> ${this.fill(answer)}`));
    return this.heading("Questions people ask us") + answers.join("");
  }

  /** Small print of outside boards, for their longest texts. */
  notices(): string {
    if (this.draft.type === "INTERNSHIP") return "";
    return this.heading("Additional information") + bullets(this.several(SHARED.notices, 4));
  }

  closing(): string {
    if (this.voice === "internal") return this.say(SHARED.internalClosings);
    return this.say(this.voice === "agency" ? SHARED.agencyClosings : SHARED.externalClosings);
  }

  steps(): string {
    const steps = SHARED.hiringSteps[this.companyHabit % SHARED.hiringSteps.length] as readonly string[];
    return this.heading(this.rng.pick(SHARED.hiringHeadings)) + bullets(steps, true);
  }
}
