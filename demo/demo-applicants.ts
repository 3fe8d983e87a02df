// The invented applicants of the demo's company, each with a CV that fits the wanted job more or less.
import { makePdf, type PdfLine } from "./draw-pdf.ts";

export type DemoApplicant = {
  name: string;
  city: string;
  /** The index of the chosen job they apply to. */
  job: 0 | 1 | 2;
  /** The share of the job's skills that they have. */
  fit: number;
  /** Years of experience beyond those the job requires. */
  yearsOver: number;
  /** The stages the company moves them to, in order. */
  stages: readonly ("SHORTLISTED" | "INTERVIEW" | "OFFERED" | "REJECTED")[];
  daysAgo: number;
  employers: readonly [string, string];
  note?: string;
};

export const DEMO_APPLICANTS: readonly DemoApplicant[] = [
  {
    name: "Ananya Krishnan",
    city: "Chennai",
    job: 0,
    fit: 1,
    yearsOver: 3,
    stages: ["SHORTLISTED", "INTERVIEW"],
    daysAgo: 8,
    employers: ["Saffron Grid", "Lakeview Software"],
    note: "Explained a hard decision clearly in the first call. Ask about on-call.",
  },
  {
    name: "Farhan Qureshi",
    city: "Hyderabad",
    job: 0,
    fit: 0.9,
    yearsOver: 1,
    stages: ["SHORTLISTED"],
    daysAgo: 7,
    employers: ["Minaret Systems", "Deccan Data Works"],
  },
  {
    name: "Leela Thomas",
    city: "Kochi",
    job: 0,
    fit: 0.8,
    yearsOver: 5,
    stages: ["SHORTLISTED", "INTERVIEW", "OFFERED"],
    daysAgo: 9,
    employers: ["Backwater Analytics", "Coir and Code"],
    note: "The team would start tomorrow. Notice period is 60 days.",
  },
  {
    name: "Vikram Deshpande",
    city: "Pune",
    job: 0,
    fit: 0.7,
    yearsOver: 0,
    stages: [],
    daysAgo: 5,
    employers: ["Sahyadri Tech", "Two Rivers Labs"],
  },
  {
    name: "Sneha Kulkarni",
    city: "Mumbai",
    job: 0,
    fit: 0.6,
    yearsOver: 2,
    stages: [],
    daysAgo: 4,
    employers: ["Harbour Line Studio", "Queen's Necklace Digital"],
  },
  {
    name: "Imran Sheikh",
    city: "Ahmedabad",
    job: 0,
    fit: 0.45,
    yearsOver: -1,
    stages: ["REJECTED"],
    daysAgo: 6,
    employers: ["Riverfront Systems", "Kite Festival Media"],
  },
  {
    name: "Tenzin Dolma",
    city: "Gangtok",
    job: 0,
    fit: 0.4,
    yearsOver: 1,
    stages: [],
    daysAgo: 3,
    employers: ["Teesta Outfitters", "High Pass Software"],
  },
  {
    name: "Rahul Bose",
    city: "Kolkata",
    job: 0,
    fit: 0.2,
    yearsOver: -2,
    stages: [],
    daysAgo: 2,
    employers: ["Hooghly Paper", "Tram Stop Studios"],
  },
  {
    name: "Neha Agarwal",
    city: "Jaipur",
    job: 0,
    fit: 0,
    yearsOver: -3,
    stages: [],
    daysAgo: 1,
    employers: ["Pink City Crafts", "Amber Fort Tours"],
  },
  {
    name: "Karthik Subramanian",
    city: "Bengaluru",
    job: 1,
    fit: 1,
    yearsOver: 1,
    stages: ["SHORTLISTED"],
    daysAgo: 6,
    employers: ["Garden City Works", "Blue Tram Software"],
    note: "Would rather work from the second office; both are fine with us.",
  },
  {
    name: "Priya Menon",
    city: "Thiruvananthapuram",
    job: 1,
    fit: 0.75,
    yearsOver: 4,
    stages: [],
    daysAgo: 5,
    employers: ["Spice Coast Digital", "Monsoon Labs"],
  },
  {
    name: "Zara Ansari",
    city: "Lucknow",
    job: 1,
    fit: 0.5,
    yearsOver: 0,
    stages: ["SHORTLISTED", "INTERVIEW"],
    daysAgo: 7,
    employers: ["Chikan Lane", "Gomti Systems"],
  },
  {
    name: "Arvind Rathore",
    city: "Udaipur",
    job: 1,
    fit: 0.35,
    yearsOver: 6,
    stages: [],
    daysAgo: 3,
    employers: ["Lake Palace Software", "Desert Rail Logistics"],
  },
  {
    name: "Joyce D'Souza",
    city: "Panaji",
    job: 1,
    fit: 0.15,
    yearsOver: 0,
    stages: [],
    daysAgo: 1,
    employers: ["Susegad Studio", "Mandovi Shipping"],
  },
  {
    name: "Harpreet Gill",
    city: "Chandigarh",
    job: 2,
    fit: 0.9,
    yearsOver: 2,
    stages: [],
    daysAgo: 4,
    employers: ["Rock Garden Tech", "Five Rivers Software"],
  },
  {
    name: "Divya Nambiar",
    city: "Kozhikode",
    job: 2,
    fit: 0.65,
    yearsOver: 1,
    stages: ["SHORTLISTED"],
    daysAgo: 5,
    employers: ["Beypore Works", "Malabar Systems"],
  },
  {
    name: "Sameer Joshi",
    city: "Nagpur",
    job: 2,
    fit: 0.3,
    yearsOver: -1,
    stages: [],
    daysAgo: 2,
    employers: ["Orange City Media", "Central Line Software"],
  },
];

