// The words of the filters of jobs and companies. Functions, since contract's modules have no messages with arguments.

/** The name of a filter. */
export const FILTER_LABELS = {
  dashboard: "Job type",
  location: "Location",
  typeofEmployment: "Employment type",
  workMode: "Work mode",
  postedWithin: "Date posted",
  experienceRange: "Experience",
  salaryRange: "Salary",
  department: "Department",
  industry: "Industry",
  teamSize: "Team size",
  country: "Country",
  directOnly: "Direct employer, no agency",
  sureOnly: "No sign that it is closed",
  contract: "A contract, where stated",
  visaSponsorship: "Visa sponsorship, where stated",
  relocation: "Relocation help, where stated",
  answers: "Employees offer",
} as const;

/** What a filter's value is called, where it is no name of its own. */
export const OPTION_LABELS = {
  USER: "Refer a friend jobs",
  REFERRAL: "Referrals",
  GUIDANCE: "Guidance",
  lastDay: "Last 24 hours",
} as const;

/** "7" -> "Last 7 days". */
export const lastDaysLabel = (days: string): string => `Last ${days} days`;

/** "3–5" -> "3–5 years". */
export const yearsLabel = (band: string): string => `${band} years`;

/** "5–10" -> "₹5–10 lakh". */
export const lakhLabel = (band: string): string => `₹${band} lakh`;

/** "11–50" -> "11–50 people". */
export const peopleLabel = (size: string): string => `${size} people`;

/** A department, industry or country as people read it; others than those of the filters stay as they are. */
export const nameLabel = (name: string): string => name;
