// CVs for tests, as PDFs with real text.
import { makePdf } from "../../demo/cvs.ts";

export { makePdf };

type CvWords = { name?: string; email?: string; skills?: string[]; work?: string[] };

/** A readable CV of `name` with these skills; `work` adds lines to the latest job. */
export function makeCv({
  name = "Asha Rao",
  email = "asha.rao@people.example",
  skills = ["Java", "PostgreSQL"],
  work = [],
}: CvWords = {}) {
  return makePdf([
    { text: name, size: 20, bold: true },
    "Senior Software Engineer",
    `${email} | +91 98765 43210 | Pune, India`,
    "",
    { text: "Experience", size: 14, bold: true },
    { text: "Senior Software Engineer, Blue Lantern Systems", bold: true },
    "Jan 2019 - Present",
    "- Built services for a payments platform and led a team of four.",
    ...work.map((line) => `- ${line}`),
    { text: "Software Engineer, Copper Field Labs", bold: true },
    "Jun 2015 - Dec 2018",
    "- Wrote the first version of it and kept it running.",
    "",
    { text: "Education", size: 14, bold: true },
    "B.Tech in Computer Science, Western Valley University",
    "2011 - 2015",
    "",
    { text: "Skills", size: 14, bold: true },
    skills.join(", "),
    "",
    { text: "Soft skills", size: 14, bold: true },
    "Communication, Leadership",
  ]);
}
