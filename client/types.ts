// Made by make-types.ts from the contract of the API. Do not change it by hand.

export type AnswerTime = {
  days: number;
  answers: number;
};

export type Company = {
  SK: string;
  name: string;
  logo: string | null;
  logoUrl: string | null;
  linkedIn: string | null;
  website: string | null;
  careerPage: string | null;
  industry: string | null;
  teamSize: "1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1001-5000" | "5000+" | null;
  headquarters: string | null;
  about: string | null;
  foundedYear: number | null;
  provenDomain: string | null;
  openJobs: number;
  answers: ("REFERRAL" | "GUIDANCE")[];
  referrals: {
    referees: number;
    requests: number;
    answeredPercent: number | null;
    medianHours: number | null;
  };
};

export type CompanyJob = {
  id: string;
  jobTitle: string;
  city: string | null;
  status: "DRAFT" | "PUBLISHED" | "EXPIRED" | "CLOSED";
  badJob: boolean;
  createdAt: string;
  expiresAt: string | null;
  isExternal: boolean;
  jobUrl: string | null;
  applicants: number;
  counts: Record<string, number>;
};

export type CompanyList = {
  data: Company[];
  pagination: {
    lastKey: string | null;
  };
};

export type CompanyPage = {
  SK: string;
  name: string;
  logo: string | null;
  logoUrl: string | null;
  linkedIn: string | null;
  website: string | null;
  careerPage: string | null;
  industry: string | null;
  teamSize: "1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1001-5000" | "5000+" | null;
  headquarters: string | null;
  about: string | null;
  foundedYear: number | null;
  provenDomain: string | null;
  openJobs: number;
  answers: ("REFERRAL" | "GUIDANCE")[];
  referrals: {
    referees: number;
    requests: number;
    answeredPercent: number | null;
    medianHours: number | null;
  };
  culture: string | null;
  benefits: string[];
  offices: string[];
  links: string[];
  cover: ShownPicture | null;
  photos: CompanyPhoto[];
  answerTime: AnswerTime | null;
};

export type CompanyPhoto = {
  url: string;
  smallUrl: string;
  smallWidth: number;
  width: number;
  height: number;
  id: string;
  alt: string;
};

export type Fact = {
  /** Which sentence it is: a key of messages/en/reasons.ts. */
  code: string;
  /** What fills it. */
  values: Record<string, string | number | string[]>;
};

export type Job = {
  id: string;
  jobTitle: string;
  department: string | null;
  salaryRange: SalaryRange | null;
  displaySalaryRange: boolean;
  location: {
    fullLocation: string[];
    city: string | null;
  };
  typeofEmployment: "INTERNSHIP" | "FULL_TIME" | "PART_TIME" | null;
  workMode: "WFH" | "HYBRID" | "WFO" | null;
  experienceRange: {
    min: number;
    max: number;
  };
  experienceStated: boolean;
  createdAt: string;
  status: "DRAFT" | "PUBLISHED" | "EXPIRED" | "CLOSED";
  badJob: boolean;
  companyId: string;
  companyName: string;
  companyDetails: {
    name: string;
    logo: string | null;
    logoUrl: string | null;
  };
  jobUrl: string | null;
  applyStatus: "NOT_APPLIED";
  matchingScore: number;
  externalJobId: string | null;
  jobPostedDate: string | null;
  companyLogoUrl: string | null;
  coreSkills: string[];
  softSkills: string[];
  technicalSkills: string[];
  /** A person of the company has proven its domain; absent for other companies. */
  isCompanyProven?: true;
  /** How often it was closed and listed again; absent when it never was. */
  reposts?: number;
  /** It may no longer be open; absent for other jobs. */
  isDoubted?: true;
  /** Searches by relevance: other cities that the same posting is listed in, beside this row. */
  alsoIn?: string[];
  answerTime: AnswerTime | null;
  jobDescription: string;
  evidence: JobEvidence;
  updatedAt: string;
  expiresAt: string | null;
  /** Other open listings of the same job; absent when there are none. */
  alsoAt?: JobListing[];
  /** The listing that stands for this job in lists; absent when this one does, or when it is listed once. */
  canonical?: JobListing;
};

