// Explains why a job is in a person's list: facts, and their sentences in English. Pure.
import { isInLakhs, payOfRange } from "../../../contract/jobs/pay.ts";
import { type JobCard, OPEN_ENDED_YEARS } from "../../../contract/jobs/wire.ts";
import type { Fact, Said } from "../../../contract/said.ts";
import { t } from "../../../messages/en/reasons.ts";
import { say } from "../../../messages/say.ts";
import { type JobFeatures, NOW_WEIGHT, type Subject, skillKeys, type Terms } from "../../jobs/suited/index.ts";
import { familyInHindi } from "../../taxonomy/families/index.ts";
import { familyName, readTitle, relatedFamilies } from "../../taxonomy/index.ts";
import { canonicalCity, cityInHindi, cityKey } from "../../taxonomy/places/index.ts";

type Weighed = { subject: Subject; terms: Terms; card: JobCard; job: Pick<JobFeatures, "cities" | "keys"> };

/** How many skills one sentence names. */
const MOST_SHARED = 4;
const MOST_LACKING = 2;
/** One job of 150 or fewer has it. */
const RARE = 5;

/** On work, skills, years, place and pay; unknown ones are left out, and there is always one. */
export function reasonsFor(weighed: Weighed): Said[] {
  const said = [kindOfWork(weighed), skills(weighed), years(weighed), place(weighed), pay(weighed)];
  const reasons = said.filter((one) => one !== null);
  const isAboutWork = said[0] !== null || said[1] !== null;
  return isAboutWork ? reasons : [saying("closeToYou"), ...reasons];
}

/** The reasons as short sentences in English. */
export const inEnglish = (reasons: readonly Said[]): string[] =>
  reasons.map((one) => say(one, { texts: t.suited }) ?? "");

const saying = (code: keyof typeof t.suited, values: Fact["values"] = {}): Fact => ({ code, values });

function kindOfWork({ subject, card }: Weighed): Said | null {
  const { families } = readTitle(card.jobTitle);
  for (const { reading, weight, isStudied } of subject.titles) {
    const same = families.find((family) => reading.families.includes(family));
    if (same === undefined) continue;
    if (isStudied) return saying("studiesLeadTo", kindIn(same));
    return saying(weight >= NOW_WEIGHT ? "sameKindOfJob" : "likeBefore", kindIn(same));
  }
  const [first] = subject.titles;
  const own = first?.reading.families ?? [];
  const near = families.find((family) =>
    own.some((one) => relatedFamilies(one).some(({ family: other }) => other === family)),
  );
  if (near === undefined) return null;
  return saying(first?.isStudied ? "nearStudies" : "nearYourKindOfJob", kindIn(near));
}

const kindIn = (family: string) => ({ kind: familyName(family), kindInHindi: familyInHindi(family) ?? "" });

function skills({ subject, terms, card }: Weighed): Said | null {
  const own = new Set(subject.skills);
  const named = [...card.coreSkills, ...card.technicalSkills].map((name) => {
    const key = skillKeys([name])[0]!;
    return { name, isOwn: own.has(key), rarity: terms.rarity(`s:${key}`) };
  });
  const byRarity = named.sort((one, other) => other.rarity - one.rarity);
  const shared = byRarity.filter(({ isOwn }) => isOwn).slice(0, MOST_SHARED);
  const lacking = byRarity.filter(({ isOwn }) => !isOwn).slice(0, MOST_LACKING);
  if (shared.length === 0) return null;
  const parts = shared.map(({ name, rarity }) => saying(rarity >= RARE ? "rareSkill" : "skill", { name }));
  return lacking.length === 0
    ? { ...saying("shares"), parts }
    : { ...saying("sharesAndLacks", { lacking: lacking.map(({ name }) => name).join(", ") }), parts };
}

function years({ subject, card }: Weighed): Said | null {
  if (!card.experienceStated) return null;
  const { min, max } = card.experienceRange;
  if (min === 0 && max >= OPEN_ENDED_YEARS) return null;
  const parts = [askedYears(min, max)];
  if (subject.years === null) return { ...saying("asks"), parts };
  return { ...saying("asksAndYouHave", { own: Math.round(subject.years * 10) / 10 }), parts };
}

function askedYears(min: number, max: number): Fact {
  if (max >= OPEN_ENDED_YEARS) return saying("askedOrMore", { min });
  return min === max ? saying("askedExactly", { years: min }) : saying("askedBetween", { min, max });
}

function place({ subject, card, job }: Weighed): Said | null {
  const { city } = card.location;
  if (city !== null && job.cities.some((key) => subject.cities.includes(key)))
    return saying("inPlace", placeIn(nearCity(card, subject) ?? city));
  if (card.workMode === "WFH") return saying("fromHome");
  const isSameCountry = subject.countries.some((country) => job.keys.includes(`n:${country}`));
  return isSameCountry && city !== null ? saying("inYourCountry", placeIn(city)) : null;
}

const placeIn = (city: string) => ({ place: city, placeInHindi: cityInHindi(city) ?? "" });

/** The person's own city among a job's several. */
function nearCity({ location }: JobCard, { cities }: Subject): string | null {
  const found = location.fullLocation.find((name) => cities.includes(cityKey(name)));
  return found === undefined ? null : (canonicalCity(found)?.city ?? null);
}

function pay({ subject, card }: Weighed): Said | null {
  const { salaryRange } = card;
  if (subject.wantedRupees === null || salaryRange === null || !isInLakhs(salaryRange)) return null;
  return saying(payOfRange(salaryRange).max >= subject.wantedRupees ? "paysEnough" : "paysLess");
}
