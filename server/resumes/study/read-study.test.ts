// Schools, degrees and years from the layouts people use.
import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { documentOf } from "../../../tests/support/resume-lines.ts";
import { readStudy } from "./read-study.ts";
import { isDegree, isSubUnit, schoolIn } from "./school-name.ts";

/** The lines of an education section, and "Degree @ School from..to" for each that must be read. */
const CASES: readonly { name: string; text: string; schools: readonly string[] }[] = [
  {
    name: "jake",
    text: `
**Southtown University** || Georgetown, TX
Bachelor of Arts in Computer Science, Minor in Business || Aug. 2018 - May 2021
**Blinn College** || Bryan, TX
Associate's in Liberal Arts || Aug. 2014 - May 2018
`,
    schools: [
      "Bachelor of Arts in Computer Science, Minor in Business @ Southtown University 2018-08..2021-05",
      "Associate's in Liberal Arts @ Blinn College 2014-08..2018-05",
    ],
  },
  {
    name: "degree first",
    text: `
Doctor of Philosophy (PhD), Physics || 2012 - 2016
University of Wibble, Wobbleton
Master of Science, Physics || 2010 - 2012
Wobble Institute of Technology
`,
    schools: [
      "Doctor of Philosophy (PhD), Physics @ University of Wibble 2012..2016",
      "Master of Science, Physics @ Wobble Institute of Technology 2010..2012",
    ],
  },
  {
    name: "one line",
    text: `
B.Tech, Computer Science, Indian Institute of Technology, Kanpur, 2015, CGPA 8.5
Class XII, Delhi Public School, R.K. Puram, 2011, 92%
Class X, Delhi Public School, R.K. Puram, 2009, 9.8
`,
    schools: [
      "B.Tech, Computer Science @ Indian Institute of Technology -..2015",
      "Class XII @ Delhi Public School -..2011",
      "Class X @ Delhi Public School -..2009",
    ],
  },
  {
    name: "table",
    text: `
Degree || Institute || Year || CGPA
B.Tech || NIT Trichy || 2015-2019 || 8.9
XII (CBSE) || Kendriya Vidyalaya No. 1 || 2015 || 91.2%
X (CBSE) || Kendriya Vidyalaya No. 1 || 2013 || 10
`,
    schools: [
      "B.Tech @ NIT Trichy 2015..2019",
      "XII (CBSE) @ Kendriya Vidyalaya No. 1 -..2015",
      "X (CBSE) @ Kendriya Vidyalaya No. 1 -..2013",
    ],
  },
  {
    name: "linkedin",
    text: `
University of Wibble
Bachelor of Technology - BTech, Computer Science · (2012 - 2016)
Wobble School
Higher Secondary, Science · (2010 - 2012)
`,
    schools: [
      "Bachelor of Technology @ University of Wibble 2012..2016",
      "Higher Secondary, Science @ Wobble School 2010..2012",
    ],
  },
  {
    name: "abbreviations",
    text: `
MIT || Cambridge, MA
S.B. in Computer Science || 2015 - 2019
UCLA || Los Angeles, CA
MS Statistics || 2019 - 2021
`,
    schools: ["S.B. in Computer Science @ MIT 2015..2019", "MS Statistics @ UCLA 2019..2021"],
  },
  {
    name: "unknown names",
    text: `
**Ashesi** || 2015 - 2019
BSc Computer Science
**Achimota** || 2012 - 2015
WASSCE
`,
    schools: ["BSc Computer Science @ Ashesi 2015..2019"],
  },
  {
    name: "french",
    text: `
2019 - 2021 || Master Informatique, Université de Wibble, Lyon
2016 - 2019 || Licence Informatique, Université de Wobble, Paris
2016 || Baccalauréat scientifique, Lycée Victor Wibble, mention bien
`,
    schools: [
      "Master Informatique @ Université de Wibble 2019..2021",
      "Licence Informatique @ Université de Wobble 2016..2019",
      "Baccalauréat scientifique @ Lycée Victor Wibble -..2016",
    ],
  },
  {
    name: "german",
    text: `
10/2014 - 09/2017 || Bachelor of Science Informatik, TU Wibble
08/2006 - 07/2014 || Abitur, Wobble-Gymnasium Bonn
`,
    schools: [
      "Bachelor of Science Informatik @ TU Wibble 2014-10..2017-09",
      "Abitur @ Wobble-Gymnasium Bonn 2006-08..2014-07",
    ],
  },
  {
    name: "expected",
    text: `
University of Wibble, Austin, TX || Expected May 2025
Bachelor of Science in Computer Science; GPA: 3.9/4.0
Relevant Coursework: Data Structures, Algorithms, Machine Learning at Scale
Dean's List (2022, 2023)
Study abroad: University of Wobble, Prague || Spring 2024
`,
    schools: [
      "Bachelor of Science in Computer Science @ University of Wibble, Austin -..2025-05",
      "Study abroad @ University of Wobble, Prague -..2024-05",
    ],
  },
  {
    name: "indian sentences",
    text: `
 • B.E. in Mechanical Engineering from Anna University, Chennai with 78% in 2014.
 • HSC from St. Mary's Higher Secondary School with 85% in 2010.
 • SSLC from St. Mary's Higher Secondary School with 89% in 2008.
`,
    schools: [
      "B.E. in Mechanical Engineering @ Anna University -..2014",
      "HSC @ St. Mary's Higher Secondary School -..2010",
      "SSLC @ St. Mary's Higher Secondary School -..2008",
    ],
  },
  {
    name: "dash",
    text: `
University of Wibble - BA Economics, 2010
Wobble Business School - MBA, 2014
`,
    schools: ["BA Economics @ University of Wibble -..2010", "MBA @ Wobble Business School -..2014"],
  },
  {
    name: "title case with school of",
    text: `
**Wibble University, School of Engineering** || 2015 - 2019
Bachelor of Science in Electrical Engineering
**The Wobble School**, London || 2008 - 2015
A-levels: Maths (A), Physics (A)
`,
    schools: [
      "Bachelor of Science in Electrical Engineering @ Wibble University 2015..2019",
      "A-levels @ The Wobble School 2008..2015",
    ],
  },
  {
    name: "certificates mixed",
    text: `
MSc Data Science, University of Wibble || 2020
Data Analytics Certificate, Wobble Online || 2021
BSc Mathematics, University of Wobble || 2016
`,
    schools: ["MSc Data Science @ University of Wibble -..2020", "BSc Mathematics @ University of Wobble -..2016"],
  },
  {
    name: "executive",
    text: `
MBA, Finance, The Wharton School, University of Pennsylvania
BS, Accounting, Boston College
`,
    schools: [
      "MBA, Finance @ The Wharton School, University of Pennsylvania -..-",
      "BS, Accounting @ Boston College -..-",
    ],
  },
  {
    name: "colon",
    text: `
Bachelor of Arts: Psychology
Wibble State University - Columbus, OH
May 2015
High School Diploma
Wobble High School - Dayton, OH
`,
    schools: ["Bachelor of Arts @ Wibble State University -..2015-05", "High School Diploma @ Wobble High School -..-"],
  },
  {
    name: "nurse",
    text: `
Associate of Science in Nursing (ASN), Wibble Community College, Tampa, FL, 2012
`,
    schools: ["Associate of Science in Nursing (ASN) @ Wibble Community College -..2012"],
  },
  {
    name: "phd advisor",
    text: `
PhD in Biology, University of Wibble || 2010 - 2015
Thesis: The fate of cells in University hospitals
Advisor: Prof. X, Institute of Biology
`,
    schools: ["PhD in Biology @ University of Wibble 2010..2015"],
  },
  {
    name: "close columns",
    text: `
Course Institute || Year Marks
B.E. (ECE) Wibble College of Engineering || 2018 8.1 CGPA
`,
    schools: ["B.E. (ECE) @ Wibble College of Engineering -..2018"],
  },
  {
    name: "table with bars",
    text: `
Course | Board/University | Year | %
B.E. (ECE) | Wibble Institute of Technology | 2018 | 71
HSC | Wobble National High School | 2014 | 80
`,
    schools: ["B.E. (ECE) @ Wibble Institute of Technology -..2018", "HSC @ Wobble National High School -..2014"],
  },
  {
    name: "german schools for a trade",
    text: `
09/2007 - 07/2009 || Staatlich geprüfter Techniker
|| Berufliches Schulzentrum Wobbleburg
09/2004 - 07/2007 || Ausbildung zum Tischler, Berufsschule Wibblestadt
`,
    schools: [
      "Staatlich geprüfter Techniker @ Berufliches Schulzentrum Wobbleburg 2007-09..2009-07",
      "Ausbildung zum Tischler @ Berufsschule Wibblestadt 2004-09..2007-07",
    ],
  },
  {
    name: "no institution",
    text: `
Bachelor of Commerce || 2010
`,
    schools: [],
  },
];

