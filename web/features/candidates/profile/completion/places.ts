// Where each thing that a profile can lack is edited, and its name in a suggestion.

import { t } from "#messages/candidates.ts";

export type Place = {
  section: string;
  /** The control in the section's form; null for the whole section. */
  control: string | null;
  /** Text after "Add". */
  wish: string;
};

const PLACES: Readonly<Record<string, Place>> = {
  name: { section: "contact", control: "name", wish: t.yourName },
  phone_number: { section: "contact", control: "phone_number", wish: t.yourPhoneNumber },
  photo: { section: "photo", control: null, wish: t.aPhoto },
  location: { section: "about", control: "location", wish: t.whereYouLive },
  designation: { section: "about", control: "designation", wish: t.yourJobTitle },
  YOE: { section: "about", control: "YOE", wish: t.yourYearsOfExperience },
  summary: { section: "about", control: "summary", wish: t.aSummary },
  links: { section: "about", control: "links", wish: t.aLink },
  coreSkills: { section: "skills", control: "coreSkills", wish: t.yourCoreSkills },
  softSkills: { section: "skills", control: "softSkills", wish: t.yourSoftSkills },
  experience: { section: "experience", control: null, wish: t.whereYouHaveWorked },
  education: { section: "education", control: null, wish: t.whereYouHaveStudied },
  roles: { section: "preferences", control: "roles", wish: t.theRolesYouWant },
  cities: { section: "preferences", control: "cities", wish: t.citiesYouWouldWorkIn },
  workModes: { section: "preferences", control: "workModes", wish: t.howYouLikeToWork },
  salaryLakhs: { section: "preferences", control: "salaryLakhs", wish: t.theSalaryYouHopeFor },
  noticePeriodDays: { section: "preferences", control: "noticePeriodDays", wish: t.yourNoticePeriod },
  resume: { section: "cv", control: null, wish: t.yourCv },
};

/** Null for a word without a place on this page. */
export const placeOf = (missing: string): Place | null =>
  Object.hasOwn(PLACES, missing) ? (PLACES[missing] ?? null) : null;
