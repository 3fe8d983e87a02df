// The filters of the browse page as data (spec §3, §9): a new filter is one row here.

import { EMPLOYMENT_TYPE_LABELS, WORK_MODE_LABELS } from "../../messages/en/jobs.ts";

export const EMPLOYMENT_TYPES = ["INTERNSHIP", "FULL_TIME", "PART_TIME"] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

export const WORK_MODES = ["WFH", "HYBRID", "WFO"] as const;
export type WorkMode = (typeof WORK_MODES)[number];

/** The one value of the `dashboard` filter: jobs posted on the product, which can be shared for a reward. */
export const DASHBOARD_USER = "USER";

export const TEAM_SIZES = ["1-10", "11-50", "51-200", "201-500", "501-1000", "1001-5000", "5000+"] as const;
export type TeamSize = (typeof TEAM_SIZES)[number];

/** What people who work at a company do here: refer candidates, and talk with them. */
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
export const POPULAR_COUNTRIES = [
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

/** The one value of a filter that is on or off. */
export const ON = "true";

export type FilterOption = { value: string; label: string };

/** A filter as the browse page shows it and the API reads it; `value` is what stands chosen at first. */
export type FilterDefinition = {
  paramKey: string;
  placeholder: string;
  /** `switch` is one option that is on or off, shown with the others of its kind. */
  selectType: "normal" | "multiselect" | "switch";
  options: readonly FilterOption[];
  value: string | readonly string[];
};

const same = (values: readonly string[]): FilterOption[] => values.map((value) => ({ value, label: value }));
const years = (band: string) => `${band.replace("-", "–")} years`;
const lakhs = (band: string) => `₹${band.replace("-", "–")} lakh`;

const onOff = (paramKey: string, label: string): FilterDefinition => ({
  paramKey,
  placeholder: label,
  selectType: "switch",
  options: [{ value: ON, label }],
  value: "",
});

export const JOB_FILTERS: readonly FilterDefinition[] = [
  {
    paramKey: "dashboard",
    placeholder: "Job type",
    selectType: "normal",
    options: [{ value: DASHBOARD_USER, label: "Refer a friend jobs" }],
    value: "",
  },
  {
    paramKey: "location",
    placeholder: "Location",
    selectType: "multiselect",
    options: same(POPULAR_CITIES),
    value: [],
  },
  {
    paramKey: "typeofEmployment",
    placeholder: "Employment type",
    selectType: "multiselect",
    options: EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_TYPE_LABELS[value] })),
    value: [],
  },
  {
    paramKey: "workMode",
    placeholder: "Work mode",
    selectType: "multiselect",
    options: WORK_MODES.map((value) => ({ value, label: WORK_MODE_LABELS[value] })),
    value: [],
  },
  {
    paramKey: "postedWithin",
    placeholder: "Date posted",
    selectType: "normal",
    options: POSTED_WITHIN.map((value) => ({ value, label: value === "1" ? "Last 24 hours" : `Last ${value} days` })),
    value: "",
  },
  {
    paramKey: "experienceRange",
    placeholder: "Experience",
    selectType: "normal",
    options: EXPERIENCE_BANDS.map((value) => ({ value, label: value === "25-100" ? "25+ years" : years(value) })),
    value: "",
  },
  {
    paramKey: "salaryRange",
    placeholder: "Salary",
    selectType: "normal",
    options: SALARY_BANDS.map((value) => ({ value, label: lakhs(value) })),
    value: "",
  },
  {
    paramKey: "department",
    placeholder: "Department",
    selectType: "multiselect",
    options: same(DEPARTMENTS),
    value: [],
  },
  { paramKey: "industry", placeholder: "Industry", selectType: "multiselect", options: same(INDUSTRIES), value: [] },
  { paramKey: "teamSize", placeholder: "Team size", selectType: "multiselect", options: teamSizeOptions(), value: [] },
  {
    paramKey: "country",
    placeholder: "Country",
    selectType: "normal",
    options: same(POPULAR_COUNTRIES),
    value: "",
  },
  onOff("directOnly", "A direct employer, no agency"),
  onOff("contract", "A contract, where stated"),
  onOff("visaSponsorship", "Visa sponsorship, where stated"),
  onOff("relocation", "Relocation help, where stated"),
];

export const COMPANY_FILTERS: readonly FilterDefinition[] = [
  {
    paramKey: "answers",
    placeholder: "Employees offer",
    selectType: "multiselect",
    options: [
      { value: "REFERRAL", label: "Referrals" },
      { value: "GUIDANCE", label: "Guidance" },
    ],
    value: [],
  },
  {
    paramKey: "industryName",
    placeholder: "Industry",
    selectType: "multiselect",
    options: same(INDUSTRIES),
    value: [],
  },
  { paramKey: "teamSize", placeholder: "Team size", selectType: "multiselect", options: teamSizeOptions(), value: [] },
];

function teamSizeOptions(): FilterOption[] {
  return TEAM_SIZES.map((value) => ({ value, label: `${value.replace("-", "–")} people` }));
}
