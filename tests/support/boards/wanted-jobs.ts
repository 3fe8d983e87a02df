// The jobs that the fixtures of this folder are to become, by kind of source.
import type { ListingKind } from "../../../server/listings/index.ts";

/** Facts of a job that adapters differ in. Pay is "min-max currency period", `years` "min-max", dates ISO 8601. */
export type JobGist = {
  id: string;
  title: string;
  company: string;
  department: string | null;
  places: string[];
  type: string | null;
  mode: string | null;
  pay: string | null;
  years: string | null;
  posted: string | null;
  expires: string | null;
  url: string | null;
};

/** Kind -> the board of its fixture, what of each job is wanted, and the reasons of its rejects. */
export const WANTED_JOBS: Partial<Record<ListingKind, [string, Partial<JobGist>[], string[]]>> = {
  workable: [
    "acme",
    [
      {
        id: "workable:acme:A1B2C3D4E5",
        company: "Acme Labs",
        department: "Operations",
        places: ["Pune, Maharashtra, India", "Poland"],
        type: "FULL_TIME",
        mode: null,
        years: "3-9999",
        posted: "2026-06-22T00:00:00.000Z",
        url: "https://apply.workable.com/j/A1B2C3D4E5",
      },
      {
        id: "workable:acme:F6A7B8C9D0",
        places: ["India"],
        type: null,
        mode: "WFH",
        years: "0-0",
        posted: "2026-05-01T00:00:00.000Z",
      },
    ],
    ["it has no id"],
  ],
  recruitee: [
    "acme",
    [
      {
        id: "recruitee:acme:501",
        company: "Acme Labs",
        department: "Platform",
        places: ["Berlin, Germany", "Pune, India"],
        type: "FULL_TIME",
        mode: "WFH",
        pay: "60000-75000 EUR YEAR",
        years: "4-9999",
        posted: "2026-08-05T10:10:39.000Z",
        expires: "2026-12-24T00:00:00.000Z",
        url: "https://acme.recruitee.com/o/platform-engineer",
      },
      {
        id: "recruitee:acme:502",
        places: ["Remote job", "Poznań, Poland"],
        type: "PART_TIME",
        mode: "WFO",
        pay: null,
        posted: "2026-06-01T09:00:00.000Z",
      },
      { id: "recruitee:acme:503", title: "Gone" },
    ],
    ["it has no title"],
  ],
  smartrecruiters: [
    "AcmeLabs",
    [
      {
        id: "smartrecruiters:acmelabs:744000100000001",
        company: "Acme Labs",
        department: "Jakość",
        places: ["Pune, India"],
        type: "FULL_TIME",
        mode: "HYBRID",
        years: "0-0",
        posted: "2026-08-05T11:45:06.679Z",
        url: "https://jobs.smartrecruiters.com/AcmeLabs/744000100000001",
      },
      {
        places: ["Brno, Czechia"],
        department: "Sales",
        type: null,
        mode: "WFH",
        url: "https://jobs.smartrecruiters.com/AcmeLabs/744000100000002-manager",
      },
    ],
    ["it has no id"],
  ],
  teamtailor: [
    "acme",
    [
      {
        id: "teamtailor:acme:7167985",
        title: "Account Executive",
        company: "Acme Labs",
        places: ["Madrid, Spain"],
        type: "FULL_TIME",
        mode: null,
        posted: "2026-02-04T08:26:20.000Z",
        url: "https://acme.teamtailor.com/jobs/7167985-account-executive",
      },
      { id: "teamtailor:acme:no-posting", title: "Open application", places: [], posted: null },
    ],
    ["it has no id"],
  ],
  pinpoint: [
    "acme",
    [
      {
        id: "pinpoint:acme:post-1",
        company: "The Company",
        department: "Technology",
        places: ["United States"],
        type: "FULL_TIME",
        mode: "WFH",
        pay: "135000-198000 USD YEAR",
        posted: null,
        expires: "2026-08-29T03:59:59.000Z",
        url: "https://acme.pinpointhq.com/en/postings/post-1",
      },
      {
        department: "Consulting",
        places: ["Atlanta, GA"],
        mode: "HYBRID",
        pay: "70-90 USD HOUR",
        url: "https://acme.pinpointhq.com/postings/post-2",
      },
    ],
    ["it has no id"],
  ],
  bamboohr: [
    "acme",
    [
      {
        id: "bamboohr:acme:86",
        company: "The Company",
        department: "Care",
        places: ["Fort Lauderdale, Florida"],
        type: "FULL_TIME",
        mode: null,
        posted: null,
        url: "https://acme.bamboohr.com/careers/86",
      },
      { places: ["Pune, Maharashtra, India"], type: "INTERNSHIP", mode: "WFH" },
    ],
    ["it has no id"],
  ],
  workday: [
    "acme.wd5.Careers",
    [
      {
        id: "workday:acme:JR354232",
        company: "The Company",
        places: ["Illinois, Chicago"],
        type: null,
        mode: null,
        posted: null,
        url: "https://acme.wd5.myworkdayjobs.com/Careers/job/Illinois---Chicago/Solution-Architect_JR354232",
      },
      { id: "workday:acme:R-77-1", places: ["Pune, India"] },
    ],
    ["it has no id"],
  ],
  justjoinit: [
    "justjoin",
    [
      {
        id: "justjoinit:justjoin:aaaaaaaa-0000-4000-8000-000000000001",
        company: "Acme Labs",
        department: "net",
        places: ["Gdańsk", "Warszawa"],
        type: "FULL_TIME",
        mode: "HYBRID",
        pay: "26000-31000 PLN MONTH",
        posted: "2026-08-06T10:31:23.032Z",
        expires: "2026-11-04T22:59:59.999Z",
        url: "https://acme.example/form/1?source=justjoin.it",
      },
      { places: ["Gdańsk"], type: "PART_TIME", mode: "WFO", pay: null, url: null },
    ],
    ["it names no company"],
  ],
  personio: [
    "acme",
    [
      {
        id: "personio:acme:1834171",
        title: "Staff Engineer, R&D",
        company: "Acme SE & Co. KG",
        department: "Product and Tech &bombs;",
        places: ["Munich", "Berlin", "Pune"],
        type: "FULL_TIME",
        years: "7-10",
        posted: "2024-11-13T14:10:41.000Z",
        url: "https://acme.jobs.personio.de/job/1834171",
      },
      { company: "The Company", places: ["Remote"], type: "INTERNSHIP", mode: "WFH", years: "0-1", posted: null },
    ],
    ["it has no id"],
  ],
  neogov: [
    "exampleagency",
    [
      {
        id: "neogov:exampleagency:410001",
        company: "Example Agency",
        department: "Information Technology",
        places: ["Atlanta, Georgia"],
        pay: "135000-175000 USD YEAR",
        years: "5-9999",
        posted: "2026-08-19T05:00:00.000Z",
        expires: "2026-09-20T04:59:00.000Z",
        url: "https://www.governmentjobs.com/careers/exampleagency/jobs/410001",
      },
      { department: "Project Management", mode: "WFH", pay: null, posted: "2026-08-18T14:00:00.000Z" },
    ],
    ["it has no id"],
  ],
  jobvite: [
    "acme",
    [
      {
        id: "jobvite:acme:octxAfww",
        title: "Manager, Development & Grants",
        company: "The Company",
        places: ["Chicago, Illinois"],
        posted: null,
        url: "https://jobs.jobvite.com/acme/job/octxAfww",
      },
      { id: "jobvite:acme:ohAzAfwK", type: "INTERNSHIP", mode: "WFH" },
    ],
    ["it has no title"],
  ],
  icims: [
    "careers-acme",
    [
      {
        id: "icims:careers-acme:8214",
        title: "Payroll Specialist",
        company: "The Company",
        places: ["United States"],
        posted: null,
        url: "https://careers-acme.icims.com/jobs/8214/payroll-specialist/job",
      },
      { places: ["Pune", "Chennai"], type: "INTERNSHIP" },
    ],
    ["it has no id"],
  ],
  indeedxml: [
    "feed",
    [
      {
        id: "indeedxml:feed:REF-1",
        company: "AT&T Labs",
        department: "Analytics",
        places: ["Bengaluru, India"],
        type: "FULL_TIME",
        mode: "HYBRID",
        pay: "600000-900000 INR YEAR",
        years: "0-2",
        posted: "2026-01-01T08:00:00.000Z",
        expires: "2026-12-01T00:00:00.000Z",
        url: "https://ats.example/jobs/1?source=indeed&id=1",
      },
      {
        title: "Writer & Editor at AT&T",
        places: ["Pune, Maharashtra, India"],
        type: "PART_TIME",
        pay: null,
        posted: "2026-02-02T08:00:00.000Z",
      },
    ],
    ["it has no referencenumber", "it names no company"],
  ],
  jsonld: [
    "acme.example",
    [
      {
        id: "jsonld:acme.example:4711",
        title: "Backend Engineer",
        company: "Acme Labs",
        department: "Software",
        places: ["Bengaluru, KA, India"],
        type: "FULL_TIME",
        pay: "2500000-3500000 INR YEAR",
        years: "2-9999",
        posted: "2026-08-01T00:00:00.000Z",
        expires: "2026-12-31T18:29:59.000Z",
        url: "https://www.acme.example/careers/engineer",
      },
      {
        company: "The Company",
        places: ["Remote - India"],
        type: null,
        mode: "WFH",
        pay: "40-40 USD HOUR",
        url: "https://www.acme.example/careers/support?utm_source=x",
      },
    ],
    ["it has no title"],
  ],
  rss: [
    "guild",
    [
      {
        title: "Backend Engineer",
        company: "Acme Labs",
        department: null,
        places: ["Pune, India"],
        type: "PART_TIME",
        years: "3-5",
        posted: "2026-02-02T08:00:00.000Z",
        url: "https://guild.example/jobs/backend-engineer",
      },
      {
        company: "The Company",
        department: "Support",
        mode: "WFH",
        pay: "400000-600000 INR YEAR",
        posted: null,
        url: "https://guild.example/jobs/support-agent",
      },
    ],
    ["it has neither a guid nor an address"],
  ],
};
