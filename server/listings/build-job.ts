// Builds an ExternalJob from what an adapter has read: cleans texts; derives skills, cities, type, mode, pay and experience.
import type { Pay } from "../../contract/jobs/pay.ts";
import { t } from "../../messages/en/problems.ts";
import { canonicalCity } from "../taxonomy/places/index.ts";
import { rankSkills, requirementsSection } from "../taxonomy/skills/index.ts";
import { experienceInText, type Years } from "./experience-text.ts";
import type { ExternalJob, Rejection } from "./external-job.ts";
import { employmentTypeOf, workModeOf } from "./field-text.ts";
import { cleanKey, cleanLine, textOfHtml } from "./html-text.ts";
import { payInText, soundPay } from "./salary-text.ts";

/** What an adapter reads from a row. `html` must be sanitised; other texts may be unclean. */
export type JobFacts = {
  title: string | undefined;
  company: string | null | undefined;
  companyUrl?: string | null | undefined;
  department?: string | undefined;
  locations: readonly string[];
  /** Every value about the type of employment. */
  employmentRaws: readonly string[];
  workMode?: string | undefined;
  remoteFlag?: boolean | undefined;
  pay: Pay | null;
  displayPay?: boolean;
  experience?: Years | null;
  posted: string | null;
  firstSeen?: string | null;
  expires?: string | null;
  url: string | null;
  html: string;
  listedSkills?: readonly string[];
  badJob?: boolean;
  active?: boolean;
  aliases?: readonly string[];
};

const MOST_LOCATIONS = 100;
/** Of the entries of a list in a row; further ones are left unread. */
const MOST_READ = 500;
const NO_TITLE = /^(?:job (?:description|title)|title|n\/?a|none|null|untitled|-+|\.+)$/i;
const NO_COMPANY = /^(?:n\/?a|none|null|nan|-+|\.+)$/i;

/** The job, or why the row is rejected. */
export function buildJob(externalJobId: string, facts: JobFacts): ExternalJob | Rejection {
  const jobTitle = cleanLine(facts.title ?? "", 300);
  const companyName = cleanLine(facts.company ?? "", 200);
  if (jobTitle === "" || NO_TITLE.test(jobTitle)) return { rejectReason: t.listingHasNoTitle };
  if (companyName === "" || NO_COMPANY.test(companyName)) return { rejectReason: t.listingHasNoCompany };
  const text = textOfHtml(facts.html);
  const requirements = text === "" ? "" : requirementsSection(text);
  const fullLocation = tidyList(facts.locations, 200).slice(0, MOST_LOCATIONS);
  const raws = tidyList(facts.employmentRaws, 200);
  const years = facts.experience ?? experienceInText(jobTitle, text);
  const aliases = [...new Set((facts.aliases ?? []).slice(0, MOST_READ).map(cleanKey))];
  const department = cleanLine(facts.department ?? "", 120);
  return {
    externalJobId: cleanKey(externalJobId),
    jobTitle,
    companyName,
    ...(facts.companyUrl && { companyUrl: facts.companyUrl }),
    department: department === "" ? null : department,
    location: { fullLocation, city: citiesOf(fullLocation) },
    typeofEmployment: employmentTypeOf(jobTitle, raws),
    typeofEmploymentRaw: raws.length > 0 ? raws.join("; ").slice(0, 300) : null,
    workMode: workModeOf({
      stated: facts.workMode,
      remoteFlag: facts.remoteFlag,
      title: jobTitle,
      locations: fullLocation,
      text,
    }),
    ...payOf(facts, text),
    experienceRange: years ?? { min: 0, max: 0 },
    experienceStated: years !== null,
    jobPostedDate: facts.posted,
    ...(facts.firstSeen && { firstSeenDate: facts.firstSeen }),
    jobUrl: facts.url,
    jobDescription: facts.html,
    ...rankSkills({
      title: jobTitle,
      requirements,
      text,
      listed: (facts.listedSkills ?? []).slice(0, MOST_READ).map((skill) => cleanLine(skill, 100)),
    }),
    badJob: facts.badJob ?? false,
    active: facts.active ?? true,
    ...(facts.expires && { expiresAt: facts.expires }),
    ...(aliases.length > 0 && { aliases }),
  };
}

function payOf(facts: JobFacts, text: string): Pick<ExternalJob, "pay" | "displaySalaryRange"> {
  if (facts.pay) return { pay: facts.pay, displaySalaryRange: facts.displayPay ?? true };
  const said = text === "" ? null : payInText(text);
  const pay = said && soundPay(said.min, said.max, said.currency, said.period);
  return { pay, displaySalaryRange: facts.displayPay ?? !said?.estimated };
}

/** Cleaned, without blanks and duplicates that differ in case only. */
function tidyList(texts: readonly string[], limit: number): string[] {
  const kept = new Map<string, string>();
  for (const text of texts.slice(0, MOST_READ)) {
    const line = cleanLine(text, limit).replace(/^[,;\s]+|[,;\s]+$/g, "");
    if (line !== "" && !/^(?:n\/?a|none|null|not specified|-)$/i.test(line) && !kept.has(line.toLowerCase()))
      kept.set(line.toLowerCase(), line);
  }
  return [...kept.values()];
}

export const citiesOf = (locations: readonly string[]): string[] => [
  ...new Set(locations.flatMap((location) => canonicalCity(location)?.city ?? [])),
];
