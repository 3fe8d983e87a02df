// Where each thing that a profile can lack is edited, and its name in a suggestion.

export type Place = {
  section: string;
  /** The control in the section's form; null for the whole section. */
  control: string | null;
  /** Text after "Add". */
  wish: string;
};

const PLACES: Readonly<Record<string, Place>> = {
  name: { section: "contact", control: "name", wish: "your name" },
  phone_number: { section: "contact", control: "phone_number", wish: "your phone number" },
  photo: { section: "photo", control: null, wish: "a photo" },
  location: { section: "about", control: "location", wish: "where you live" },
  designation: { section: "about", control: "designation", wish: "your job title" },
  YOE: { section: "about", control: "YOE", wish: "your years of experience" },
  summary: { section: "about", control: "summary", wish: "a summary" },
  links: { section: "about", control: "links", wish: "a link" },
  coreSkills: { section: "skills", control: "coreSkills", wish: "your core skills" },
  softSkills: { section: "skills", control: "softSkills", wish: "your soft skills" },
  experience: { section: "experience", control: null, wish: "where you have worked" },
  education: { section: "education", control: null, wish: "where you have studied" },
  roles: { section: "preferences", control: "roles", wish: "the roles you want" },
  cities: { section: "preferences", control: "cities", wish: "cities you would work in" },
  workModes: { section: "preferences", control: "workModes", wish: "how you like to work" },
  salaryLakhs: { section: "preferences", control: "salaryLakhs", wish: "the salary you hope for" },
  noticePeriodDays: { section: "preferences", control: "noticePeriodDays", wish: "your notice period" },
  resume: { section: "cv", control: null, wish: "your CV" },
};

/** Null for a word without a place on this page. */
export const placeOf = (missing: string): Place | null =>
  Object.hasOwn(PLACES, missing) ? (PLACES[missing] ?? null) : null;
