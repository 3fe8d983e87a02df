// What shows a soft skill in a CV's words, and what does not.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { documentOf } from "../../../tests/support/resume-lines.ts";
import { skillByName } from "../../taxonomy/skills/index.ts";
import type { SectionKind } from "../layout.ts";
import { EVIDENCE_RULES, readEvidence } from "./read-evidence.ts";

const under = (kind: SectionKind, text: string, known: string[] = []) =>
  readEvidence(documentOf([[kind, null, text]]), known);
const inWork = (text: string, known?: string[]) => under("experience", text, known).map(({ skillName }) => skillName);

describe("skills that a person's work shows", () => {
  const CASES: [string, string[]][] = [
    ["Led a team of five.", ["Leadership"]],
    [
      "Lead a cross-functional team of 6 engineers in building search.",
      ["Leadership", "Teamwork", "Cross-Functional Collaboration"],
    ],
    ["Headed the design department at two sites.", ["Leadership"]],
    ["Managed a team of 12.", ["Leadership", "Team Management"]],
    ["Supervised 8 nurses on night shifts.", ["Leadership", "Team Management"]],
    ["Responsible for the supervision of a 40-person warehouse.", ["Leadership", "Team Management"]],
    ["Mentored three junior developers.", ["Mentoring"]],
    ["Trained 20 new joiners on the billing system.", ["Mentoring"]],
    ["Collaborated with the mobile team on releases.", ["Teamwork"]],
    ["Worked closely with designers and engineers.", ["Teamwork", "Cross-Functional Collaboration"]],
    ["Partnered with finance and legal to close the books.", ["Teamwork", "Cross-Functional Collaboration"]],
    ["Liaised with vendors in three countries.", ["Communication"]],
    ["Explained lab results to anxious patients.", ["Communication"]],
    ["Presented quarterly results to the board.", ["Communication", "Presentation Skills"]],
    ["Gave talks at two conferences.", ["Communication", "Presentation Skills"]],
    ["Wrote 30 articles on tax.", ["Communication", "Written Communication"]],
    ["Drafted standard operating policies.", ["Written Communication"]],
    ["Analysed churn data to find who leaves.", ["Analytical Thinking"]],
    ["Conducted market analysis for two launches.", ["Analytical Thinking"]],
    ["Resolved 40 customer complaints a week.", ["Problem Solving"]],
    ["Diagnosed and fixed a production outage.", ["Problem Solving"]],
    ["Proofread every page before print.", ["Attention to Detail"]],
    ["Prioritised the backlog with the sales head.", ["Prioritization"]],
    ["Shipped the checkout end-to-end, alone.", ["Ownership"]],
    ["Founded the college robotics club.", ["Initiative"]],
    ["Independently designed the wiring of a substation.", ["Working Independently"]],
    ["Completed all audits ahead of schedule.", ["Time Management"]],
    ["Organised a three-day hackathon for 200 students.", ["Organizational Skills"]],
    ["Improved customer satisfaction by 12 %.", ["Customer Focus"]],
    ["Facilitated weekly retrospectives.", ["Facilitation"]],
    ["Negotiated contracts worth 2 crore.", ["Negotiation"]],
    ["Mediated between tenants and owners.", ["Conflict Resolution"]],
    ["Convinced the leadership to move to Postgres.", ["Persuasion"]],
    ["Defined the product roadmap for payments.", ["Strategic Thinking"]],
    ["Managed four projects simultaneously.", ["Multitasking"]],
  ];
  for (const [text, names] of CASES)
    test(`${names.join(", ")}: ${text}`, () => assert.deepEqual(inWork(`• ${text}`).sort(), names.sort()));
});

describe("nothing is made of", () => {
  const CASES = [
    "Led the migration to Kubernetes.",
    "Led team meetings.",
    "Employee-led groups of the company.",
    "The platform was led by a team of architects.",
    "Looking to lead a team of engineers.",
    "Looking for a role leading a team of engineers.",
    "I have not yet led a team of ten.",
    "Reported to the Team Lead.",
    "Managed the team's budget sheet.",
    "Managed student records.",
    "Trained deep learning models for students.",
    "Joined the in-house training team.",
    "Built collaborative editing and collaborative filtering.",
    "Recommendations paired with a dashboard.",
    "January 2019 to Present, Board of Studies",
    "Was presented with an award at the summit.",
    "Fine-tuned models, achieving high accuracy.",
    "Built conflict resolution algorithms and fixed merge conflicts.",
    "Developed caching strategies.",
    "Motivated engineers wanted.",
    "Encrypted messages end-to-end encryption.",
    "Acme was founded in 1998.",
    "Owned by a holding.",
    "Met with clients.",
    "Analytical chemistry, problem sets and presentation layers.",
  ];
  for (const text of CASES) test(text, () => assert.deepEqual(inWork(`• ${text}`), []));
});

test("the line that shows it comes along, mended where the page breaks it, and cut when it is long", () => {
  const of = (text: string) => under("experience", text)[0]?.evidence;
  assert.equal(
    of("• Mentored a team of four junior develop-\n  ers in two cities.\n• Wrote code."),
    "Mentored a team of four junior developers in two cities.",
  );
  const long = of(
    `• ${"Built the billing of a bank and its many branches, ".repeat(6)}and led a team of nine through it all.`,
  );
  assert.match(long ?? "", /^… .*led a team of nine through it all\.$/);
  assert.ok((long ?? "").length <= 224);
});

test("what is listed already is not proposed, by whatever name; each skill is proposed once, eight at most", () => {
  assert.deepEqual(inWork("• Led a team of five.\n• Led a team of nine.", ["leadership qualities"]), []);
  const all =
    "Led a team of 5.|Managed a team of 2.|Mentored juniors.|Collaborated with sales.|Presented results to the board.|Negotiated contracts.|Proofread all.|Resolved issues.|Analysed data.|Prioritized work."
      .split("|")
      .map((line) => `• ${line}`)
      .join("\n");
  const names = inWork(all);
  assert.equal(names.length, 8);
  assert.equal(new Set(names).size, 8);
});

test("references, schools, lists and publications show nothing; a summary is read for what it claims", () => {
  for (const kind of ["references", "education", "skills", "publications", "interests"] as const)
    assert.deepEqual(under(kind, "• Led a team of five."), [], kind);
  const said = under(
    "summary",
    "A detail-oriented accountant with strong communication skills, in creative agencies.",
  ).map(({ skillName }) => skillName);
  assert.deepEqual(said.sort(), ["Attention to Detail", "Communication"]);
});

test("every name is a soft skill of the taxonomy", () => {
  for (const { names } of EVIDENCE_RULES)
    for (const name of names) assert.deepEqual([skillByName(name)?.name, skillByName(name)?.kind], [name, "soft"]);
});
