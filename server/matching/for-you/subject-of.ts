// Reads a person's profile into what jobs are compared with. Pure.
import { parsePhoneNumberFromString } from "libphonenumber-js";
import { canonicalCity, cityKey } from "../../../contract/places/places.ts";
import { readPlace } from "../../../contract/places/read-place.ts";
import type { WorkProfile } from "../../candidates/index.ts";
import { NOW_WEIGHT, type Subject, type SubjectTitle, skillKeys, titlesOf } from "../../jobs/suited/index.ts";
import { readTitle } from "../../taxonomy/index.ts";

const RUPEES_IN_LAKH = 100_000;
/** What was studied, for who has not worked yet. */
const STUDIED_WEIGHT = 0.8;

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
    level: lead.find(({ reading }) => reading.level !== null)?.reading.level ?? null,
    manager: lead[0]?.reading.manager ?? false,
    ...placesOf(profile),
    modes: preferences.workModes,
    pay: preferences.salaryLakhs === null ? null : preferences.salaryLakhs * RUPEES_IN_LAKH,
    liked,
  };
}

function titlesOfProfile({ designation, experience, education, preferences }: WorkProfile): SubjectTitle[] {
  const earlier = experience.flatMap(({ title }) => (title === null || title === designation ? [] : [title]));
  const titles = titlesOf({ wanted: preferences.roles, now: designation, earlier }, readTitle);
  if (titles.length > 0) return titles;
  const studied = education.flatMap(({ degree }) => (degree === null ? [] : [fieldOf(degree)]));
  return titlesOf({ wanted: studied, now: null, earlier: [] }, readTitle).map(({ reading }) => ({
    reading,
    weight: STUDIED_WEIGHT,
  }));
}

const DEGREE =
  /\b(?:bachelors?|masters?|diploma|certificate|associate|doctor(?:ate)?|ph\.?d|b\.?\s?(?:a|sc|s|tech|e|com|ba|ed)|m\.?\s?(?:a|sc|s|tech|e|com|ba|ed|ca)|honou?rs?|degree|minor|major)\b\.?|\b(?:of|in)\b/gi;

/** "Bachelor of Arts, Business Administration" -> "Arts, Business Administration". */
const fieldOf = (degree: string) =>
  /\bb\.?\s?com\b/i.test(degree) ? "Accountant" : degree.replace(DEGREE, " ").replace(/\s+/g, " ").trim();

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