export type JobCard = {
  id: string;
  jobTitle: string;
  department: string | null;
  salaryRange: SalaryRange | null;
  displaySalaryRange: boolean;
  location: {
    fullLocation: string[];
    city: string | null;
  };
  typeofEmployment: "INTERNSHIP" | "FULL_TIME" | "PART_TIME" | null;
  workMode: "WFH" | "HYBRID" | "WFO" | null;
  experienceRange: {
    min: number;
    max: number;
  };
  experienceStated: boolean;
  createdAt: string;
  status: "DRAFT" | "PUBLISHED" | "EXPIRED" | "CLOSED";
  badJob: boolean;
  companyId: string;
  companyName: string;
  companyDetails: {
    name: string;
    logo: string | null;
    logoUrl: string | null;
  };
  jobUrl: string | null;
  applyStatus: "NOT_APPLIED";
  matchingScore: number;
  externalJobId: string | null;
  jobPostedDate: string | null;
  companyLogoUrl: string | null;
  coreSkills: string[];
  softSkills: string[];
  technicalSkills: string[];
  /** A person of the company has proven its domain; absent for other companies. */
  isCompanyProven?: true;
  /** How often it was closed and listed again; absent when it never was. */
  reposts?: number;
  /** It may no longer be open; absent for other jobs. */
  isDoubted?: true;
  /** Searches by relevance: other cities that the same posting is listed in, beside this row. */
  alsoIn?: string[];
};

export type JobEvidence = {
  /** Since it was first seen open. */
  openDays: number;
  /** When it was last seen at its source; null for jobs posted here. */
  seenAt: string | null;
  /** How often it was closed and listed again under another key. */
  reposts: number;
  isPayStated: boolean;
  /** False: an agency, or a board for others, posted it. */
  isDirect: boolean;
  /** Of the company's applicants here in 180 days, how many it answered; null for fewer than 10. */
  answered: {
    percent: number;
    applicants: number;
  } | null;
  /** Of the referral requests to the company in 180 days, how many its employees answered in time; null for fewer than 5. `medianHours` to the first answer: null for fewer than 5 answers. */
  referrals?: {
    percent: number;
    requests: number;
    medianHours: number | null;
  } | null;
  /** It may no longer be open, for the reasons in `doubts` together. */
  isDoubted: boolean;
  /** Heaviest first; `count` are runs, days, listings, reposts or percent. */
  doubts: {
    reason: "MISSING" | "UNSEEN" | "REOPENED" | "COMPANY_CLOSES" | "SEASON_BEGAN" | "OLD" | "REPOSTED" | "UNANSWERED";
    count: number;
  }[];
};

export type JobList = {
  data: JobCard[];
  pagination: {
    lastKey: string | null;
  };
  /** How searchText was read; absent without one. */
  reading?: SearchReading;
  /** The names of the fields of work that were asked for, without keys that we do not know; absent without any. */
  fields?: {
    key: string;
    name: string;
    /** What Hindi pages call it; null where we know no such name. */
    inHindi: string | null;
  }[];
};

export type JobListing = {
  id: string;
  companyName: string;
  jobUrl: string | null;
};

export type PayInsight = {
  /** The kind of work that the title names; null when it names none. */
  work: string | null;
  /** What Hindi pages call it; null where we know no such name. */
  workInHindi: string | null;
  /** The narrowest that enough jobs tell of: the city goes before the years do. */
  range: PayRange | null;
  /** In that city, or in any. */
  byYears: PayRange[];
  /** Whatever years they ask for, most openings first. */
  byCity: PayRange[];
};

/** Percentiles of the middle of the pay that jobs of the last year state, in lakhs of rupees a year. */
export type PayRange = {
  /** null: any city. */
  city: string | null;
  /** What Hindi pages call it; null where we know no such name. */
  cityInHindi: string | null;
  /** null: whatever years they ask for. */
  years: "0-2" | "3-5" | "6-9" | "10+" | null;
  /** How many openings state pay; never below 10, nor of fewer than 3 companies. Of one company: never below 5. */
  jobs: number;
  tenth: number;
  quarter: number;
  median: number;
  threeQuarters: number;
  nineTenths: number;
  /** Openings from 0, 3, 6, 10, 15, 25, 40, 60, 100 lakhs on. */
  steps: number[];
};

export type ReadApplication = {
  applicationId: string;
  jobId: string;
  name: string;
  email: string;
  phoneNumber: string | null;
  status: "APPLIED" | "SHORTLISTED" | "INTERVIEW" | "OFFERED" | "HIRED" | "REJECTED" | "WITHDRAWN";
  appliedAt: string;
  updatedAt: string;
  matchingScore: number;
  /** Whether an answer to a knock-out question rules the applicant out. */
  isRuledOut: boolean;
  designation: string | null;
  YOE: number | null;
  location: string | null;
  source: "SEARCH" | "ALERT" | "REFERRAL" | "SHARED" | "DIRECT" | null;
  answers: {
    question: string;
    answer: unknown;
    rulesOut?: boolean;
  }[];
};

