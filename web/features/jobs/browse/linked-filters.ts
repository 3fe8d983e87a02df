// Narrowing of jobs that links elsewhere on the site (and clients of the API) use; it has no control in the panel.
import type { LinkedFilter } from "./browse-state.ts";

export const LINKED_JOB_FILTERS: readonly LinkedFilter[] = [
  { paramKey: "companyId", label: "Company", unnamed: "One company" },
  { paramKey: "companyName", label: "Company" },
  { paramKey: "exceptCompanyId", label: "Not", unnamed: "Without one company" },
  { paramKey: "coreSkills", label: "Skills" },
  { paramKey: "jobTitle", label: "Title" },
  { paramKey: "YOE", label: "Years of experience" },
  { paramKey: "minExperience", label: "At least (years)" },
  { paramKey: "maxExperience", label: "At most (years)" },
  { paramKey: "minSalary", label: "At least (₹ lakh)" },
  { paramKey: "maxSalary", label: "At most (₹ lakh)" },
];
