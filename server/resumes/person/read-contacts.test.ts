// Addresses, numbers, pages and places of the person: as people write them, and what is none.
import assert from "node:assert/strict";
import { test } from "node:test";
import { documentOf } from "../../../tests/support/resume-lines.ts";
import type { Link } from "../layout.ts";
import { readEmail, readLinks } from "./read-contacts.ts";
import { readPhone } from "./read-phone.ts";
import { readHeadline, readLocation, readSummary } from "./read-profile.ts";

const headed = (head: string, links: readonly Link[] = []) =>
  documentOf([["head", null, `# Jane Roe\n${head}`]], { links });
const linkTo = (url: string, top = 40): Link => ({ url, page: 1, x: 40, right: 200, top, bottom: top + 14 });

const ADDRESSES: [string, string | null][] = [
  ["jane.roe@mail.example", "jane.roe@mail.example"],
  ["#jane.roe@mail.co.uk | +44 20 7946 0958", "jane.roe@mail.co.uk"],
  ["Email:jane@gmail.comLinkedIn", "jane@gmail.com"],
  ["mailto:jane@gmail.com", "jane@gmail.com"],
  ["jane [at] gmail [dot] com", "jane@gmail.com"],
  ["jane @ gmail.com", "jane@gmail.com"],
  ["jane.roe@\ngmail.com", "jane.roe@gmail.com"],
  ["jane.roe@gmail\n.com", "jane.roe@gmail.com"],
  ["jane.roe\n@gmail.com", "jane.roe@gmail.com"],
  ["jane.roe@gmail.co\nm", "jane.roe@gmail.com"],
  ["Loves short messages.\njane.roe@gmail.com", "jane.roe@gmail.com"],
  ["first@mail.example|second@mail.example", "first@mail.example"],
  ["xxxx@xxx.com", null],
  ["j***@gmail.com", null],
  ["Bluesky @jane.bsky.social", null],
  ["nothing here", null],
];
for (const [head, address] of ADDRESSES) {
  test(`e-mail in ${JSON.stringify(head)}`, () => assert.equal(readEmail(headed(head))?.value ?? null, address));
}

test("an address behind a link counts, and what is shown outranks what is only linked", () => {
  assert.equal(
    readEmail(headed("Email || LinkedIn", [linkTo("mailto:jane%2Eroe@mail.example?subject=Hi")]))?.value,
    "jane.roe@mail.example",
  );
  assert.equal(
    readEmail(headed("jane@mail.example", [linkTo("mailto:old@template.example", 700)]))?.value,
    "jane@mail.example",
  );
});

test("addresses of referees do not count", () => {
  const referees = ["references", "Referees", "Prof. Alan Brandt\nabrandt@mail.example || 210-555-0102"] as const;
  assert.equal(readEmail(documentOf([["head", null, "Jane Roe"], referees])), null);
  assert.equal(readPhone(documentOf([["head", null, "Jane Roe"], referees])), null);
  assert.equal(readEmail(documentOf([referees, ["head", null, "jane@mail.example"]]))?.value, "jane@mail.example");
});

const NUMBERS: [string, string | null][] = [
  ["+91-98765 43210 | jane@mail.example", "+91-98765 43210"],
  ["(+82) 10-9030-1843", "(+82) 10-9030-1843"],
  ["607.379.5733", "607.379.5733"],
  ["123-456-7890", "123-456-7890"],
  ["+49 (0) 170 1234567", "+49 (0) 170 1234567"],
  ["06 12 34 56 78", "06 12 34 56 78"],
  ["Mobile No: 9876543210", "9876543210"],
  ["Ph.9876543210", "9876543210"],
  ["T: 020 7946 0958", "020 7946 0958"],
  ["9876543210/9876543211", "9876543210"],
  ["9876543210 9876543211", "9876543210"],
  ["San Antonio, TX 78205 210-555-0177", "210-555-0177"],
  ["No. 14, Chennai - 600 061 +91 98400 12345", "+91 98400 12345"],
  ["+1 (234) 567 890", "+1 (234) 567 890"],
  ["tel: 555-5555", "555-5555"],
  ["Contact: 98123 45670 (M)", "98123 45670"],
  ["Contact No. 98123 45670", "98123 45670"],
  ["Contact Number - 98123 45670", "98123 45670"],
  ["Telefon: 0351 / 444 70 12", "0351 / 444 70 12"],
  ["Tel. 0221/4447012", "0221/4447012"],
  ["+49 351 / 444 70 12", "+49 351 / 444 70 12"],
  ["0351 4447012 / 0171 4447012", "0351 4447012"],
  ["98xxxxxx10", null],
  ["+1 (555) xxx-xxxx", null],
  ["+91-XXXXX-XXXXX", null],
  ["98765*****", null],
  ["2018 - 2020", null],
  ["05/2019 - 08/2021", null],
  ["03/2020 - 02.2022", null],
  ["12.05.1990", null],
  ["DOB 12-06-1988", null],
  ["GPA 3.83 / 4.0", null],
  ["Passport No: 123456789", null],
  ["Aadhaar 1234 5678 9012", null],
  ["Patent US 10234567 / 9123456789", null],
  ["linkedin.com/in/jane-123456789", null],
  ["github.com/jane0123456789", null],
  ["1234567890123456", null],
];
for (const [head, number] of NUMBERS) {
  test(`phone in ${JSON.stringify(head)}`, () => assert.equal(readPhone(headed(head))?.value ?? null, number));
}