for (const { name, text, schools } of CASES) {
  test(`schools laid out as: ${name}`, () => {
    const read = readStudy(documentOf([["education", "Education", text]]));
    const shown = read?.value.map((one) => `${one.degree ?? "-"} @ ${one.name} ${one.from ?? "-"}..${one.to ?? "-"}`);
    deepEqual(shown ?? [], schools);
  });
}

const NAMES: readonly (readonly [string, string | null])[] = [
  ["College of Engineering, University of Wibble, Pune", "University of Wibble, Pune"],
  ["University of Wibble, Davis", "University of Wibble, Davis"],
  ["B.Sc. in Physics from Wibble College", "Wibble College"],
  ["Wibble Institute of Technology (affiliated to Wobble University)", "Wibble Institute of Technology"],
  ["UC Wibble", "UC Wibble"],
  ["University of Wibble. Thesis on cells", "University of Wibble"],
  ["Wibble University in", "Wibble University"],
  ["B.E. (ECE) Wibble College of Engineering", "Wibble College of Engineering"],
  ["Berufliches Schulzentrum Wobbleburg", "Berufliches Schulzentrum Wobbleburg"],
  ["Course Institute", null],
  ["Board/University", null],
  ["Computer Science", null],
  ["Chess club at school", null],
  ["University", null],
];

for (const [text, name] of NAMES) {
  test(`school in "${text}"`, () => equal(schoolIn(text)?.name ?? null, name));
}

test("degrees are told from words that look like them", () => {
  for (const text of ["BE Mechanical", "B.Tech", "Master of Arts", "Class XII", "PhD", "Abitur", "10th standard"]) {
    equal(isDegree(text), true, text);
  }
  for (const text of ["to be or not", "call me", "Mathematics", "Software"]) equal(isDegree(text), false, text);
});

test("a department is a part of a school, a named college is one", () => {
  equal(isSubUnit("Department of Physics"), true);
  equal(isSubUnit("College of Engineering"), true);
  equal(isSubUnit("College of Charleston"), false);
});

test("without an education section a school beside a degree is found, one in a job is not", () => {
  const found = readStudy(documentOf([["other", "Background", "MSc Physics, University of Wibble || 2015"]]));
  equal(found?.value[0]?.name, "University of Wibble");
  equal(readStudy(documentOf([["experience", "Experience", "Lecturer, University of Wibble || 2015 - 2019"]])), null);
});
