// Every spelling of a period that résumés use, and what must not be taken for one.
import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { monthsCovered, spanOf } from "./count-years.ts";
import type { DatePoint } from "./date-points.ts";
import { findDateRanges } from "./date-ranges.ts";

function shown(point: DatePoint | "present" | null): string {
  if (point === null) return "-";
  if (point === "present") return "present";
  const months =
    point.first === null ? "" : point.first === point.last ? `-${point.first}` : `-${point.first}..${point.last}`;
  return `${point.year}${months}`;
}

/** A text and its periods: "from > to", several parted by " + ". */
const PERIODS: readonly (readonly [string, string])[] = [
  ["Jan 2019 - Present", "2019-1 > present"],
  ["January 2019 – March 2020", "2019-1 > 2020-3"],
  ["Jan. 2019 to Mar. 2020", "2019-1 > 2020-3"],
  ["01/2019 - 03/2020", "2019-1 > 2020-3"],
  ["2019/01 - 2020/03", "2019-1 > 2020-3"],
  ["2019-01 – 2020-03", "2019-1 > 2020-3"],
  ["2019 - 2020", "2019 > 2020"],
  ["2019-2020", "2019 > 2020"],
  ["'19 - '20", "2019 > 2020"],
  ["Jan '19 – Mar ’20", "2019-1 > 2020-3"],
  ["Jan-19 to Mar-20", "2019-1 > 2020-3"],
  ["Jan-2019 till date", "2019-1 > present"],
  ["Jan 19 - Mar 20", "2019-1 > 2020-3"],
  ["Summer 2022", "2022-6..8 > -"],
  ["Summer 2012 and 2013", "2012-6..8 > - + 2013-6..8 > -"],
  ["Q1 2020 - Q3 2021", "2020-1..3 > 2021-7..9"],
  ["01.03.2019 - 31.12.2020", "2019-3 > 2020-12"],
  ["Since 2019", "2019 > present"],
  ["Expected May 2025", "2025-5 > -"],
  ["Since Jan 2019", "2019-1 > present"],
  ["2019 onwards", "2019 > present"],
  ["Jan 2019 Present", "2019-1 > present"],
  ["June - August 2018", "2018-6 > 2018-8"],
  ["Jan–Mar 2020", "2020-1 > 2020-3"],
  ["Sept. 2018 – Now (2 years)", "2018-9 > present"],
  ["janvier 2019 – aujourd'hui", "2019-1 > present"],
  ["Mär 2019 – heute", "2019-3 > present"],
  ["seit 2019", "2019 > present"],
  ["depuis septembre 2020", "2020-9 > present"],
  ["enero de 2019 - actualidad", "2019-1 > present"],
  ["März 2019 bis Dezember 2020", "2019-3 > 2020-12"],
  ["2010-11", "2010 > 2011"],
  ["2008-12", "2008 > 2012"],
  ["2015-19", "2015 > 2019"],
  ["2019 -", "2019 > present"],
  ["Jan 2020 –", "2020-1 > present"],
  ["From 2015 to 2018", "2015 > 2018"],
  ["from Jan 2015 until now", "2015-1 > present"],
  ["1st Jan 2019 to 31st Dec 2019", "2019-1 > 2019-12"],
  ["Jan 12, 2019 - Feb 3, 2020", "2019-1 > 2020-2"],
  ["Jan2019-Present", "2019-1 > present"],
  ["EngineerJan 2019 - Present", "2019-1 > present"],
  ["ISO 9001:2015 certified", "2015 > -"],
  ["in 2019, 2000 users and $2000", "2019 > -"],
  ["03/19 - 04/21", "2019-3 > 2021-4"],
  ["03/19 - present", "2019-3 > present"],
  ["July. 2014 – Aug. 2015", "2014-7 > 2015-8"],
  ["2016 – Sep 2018", "2016 > 2018-9"],
  ["Nov. 2017--Dec. 2018", "2017-11 > 2018-12"],
  ["2019 to Present", "2019 > present"],
  ["Fall 2013 – Spring 2014", "2013-9..11 > 2014-3..5"],
  ["Summer 2013, 2014", "2013-6..8 > - + 2014-6..8 > -"],
  ["2013, 2014", "2013 > - + 2014 > -"],
  ["2019年3月 - 2021年5月", "2019-3 > 2021-5"],
  ["May 2014 | Ithaca, NY", "2014-5 > -"],
  ["Jan 2015 - Present | New York, NY", "2015-1 > present"],
  ["August 2018 through May 2019", "2018-8 > 2019-5"],
  ["(2016 – 2018)", "2016 > 2018"],
  ["2021 – today", "2021 > present"],
  ["Oct 2001 – Ongoing", "2001-10 > present"],
  ["Nov 2018 to Till Date", "2018-11 > present"],
  ["Apr'15 - Aug'17", "2015-4 > 2017-8"],
  ["Apr’2015 – Aug’2017", "2015-4 > 2017-8"],
  ["2/2019 – 8/2020", "2019-2 > 2020-8"],
  ["15 Jan 2019 - 20 Mar 2020", "2019-1 > 2020-3"],
  ["Q3/2019 - Q1/2021", "2019-7..9 > 2021-1..3"],
  ["1998-2002", "1998 > 2002"],
  ["Summer/Fall 2019", "2019-6 > 2019-9..11"],
  ["May 2019 — August 2019, May 2020 — August 2020", "2019-5 > 2019-8 + 2020-5 > 2020-8"],
  ["2015-2016, 2018-2019", "2015 > 2016 + 2018 > 2019"],
  ["2020/21", "2020 > 2021"],
  ["Dec 2014 - May 2015 2 years", "2014-12 > 2015-5"],
  ["09/2019 – Current", "2019-9 > present"],
  ["1999 to 2001 at Acme", "1999 > 2001"],
  ["June-August 2018", "2018-6 > 2018-8"],
  ["Dec - 2019 to Jan - 2021", "2019-12 > 2021-1"],
  ["From: Jan 2019 To: Dec 2020", "2019-1 > 2020-12"],
  ["2019 – 2019", "2019 > 2019"],
  ["2019-02-01 - 2022-08-31", "2019-2 > 2022-8"],
  ["Feb.2019 - Aug.2022", "2019-2 > 2022-8"],
  ["02-2019 - 08-2022", "2019-2 > 2022-8"],
  ["2/19 – 8/22", "2019-2 > 2022-8"],
  ["Sep. 2023 Mar. 2024", "2023-9 > 2024-3"],
  ["Dec 2019 Jan 2019", "2019-12 > - + 2019-1 > -"],
  ["12 June – 30 July 2019", "2019-6 > 2019-7"],
  ["04/2015-03/2017", "2015-4 > 2017-3"],
  ["Duration - June 2012 – July 2014 (2 yrs)", "2012-6 > 2014-7"],
  ["+91-2012345678", ""],
  ["555-2019", ""],
  ["2017 © present", "2017 > present"],
  ["Apr 2021 3 Present", "2021-4 > present"],
  ["Jan 2019, Feb 2020", "2019-1 > - + 2020-2 > -"],
  ["2000+ users", ""],
  ["Windows 2000", "2000 > -"],
  ["Jun 2021-Present", "2021-6 > present"],
  ["2019.02 - 2022.08", "2019-2 > 2022-8"],
  ["Q1'20 - Q3'21", "2020-1..3 > 2021-7..9"],
  ["Fall '19", "2019-9..11 > -"],
  ["FEB2019–AUG2022", "2019-2 > 2022-8"],
];

