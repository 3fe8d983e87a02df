// What is found in running text, and what must not be.
import assert from "node:assert/strict";
import { test } from "node:test";
import { mineSkills } from "./mine-skills.ts";

const FOUND: [string, string[]][] = [
  ["Experience in Go and Kubernetes", ["Go", "Kubernetes"]],
  ["Skills: python, go, rust", ["Python", "Go", "Rust"]],
  ["We need a Go developer", ["Go"]],
  ["Java, Spring, Hibernate", ["Java", "Spring", "Hibernate"]],
  ["R programming and SAS", ["R", "SAS"]],
  ["Python, R, SQL", ["Python", "R", "SQL"]],
  ["C, C++ and Java", ["C", "C++", "Java"]],
  ["C++/C#/.NET", ["C++", "C#", ".NET"]],
  ["ASP.NET Core, VB.NET", [".NET Core", "VB.NET"]],
  ["Node JS, ReactJS and Vue.js", ["Node.js", "React", "Vue.js"]],
  ["REST and SOAP services", ["REST APIs", "SOAP"]],
  ["Strong analytical, organizational and interpersonal skills", ["Analytical Thinking"]],
  ["Exceptional analytical and problem-solving abilities", ["Analytical Thinking"]],
  ["Acts with integrity and takes ownership", ["Integrity", "Ownership"]],
  ["NAS/SAN storage and streaming data", ["Storage Administration", "Stream Processing"]],
  ["Crystal Reports, JMP and core banking", ["Crystal Reports", "JMP", "Core Banking"]],
  ["Proficient in Excel, Word and PowerPoint", ["Microsoft Excel", "Microsoft Word", "Microsoft PowerPoint"]],
  ["Advanced Excel is a must", ["Microsoft Excel"]],
  ["SAP FICO consultant", ["SAP FICO"]],
  ["CI/CD pipelines with GitLab", ["CI/CD", "GitLab"]],
  ["A/B testing", ["A/B Testing"]],
  ["HTML5, CSS3 and Python3", ["HTML", "CSS", "Python"]],
  ["Angular 6/7", ["Angular"]],
  ["Machine Learning/Deep Learning", ["Machine Learning", "Deep Learning"]],
  ["supply-chain management", ["Supply Chain Management"]],
  ["Power Point presentations", ["Microsoft PowerPoint"]],
  ["fluent in French and English", ["French", "English"]],
  ["German and Spanish speaking agents", ["German", "Spanish"]],
  ["PMP or CompTIA Security+ certified", ["PMP", "CompTIA Security+"]],
  ["ownership of P&L", ["P&L Management"]],
  ["A detail-oriented team player", ["Attention to Detail", "Teamwork"]],
  ["strong SQLExperience and JavaKnowledge", ["SQL", "Java"]],
  ["PYTHON, SPRING, HIBERNATE REQUIRED", ["Python", "Spring", "Hibernate"]],
  ["GST returns in Tally", ["GST", "TallyPrime"]],
  ["Qt and QML", ["Qt"]],
  ["Slack, Microsoft Teams", ["Slack", "Microsoft Teams"]],
];

