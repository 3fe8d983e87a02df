// Explains in sentences why a job is in a person's list. Pure.
import { isInLakhs, payOfRange } from "../../../contract/jobs/pay.ts";
import { type JobCard, OPEN_ENDED_YEARS } from "../../../contract/jobs/wire.ts";
import { type JobFeatures, NOW_WEIGHT, type Subject, skillKeys, type Terms } from "../../jobs/suited/index.ts";
import { familyName, readTitle, relatedFamilies } from "../../taxonomy/index.ts";
import { canonicalCity, cityKey } from "../../taxonomy/places/index.ts";

type Weighed = { subject: Subject; terms: Terms; card: JobCard; job: Pick<JobFeatures, "cities" | "keys"> };

/** How many skills one sentence names. */
const MOST_SHARED = 4;
const MOST_LACKING = 2;
/** One job of 150 or fewer has it. */
const RARE = 5;

/** Short sentences on work, skills, years, place and pay; unknown ones are left out, and there is always one. */
export function reasonsFor(weighed: Weighed): string[] {
  const said = [kindOfWork(weighed), skills(weighed), years(weighed), place(weighed), pay(weighed)];
  const reasons = said.filter((sentence) => sentence !== null);
  const isAboutWork = said[0] !== null || said[1] !== null;
  return isAboutWork ? reasons : ["Close to what you do and know.", ...reasons];
}

function kindOfWork({ subject, card }: Weighed): string | null {
  const { families } = readTitle(card.jobTitle);
  for (const { reading, weight, isStudied } of subject.titles) {
    const same = families.find((family) => reading.families.includes(family));
    if (same !== undefined && isStudied) return `What your studies lead to: ${familyName(same)}.`;
    if (same !== undefined)
      return weight >= NOW_WEIGHT
        ? `Same kind of job: ${familyName(same)}.`
        : `Like what you did before: ${familyName(same)}.`;
  }
  const [first] = subject.titles;
  const own = first?.reading.families ?? [];
  const near = families.find((family) =>
    own.some((one) => relatedFamilies(one).some(({ family: other }) => other === family)),
  );
  if (near === undefined) return null;
  return `Near to ${first?.isStudied ? "what your studies lead to" : "your kind of job"}: ${familyName(near)}.`;
}

function skills({ subject, terms, card }: Weighed): string | null {
  const own = new Set(subject.skills);
  const named = [...card.coreSkills, ...card.technicalSkills].map((name) => {
    const key = skillKeys([name])[0]!;
    return { name, isOwn: own.has(key), rarity: terms.rarity(`s:${key}`) };
  });
  const byRarity = named.sort((one, other) => other.rarity - one.rarity);
  const shared = byRarity.filter(({ isOwn }) => isOwn).slice(0, MOST_SHARED);
  const lacking = byRarity.filter(({ isOwn }) => !isOwn).slice(0, MOST_LACKING);
  if (shared.length === 0) return null;
  const has = shared.map(({ name, rarity }) => (rarity >= RARE ? `${name} (rare)` : name)).join(", ");
  return `Shares ${has}${lacking.length === 0 ? "" : `; lacks ${lacking.map(({ name }) => name).join(", ")}`}.`;
}

function years({ subject, card }: Weighed): string | null {
  if (!card.experienceStated) return null;
  const { min, max } = card.experienceRange;
  if (min === 0 && max >= OPEN_ENDED_YEARS) return null;
  const asked = max >= OPEN_ENDED_YEARS ? `${min}+ years` : min === max ? yearsText(min) : `${min}–${max} years`;
  return `Asks ${asked}${subject.years === null ? "" : `, you have ${Math.round(subject.years * 10) / 10}`}.`;
}

const yearsText = (count: number) => `${count} ${count === 1 ? "year" : "years"}`;

function place({ subject, card, job }: Weighed): string | null {
  const { city } = card.location;
  if (city !== null && job.cities.some((key) => subject.cities.includes(key)))
    return `In ${nearCity(card, subject) ?? city}.`;
  if (card.workMode === "WFH") return "Work from home.";
  const isSameCountry = subject.countries.some((country) => job.keys.includes(`n:${country}`));
  return isSameCountry && city !== null ? `In your country: ${city}.` : null;
}

/** The person's own city among a job's several. */
function nearCity({ location }: JobCard, { cities }: Subject): string | null {
  const found = location.fullLocation.find((name) => cities.includes(cityKey(name)));
  return found === undefined ? null : (canonicalCity(found)?.city ?? null);
}

function pay({ subject, card }: Weighed): string | null {
  const { salaryRange } = card;
  if (subject.wantedRupees === null || salaryRange === null || !isInLakhs(salaryRange)) return null;
  return payOfRange(salaryRange).max >= subject.wantedRupees ? "Pays what you want." : "Pays less than you want.";
}
