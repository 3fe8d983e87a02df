// What a listing says of visas, moving, contracts and who hires, as tables of sentences.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type ListingWords, readStatedFacts } from "./stated-facts.ts";

const plain: ListingWords = { title: "Data Engineer", description: "", companyName: "Orbit Systems" };
const ofText = (description: string) => readStatedFacts({ ...plain, description });
const ofTitle = (title: string) => readStatedFacts({ ...plain, title });

test("a listing that says none of it states nothing", () => {
  const text = "<p>You build pipelines with contractors and vendors.</p><ul><li>Answer Visa card questions.</li></ul>";
  assert.deepEqual(ofText(text), { visaSponsorship: false, relocation: false, contract: false, agency: false });
});

test("visa sponsorship", () => {
  const cases: [string, boolean][] = [
    ["Visa sponsorship is available for this role.", true],
    ["<p>Benefits</p><ul><li>Visa sponsorship and relocation</li></ul>", true],
    ["We will sponsor H1-B visas for the right person.", true],
    ["Work permit / visa will be sponsored by the company", true],
    ["We offer immediate H1B transfer.", true],
    ["Visa sponsorship: Yes", true],
    ["We are unable to sponsor H1B visas at this time.", false],
    ["Visa sponsorship is not available for this position.", false],
    ["We offer visa sponsorship in Berlin.\nWe do not sponsor visas for this role.", false],
    ["You must not require sponsorship of a visa now or in the future.", false],
    ["Available for work visa sponsorship?", false],
    ["We sponsor hackathons, meetups and conference trips.", false],
    ["Arrange travel and visas for the director.", false],
  ];
  for (const [text, wanted] of cases) assert.equal(ofText(text).visaSponsorship, wanted, text);
});

test("relocation", () => {
  const cases: [string, boolean][] = [
    ["Relocation assistance is available.", true],
    ["We offer a relocation package.", true],
    ["Relocation Available: Yes", true],
    ["<li>Bonus</li><li>Relocation allowance</li>", true],
    ["We will help you relocate to Pune.", true],
    ["Relocation assistance is not available for this position.", false],
    ["RELOCATION ASSISTANCE NOT OFFERED", false],
    ["Relocation Available: No, but a short move may be fine.", false],
    ["Relocation provided: None", false],
    ["You must be willing to relocate to Bengaluru.", false],
    ["Reliably commute or plan to relocate before starting work.", false],
    ["This job will require relocation to Tulsa.", false],
  ];
  for (const [text, wanted] of cases) assert.equal(ofText(text).relocation, wanted, text);
});

test("contracts", () => {
  const texts: [string, boolean][] = [
    ["Duration: 6+ months contract to hire", true],
    ["Position Type: Contract", true],
    ["Duration: 12 months", true],
    ["This is a 6-month contract position with an option to extend.", true],
    ["We hire on a contractual basis for C2H.", true],
    ["A long-term contract in our Pune office", true],
    ["Contract: Permanent", false],
    ["Contract type: Permanent", false],
    ["This is a permanent position, not a contract role.", false],
    ["Manage vendor contracts and negotiate contract terms.", false],
    ["Comply with the terms of the employment contract.", false],
    ["The programme has been under contract for 16 years.", false],
    ["We work with a contract research organisation.", false],
  ];
  for (const [text, wanted] of texts) assert.equal(ofText(text).contract, wanted, text);
  const titles: [string, boolean][] = [
    ["Java Developer (Contract)", true],
    ["Data Engineer 4 - Contract", true],
    ["QA Engineer - 6 Months Contract", true],
    ["Freelance Writer", true],
    ["Analyst, C2H", true],
    ["Contract Manager", false],
    ["Contracts Administrator", false],
    ["Manager - Contract Management", false],
    ["Temple Engineer", false],
  ];
  for (const [title, wanted] of titles) assert.equal(ofTitle(title).contract, wanted, title);
  assert.equal(readStatedFacts({ ...plain, employmentTypeText: "Full Time, Temporary/Contractual" }).contract, true);
  assert.equal(readStatedFacts({ ...plain, employmentTypeText: "Full Time, Permanent" }).contract, false);
  const internship = { ...plain, title: "Marketing Intern", description: "Duration: 6 months" };
  assert.equal(readStatedFacts(internship).contract, false);
});

test("agencies", () => {
  const texts: [string, boolean][] = [
    ["Our client is a leading bank in Mumbai.", true],
    ["Acme is currently seeking a System Engineer for one of our clients in Pune.", true],
    ["We have an opening for a Java developer with our client.", true],
    ["Hiring for a leading MNC client", true],
    ["We are a recruitment agency in Chennai.", true],
    ["You will present results to our client.", false],
    ["We are looking for an account manager to join our growing client project team.", false],
    ["We build data products for our clients.", false],
    ["Recruitment agencies need not apply.", false],
    ["Discuss the requirement with the client.", false],
  ];
  for (const [text, wanted] of texts) assert.equal(ofText(text).agency, wanted, text);
  const names: [string, boolean][] = [
    ["Quality HR Services", true],
    ["Randstad India Private Limited", true],
    ["Leading Client", true],
    ["A client of Mirage", true],
    ["Lobo Staffing Solutions", true],
    ["Hiring for one of the top MNCs", true],
    ["Confidential", true],
    ["Boston Consulting Group", false],
    ["Cambridge Consultants", false],
    ["Tata Consultancy Services", false],
    ["HireRight", false],
    ["Hudson River Trading", false],
    ["Ministry of Careers", false],
  ];
  for (const [companyName, wanted] of names)
    assert.equal(readStatedFacts({ ...plain, companyName }).agency, wanted, companyName);
});

test("any text is read in bounded time", () => {
  for (const text of [
    "our client ".repeat(20_000),
    "<".repeat(100_000),
    "contract ".repeat(20_000),
    "a".repeat(200_000),
  ])
    assert.equal(ofText(text).visaSponsorship, false);
});