const TRAPS: [string, string][] = [
  ["Own the go to market plan", "Go"],
  ["Go above and beyond for Python users", "Go"],
  ["Our R&D team", "R"],
  ["Reporting to C-level executives", "C"],
  ["Series C funding", "C"],
  ["vitamin C, zinc", "C"],
  ["John R. Smith leads the team", "R"],
  ["You excel in communication", "Microsoft Excel"],
  ["Excel in teamwork", "Microsoft Excel"],
  ["Interns for spring 2025", "Spring"],
  ["Spring 2025, Python interns", "Spring"],
  ["a swift response", "Swift"],
  ["Swift response to tickets", "Swift"],
  ["less than five years of Java", "LESS"],
  ["access to training", "Microsoft Access"],
  ["Access to Excel files", "Microsoft Access"],
  ["reply asap", "SAP"],
  ["the rest of the team", "REST APIs"],
  ["by word of mouth", "Microsoft Word"],
  ["Teams of engineers", "Microsoft Teams"],
  ["Our team", "Microsoft Teams"],
  ["experience in design", "Adobe InDesign"],
  ["train our sales force", "Salesforce"],
  ["a five-day work day", "Workday"],
  ["custom solutions", "Customs Clearance"],
  ["tailor solutions to clients", "Garment Manufacturing"],
  ["driving results", "Driving"],
  ["clean code and data cleaning", "Housekeeping"],
  ["San Francisco, CA", "Chartered Accountant"],
  ["French press coffee", "French"],
  ["Responsible for reports", "Reporting"],
  ["Certified by The Linux Foundation", "Linux"],
  ["GitHub: @somebody", "GitHub"],
  ["onboarding of 1,200 travel nurses", "Nursing"],
  ["The ANM of the magnet was measured", "Nursing"],
  ["Born in St. Cloud, Minnesota", "Cloud Computing"],
  ["reports to senior leadership", "Leadership"],
  ["member of the leadership team", "Leadership"],
  ["experience in SWIFT payments", "Swift"],
  ["ensure master data integrity", "Integrity"],
  ["until the end of the scheduled workday", "Workday"],
  ["cutting-edge AI", "Edge Computing"],
  ["P&C insurance", "C"],
  ["R is not required", "R"],
  ["You need no Java experience", "Java"],
  ["www.example.net", ".NET"],
  ["Work with the marketing department", "Marketing"],
  ["A member of staff in San Jose, Linux, NFS", "Storage Administration"],
  ["Jira, Git and other ticketing platforms", "Travel Coordination"],
  ["Excellent visualization skills and storytelling", "Creative Writing"],
  ["document generation, e-signature and contracts", "DocuSign"],
  ["Designing solutions to enhance the experience", "Solution Architecture"],
  ["Business analysis with a focus on ETD and OTC", "Order Processing"],
  ["Google AdWords: refine and improve CPC", "Certified Medical Coder"],
  ["Sales Navigator, Sales Navigator and Sales Navigator", "Sales"],
  ["$24/hr, $25/hr or $26/hr", "Human Resources"],
  ["See https://news.example/articles/drupal/114007982.cms", "CMS"],
  ["Python, MySQL and Redis in Aurora, CO", "Amazon Aurora"],
  ["Manager, Hong Kong", "Kong"],
  ["Company: Mentor Graphics", "Mentoring"],
  ["International Coaching Federation", "Mentoring"],
  ["Build analytical tools and reports", "Analytical Thinking"],
  ["ensure data quality, accuracy and integrity", "Integrity"],
  ["the integrity of the records", "Integrity"],
  ["collaborative agentic frameworks", "Teamwork"],
  ["Design adaptable and scalable solutions", "Adaptability"],
  ["take part as an ownership partner", "Ownership"],
  ["Manage them, keep them motivated", "Self-Motivation"],
  ["assist the Business Solutions and Architecture leadership", "Leadership"],
  ["Exposure to streaming data", "Apache Flink"],
  ["Experience of core banking", "Finacle"],
  ["Quality assurance, QA/QT and C++", "Qt"],
  ["MedDRA and drug coding reviews", "Software Development"],
  ["Please send an MS Word resume, with Excel", "Microsoft Word"],
  ["mentors and learning and development sessions", "Training and Development"],
  ["Failure Analysis and Correction Teams (FACT), Excel", "Microsoft Teams"],
  ["Right attitude (agile, curious), Scrum", "Agile"],
  ["If you are motivated to join the team", "Self-Motivation"],
  ["Monitors the radio communication", "Communication"],
  ["image optimization techniques for the web", "Optimization Modeling"],
  ["incident reporting through final disposition", "Incident Management"],
  ["The Seismic Enablement Cloud™ and SQL", "Cloud Computing"],
];

const namesIn = (text: string) => mineSkills(text).map((hit) => hit.name);

for (const [text, expected] of FOUND) {
  test(`finds ${expected.join(", ")} in "${text}"`, () => {
    const names = namesIn(text);
    for (const name of expected) assert.ok(names.includes(name), `${name} not in ${names.join(", ")}`);
  });
}

for (const [text, trap] of TRAPS) {
  test(`does not find ${trap} in "${text}"`, () => assert.ok(!namesIn(text).includes(trap), namesIn(text).join(", ")));
}

test("the longest name wins and is counted once", () => {
  assert.deepEqual(namesIn("SQL Server Reporting Services"), ["SSRS"]);
  assert.deepEqual(namesIn("Spring Boot, Spring Cloud"), ["Spring Boot", "Spring Cloud"]);
});

test("a hit carries skill, kind, group, the place of its first mention and the number of mentions", () => {
  const text = "Docker, python and Python 3; docker";
  const [docker, python] = mineSkills(text);
  assert.deepEqual(docker && { ...docker, skill: docker.skill.name }, {
    skill: "Docker",
    name: "Docker",
    kind: "core",
    group: "devops and infrastructure",
    position: 0,
    end: 6,
    count: 2,
  });
  assert.equal(text.slice(python?.position, python?.end), "python");
  assert.equal(python?.count, 2);
});

test("a field of work counts in a title, or when the text keeps naming it", () => {
  assert.deepEqual(
    mineSkills("Finance Manager", { title: true }).map((hit) => hit.name),
    ["Finance"],
  );
  assert.deepEqual(namesIn("Talk to finance."), []);
  assert.deepEqual(namesIn("Finance leads. Finance plans. Finance closes."), ["Finance"]);
});

test("options keep kinds apart and let names run over a line break", () => {
  const text = "Python, teamwork and Hindi speaking";
  assert.deepEqual(
    mineSkills(text, { kinds: ["soft"] }).map((hit) => hit.name),
    ["Teamwork"],
  );
  assert.deepEqual(namesIn("machine\nlearning"), []);
  assert.deepEqual(
    mineSkills("machine\nlearning", { wrapped: true }).map((hit) => hit.name),
    ["Machine Learning"],
  );
});

test("the same text always gives the same answer", () => {
  const text = "Go, R and C with Python; strong communication, Excel and SAP S/4HANA. PMP preferred.";
  assert.deepEqual(mineSkills(text), mineSkills(text));
});

test("empty, odd and very long texts are taken", () => {
  assert.deepEqual(mineSkills(""), []);
  assert.deepEqual(mineSkills("\u0000 💥 … ''' &&& +++ ###"), []);
  assert.equal(mineSkills("Python ".repeat(100_000))[0]?.count, 100_000);
  assert.ok(mineSkills("Go,".repeat(50_000)).length <= 1);
  assert.deepEqual(mineSkills("aB".repeat(100_000)), []);
  assert.deepEqual(mineSkills(" ".repeat(200_000)), []);
});
