// Checks which addresses belong to which company.
import assert from "node:assert/strict";
import { test } from "node:test";
import { domainOfAddress, isCompanyDomain, isNameOfDomain, isPublicProvider, spellingsIn } from "./work-domains.ts";

const OWNED: [string, string | null][] = [
  ["asha@acme.com", "acme.com"],
  ["asha@eng.mail.acme.com", "acme.com"],
  ["asha@ACME.co.in", "acme.co.in"],
  ["asha@acme.github.io", "acme.github.io"],
  ["asha@localhost", null],
  ["asha@[127.0.0.1]", null],
  ["asha@co.in", null],
  ["asha@evil.example@acme.com", "acme.com"],
];
for (const [given, owned] of OWNED)
  test(`${given} is at ${owned ?? "no domain"}`, () => assert.equal(domainOfAddress(given), owned));

const AT: { domain: string; website: string | null; added?: string[]; is: boolean; name: string }[] = [
  { name: "the website's", domain: "acme.com", website: "https://www.acme.com", is: true },
  { name: "the website's without a scheme", domain: "acme.com", website: "acme.com/about", is: true },
  { name: "the same name under another ending", domain: "acme.in", website: "https://acme.com", is: false },
  { name: "a name that ends alike", domain: "notacme.com", website: "https://acme.com", is: false },
  {
    name: "the company's name below another domain",
    domain: "evil.com",
    website: "https://acme.com.evil.org",
    is: false,
  },
  { name: "a neighbour on a shared host", domain: "evil.github.io", website: "https://acme.github.io", is: false },
  { name: "one that was added", domain: "acme-group.net", website: null, added: ["acme-group.net"], is: true },
  { name: "no website and nothing added", domain: "acme.com", website: null, is: false },
  {
    name: "one that is in the website's path",
    domain: "evil.com",
    website: "https://acme.com/?a=b@evil.com",
    is: false,
  },
  { name: "a page on a site that many share", domain: "facebook.com", website: "https://facebook.com/acme", is: false },
  { name: "a shared site that was added", domain: "facebook.com", website: null, added: ["facebook.com"], is: true },
  { name: "a public provider that was added", domain: "gmail.com", website: null, added: ["gmail.com"], is: false },
  { name: "a website that is none", domain: "acme.com", website: "coming soon", is: false },
];
for (const { name, domain, website, added = [], is } of AT)
  test(`${name}: ${is ? "the company's" : "not the company's"}`, () =>
    assert.equal(isCompanyDomain(domain, website, added), is));

test("public mail providers are known, companies are not among them", () => {
  const known = ["gmail.com", "rediffmail.com", "yahoo.co.in", "proton.me", "outlook.com"];
  assert.deepEqual(
    known.filter((domain) => !isPublicProvider(domain)),
    [],
  );
  assert.equal(isPublicProvider("google.com"), false);
  assert.equal(isPublicProvider(""), false);
});

const NAMED: [string, string, boolean][] = [
  ["Acme Robotics Pvt. Ltd.", "acme.com", true],
  ["Acme Robotics", "acme-robotics.in", true],
  ["ACME Robótics", "acmerobotics.co.in", true],
  ["Acme Robotics", "robotics.com", false],
  ["Acme Robotics", "acmejobs.com", false],
  ["Acme", "evil.com", false],
  ["Google India", "indiajobs.com", false],
  ["Ltd", "ltd.com", true],
  ["संस्था", "acme.com", false],
  ["Goo\u200Bgle India", "googleindia.xyz", false],
  ["Goo\u00ADgle India", "googleindia.xyz", false],
  ["G\u043E\u043Egle India", "ggle.in", false],
  ["\u0262oogle India", "oogleindia.in", false],
  ["Goo\u034Fgle India", "googleindia.xyz", true],
  ["O’Brien & Sons", "obriensons.in", true],
];
for (const [name, domain, is] of NAMED)
  test(`${domain} ${is ? "is" : "is not"} the domain of a company called ${name}`, () =>
    assert.equal(isNameOfDomain(name, domain), is));

const PASSES_FOR: [string, string[], string[]][] = [
  ["Join Acme", ["acme", "joinacme"], []],
  ["AcmeCareers", ["acme"], ["careers"]],
  ["Goo gle India Ltd", ["google", "googleindia"], ["india", "ltd"]],
  ["Tata Motors Careers", ["tatamotors"], ["careers"]],
  ["The Works", ["the", "works"], []],
];
for (const [name, some, none] of PASSES_FOR)
  test(`${name} could pass for ${some.join(", ")}`, () => {
    const found = spellingsIn(name);
    assert.deepEqual(
      some.filter((one) => !found.includes(one)),
      [],
    );
    assert.deepEqual(
      none.filter((one) => found.includes(one)),
      [],
    );
  });
