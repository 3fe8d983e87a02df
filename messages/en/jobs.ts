// Words of jobs that filters, cards and mails share.

export const EMPLOYMENT_TYPE_LABELS = {
  INTERNSHIP: "Internship",
  FULL_TIME: "Full time",
  PART_TIME: "Part time",
} as const;

export const WORK_MODE_LABELS = {
  WFH: "Work from home",
  HYBRID: "Hybrid",
  WFO: "Work from office",
} as const;
