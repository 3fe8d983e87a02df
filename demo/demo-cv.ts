// The CV of the demo's candidate, so that a first look at the product already shows how jobs match.
import { makePdf, type PdfLine } from "./draw-pdf.ts";

export const DEMO_CV_NAME = "Meera Nair - CV.pdf";

const title = (text: string): PdfLine => ({ text, size: 13, bold: true });
const strong = (text: string): PdfLine => ({ text, bold: true });

const LINES: readonly PdfLine[] = [
  { text: "Meera Nair", size: 22, bold: true },
  "Senior Backend Engineer",
  "candidate@demo.vouchboard.example | Bengaluru, India | https://meera-nair.example",
  "",
  title("Summary"),
  "Backend engineer who builds payment and logistics services that stay up, and helps the people around",
  "her to do the same. Likes plain code, small changes and numbers before and after.",
  "",
  title("Experience"),
  strong("Senior Backend Engineer, Tidewater Payments"),
  "Apr 2021 - Present",
  "- Runs the settlement services in Java and Spring Boot: 40 million payments a month on PostgreSQL.",
  "- Moved nightly batches to Apache Kafka; merchants see their money six hours earlier.",
  "- Leads system design reviews and mentors three engineers.",
  "",
  strong("Backend Engineer, Parcel Harbour"),
  "Jul 2018 - Mar 2021",
  "- Built REST APIs in Node.js and TypeScript that forty carriers use for tracking.",
  "- Brought Docker and Kubernetes to the team; releases went from weekly to daily.",
  "",
  strong("Software Engineer, Greenleaf Software Services"),
  "Jun 2016 - Jun 2018",
  "- Wrote reports in Python and SQL for hospitals, and the tests that were missing.",
  "",
  title("Education"),
  "B.Tech in Computer Science, Periyar Coast Institute of Technology",
  "2012 - 2016",
  "",
  title("Skills"),
  "Java, Spring Boot, Node.js, TypeScript, Python, PostgreSQL, MySQL, SQL, Redis, Apache Kafka, REST APIs,",
  "Microservices, System Design, Data Structures, Docker, Kubernetes, AWS, Git, Linux",
  "",
  title("Soft skills"),
  "Communication, Ownership, Problem Solving, Collaboration, Mentoring",
];

/** A PDF of one page. */
export const demoCv = (): Uint8Array<ArrayBuffer> => makePdf(LINES);
