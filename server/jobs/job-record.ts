// A job as it is written by imports, demo data and companies.
import type { EmploymentType, WorkMode } from "../../contract/jobs/filters.ts";
import type { Pay } from "../../contract/jobs/pay.ts";
import type { JobStatus } from "../../contract/jobs/wire.ts";

/** Pay as the table has it: whole units, all null when the job does not say. */
export type PayColumns = Record<"payMin" | "payMax", number | null> &
  Record<"payCurrency" | "payPeriod", string | null>;
/** Years as the table has them; a maximum of 9999 is an open end. */
export type YearsColumns = Record<"experienceMin" | "experienceMax", number | null>;

export type JobRecord = {
  /** UUIDv7 of the posting time (`newId(postedAt)`). */
  id: string;
  companyId: string;
  jobTitle: string;
  department: string | null;
  locations: readonly string[];
  typeofEmployment: EmploymentType | null;
  /** The source's name of the type, such as "Contract to hire". */
  employmentTypeText?: string | null;
  workMode: WorkMode | null;
  pay: Pay | null;
  displaySalaryRange: boolean;
  /** Years; `max` 9999 is an open end; null when the job does not say. */
  experience: { min: number; max: number } | null;
  coreSkills: readonly string[];
  softSkills: readonly string[];
  technicalSkills: readonly string[];
  /** Sanitised HTML. */
  description: string;
  status: JobStatus;
  badJob: boolean;
  externalJobId: string | null;
  jobUrl: string | null;
  jobPostedDate: Date | null;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date | null;
};
