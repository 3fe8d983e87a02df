// The filters of the browse page as data: a new filter begins with one row here (CONTRIBUTING.md names the other places).

import {
  FILTER_LABELS,
  lakhLabel,
  lastDaysLabel,
  nameLabel,
  OPTION_LABELS,
  peopleLabel,
  yearsLabel,
} from "../../messages/en/filters.ts";
import { EMPLOYMENT_TYPE_LABELS, WORK_MODE_LABELS } from "../../messages/en/jobs.ts";

export const EMPLOYMENT_TYPES = ["INTERNSHIP", "FULL_TIME", "PART_TIME"] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

export const WORK_MODES = ["WFH", "HYBRID", "WFO"] as const;
export type WorkMode = (typeof WORK_MODES)[number];

/** The only value of the `dashboard` filter: jobs posted on this site, which can be shared for a reward. */
export const DASHBOARD_USER = "USER";

export const TEAM_SIZES = ["1-10", "11-50", "51-200", "201-500", "501-1000", "1001-5000", "5000+"] as const;
export type TeamSize = (typeof TEAM_SIZES)[number];

/** What employees of a company do here: refer candidates, and talk with them. */
export const ANSWERS = ["REFERRAL", "GUIDANCE"] as const;
export type Answers = (typeof ANSWERS)[number];

/** Bands in lakhs of rupees a year. */
export const SALARY_BANDS = [
  "0-5",
  "5-10",
  "10-15",
  "15-25",
  "25-50",
  "50-100",
  "100-200",
  "200-500",
  "500-1000",
] as const;

/** Bands in years. */
export const EXPERIENCE_BANDS = ["0-1", "1-3", "3-5", "5-8", "8-12", "12-16", "16-20", "20-25", "25-100"] as const;

export const DEPARTMENTS = [
  "Engineering",
  "Data & AI",
  "Product",
  "Design",
  "Marketing",
  "Sales",
  "Customer Support",
  "Human Resources",
  "Finance",
  "Operations",
  "Legal",
  "IT & Security",
  "Healthcare",
  "Education",
] as const;

export const INDUSTRIES = [
  "IT Software & Services",
  "Fintech",
  "Banking & Financial Services",
  "Insurance",
  "E-commerce & Retail",
  "Healthcare",
  "Education",
  "Manufacturing",
  "Automotive",
  "Energy & Utilities",
  "Logistics & Supply Chain",
  "Telecom",
  "Media & Entertainment",
  "Travel & Hospitality",
  "Real Estate & Construction",
  "Consulting",
  "Recruitment & Staffing",
  "BPO & Customer Experience",
  "Agriculture & Food",
  "Government & Non-profit",
] as const;

/** Cities offered in the location filter, most jobs first; any other city may be typed. */
export const POPULAR_CITIES = [
  "Bengaluru",
  "Hyderabad",
  "Chennai",
  "Pune",
  "Mumbai",
  "Gurugram",
  "Kolkata",
  "New Delhi",
  "Noida",
  "Ahmedabad",
  "Kochi",
  "Jaipur",
  "Coimbatore",
  "Indore",
  "Chandigarh",
  "Thiruvananthapuram",
  "Lucknow",
  "Nagpur",
  "Visakhapatnam",
  "Bhubaneswar",
] as const;

/** Countries offered in the filter; any other may be named in the address. */
const POPULAR_COUNTRIES = [
  "India",
  "United States",
  "United Kingdom",
  "Canada",
  "Germany",
  "Singapore",
  "United Arab Emirates",
  "Australia",
] as const;

/** Days since a job was posted. */
export const POSTED_WITHIN = ["1", "3", "7", "30"] as const;

/** The value of a filter that is on. */
export const ON = "true";

type FilterOption = { value: string; label: string };

/** A filter as the browse page shows it and the API reads it; `value` is its initial value. */
export type FilterDefinition = {
  paramKey: string;
  placeholder: string;
  /** `switch`: one option that is on or off, shown with the others of its kind. */
  selectType: "normal" | "multiselect" | "switch";
  options: readonly FilterOption[];
  value: string | readonly string[];
};

const same = (values: readonly string[]): FilterOption[] => values.map((value) => ({ value, label: value }));
const labelled = <Value extends string>(values: readonly Value[], labelOf: (value: Value) => string): FilterOption[] =>
  values.map((value) => ({ value, label: labelOf(value) }));
const range = (band: string) => band.replace("-", "–");

const single = (paramKey: string, placeholder: string, options: FilterOption[]): FilterDefinition => ({
  paramKey,
  placeholder,
  selectType: "normal",
  options,
  value: "",
});
const several = (paramKey: string, placeholder: string, options: FilterOption[]): FilterDefinition => ({
  paramKey,
  placeholder,
  selectType: "multiselect",
  options,
  value: [],
});
const onOff = (paramKey: string, label: string): FilterDefinition => ({
  ...single(paramKey, label, [{ value: ON, label }]),
  selectType: "switch",
});

const teamSize = several(
  "teamSize",
  FILTER_LABELS.teamSize,
  labelled(TEAM_SIZES, (size) => peopleLabel(range(size))),
);

export const JOB_FILTERS: readonly FilterDefinition[] = [
  single("dashboard", FILTER_LABELS.dashboard, [{ value: DASHBOARD_USER, label: OPTION_LABELS.USER }]),
  several("location", FILTER_LABELS.location, same(POPULAR_CITIES)),
  several(
    "typeofEmployment",
    FILTER_LABELS.typeofEmployment,
    labelled(EMPLOYMENT_TYPES, (type) => EMPLOYMENT_TYPE_LABELS[type]),
  ),
  several(
    "workMode",
    FILTER_LABELS.workMode,
    labelled(WORK_MODES, (mode) => WORK_MODE_LABELS[mode]),
  ),
  single(
    "postedWithin",
    FILTER_LABELS.postedWithin,
    labelled(POSTED_WITHIN, (days) => (days === "1" ? OPTION_LABELS.lastDay : lastDaysLabel(days))),
  ),
  single(
    "experienceRange",
    FILTER_LABELS.experienceRange,
    labelled(EXPERIENCE_BANDS, (band) => yearsLabel(band === "25-100" ? "25+" : range(band))),
  ),
  single(
    "salaryRange",
    FILTER_LABELS.salaryRange,
    labelled(SALARY_BANDS, (band) => lakhLabel(range(band))),
  ),
  several("department", FILTER_LABELS.department, labelled(DEPARTMENTS, nameLabel)),
  several("industry", FILTER_LABELS.industry, labelled(INDUSTRIES, nameLabel)),
  teamSize,
  single("country", FILTER_LABELS.country, labelled(POPULAR_COUNTRIES, nameLabel)),
  onOff("directOnly", FILTER_LABELS.directOnly),
  onOff("sureOnly", FILTER_LABELS.sureOnly),
  onOff("contract", FILTER_LABELS.contract),
  onOff("visaSponsorship", FILTER_LABELS.visaSponsorship),
  onOff("relocation", FILTER_LABELS.relocation),
];

export const COMPANY_FILTERS: readonly FilterDefinition[] = [
  several("answers", FILTER_LABELS.answers, [
    { value: "REFERRAL", label: OPTION_LABELS.REFERRAL },
    { value: "GUIDANCE", label: OPTION_LABELS.GUIDANCE },
  ]),
  several("industryName", FILTER_LABELS.industry, labelled(INDUSTRIES, nameLabel)),
  teamSize,
];
