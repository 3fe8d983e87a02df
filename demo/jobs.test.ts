// Posting times are exact in number, strictly rising, inside their span and follow the week.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, it } from "node:test";
import { DEPARTMENTS } from "../contract/jobs/filters.ts";
import { EXPERIENCE_MIN, LOCATION_COUNT, WEEKDAY_WEIGHTS } from "./calibration.ts";
import { generateCompanies } from "./companies.ts";
import { type DemoJob, generateJobs, postingTimes } from "./jobs.ts";
import { Random } from "./random.ts";
import { INDIAN_CITIES } from "./words.ts";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 10);

function times(count: number, days: number, now = NOW, recency = 0): number[] {
  return [...postingTimes(count, now - days * DAY, now, recency, new Random("times"))];
}

describe("postingTimes", () => {
  for (const [count, days] of [
    [0, 85],
    [1, 85],
    [7, 85],
    [2_000, 85],
    [5_000, 2],
  ] as const) {
    it(`yields ${count} strictly rising times in ${days} days`, () => {
      const list = times(count, days);
      assert.equal(list.length, count);
      for (let i = 1; i < count; i++) assert.ok((list[i] as number) > (list[i - 1] as number));
      if (count > 1) assert.ok((list[0] as number) >= NOW - days * DAY && (list.at(-1) as number) <= NOW);
    });
  }

  it("has fresh times whatever the hour and day of now", () => {
    for (let hour = 0; hour < 168; hour += 5) {
      const now = NOW + hour * 3_600_000;
      assert.ok(times(2_000, 85, now).filter((time) => now - time < DAY / 2).length >= 5, `hour ${hour}`);
    }
  });

  it("follows the measured weekdays, in India time", () => {
    const counts = new Array(7).fill(0);
    for (const time of times(40_000, 546)) counts[new Date(time + 5.5 * 3_600_000).getUTCDay()]++;
    const total = WEEKDAY_WEIGHTS.reduce((a, b) => a + b, 0);
    for (const [day, weight] of WEEKDAY_WEIGHTS.entries()) {
      assert.ok(Math.abs(counts[day] / 40_000 - weight / total) < 0.012, `day ${day}: ${counts[day]}`);
    }
  });

  it("puts more into recent days when asked", () => {
    const list = times(4_000, 84, NOW, 1);
    const newer = list.filter((time) => NOW - time < 42 * DAY).length;
    assert.ok(newer > 2_200 && newer < 2_600, `${newer}`);
  });
});

const now = new Date("2026-11-21T10:00:00Z");

const companies = generateCompanies(300, "test");
const demo = [...generateJobs({ count: 2_000, companies, seed: "test", now })];
const many = [...generateJobs({ count: 20_000, companies, seed: "test", now })];

/** Share of jobs for which a statement holds. */
function share(jobs: readonly DemoJob[], holds: (job: DemoJob) => boolean): number {
  return jobs.filter(holds).length / jobs.length;
}

