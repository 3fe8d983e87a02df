// Invented companies are distinct, deterministic, plausible, and not named like real firms.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, it } from "node:test";
import { INDUSTRIES, TEAM_SIZES } from "../contract/jobs/filters.ts";
import { INDUSTRY_SHARES } from "./calibration.ts";
import { generateCompanies, hiringWeight } from "./companies.ts";

/** Well-known firms whose name or first word an invented name must not equal. */
const REAL =
  `Accenture Adani Airbnb Airtel Amazon Apollo Apple Axis Bajaj Barclays Biocon Boeing Bosch Byjus Capgemini Cipla
Cisco Cognizant Cred Dabur Dell Deloitte Delhivery Dunzo Ericsson Flipkart Ford Fortis Genpact Godrej Google Groww HCL HDFC
Hexaware Honda Hyundai IBM ICICI Infosys Intel Jio KPMG Kotak Larsen Lenskart Mahindra Manipal Marico Maruti Meesho Meta
Microsoft Mindtree Mphasis Myntra Narayana Nestle Netflix Nokia Nvidia Nykaa Ola Oracle Oyo Paytm Pepsico Persistent Pfizer
PhonePe Practo Qualcomm Razorpay Reliance Samsung SAP Shell Siemens Sony Spotify Suzlon Swiggy Tata TCS Tesla Titan Toyota Uber
Unacademy Unilever Urban Vedanta Vedantu Verizon Vistara Vodafone Walmart Wipro Yahoo Zepto Zerodha Zoho Zomato`
    .toLowerCase()
    .split(/\s+/);

const demo = generateCompanies(300, "test");
const many = generateCompanies(20_000, "test");

describe("generateCompanies", () => {
  it("gives the same bytes for the same seed, and others for another", () => {
    const hash = (seed: string) =>
      createHash("sha256")
        .update(JSON.stringify(generateCompanies(300, seed)))
        .digest("hex");
    assert.equal(hash("a"), hash("a"));
    assert.notEqual(hash("a"), hash("b"));
  });

  for (const [label, companies] of [
    ["a demo", demo],
    ["a large set", many],
  ] as const) {
    it(`gives ${label} distinct ids, names and domains`, () => {
      for (const pick of ["id", "name", "slug", "website"] as const) {
        assert.equal(new Set(companies.map((company) => company[pick].toLowerCase())).size, companies.length, pick);
      }
    });

    it(`names no real firm in ${label}`, () => {
      for (const { name } of companies) {
        const first = name.toLowerCase().split(/[^a-z]+/)[0] as string;
        assert.ok(!REAL.includes(first), name);
      }
    });
  }

  it("hardly repeats first words in a demo", () => {
    const firsts = new Set(demo.map(({ name }) => name.split(" ")[0]));
    assert.ok(firsts.size >= 270, `${firsts.size}`);
  });

  it("uses .example for all addresses, including the page in a professional network", () => {
    for (const { website, careerPage, linkedIn, slug } of many) {
      assert.match(website, /^https:\/\/[a-z0-9-]{1,63}\.example$/);
      assert.equal(careerPage, `https://${slug}.example/careers`);
      assert.equal(linkedIn, `https://linkedin.example/company/${slug}`);
    }
  });

  it("writes an about text of two to five full sentences", () => {
    for (const { about, name } of demo) {
      assert.ok(about.includes(name), about);
      assert.doesNotMatch(about, /[{}]|undefined| {2}/);
      const sentences = about.split(/(?<=[.!?]) (?=[A-Z])/);
      assert.ok(sentences.length >= 2 && sentences.length <= 5, about);
    }
    assert.ok(new Set(demo.map(({ about }) => about)).size === demo.length);
  });

  it("uses the filters' industries and sizes, and sensible years", () => {
    for (const { industry, teamSize, foundedYear } of many) {
      assert.ok(INDUSTRIES.includes(industry) && TEAM_SIZES.includes(teamSize));
      assert.ok(foundedYear >= 1945 && foundedYear <= 2025, `${foundedYear}`);
    }
    assert.deepEqual(new Set(many.map(({ teamSize }) => teamSize)), new Set(TEAM_SIZES));
  });

  it("gives each industry its share of jobs", () => {
    const weights = new Map<string, number>();
    let total = 0;
    for (const [rank, { industry }] of demo.entries()) {
      weights.set(industry, (weights.get(industry) ?? 0) + hiringWeight(rank));
      total += hiringWeight(rank);
    }
    const wished = INDUSTRY_SHARES.reduce((a, b) => a + b, 0);
    for (const [i, industry] of INDUSTRIES.entries()) {
      const share = (weights.get(industry) ?? 0) / total;
      assert.ok(Math.abs(share - (INDUSTRY_SHARES[i] as number) / wished) < 0.012, `${industry}: ${share}`);
    }
  });
});