test("numbers in descriptions of work are no phone numbers", () => {
  const told = "Raised sales to 1234567890 units, ticket 98765 43210, from 2015 2019 to 2020 2021";
  assert.equal(
    readPhone(
      documentOf([
        ["head", null, "Jane Roe"],
        ["experience", "Experience", told],
      ]),
    ),
    null,
  );
});

test("a number behind a link is read when none is shown", () => {
  assert.equal(readPhone(headed("Call me", [linkTo("tel:+14155550142")]))?.value, "+14155550142");
});

test("pages: profiles and own site, each once; mail hosts, tools and employers are none", () => {
  const links = readLinks(
    headed("linkedin.com/in/jane-\nroe | github.com/jroe | janeroe.dev | Node.js | jane@gmail.com", [
      linkTo("https://github.com/jroe/"),
    ]),
  )?.value;
  assert.deepEqual(links, ["https://github.com/jroe/", "linkedin.com/in/jane-roe", "janeroe.dev"]);
  const told = documentOf([
    ["head", null, "Jane Roe"],
    ["summary", null, `${"word\n".repeat(20)}`],
    ["experience", "Experience", "acme.example, see acme.com"],
  ]);
  assert.equal(readLinks(told), null);
});

const PLACES: [string, string | null][] = [
  ["Pune, Maharashtra | jane@mail.example", "Pune, Maharashtra"],
  ["+1 415 555 0142 • San Francisco, CA", "San Francisco, CA"],
  ["Address: 12 MG Road, Bengaluru, Karnataka 560001", "12 MG Road, Bengaluru, Karnataka 560001"],
  ["☏ +1-303-555-0182 ✉ jane@mail.example ⚲ Denver, Colorado", "Denver, Colorado"],
  ["jane@mail.example +43 664 5550 128 Vienna github.com/jane", "Vienna"],
  ["QA Engineer, Kochi", "Kochi"],
  ["University of Pune, Pune", null],
  ["jane@mail.example", null],
];
for (const [head, place] of PLACES) {
  test(`place in ${JSON.stringify(head)}`, () => assert.equal(readLocation(headed(head))?.value ?? null, place));
}

const HEADLINES: [string, string | null][] = [
  ["Senior Product Manager\njane@mail.example", "Senior Product Manager"],
  ["DevOps Engineer | Software Architect", "DevOps Engineer"],
  ["People & Culture Lead at Windmill Games", "People & Culture Lead"],
  ["Creative and Innovative Web\nDeveloper\nPune, India", "Creative and Innovative Web Developer"],
  ["linkedin.com/in/jane-roe-hr-manager", null],
  ["jane@mail.example\nPune, India", null],
];
for (const [head, headline] of HEADLINES) {
  test(`headline in ${JSON.stringify(head)}`, () => assert.equal(readHeadline(headed(head))?.value ?? null, headline));
}

test("a headline may stand behind the name, or open the summary", () => {
  assert.equal(
    readHeadline(documentOf([["head", null, "# Jane Roe - Data Analyst\njane@mail.example"]]))?.value,
    "Data Analyst",
  );
  const summary = documentOf([
    ["head", null, "# Jane Roe\njane@mail.example"],
    ["summary", "Profile", "Results-driven Financial Analyst with 8 years of experience"],
  ]);
  assert.equal(readHeadline(summary)?.value, "Financial Analyst");
});

test("the summary is one text, with words mended at line ends", () => {
  const section = documentOf([
    ["head", null, "Jane Roe"],
    ["summary", "Profile", "Engineer who builds sys-\ntems that last,\n• and likes it"],
  ]);
  assert.equal(readSummary(section)?.value, "Engineer who builds systems that last, and likes it");
  const prose = "I draw letters, build systems and answer e-mails within a day or two.";
  assert.equal(readSummary(headed(`Designer\n${prose}`))?.value, prose);
  assert.equal(readSummary(headed("Designer\njane@mail.example")), null);
});

test("very long lines are taken", () => {
  for (const unit of ["é", "a@b.", "9876543210 ", "www.a.b.c.", "basic, ", "(", "[at] ", "- "]) {
    const long = documentOf([["head", null, unit.repeat(Math.ceil(30_000 / unit.length))]]);
    for (const read of [readEmail, readPhone, readLinks, readLocation, readHeadline, readSummary]) read(long);
  }
});

test("an empty document has no contacts", () => {
  const nobody = documentOf([]);
  for (const read of [readEmail, readPhone, readLinks, readLocation, readHeadline, readSummary])
    assert.equal(read(nobody), null);
});
