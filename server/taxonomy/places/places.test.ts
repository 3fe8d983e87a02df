// How locations are read, as they stand on job boards.
import assert from "node:assert/strict";
import { test } from "node:test";
import { POPULAR_CITIES } from "../../../contract/jobs/filters.ts";
import { foldPlace, placeLines } from "./place-index.ts";
import { canonicalCity, cityInHindi, cityKey, isRemoteText, splitLocations } from "./places.ts";

const LINE = /^([A-Z]{2})(?:-([A-Z]+))? ([^|=]+?)(?: = [^|]+?)?\s*(?:\|(.*))?$/;

test("holds enough cities, each by one name, and every spelling leads to it", () => {
  const lines = placeLines("cities");
  const indian = lines.filter((line) => line.startsWith("IN-"));
  assert.ok(indian.length >= 250);
  assert.ok(lines.length - indian.length >= 300);
  const names = new Set<string>();
  for (const line of lines) {
    const [, country, , name = "", spellings = ""] = LINE.exec(line) ?? [];
    assert.ok(country, line);
    assert.ok(!names.has(foldPlace(name)), `${name} twice`);
    names.add(foldPlace(name));
    for (const spelling of [name, ...spellings.split(";").map((text) => text.trim())]) {
      if (spelling !== "") assert.equal(canonicalCity(spelling)?.city, name, spelling);
    }
  }
});

test("each Indian city has a Hindi name, found by its name and by its key", () => {
  const names = placeLines("cities").flatMap((line) =>
    line.startsWith("IN-") ? [LINE.exec(line)?.[3]?.trim() ?? ""] : [],
  );
  const lacking = names.filter((name) => !/^[\p{Script=Devanagari}\sA-Z()]+$/u.test(cityInHindi(name) ?? ""));
  assert.deepEqual(lacking, []);
  assert.deepEqual(["New Delhi", "new delhi", "Atlantis"].map(cityInHindi), ["नई दिल्ली", "नई दिल्ली", null]);
});

test("the popular cities are known by those names", () => {
  for (const city of POPULAR_CITIES) assert.deepEqual(canonicalCity(city), { city, country: "IN" });
});

const READ: [string, string | null, string?][] = [
  ["Bengaluru, Karnataka, India", "Bengaluru", "IN"],
  ["Bangalore", "Bengaluru", "IN"],
  ["Bangalore/Bengaluru( Whitefield )", "Bengaluru", "IN"],
  ["Bangalore Urban, Karnataka", "Bengaluru", "IN"],
  ["BLR", "Bengaluru", "IN"],
  ["IND Bangalore, India", "Bengaluru", "IN"],
  ["Bengaluru Millenia", "Bengaluru", "IN"],
  ["BENGALURU, KARNATAKA, IND", "Bengaluru", "IN"],
  ["Embassy Golf Links, Bengaluru 560071", "Bengaluru", "IN"],
  ["Hyderabad/Secunderabad", "Hyderabad", "IN"],
  ["Hyderabad TS IN", "Hyderabad", "IN"],
  ["Hyderabad, Andhra Pradesh, India", "Hyderabad", "IN"],
  ["India - Hyderabad", "Hyderabad", "IN"],
  ["Gurgaon, Haryana, India", "Gurugram", "IN"],
  ["Gurgaon/Gurugram", "Gurugram", "IN"],
  ["Gautam Buddha Nagar, Uttar Pradesh, India", "Noida", "IN"],
  ["Greater Noida", "Greater Noida", "IN"],
  ["Bombay", "Mumbai", "IN"],
  ["Mumbai (All Areas)", "Mumbai", "IN"],
  ["Mumbai City +1", "Mumbai", "IN"],
  ["Calcutta", "Kolkata", "IN"],
  ["Trivandrum", "Thiruvananthapuram", "IN"],
  ["Delhi, Delhi, India", "New Delhi", "IN"],
  ["Delhi / NCR", "Delhi NCR", "IN"],
  ["Hybrid - Pune (Baner)", "Pune", "IN"],
  ["Pune - Remote", "Pune", "IN"],
  ["Aurangabad, Bihar", "Chhatrapati Sambhajinagar", "IN"],
  ["New York, NY", "New York", "US"],
  ["NYC", "New York", "US"],
  ["New York, New York, United States of America", "New York", "US"],
  ["San Francisco, CA, United States", "San Francisco", "US"],
  ["SF", "San Francisco", "US"],
  ["US, CA, Santa Clara", "Santa Clara", "US"],
  ["USA MD Annapolis Junction", "Annapolis Junction", "US"],
  ["Washington, DC", "Washington", "US"],
  ["Seattle, Washington, USA", "Seattle", "US"],
  ["St. Louis, MO", "St. Louis", "US"],
  ["Menlo Park, CA", "Menlo Park", "US"],
  ["123 Main St, Austin, TX 78701", "Austin", "US"],
  ["HIA Cedar Rapids, IA Collins Rd NE , Cedar Rapids, IA, USA", "Cedar Rapids", "US"],
  ["Colorado Springs Tech Center Drive, CO", "Colorado Springs", "US"],
  ["Portland, OR", "Portland", "US"],
  ["Portland, ME", "Portland, ME", "US"],
  ["Cambridge, MA", "Cambridge, MA", "US"],
  ["Cambridge, United Kingdom", "Cambridge", "GB"],
  ["Vancouver, WA", "Vancouver, WA", "US"],
  ["Vancouver, BC, Canada", "Vancouver", "CA"],
  ["London, UK", "London", "GB"],
  ["London, ON, Canada", "London, ON", "CA"],
  ["San Jose, CA", "San Jose", "US"],
  ["San Jose, Costa Rica", "San Jose, CR", "CR"],
  ["Melbourne, FL", "Melbourne, FL", "US"],
  ["Melbourne, Australia", "Melbourne", "AU"],
  ["Paris, TX", "Paris, TX", "US"],
  ["Paris", "Paris", "FR"],
  ["CA ON Ottawa", "Ottawa", "CA"],
  ["Toronto, Ontario , Canada", "Toronto", "CA"],
  ["Greater Toronto Area", "Toronto", "CA"],
  ["Tbilisi, Georgia", "Tbilisi", "GE"],
  ["Atlanta, Georgia", "Atlanta", "US"],
  ["Singapore, Singapore", "Singapore", "SG"],
  ["Kraków, Poland", "Krakow", "PL"],
  ["MÜNCHEN, Deutschland", "Munich", "DE"],
  ["São Paulo, Brazil", "Sao Paulo", "BR"],
  ["Mexico City, Mexico", "Mexico City", "MX"],
  ["Poland, Gdansk", "Gdansk", "PL"],
  ["Tel Aviv-Yafo, Israel", "Tel Aviv", "IL"],
  ["Dubai - United Arab Emirates", "Dubai", "AE"],
  ["KOR Seoul, South Korea", "Seoul", "KR"],
  ["Normal, IL", "Normal", "US"],
  ["Vodnjan, Croatia", "Vodnjan", "HR"],
  ["Springfield, OR", "Springfield, OR", "US"],
  ["Remote", null],
  ["Remote - India", null],
  ["Remote in USA", null],
  ["India", null],
  ["Karnataka, India", null],
  ["CA, USA", null],
  ["2 Locations", null],
  ["Multiple Locations", null],
  ["Any location, United States", null],
  ["Other Madhya Pradesh", null],
  ["Mobile Team Headquarters", null],
  ["Ontario, Canada", null],
  ["", null],
  ["💥 \u0000 ;;; ,,,", null],
];