function assertNear(actual: number, expected: number, tolerance: number, label: string): void {
  assert.ok(Math.abs(actual - expected) <= tolerance, `${label}: ${actual} instead of ${expected} ± ${tolerance}`);
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

describe("generateJobs as a stream", () => {
  it("gives the same bytes for the same seed, and others for another", () => {
    const hash = (seed: string) => {
      const digest = createHash("sha256");
      const own = generateCompanies(300, seed);
      for (const job of generateJobs({ count: 200, companies: own, seed, now })) digest.update(JSON.stringify(job));
      return digest.digest("hex");
    };
    assert.equal(hash("a"), hash("a"));
    assert.notEqual(hash("a"), hash("b"));
  });

  it("yields the requested number, lazily", () => {
    assert.equal(demo.length, 2_000);
    assert.equal(many.length, 20_000);
    const endless = generateJobs({ count: 1_000_000_000, companies, seed: 1, now });
    assert.equal(typeof endless.next().value.id, "string");
  });

  it("orders ids strictly with time", () => {
    for (const jobs of [demo, many]) {
      for (let i = 1; i < jobs.length; i++) {
        const [before, after] = [jobs[i - 1], jobs[i]] as [DemoJob, DemoJob];
        assert.ok(after.postedAt > before.postedAt && after.id > before.id, `${i}`);
      }
    }
  });

  it("posts published jobs within 85 days for a demo, some of them today, and over 548 days for large sets", () => {
    const ages = (jobs: DemoJob[]) =>
      jobs.filter((job) => job.status === "PUBLISHED").map((job) => (+now - +job.postedAt) / DAY);
    assert.ok(Math.max(...ages(demo)) <= 85 && Math.min(...ages(demo)) >= 0);
    assert.ok(ages(demo).filter((age) => age < 0.5).length >= 5);
    const large = [...generateJobs({ count: 11_000, companies, seed: 1, now })];
    assert.ok(Math.max(...ages(large)) > 500 && Math.max(...ages(large)) <= 548);
    const short = [...generateJobs({ count: 300, companies, seed: 1, now, spanDays: 10 })];
    assert.ok(Math.max(...ages(short)) <= 10);
  });

  it("refuses to work without companies", () => {
    assert.throws(() => generateJobs({ count: 1, companies: [], seed: 1, now }).next(), /at least one company/);
  });
});

describe("shares over 20,000 jobs", () => {
  const outside = many.filter((job) => job.external);
  const own = many.filter((job) => !job.external);

  it("status, source and bad jobs", () => {
    assertNear(
      share(many, (job) => job.status === "PUBLISHED"),
      0.92,
      0.01,
      "published",
    );
    assertNear(
      share(many, (job) => job.external !== null),
      0.6,
      0.015,
      "external",
    );
    assertNear(
      share(many, (job) => job.badJob),
      0.004,
      0.002,
      "bad",
    );
    for (const status of ["CLOSED", "EXPIRED", "DRAFT"])
      assert.ok(share(many, (job) => job.status === status) > 0.008, status);
  });

  it("every department", () => {
    for (const department of DEPARTMENTS)
      assert.ok(share(many, (job) => job.department === department) > 0.01, department);
    assertNear(
      share(many, (job) => job.department === "Engineering"),
      0.285,
      0.03,
      "engineering",
    );
    assertNear(
      share(many, (job) => job.department === "Customer Support"),
      0.08,
      0.02,
      "support",
    );
  });

  it("cities", () => {
    const inIndia = many.filter((job) => job.locations[0]?.endsWith("India"));
    assertNear(inIndia.length / many.length, 0.92, 0.02, "India");
    const total = INDIAN_CITIES.reduce((sum, city) => sum + city.weight, 0);
    for (const { name, weight } of INDIAN_CITIES.slice(0, 9)) {
      assertNear(
        share(inIndia, (job) => job.city === name),
        weight / total,
        0.02,
        name,
      );
    }
  });

  it("locations per job", () => {
    for (const [count, percent] of LOCATION_COUNT) {
      assertNear(
        share(many, (job) => job.locations.length === count),
        percent / 100,
        0.02,
        `${count} locations`,
      );
    }
  });

  it("experience", () => {
    const stated = many.filter((job) => job.experience && job.typeofEmployment !== "INTERNSHIP");
    const total = EXPERIENCE_MIN.reduce((sum, [, percent]) => sum + percent, 0);
    for (const [years, percent] of EXPERIENCE_MIN) {
      assertNear(
        share(stated, (job) => job.experience?.min === years),
        percent / total,
        0.015,
        `from ${years}`,
      );
    }
    const closed = stated.filter((job) => job.experience?.max !== 9999);
    const widths: [number, number][] = [
      [1, 0.05],
      [2, 0.18],
      [3, 0.21],
      [4, 0.2],
      [5, 0.32],
    ];
    for (const [width, expected] of widths) {
      assertNear(
        share(closed, ({ experience }) => experience!.max - experience!.min === width),
        expected,
        0.03,
        `width ${width}`,
      );
    }
  });

  it("pay shown", () => {
    const shown = (job: DemoJob) => job.salary !== null && job.displaySalaryRange;
    assertNear(share(outside, shown), 0.12, 0.02, "external");
    assertNear(share(own, shown), 0.72, 0.02, "internal");
    const lakhs = (years: number) =>
      middle(
        many
          .filter(({ department, salary, experience, typeofEmployment: type }) => {
            const software = department === "Engineering" || department === "Data & AI";
            return software && type === "FULL_TIME" && salary?.currency === "INR" && experience?.min === years;
          })
          .map(({ salary }) => (salary!.min + salary!.max) / 2 / 100_000),
      );
    assertNear(lakhs(2), 9, 2, "two years");
    assertNear(lakhs(5), 16.5, 3, "five years");
    const ratios = many.filter((job) => job.salary?.currency === "INR").map(({ salary }) => salary!.max / salary!.min);
    assertNear(middle(ratios), 1.67, 0.08, "ratio");
  });

  it("work modes and employment types", () => {
    assertNear(
      share(outside, (job) => job.workMode === null),
      0.79,
      0.03,
      "external without mode",
    );
    assertNear(
      share(outside, (job) => job.workMode === "HYBRID"),
      0.09,
      0.02,
      "external hybrid",
    );
    assert.ok(share(own, (job) => job.workMode !== null) > 0.85);
    assertNear(
      share(many, (job) => job.typeofEmployment === "FULL_TIME"),
      0.9,
      0.015,
      "full time",
    );
    for (const type of ["PART_TIME", "INTERNSHIP"])
      assert.ok(share(many, (job) => job.typeofEmployment === type) > 0.015, type);
  });

  it("jobs per company", () => {
    const counts = new Map<string, number>();
    for (const { companyId } of many) counts.set(companyId, (counts.get(companyId) ?? 0) + 1);
    const sorted = [...counts.values()].sort((a, b) => b - a);
    assert.ok((sorted[0] as number) / many.length < 0.06, "no company dominates");
    assertNear(sorted.slice(0, 10).reduce((a, b) => a + b, 0) / many.length, 0.26, 0.03, "top ten");
  });
});

describe("external and internal jobs", () => {
  it("link outside jobs to their company's own made-up site", () => {
    const byId = new Map(companies.map((company) => [company.id, company]));
    for (const { external, companyId, postedAt } of many) {
      if (!external) continue;
      const slug = byId.get(companyId)?.slug as string;
      assert.match(external.externalJobId, /^demo:[a-z]+:\d+$/);
      assert.ok(external.jobUrl.startsWith(`https://${slug}.example/careers/`), external.jobUrl);
      assert.doesNotMatch(external.jobUrl, /--|\s/);
      assert.equal(+external.jobPostedDate, +postedAt);
    }
    const ids = many.flatMap((job) => (job.external ? [job.external.externalJobId] : []));
    assert.equal(new Set(ids).size, ids.length);
  });

  it("keep hands-on work on site", () => {
    for (const job of many) {
      if (/\b(Nurse|Pharmacist|Chef|Site Engineer|Store Keeper|Phlebotomist)\b/.test(job.jobTitle)) {
        assert.ok(job.workMode === null || job.workMode === "WFO", `${job.jobTitle}: ${job.workMode}`);
      }
    }
  });
});