/** Lakhs of rupees when the pay is INR a YEAR (the unit of minSalary and maxSalary), else whole units of `currency` per `period`. */
export type SalaryRange = {
  min: number;
  max: number;
  currency: string;
  period: "YEAR" | "MONTH" | "WEEK" | "DAY" | "HOUR";
};

export type SearchReading = {
  /** What of the text was read as something else than its words. */
  chips: {
    kind: "title" | "skill" | "company" | "word" | "phrase" | "city" | "country" | "workMode" | "employmentType" | "contract" | "years" | "level" | "pay";
    label: string;
    typed: string;
    /** The search text without this part. */
    without: string;
    /** The label, to be worded in another language. */
    says: Fact;
  }[];
  /** What some of these jobs lack, since few have all: as it was typed. */
  loosened: string[];
  /** The text that was asked for and the one that was searched; asTyped=true searches the first. */
  corrected: {
    from: string;
    to: string;
  } | null;
};

export type ShownPicture = {
  url: string;
  smallUrl: string;
  smallWidth: number;
  width: number;
  height: number;
};

/** What each call is given, and what it answers. */
export type Calls = {
  /** Jobs, newest first, or ranked by a person's skills. */
  listJobs: {
    params: Record<never, never>;
    query: {
      /** Words, "phrases", -exclusions; cities, work modes, years and the like are read as filters (see `reading`). */
      searchText?: string;
      /** true: nothing is read into searchText and nothing is corrected. */
      asTyped?: "true";
      /** Skill names; they rank, they do not exclude. */
      coreSkills?: string[];
      /** Ranks jobs with such a title higher. */
      jobTitle?: string;
      /** Years of experience; ranks jobs that ask for no more. */
      YOE?: number;
      /** USER: only jobs posted here, which can be shared for a reward. */
      dashboard?: "USER";
      /** City names, repeated or separated by |. */
      location?: string[];
      typeofEmployment?: ("INTERNSHIP" | "FULL_TIME" | "PART_TIME")[];
      workMode?: ("WFH" | "HYBRID" | "WFO")[];
      /** Lakhs of rupees a year, low-high; bands overlap. */
      salaryRange?: string;
      minSalary?: number;
      maxSalary?: number;
      /** Years, low-high; bands overlap. An open end (3+) counts as its minimum. */
      experienceRange?: string;
      minExperience?: number;
      maxExperience?: number;
      /** A company by name; the nearest names when none is equal. */
      companyName?: string;
      companyId?: string;
      /** Keys of fields of work, such as software-developer (see `/job-collections`). */
      field?: string[];
      department?: string[];
      industry?: string[];
      teamSize?: ("1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1001-5000" | "5000+")[];
      /** Country names or ISO codes, repeated or separated by |. */
      country?: string[];
      /** Days since the job was posted. */
      postedWithin?: "1" | "3" | "7" | "30";
      /** Only jobs that no agency or job board posted for others. */
      directOnly?: "true";
      /** Only jobs of which nothing says that they may no longer be open. */
      sureOnly?: "true";
      /** Only jobs that say they are for a time: contract, freelance, temporary. */
      contract?: "true";
      /** Only jobs that say they sponsor visas. */
      visaSponsorship?: "true";
      /** Only jobs that say they help with moving. */
      relocation?: "true";
      /** Companies whose jobs are left out. */
      exceptCompanyId?: string[];
      status?: "PUBLISHED";
      /** relevance: best match of searchText first (default with it) · desc: newest first (default without) · asc: oldest first · sure: newest first, those that may no longer be open last. */
      sortOrder?: "desc" | "asc" | "relevance" | "sure";
      pageSize?: number;
      /** The cursor of the page before; bound to its query. */
      lastKey?: string;
    };
    answer: JobList;
  };
  /** One job with its description. */
  getJob: {
    params: {
      jobid: string;
    };
    query: Record<never, never>;
    answer: Job;
  };
  /** What jobs of a kind state as pay, among those listed now and in the last year. */
  getPayInsight: {
    params: Record<never, never>;
    query: {
      /** Any title; jobs of the same kind of work are compared. */
      jobTitle?: string;
      city?: string;
      /** Years of experience that jobs ask for. */
      years?: number;
      /** Only what this company's jobs state: its range alone, from 5 openings on. The other parameters do not narrow it. */
      companyId?: string;
    };
    answer: PayInsight;
  };
  /** Companies, those with the most open jobs first, or the nearest names. */
  listCompanies: {
    params: Record<never, never>;
    query: {
      /** A company's name, whole or in part; small typos are forgiven. */
      searchText?: string;
      industryName?: string[];
      teamSize?: ("1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1001-5000" | "5000+")[];
      /** What people who work there do here; any of several. */
      answers?: ("REFERRAL" | "GUIDANCE")[];
      /** desc: most open jobs first (default) · asc: fewest first · referrals: most verified employees who refer first. */
      sortOrder?: "desc" | "asc" | "referrals";
      pageSize?: number;
      /** The cursor of the page before; bound to its query. */
      lastKey?: string;
    };
    answer: CompanyList;
  };
  /** One company, as a list of one. */
  getCompany: {
    params: {
      companyId: string;
    };
    query: Record<never, never>;
    answer: CompanyPage[];
  };
  /** Jobs as visitors list and search them; scope jobs:read. */
  listJobsByKey: {
    params: Record<never, never>;
    query: {
      /** Words, "phrases", -exclusions; cities, work modes, years and the like are read as filters (see `reading`). */
      searchText?: string;
      /** true: nothing is read into searchText and nothing is corrected. */
      asTyped?: "true";
      /** Skill names; they rank, they do not exclude. */
      coreSkills?: string[];
      /** Ranks jobs with such a title higher. */
      jobTitle?: string;
      /** Years of experience; ranks jobs that ask for no more. */
      YOE?: number;
      /** USER: only jobs posted here, which can be shared for a reward. */
      dashboard?: "USER";
      /** City names, repeated or separated by |. */
      location?: string[];
      typeofEmployment?: ("INTERNSHIP" | "FULL_TIME" | "PART_TIME")[];
      workMode?: ("WFH" | "HYBRID" | "WFO")[];
      /** Lakhs of rupees a year, low-high; bands overlap. */
      salaryRange?: string;
      minSalary?: number;
      maxSalary?: number;
      /** Years, low-high; bands overlap. An open end (3+) counts as its minimum. */
      experienceRange?: string;
      minExperience?: number;
      maxExperience?: number;
      /** A company by name; the nearest names when none is equal. */
      companyName?: string;
      companyId?: string;
      /** Keys of fields of work, such as software-developer (see `/job-collections`). */
      field?: string[];
      department?: string[];
      industry?: string[];
      teamSize?: ("1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1001-5000" | "5000+")[];
      /** Country names or ISO codes, repeated or separated by |. */
      country?: string[];
      /** Days since the job was posted. */
      postedWithin?: "1" | "3" | "7" | "30";
      /** Only jobs that no agency or job board posted for others. */
      directOnly?: "true";
      /** Only jobs of which nothing says that they may no longer be open. */
      sureOnly?: "true";
      /** Only jobs that say they are for a time: contract, freelance, temporary. */
      contract?: "true";
      /** Only jobs that say they sponsor visas. */
      visaSponsorship?: "true";
      /** Only jobs that say they help with moving. */
      relocation?: "true";
      /** Companies whose jobs are left out. */
      exceptCompanyId?: string[];
      status?: "PUBLISHED";
      /** relevance: best match of searchText first (default with it) · desc: newest first (default without) · asc: oldest first · sure: newest first, those that may no longer be open last. */
      sortOrder?: "desc" | "asc" | "relevance" | "sure";
      pageSize?: number;
      /** The cursor of the page before; bound to its query. */
      lastKey?: string;
    };
    answer: JobList;
  };
  /** One open job with its description; scope jobs:read. */
  getJobByKey: {
    params: {
      jobid: string;
    };
    query: Record<never, never>;
    answer: Job;
  };
  /** The jobs that the key's company posted here, open or not, newest first; scope company-jobs:read. */
  listCompanyJobsByKey: {
    params: Record<never, never>;
    query: {
      pageSize?: number;
      lastKey?: string;
    };
    answer: {
      data: CompanyJob[];
      pagination: {
        lastKey: string | null;
      };
    };
  };
  /** The applications to a job of the key's company, newest first; scope applications:read. */
  listApplicationsByKey: {
    params: {
      jobid: string;
    };
    query: {
      pageSize?: number;
      lastKey?: string;
    };
    answer: {
      data: ReadApplication[];
      pagination: {
        lastKey: string | null;
      };
    };
  };
};

export type CallName = keyof Calls;

/** Below /api. */
export const PATHS: Record<CallName, string> = {
  listJobs: "/job/",
  getJob: "/job/:jobid",
  getPayInsight: "/job/pay",
  listCompanies: "/company",
  getCompany: "/company/:companyId",
  listJobsByKey: "/v1/jobs",
  getJobByKey: "/v1/jobs/:jobid",
  listCompanyJobsByKey: "/v1/company/jobs",
  listApplicationsByKey: "/v1/company/jobs/:jobid/applications",
};