for (const [text, city, country] of READ) {
  test(`"${text}" is ${city ?? "no city"}`, () => {
    assert.deepEqual(canonicalCity(text), city === null ? null : { city, country });
  });
}

const KEYS: [string, string][] = [
  ["Bangalore, India", "bengaluru"],
  ["bengaluru", "bengaluru"],
  ["Cambridge, MA", "cambridge ma"],
  ["cambridge ma", "cambridge ma"],
  ["São Paulo", "sao paulo"],
  ["Neenah, WI", "neenah"],
  ["Atlantis, Nowhere", "atlantis"],
  ["Remote - India", "remote india"],
  ["", ""],
];

for (const [text, key] of KEYS) test(`the key of "${text}" is "${key}"`, () => assert.equal(cityKey(text), key));

const SPLIT: [string, string[]][] = [
  ["Bengaluru, Karnataka, India", ["Bengaluru, Karnataka, India"]],
  ["New York, NY; Austin, TX | Remote", ["New York, NY", "Austin, TX", "Remote"]],
  ["Pune / Mumbai", ["Pune", "Mumbai"]],
  ["Mumbai/Pune", ["Mumbai", "Pune"]],
  ["Hyderabad/Secunderabad", ["Hyderabad/Secunderabad"]],
  ["Bangalore / Bengaluru", ["Bangalore"]],
  ["Delhi / NCR; Pune", ["Delhi NCR", "Pune"]],
  ["Delhi/NCR", ["Delhi NCR"]],
  [
    "Kolkata, Mumbai, New Delhi, Hyderabad/Secunderabad, Pune, Chennai, Bangalore/Bengaluru",
    ["Kolkata", "Mumbai", "New Delhi", "Hyderabad/Secunderabad", "Pune", "Chennai", "Bangalore/Bengaluru"],
  ],
  ["New York, New York, United States", ["New York, New York, United States"]],
  ["New York, NY, San Francisco, CA", ["New York, NY", "San Francisco, CA"]],
  ["Delhi, Delhi, India", ["Delhi, Delhi, India"]],
  ["Singapore, Singapore", ["Singapore, Singapore"]],
  ["Mexico City, Mexico", ["Mexico City, Mexico"]],
  ["Baner, Pune", ["Baner, Pune"]],
  ["San Francisco or Remote", ["San Francisco", "Remote"]],
  ["", []],
];

for (const [text, pieces] of SPLIT) {
  test(`"${text}" holds ${pieces.length} locations`, () => assert.deepEqual(splitLocations(text), pieces));
}

const REMOTE: [string, boolean][] = [
  ["Remote", true],
  ["Remote in USA", true],
  ["Work from home", true],
  ["WFH", true],
  ["Anywhere in India", true],
  ["Telecommute", true],
  ["Hybrid remote in Pune", false],
  ["Not remote", false],
  ["Bengaluru", false],
  ["", false],
];

for (const [text, remote] of REMOTE) {
  test(`"${text}" is ${remote ? "" : "not "}remote`, () => assert.equal(isRemoteText(text), remote));
}

test("long and hostile texts are answered", () => {
  assert.equal(canonicalCity("x".repeat(100_000)), null);
  assert.equal(canonicalCity(`${"(".repeat(1000)}Pune`), null);
  assert.ok(splitLocations("Pune, ".repeat(2_000)).length === 1);
  assert.deepEqual(splitLocations(" ".repeat(200_000)), []);
  assert.equal(cityKey(`${" ".repeat(200_000)}`), "");
});
