// Jobs for tests of the pages; each test states only the facts that matter to it.
import type { Job } from "../../contract/jobs/wire.ts";

/** A listed job posted here, with every field filled, and `facts` in place of its own. */
export function jobWith(facts: Partial<Job> = {}): Job {
  return {
    id: "01990000-0000-7000-8000-000000000001",
    jobTitle: "Loom Engineer",
    department: "Engineering",
    salaryRange: { min: 6, max: 10.5, currency: "INR", period: "YEAR" },
    displaySalaryRange: true,
    location: { fullLocation: ["Pune, Maharashtra, India"], city: "Pune" },
    typeofEmployment: "FULL_TIME",
    workMode: "WFO",
    experienceRange: { min: 2, max: 5 },
    experienceStated: true,
    createdAt: "2026-11-01T08:00:00Z",
    status: "PUBLISHED",
    badJob: false,
    companyId: "01990000-0000-7000-8000-0000000000c1",
    companyName: "Lumen & Loom",
    companyDetails: { name: "Lumen & Loom", logo: "loom.svg", logoUrl: "/images/loom.svg" },
    jobUrl: null,
    applyStatus: "NOT_APPLIED",
    matchingScore: -1,
    answerTime: null,
    evidence: {
      openDays: 0,
      seenAt: null,
      reposts: 0,
      isPayStated: false,
      isDirect: true,
      answered: null,
      isDoubted: false,
      doubts: [],
    },
    externalJobId: null,
    jobPostedDate: null,
    companyLogoUrl: null,
    coreSkills: ["TypeScript", "PostgreSQL"],
    softSkills: ["Teamwork"],
    technicalSkills: ["PostgreSQL", "Linux"],
    jobDescription: "<p>Weave.</p>",
    updatedAt: "2026-11-02T08:00:00Z",
    expiresAt: "2027-01-30T08:00:00Z",
    ...facts,
  };
}
