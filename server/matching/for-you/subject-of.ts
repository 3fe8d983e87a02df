// Reads a person's profile into what jobs are compared with. Pure.
import { parsePhoneNumberFromString } from "libphonenumber-js";
import { RUPEES_IN_LAKH } from "../../../contract/jobs/pay.ts";
import type { WorkProfile } from "../../candidates/index.ts";
import {
  MOST_TITLES,
  NOW_WEIGHT,
  type Subject,
  type SubjectTitle,
  skillKeys,
  tellsWork,
  titlesOf,
} from "../../jobs/suited/index.ts";
import { readTitle } from "../../taxonomy/index.ts";
import { canonicalCity, cityKey, readPlace } from "../../taxonomy/places/index.ts";

/** Weights of studied titles: for a person who has not worked, and for one with less than BEGINNER_YEARS. */
const STUDIED_WEIGHT = 0.8;
const STUDIED_BESIDE_WORK = 0.7;
const BEGINNER_YEARS = 1;

/** `liked`: keys of jobs that the person saved or applied to. */
export function subjectOf(profile: WorkProfile, liked: Subject["liked"]): Subject {
  const { preferences, coreSkills } = profile;
  const titles = titlesOfProfile(profile);
  // Earlier titles say nothing about the present level.
  const lead = titles.filter(({ weight }) => weight >= NOW_WEIGHT);
  return {
    titles,
    skills: skillKeys(coreSkills),
    years: yearsOf(profile),
    level: levelOf(profile, lead),
    manager: lead[0]?.reading.manager ?? false,
    ...placesOf(profile),
    modes: preferences.workModes,
    wantedRupees: preferences.salaryLakhs === null ? null : preferences.salaryLakhs * RUPEES_IN_LAKH,
    liked,
  };
}

/** The level of their titles. A beginner without one is junior; a manager who wants to do the work has none. */
function levelOf(profile: WorkProfile, lead: readonly SubjectTitle[]): number | null {
  const level = lead.find(({ reading }) => reading.level !== null)?.reading.level ?? null;
  const wantsOther =
    profile.preferences.roles.length > 0 && lead[0]?.reading.level === null && level !== null && level >= 5;
  if (wantsOther) return null;
  return level ?? (yearsOf(profile) === 0 ? 1 : null);
}

/** Their own titles. Studied titles are added for a beginner, and replace titles that name no work ("Volunteer"). */
function titlesOfProfile(profile: WorkProfile): SubjectTitle[] {
  const { designation, experience, education, preferences } = profile;
  const earlier = experience.flatMap(({ title }) => (title === null || title === designation ? [] : [title]));
  const titles = titlesOf({ wanted: preferences.roles, now: designation, earlier }, readTitle);
  const hasWork = titles.some(({ reading }) => tellsWork(reading));
  if (hasWork && (yearsOf(profile) ?? BEGINNER_YEARS) >= BEGINNER_YEARS) return titles;
  const studied = education.flatMap(({ degree }) => (degree === null ? [] : titlesOfStudy(degree)));
  const weight = hasWork ? STUDIED_BESIDE_WORK : STUDIED_WEIGHT;
  const read = titlesOf({ wanted: studied, now: null, earlier: [] }, readTitle).map(({ reading }) => ({
    reading,
    weight,
    isStudied: true as const,
  }));
  return [...titles, ...read].slice(0, MOST_TITLES);
}

/** A CV without work is a beginner's. */
function yearsOf({ YOE, hasCv, experience, designation }: WorkProfile): number | null {
  if (YOE !== null) return YOE;
  return hasCv && experience.length === 0 && designation === null ? 0 : null;
}

/** Wanted places, else home or workplace; the country of the phone number as a last resort. */
function placesOf(profile: WorkProfile): Pick<Subject, "cities" | "wantsCities" | "countries"> {
  const wanted = profile.preferences.cities;
  const home = profile.location ?? profile.placeOfWork;
  const places = wanted.length > 0 ? wanted : home === null ? [] : [home];
  const countries = places.flatMap((place) => readPlace(place).country ?? []);
  const known = countries.length > 0 ? countries : [countryOf(home) ?? countryOfPhone(profile.phone)];
  return {
    cities: places.flatMap((place) => (canonicalCity(place) || wanted.length > 0 ? [cityKey(place)] : [])),
    wantsCities: wanted.length > 0,
    countries: [...new Set(known.flatMap((country) => country?.toLowerCase() ?? []))],
  };
}

const countryOf = (place: string | null) => (place === null ? null : readPlace(place).country);

const countryOfPhone = (phone: string | null) =>
  phone === null ? null : (parsePhoneNumberFromString(phone)?.country ?? null);