/** What a CV is written from. */
export type WantedJob = { jobTitle: string; coreSkills: string[]; softSkills: string[]; minYears: number };

const title = (text: string): PdfLine => ({ text, size: 13, bold: true });
const strong = (text: string): PdfLine => ({ text, bold: true });
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const monthOf = (date: Date) => `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
const yearsBefore = (date: Date, years: number) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - Math.round(years * 12), 1));
/** Characters that the PDF's fonts lack become hyphens. */
const drawable = (text: string) => text.replace(/[^\0-\u00ff]/gu, "-");
const partOf = (skills: readonly string[], part: number) => skills.slice(0, Math.round(skills.length * part));

/** Extra skills that every applicant has. */
const ALSO = ["Microsoft Excel", "Git"];

/** A one-page PDF, as a word processor would export it in the month of `now`. */
export function applicantCv(person: DemoApplicant, email: string, job: WantedJob, now: Date): Uint8Array<ArrayBuffer> {
  const role = drawable(person.fit >= 0.4 ? job.jobTitle.replace(/\s*[([,|].*$/, "") : "Associate");
  const years = Math.max(0.5, job.minYears + person.yearsOver);
  const [current, former] = person.employers;
  const changed = yearsBefore(now, years / 2);
  const core = [...partOf(job.coreSkills, person.fit), ...ALSO].map(drawable);
  const soft = [...new Set([...partOf(job.softSkills, person.fit), "Teamwork"])].map(drawable);
  return makePdf([
    { text: person.name, size: 22, bold: true },
    role,
    `${email} | ${person.city}, India`,
    "",
    title("Experience"),
    strong(`${role}, ${current}`),
    `${monthOf(changed)} - Present`,
    "- Plans the work of a small team and does a good part of it.",
    "",
    strong(`Associate, ${former}`),
    `${monthOf(yearsBefore(now, years))} - ${monthOf(yearsBefore(changed, 1 / 12))}`,
    "- Learned the trade, and wrote down what nobody had.",
    "",
    title("Education"),
    "B.Tech, Western Ghats Institute of Technology",
    `${yearsBefore(now, years + 4).getUTCFullYear()} - ${yearsBefore(now, years).getUTCFullYear()}`,
    "",
    title("Skills"),
    core.join(", "),
    "",
    title("Soft skills"),
    soft.join(", "),
  ]);
}