for (const [text, expected] of PERIODS) {
  test(`period: ${text}`, () => {
    const read = findDateRanges(text).map((range) => `${shown(range.from)} > ${shown(range.to)}`);
    equal(read.join(" + "), expected);
  });
}

test("a period has its place in the text", () => {
  const text = "Engineer (since March 2019), Quibble";
  const [range] = findDateRanges(text);
  equal(text.slice(range?.start, range?.end), "since March 2019");
  equal(range?.form, "since");
});

/** Periods and the months that they cover together in June 2024. */
const SPANS: readonly (readonly [string, number])[] = [
  ["Jan 2023 - Dec 2023", 12],
  ["Jan 2024 - Present", 6],
  ["2019 - 2021", 24],
  ["2021 - present", 42],
  ["2019 - 2019", 0],
  ["Summer 2022", 3],
  ["May 2020", 1],
  ["Jan 2020 - Jun 2020, Mar 2020 - Dec 2020", 12],
  ["Jan 2019 - Mar 2019, Jan 2020 - Mar 2020", 6],
  ["Mar 2021 - Jan 2019", 0],
  ["Jan 1951 - Jan 2020", 0],
  ["Jan 2026 - Present", 0],
  ["Jan 2024 - Dec 2025", 6],
];

for (const [text, months] of SPANS) {
  test(`months of ${text}`, () => {
    const spans = findDateRanges(text).map((range) => spanOf(range, "2024-06"));
    equal(monthsCovered(spans.filter((span) => span !== null)), months);
  });
}

test("no order of jobs changes the months", () => {
  const spans = ["Jan 2015 - Dec 2016", "Jun 2016 - Mar 2019", "2018 - 2020"].flatMap((text) =>
    findDateRanges(text).map((range) => spanOf(range, "2024-06")),
  );
  const held = spans.filter((span) => span !== null);
  deepEqual(monthsCovered([...held].reverse()), monthsCovered(held));
});