/** A field of study and the first jobs it leads to; the first match counts, so narrow fields come before wide ones. */
const FIRST_JOBS: readonly [study: RegExp, titles: string][] = [
  [/\belectronics (?:and|&) communications?\b/i, "Electronics Engineer|Embedded Engineer|Network Engineer"],
  [
    /\b(?:human resources?|hr|organi[sz]ational (?:development|behaviou?r)|industrial relations)\b/i,
    "Human Resources Coordinator|Recruiter",
  ],
  [
    /\b(?:digital marketing|marketing|advertising|brand)\b/i,
    "Marketing Coordinator|Digital Marketing Executive|Sales Executive",
  ],
  [
    /\b(?:supply chain|logistics|operations management)\b/i,
    "Supply Chain Executive|Logistics Coordinator|Operations Executive",
  ],
  [/\b(?:actuarial)\b/i, "Actuarial Analyst|Risk Analyst"],
  [
    /\b(?:account(?:s|ing|ancy)|taxation|audit(?:ing)?|b\.?\s?com|m\.?\s?com|commerce|chartered)\b/i,
    "Accountant|Accounts Executive|Finance Analyst|Audit Associate",
  ],
  [/\b(?:finance|financial|banking|investments?)\b/i, "Finance Analyst|Accountant|Banking Associate"],
  [/\b(?:data science|data analytics|business analytics|statistics)\b/i, "Data Analyst|Data Scientist"],
  [/\b(?:artificial intelligence|machine learning)\b/i, "Machine Learning Engineer|Data Scientist"],
  [
    /\b(?:(?:management )?information systems|mis)\b/i,
    "Business Analyst|Data Analyst|IT Support Engineer|Software Engineer",
  ],
  [
    /\b(?:comput(?:er|ing|ational)|software|informatics|b\.?c\.?a|m\.?c\.?a|information (?:technology|science)|web (?:design|development))\b/i,
    "Software Engineer|Web Developer",
  ],
  [
    /\b(?:business|b\.?b\.?[am]|b\.?m\.?s|m\.?b\.?a|pgdm?|entrepreneurship)\b|^(?:general )?management(?: studies)?$/i,
    "Operations Coordinator|Marketing Coordinator|Human Resources Coordinator|Administrative Assistant|Sales Associate|Business Analyst",
  ],
  [/\b(?:economics|econometrics)\b/i, "Economist|Finance Analyst|Business Analyst"],
  [/\b(?:math(?:s|ematics)?|physics|operations research)\b/i, "Data Analyst|Research Assistant|Teacher"],
  [
    /\b(?:journalism|mass communication|english|literature|creative writing|communications?(?! (?:engineering|systems|technology))|media studies)\b/i,
    "Content Writer|Communications Coordinator|Social Media Coordinator",
  ],
  [/\b(?:psychology|sociology|anthropology)\b/i, "Human Resources Coordinator|Social Worker|Counsellor"],
  [
    /\b(?:history|political science|philosophy|humanities|liberal arts|international relations|public administration|geography)\b/i,
    "Administrative Assistant|Research Assistant|Content Writer",
  ],
  [/\b(?:ll\.?b|ll\.?m|law|legal studies|juris)\b/i, "Legal Associate|Paralegal"],
  [/\b(?:b\.?\s?ed|m\.?\s?ed|education|teaching)\b/i, "Teacher"],
  [/\b(?:m\.?s\.?w|b\.?s\.?w|social work)\b/i, "Social Worker"],
  [/\b(?:b\.?\s?arch|m\.?\s?arch)\b/i, "Architectural Designer"],
  [/\b(?:fine arts?|visual arts?|b\.?f\.?a|applied arts?|b\.?des)\b|^design$/i, "Graphic Designer|UI UX Designer"],
];

/** Words of a degree that name no field: in "Bachelor of Arts, Business Administration" the arts do not count. */
const DEGREE =
  /\b(?:(?:bachelors?|masters?|associates?|doctor(?:ate)?)(?:'s)?\s+(?:degree\s+)?(?:of|in)\s+(?:arts|science|engineering|technology|philosophy)\b(?:\s+(?:in|of))?|bachelors?|masters?|diploma|certificate|associate|doctor(?:ate)?|ph\.?d|b\.?\s?(?:a|sc|s|tech|e)|m\.?\s?(?:a|sc|s|tech|e)|honou?rs?|degree|minor|major)\b\.?|\b(?:of|in)\b/gi;

/** Schools without a field. */
const SCHOOL =
  /\b(?:high school|secondary|school certificate|g\.?e\.?d|x(?:ii)?th|1[02]th|intermediate|matriculation|h\.?s\.?c|s\.?s\.?c)\b/i;

/** Titles that a degree leads to, the likeliest first; none for a school; the field itself if unknown. */
function titlesOfStudy(degree: string): string[] {
  if (SCHOOL.test(degree)) return [];
  const field = degree.replace(DEGREE, " ").replace(/\s+/g, " ").trim();
  const known = FIRST_JOBS.find(([study]) => study.test(field));
  return known ? known[1].split("|") : field === "" ? [] : [field];
}
