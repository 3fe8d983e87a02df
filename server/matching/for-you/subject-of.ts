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
import { titlesOfStudy } from "./titles-of-study.ts";

/** What was studied, of a person who has not worked yet, and of one who has for less than so many years. */
const STUDIED_WEIGHT = 0.8;
const STUDIED_BESIDE_WORK = 0.7;
const BEGINNER_YEARS = 1;

/** `liked`: keys of jobs that the person saved or applied to. */
export function subjectOf(profile: WorkProfile, liked: Subject["liked"]): Subject {
  const { preferences, coreSkills } = profile;
  const titles = titlesOfProfile(profile);
  // What was done before tells nothing of what they are now.
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

/** What their titles say; a beginner without one has the lowest but interns, and a manager who wants to do the work none. */
function levelOf(profile: WorkProfile, lead: readonly SubjectTitle[]): number | null {
  const level = lead.find(({ reading }) => reading.level !== null)?.reading.level ?? null;
  const wantsOther =
    profile.preferences.roles.length > 0 && lead[0]?.reading.level === null && level !== null && level >= 5;
  if (wantsOther) return null;
  return level ?? (yearsOf(profile) === 0 ? 1 : null);
}

/** Their own titles; what was studied stands beside them for a beginner, and instead where no title tells a work ("Volunteer"). */
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

/** A CV that names no work is of a beginner. */
function yearsOf({ YOE, hasCv, experience, designation }: WorkProfile): number | null {
  if (YOE !== null) return YOE;
  return hasCv && experience.length === 0 && designation === null ? 0 : null;
}

/** Where they want to work, else where they live or work; the country of a phone number when nothing else tells one. */
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
