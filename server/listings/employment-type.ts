// What a source says about the kind of employment, as one of the product's three values.
import type { EmploymentType } from "../../contract/jobs/filters.ts";

const INTERN =
  /\b(?:intern(?:ship)?s?|co[-\s]?ops?|coops?|apprentices?(?:hips?)?|praktik(?:um|ant(?:in)?)|stagiaire|winter placement|industrial placement)\b/i;
// Someone who runs the interns, and banks that belong to their members.
const NO_INTERN =
  /\bintern(?:ship)?s?\s+(?:program(?:me)?s?\s+)?(?:manager|coordinator|recruiter|lead|specialist|supervisor)\b|\bco-?op(?:erative)?\s+(?:bank|societ|store|housing|food|group|member)/i;
const PART_TIME = /part[\s_-]*time|\bparttime\b|teilzeit/i;
const FULL_TIME = /full[\s_-]*time|\bfulltime|\bpermanent\b|\bregular\b|\bfte\b|vollzeit|salaried employee/i;

/** The first of internship, part time and full time that title or raw values name; null for contracts without hours and for the rest. */
export function employmentTypeOf(title: string, raws: readonly string[]): EmploymentType | null {
  const stated = raws.join(" · ");
  if (INTERN.test(title) && !NO_INTERN.test(title)) return "INTERNSHIP";
  if (INTERN.test(stated)) return "INTERNSHIP";
  if (PART_TIME.test(stated)) return "PART_TIME";
  return FULL_TIME.test(stated) ? "FULL_TIME" : null;
}
