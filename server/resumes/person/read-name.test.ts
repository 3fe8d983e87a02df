// Names as they stand on résumés from many countries and templates, and what must never be taken for one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { documentOf, linesOf } from "../../../tests/support/resume-lines.ts";
import type { Section } from "../layout.ts";
import { nameShape, withoutTitles, writeName } from "./name-shape.ts";
import { readEmail } from "./read-contacts.ts";
import { readName } from "./read-name.ts";
import { readPhone } from "./read-phone.ts";

const HEADS: [about: string, head: string, name: string | null][] = [
  ["large, alone", "# Jane Roe\nSoftware Engineer\njane@mail.example", "Jane Roe"],
  ["capitals", "# PRIYA RAGHAVAN\nAccountant\npriya.r@mail.example", "Priya Raghavan"],
  ["initials after the name", "RAVI KUMAR S\nMobile: +91 98400 12345\nravikumar@mail.example", "Ravi Kumar S"],
  [
    "initials before the name",
    "**R. K. VENKATESAN**\nMobile: +91 98400 12345\nrkvenkat@mail.example",
    "R. K. Venkatesan",
  ],
  ["a mononym", "# Anandavalli\nQA Engineer\nanandavalli@mail.example", "Anandavalli"],
  ["credentials", "# MEREDITH L. QUAYLE, SPHR, GPHR\nDenver, CO", "Meredith L. Quayle"],
  ["credentials without a comma", "# Jane Roe PhD\njane@mail.example", "Jane Roe"],
  ["pronouns", "# Alex Stone (they/them)\nalex@mail.example", "Alex Stone"],
  ["a title before the name", "# Dr. Anna Meier\nanna.meier@mail.example", "Anna Meier"],
  [
    "under the document's heading",
    "# CURRICULUM VITAE\nSunita Deshpande\nsunita.deshpande@mail.example",
    "Sunita Deshpande",
  ],
  ["beside the document's heading", "# Resume - Sunita Deshpande\nsunita@mail.example", "Sunita Deshpande"],
  ["on two lines", "# Ilse\n# Vandermeulen\nBackend Engineer", "Ilse Vandermeulen"],
  ["in two cells", "# Tomas || Lindqvist\nEngineer", "Tomas Lindqvist"],
  ["role behind a dash", "# Jane Roe - Product Manager\njane@mail.example", "Jane Roe"],
  ["role behind a bar", "Jane Roe | Product Manager | Pune\njane.roe@mail.example", "Jane Roe"],
  ["role with nothing between", "Jane Roe Senior Software Engineer\njane.roe@mail.example", "Jane Roe"],
  ["contacts on its line", "Jane Roe +1 415 555 0142 jane.roe@mail.example\nProfile of a person", "Jane Roe"],
  [
    "contacts beside it",
    "**Neha Sethi** || Email: neha@mail.example\nhttp://nehasethi.example || Mobile: +1-567-890-1234",
    "Neha Sethi",
  ],
  ["a label", "BIO-DATA\nName: Harpreet Singh Gill\nMobile: 98400 12345", "Harpreet Singh Gill"],
  ["a label in its cell", "Name || : Harpreet Singh Gill\nMobile || : 98400 12345", "Harpreet Singh Gill"],
  ["surname first", "# Roe, Jane\njane@mail.example", "Jane Roe"],
  ["a greeting", "# Hi, I'm Jane Roe\njane@mail.example", "Jane Roe"],
  ["particles", "# LUDWIG VAN DER BERG\nludwig@mail.example", "Ludwig van der Berg"],
  ["apostrophes and hyphens", "# SINEAD O'BRIEN-MCKAY\nsinead@mail.example", "Sinead O'Brien-Mckay"],
  ["accents", "# Łukasz Żółć\nlukasz@mail.example", "Łukasz Żółć"],
  ["letters set apart and misjoined", "# P A AV O I VA N O VA\npaavo.ivanova@mail.example", "Paavo Ivanova"],
  ["letters run together", "# JOANAPIRESVALADAO\njoana.valadao@mail.example", "Joana Pires Valadao"],
  ["two weights run together", "# CosmoFeatherstone\ncosmo@mail.example", "Cosmo Featherstone"],
  ["one name with two capitals", "# Jane McAllister\njane@mail.example", "Jane McAllister"],
  ["a site in large print", "# GitHub\nJane Roe\njane@mail.example", "Jane Roe"],
  ["a loose full stop", "# HARRISON B . TOLLER, C P A\nhtoller@mail.example", "Harrison B. Toller"],
  ["small letters with a matching address", "# jane roe\njane.roe@mail.example", "jane roe"],
  [
    "a school above it",
    "Indian Institute of Technology, Bombay\nRohan Kulkarni\nrohan.kulkarni@mail.example",
    "Rohan Kulkarni",
  ],
  ["a role above it, larger", "# Senior Web Developer\nJane Roe\njane.roe@mail.example", "Jane Roe"],
  ["a city above it", "# Austin, Texas\nJane Roe\njane.roe@mail.example", "Jane Roe"],
  ["no name at all", "# RESUME\nSoftware Engineer\nPune, India\n+91 98400 12345", null],
  ["only a role and a company", "# Product Manager\nAcme Solutions Pvt Ltd", null],
];

for (const [about, head, name] of HEADS) {
  test(`name: ${about}`, () => {
    const document = documentOf([
      ["head", null, head],
      [
        "experience",
        "Experience",
        "Engineer, Some Company\n2019 - 2021\nBuilt things that people use every day and liked it",
      ],
    ]);
    const read = readName(document)?.value ?? null;
    assert.equal(about.startsWith("small letters") ? read?.toLowerCase() : read, name);
  });
}

test("the name beside a sidebar is found although the sidebar is read first", () => {
  const document = documentOf([
    ["contact", "Contact", "tomas@mail.example\n+32 470 55 01 92\nGhent, Belgium"],
    ["skills", "Skills", "Kotlin\nJava\nKafka"],
    ["head", null, "# Tomas Lindqvist\nBackend Engineer"],
  ]);
  assert.equal(readName(document)?.value, "Tomas Lindqvist");
});

test("agreement with address, profile and author decides between two that look alike", () => {
  const head = "**Green Valley**\n**Jane Roe**\nengineer";
  const alike = documentOf([["head", null, `${head}\njroe@mail.example`]]);
  assert.equal(readName(alike)?.value, "Jane Roe");
  const author = documentOf([["head", null, head]], { author: "Jane Roe" });
  assert.equal(readName(author)?.value, "Jane Roe");
});

test("what is drawn at the top right after everything else is the person's own", () => {
  const document = documentOf([
    ["references", "References", "Dr. Hanna Weber, hweber@referee.example\n+49 30 5550 999"],
  ]);
  const late = linesOf("# Imogen Eriksen\nimogen@mail.example\n+91 98074 55512", { top: 20 });
  const references = document.sections[0] as Section;
  const lower = references.lines.map((line) => ({ ...line, y: line.y + 400 }));
  const moved = { ...document, lines: [...lower, ...late], sections: [{ ...references, lines: [...lower, ...late] }] };
  assert.equal(readName(moved)?.value, "Imogen Eriksen");
  assert.equal(readEmail(moved)?.value, "imogen@mail.example");
  assert.equal(readPhone(moved)?.value, "+91 98074 55512");
});

test("a referee is not the person", () => {
  const document = documentOf([
    ["head", null, "Pune, India\n+91 98400 12345"],
    ["references", "References", "**Prof. Alan Brandt**\nabrandt@mail.example"],
  ]);
  assert.equal(readName(document), null);
});

test("the author alone is no name: it must stand on the page", () => {
  assert.equal(readName(documentOf([["head", null, "Pune, India"]], { author: "Jane Roe" })), null);
});

const WRITTEN: [string, string][] = [
  ["JOHN DOE", "John Doe"],
  ["JOHN DOE III", "John Doe III"],
  ["J. R. R. TOLMAN", "J. R. R. Tolman"],
  ["SK SHARMA", "SK Sharma"],
  ["MARIA DE LA CRUZ", "Maria de la Cruz"],
  ["O'NEIL MCKENZIE", "O'Neil McKenzie"],
  ["Jean-Luc", "Jean-Luc"],
  ["DeShawn McCoy", "DeShawn McCoy"],
];
for (const [given, written] of WRITTEN) {
  test(`"${given}" is written "${written}"`, () => assert.equal(writeName(given), written));
}

const NO_NAMES = [
  "Software Engineer",
  "CURRICULUM VITAE",
  "Page 1",
  "jane@mail.example",
  "New-York 2019",
  "about me",
  "-",
  "Jane and Joe",
  "Work Experience",
];
for (const text of NO_NAMES) {
  test(`"${text}" has not the shape of a name`, () => assert.equal(nameShape(text), 0));
}

test("credentials go, names that look like them stay", () => {
  assert.equal(withoutTitles("Dr. Jane Roe, MBA, PMP®"), "Jane Roe");
  assert.equal(withoutTitles("Yo-Yo Ma"), "Yo-Yo Ma");
  assert.equal(withoutTitles("JACK MA"), "JACK MA");
  assert.equal(withoutTitles("John Roe Jr., Ph.D."), "John Roe Jr.");
});
