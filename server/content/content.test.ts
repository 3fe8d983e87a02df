// Checks figures, forms, robots.txt and sitemaps through the API.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { lookAtCounts } from "../../cli/doctor-data.ts";
import { type SiteFigures, siteFigures } from "../../contract/content/wire.ts";
import {
  COLLECTION_NEEDS,
  type CollectionMode,
  collectionPath,
  collectionSlug,
} from "../../contract/jobs/collection-rules.ts";
import { companyPath, guidancePath, jobPath, referralPath } from "../../contract/paths.ts";
import { PUBLIC_URL, refusalIn, startApp } from "../../tests/support/app.ts";
import { aCompany, aJob, jobOf, someJobs } from "../../tests/support/builders.ts";
import { everyListedJob } from "../../tests/support/naive-jobs.ts";
import { closeJobs, jobRounds, moderation, saveJobs } from "../jobs/index.ts";
import { cityKey } from "../taxonomy/places/index.ts";
import { keepSitemaps, partsToJoin } from "./sitemap-parts.ts";

const app = await startApp({ jobs: 250, rateLimitScale: 1 });
const listed = await everyListedJob(app);

test("figures count listed jobs", async () => {
  const { body } = await app.get<SiteFigures>("/api/figures");
  siteFigures.strict().parse(body);
  const weekAgo = Date.now() - 7 * 86_400_000;
  assert.equal(body.openJobs, listed.length);
  assert.equal(body.hiringCompanies, new Set(listed.map(({ card }) => card.companyId)).size);
  assert.equal(body.postedThisWeek, listed.filter(({ card }) => Date.parse(card.createdAt) >= weekAgo).length);
  for (const { city, openJobs } of body.cities)
    assert.equal(openJobs, listed.filter(({ card }) => card.location.city === city).length, city);
  for (const { department, openJobs } of body.departments)
    assert.equal(openJobs, listed.filter(({ card }) => card.department === department).length, department);
  assert.ok(body.cities.length > 3 && body.departments.length > 3);
  assert.ok(body.cities.every(({ page }) => page === null));
  await jobRounds.keepCollections(app.deps);
  app.deps.cache.clear();
  const { cities } = (await app.get<SiteFigures>("/api/figures")).body;
  assert.ok(cities[0]?.page);
  for (const { city, openJobs, page } of cities) {
    const key = cityKey(city);
    const named = listed.filter(({ card }) => card.location.fullLocation.some((place) => cityKey(place) === key));
    assert.equal(page?.jobs ?? null, named.length >= COLLECTION_NEEDS.opens ? named.length : null, city);
    assert.ok(named.length >= openJobs);
    if (page) assert.equal(page.slug, `in-${key.replaceAll(" ", "-")}`);
  }
});

describe("figures stay equal to the jobs", () => {
  const CITIES = ["Pune", "Kochi", "Surat"];
  /** The expected figures, counted from the rows of jobs. */
  const counted = async () => {
    const rows = await app.db.query<{ city: string | null; department: string | null; created_at: Date }>(
      "select city, department, created_at from job where is_listed",
    );
    const tally = (of: "city" | "department") => {
      const counts = new Map<string, number>();
      for (const row of rows) if (row[of] !== null) counts.set(row[of], (counts.get(row[of]) ?? 0) + 1);
      return [...counts].sort();
    };
    const weekAgo = Date.now() - 7 * 86_400_000;
    const recent = rows.filter(({ created_at }) => created_at.getTime() >= weekAgo).length;
    return { all: rows.length, recent, cities: tally("city"), departments: tally("department") };
  };
  const agree = async (what: string) => {
    assert.deepEqual(await app.db.query("select * from job_count_flaws()"), [], what);
    app.deps.cache.clear();
    const { body } = await app.get<SiteFigures>("/api/figures");
    const { all, recent, cities, departments } = await counted();
    assert.deepEqual([body.openJobs, body.postedThisWeek], [all, recent], what);
    const bySize = (rows: [string, number][], most: number) =>
      rows.toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, most);
    assert.deepEqual(
      body.cities.map(({ city, openJobs }) => [city, openJobs]),
      bySize(cities, 12),
      what,
    );
    assert.deepEqual(
      body.departments.map(({ department, openJobs }) => [department, openJobs]),
      bySize(departments, 14),
      what,
    );
  };

  test("as they are added, changed, closed, frozen and deleted", async () => {
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
    const jobs = await someJobs(
      app.db,
      Array.from({ length: 40 }, (_, index) => ({
        locations: [CITIES[index % 3]!],
        department: index % 4 === 0 ? null : "Engineering",
        createdAt: hours(168 + (index - 20) / 4),
      })),
    );
    await agree("forty more, posted about a week ago");
    await app.db.transaction((tx) =>
      saveJobs(
        tx,
        jobs.slice(0, 10).map((job) => ({ ...job, locations: ["Nagpur"] })),
      ),
    );
    await agree("ten moved to another city");
    await app.db.transaction((tx) =>
      closeJobs(
        tx,
        jobs.slice(5, 15).map(({ id }) => id),
        new Date(),
      ),
    );
    await agree("ten closed");
    await app.db.transaction((tx) => moderation.freezeJob(tx, jobs[20]!.id, new Date()));
    await agree("one frozen");
    await app.db.query("delete from job where id = any ($1)", [jobs.slice(25).map(({ id }) => id)]);
    await agree("fifteen removed");
    await assert.rejects(
      app.db.transaction(async (tx) => {
        await saveJobs(tx, [jobOf({ companyId: jobs[0]!.companyId, locations: ["Pune"] })]);
        throw new Error("rolled back");
      }),
    );
    await agree("one rolled back");
  });

  test("also with parallel writes while rounds fold the counts", async () => {
    const companies = await Promise.all(Array.from({ length: 4 }, () => aCompany(app.db)));
    await Promise.all([
      ...companies.flatMap(({ id: companyId }) =>
        CITIES.map((city) =>
          app.db.transaction((tx) =>
            saveJobs(
              tx,
              Array.from({ length: 20 }, () => jobOf({ companyId, locations: [city], department: "Sales" })),
            ),
          ),
        ),
      ),
      ...Array.from({ length: 6 }, () => jobRounds.ageJobs(app.deps)),
    ]);
    await agree("written and folded at once");
    await jobRounds.ageJobs(app.deps);
    await agree("folded");
    const twice = await app.db.query("select kind, key from job_count group by 1, 2 having count(*) > 1");
    assert.deepEqual(twice, [], "a key has one row once it is folded");
  });

  test("`doctor` reports a deviation, and its advice fixes it", async () => {
    const levels = async () => (await lookAtCounts(app.url)).map(({ level }) => level);
    assert.deepEqual(await levels(), ["ok"]);
    await app.db.query("insert into job_count values ('all', '', 7), ('city', 'Atlantis', 1)");
    const [finding] = await lookAtCounts(app.url);
    assert.equal(finding?.level, "warn");
    assert.match(finding?.words ?? "", /^2 are not what is listed \(all : \d+ for \d+\)$/);
    await app.db.query(finding?.advice?.replace(/^.*?: /, "") ?? "");
    assert.deepEqual(await levels(), ["ok"]);
    await agree("mended");
  });
});

describe("the contact forms", () => {
  const message = {
    name: " Asha Rao ",
    email: "asha@example.org",
    topic: "CANDIDATE",
    message: "I cannot find the job that I saved.",
  };
  const enquiry = {
    name: "Ben",
    email: "ben@example.org",
    companyName: "Ben & Sons",
    teamSize: "11-50",
    phone: "",
    message: "Two bakers, please.",
  };
  let visitors = 0;
  /** Each call comes from its own IP address, to avoid the rate limits. */
  const send = (path: string, body: unknown, headers: Record<string, string> = {}) => {
    visitors += 1;
    return app.post<{ reference: string }>(path, body, {
      headers,
      remoteAddress: `10.0.${visitors >> 8}.${visitors & 255}`,
    });
  };

  const rowsOf = async (table: string) =>
    (await app.db.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n;

  test("store a message once and answer with a reference", async () => {
    const answer = await send("/api/contact-message", message);
    assert.equal(answer.status, 201, answer.text);
    assert.match(answer.body.reference, /^[2-9A-HJKMNP-Z]{10}$/);
    const rows = await app.db.query("select name, email, topic, message from contact_message where reference = $1", [
      answer.body.reference,
    ]);
    assert.deepEqual(rows, [{ ...message, name: "Asha Rao" }]);
    const second = await send("/api/corporate-enquiry", enquiry);
    assert.equal(second.status, 201, second.text);
    const [row] = await app.db.query("select company_name, phone from contact_message where reference = $1", [
      second.body.reference,
    ]);
    assert.deepEqual(row, { company_name: "Ben & Sons", phone: null });
  });

  const WRONG: [string, object, string, RegExp][] = [
    ["/api/contact-message", { ...message, name: "  " }, "name", /enter your name/],
    ["/api/contact-message", { ...message, name: undefined }, "name", /enter your name/],
    ["/api/contact-message", { ...message, name: "n".repeat(121) }, "name", /under 120/],
    ["/api/contact-message", { ...message, email: "asha" }, "email", /e-mail address like/],
    ["/api/contact-message", { ...message, email: 7 }, "email", /e-mail address/],
    ["/api/contact-message", { ...message, topic: "" }, "topic", /choose what/],
    ["/api/contact-message", { ...message, message: "short" }, "message", /at least 20/],
    ["/api/contact-message", { ...message, message: "m".repeat(4_001) }, "message", /under 4000/],
    ["/api/contact-message", { ...message, admin: true }, "admin", /not known/],
    ["/api/corporate-enquiry", { ...enquiry, companyName: "" }, "companyName", /company's name/],
    ["/api/corporate-enquiry", { ...enquiry, teamSize: "many" }, "teamSize", /team size/],
    ["/api/corporate-enquiry", { ...enquiry, phone: "call me" }, "phone", /phone number/],
    ["/api/corporate-enquiry", { ...enquiry, message: "" }, "message", /whom you want to hire/],
  ];
  for (const [path, body, field, words] of WRONG) {
    test(`name ${field} if it is wrong: ${JSON.stringify((body as never)[field])?.slice(0, 30)}`, async () => {
      const answer = await send(path, body);
      const refusal = refusalIn(answer);
      assert.deepEqual([answer.status, refusal.errorCode, refusal.field], [400, "INVALID_BODY", field], answer.text);
      assert.match(refusal.errorMsg, words);
    });
  }

  test("refuse broken JSON, other content types, and large bodies", async () => {
    const before = await rowsOf("contact_message");
    const BAD: [unknown, Record<string, string>, number][] = [
      ["{", {}, 400],
      ["", {}, 400],
      ["[]", {}, 400],
      ["null", {}, 400],
      ["name=a", { "content-type": "application/x-www-form-urlencoded" }, 415],
      [JSON.stringify({ ...message, message: "m".repeat(70_000) }), {}, 413],
    ];
    for (const [body, headers, status] of BAD) {
      const answer = await send("/api/contact-message", body, headers);
      assert.equal(answer.status, status, `${String(body).slice(0, 20)}: ${answer.text}`);
      assert.ok(refusalIn(answer).errorMsg);
    }
    assert.equal(await rowsOf("contact_message"), before);
  });

  test("are refused from another site and accepted from our own", async () => {
    const before = await rowsOf("contact_message");
    for (const origin of ["https://evil.example", "null", `${PUBLIC_URL}.evil.example`, "https://example.org"]) {
      const answer = await send("/api/contact-message", message, { origin });
      assert.deepEqual([answer.status, refusalIn(answer).errorCode], [403, "FORBIDDEN_ORIGIN"], origin);
    }
    assert.equal(await rowsOf("contact_message"), before);
    assert.equal((await send("/api/contact-message", message, { origin: PUBLIC_URL })).status, 201);
  });

  test("accept five a minute from one IP address", async () => {
    const before = await rowsOf("contact_message");
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1)
      statuses.push((await app.post("/api/contact-message", message, { remoteAddress: "10.9.9.9" })).status);
    assert.deepEqual(statuses, [201, 201, 201, 201, 201, 429, 429]);
    assert.equal(await rowsOf("contact_message"), before + 5);
    const answer = await app.post("/api/contact-message", message, { remoteAddress: "10.9.9.9" });
    assert.equal(refusalIn(answer).errorCode, "RATE_LIMITED");
    assert.ok(Number(answer.headers["retry-after"]) > 0);
    assert.equal((await app.post("/api/contact-message", message, { remoteAddress: "10.9.9.10" })).status, 201);
  });
});

describe("for crawlers", () => {
  const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
  /** The URLs of a sitemap; fails unless the XML has exactly the expected form. */
  function addressesIn(text: string, kind: "urlset" | "sitemapindex"): string[] {
    const item = kind === "urlset" ? "url" : "sitemap";
    const entry = `<${item}><loc>([^<>]+)</loc>(?:<lastmod>[\\dT:.Z-]+</lastmod>)?</${item}>\\s*`;
    assert.match(
      text,
      new RegExp(
        `^<\\?xml version="1.0" encoding="UTF-8"\\?>\\s*<${kind} xmlns="${NAMESPACE}">\\s*(?:${entry})*</${kind}>\\s*$`,
      ),
    );
    const names: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
    return [...text.matchAll(new RegExp(entry, "g"))].map(([, address]) => {
      assert.doesNotMatch(address!, /&(?!(amp|lt|gt|quot|apos);)/);
      return new URL(address!.replace(/&(\w+);/g, (_, name: string) => names[name]!)).href;
    });
  }
  const read = async (address: string) => {
    const answer = await app.get(address.replace(PUBLIC_URL, ""));
    assert.equal(answer.status, 200, address);
    assert.match(String(answer.headers["content-type"]), /^application\/xml/);
    return answer.text;
  };

  test("robots.txt names the sitemap and excludes the API", async () => {
    const { text, headers } = await app.get("/robots.txt");
    assert.match(String(headers["content-type"]), /^text\/plain/);
    assert.match(text, /^User-agent: \*$/m);
    assert.match(text, /^Disallow: \/api\/$/m);
    assert.match(text, new RegExp(`^Sitemap: ${PUBLIC_URL}/sitemap.xml$`, "m"));
  });

  test("llms.txt names the site, its jobs, feeds and API by their addresses", async () => {
    const { text, headers } = await app.get("/llms.txt");
    assert.match(String(headers["content-type"]), /^text\/markdown/);
    assert.match(text, /^# \S/);
    for (const path of ["/jobs", "/jobs.json", "/jobs.atom", "/api/openapi.json"])
      assert.ok(text.includes(`(${PUBLIC_URL}${path})`));
  });

  const FIXED = [
    "/",
    "/jobs",
    "/jobs/browse",
    "/referrals",
    "/guidance",
    "/company",
    "/for-employee",
    "/faq",
    "/salaries",
  ];
  const FIXED_FOR_OTHERS = ["/about", "/corporate", "/corporate/connect-with-us"];
  /** The files of the index with their times; fails unless they list all pages, each once. */
  async function wholeSitemap(): Promise<Map<string, string | undefined>> {
    app.deps.cache.clear();
    const index = await read("/sitemap.xml");
    const files = addressesIn(index, "sitemapindex");
    const addresses = (await Promise.all(files.map(read))).flatMap((text) => {
      const inFile = addressesIn(text, "urlset");
      assert.ok(inFile.length > 0 && inFile.length <= 50_000);
      return inFile;
    });
    const companies = await app.db.query<{ SK: string; name: string }>(`select id as "SK", name from company`);
    const collections = await app.db.query<{ field: string; city: string; workMode: "" | CollectionMode }>(
      `select field, city, work_mode as "workMode" from job_collection`,
    );
    const expected = [
      ...FIXED,
      ...FIXED_FOR_OTHERS,
      ...(await everyListedJob(app)).map(({ card }) => jobPath(card)),
      ...companies.flatMap((row) => [companyPath(row), referralPath(row), guidancePath(row)]),
      ...collections.map(({ field, city, workMode }) =>
        collectionPath(collectionSlug({ field: field || null, city: city || null, workMode: workMode || null })),
      ),
    ].map((path) => new URL(PUBLIC_URL + path).href);
    assert.deepEqual(addresses.toSorted(), expected.toSorted());
    return new Map(
      [...index.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<)?/g)].map(([, file = "", at]) => [file, at] as const),
    );
  }

  test("the sitemaps list every fixed page, listed job and company exactly once", async () => {
    const { id: companyId } = await aCompany(app.db, { name: `O'Neil & <Sons> "Ltd" 100%` });
    await aJob(app.db, { companyId });
    await aJob(app.db, { status: "CLOSED" });
    await app.db.query("delete from job_collection");
    assert.equal((await wholeSitemap()).size, 3, "pages, and a file of each kind until a round has looked");
    await app.db.query("delete from job_collecting");
    await jobRounds.keepCollections(app.deps);
    await keepSitemaps(app.deps);
    assert.equal((await wholeSitemap()).size, 4);
  });

  test("a change moves the time of its file alone, after a rest; long files are cut, short ones joined", async () => {
    const clock = { now: new Date(Date.now() + 3_600_000) };
    const round = (most: { jobs: number; companies: number }) =>
      keepSitemaps({ db: app.db, clock: () => clock.now }, most);
    const small = { jobs: 60, companies: 20 };
    await Promise.all([round(small), round(small)]);
    const before = await wholeSitemap();
    assert.ok(before.size >= 8, `${before.size} files`);
    const changed = async (most = small, seconds = 3_600) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1_000);
      await round(most);
      const after = await wholeSitemap();
      return { after, moved: [...after].filter(([, at]) => at === clock.now.toISOString()).map(([file]) => file) };
    };
    assert.deepEqual((await changed()).moved, []);
    const [oldest] = await app.db.query<{ id: string }>(
      "select id from job where is_listed and canonical_id is null order by id limit 1",
    );
    await app.db.transaction((tx) => closeJobs(tx, [oldest?.id ?? ""], new Date()));
    await app.db.query("update sitemap_measuring set took_ms = 60000");
    const noted = () => app.db.query("select from_id, changed_at from sitemap_part order by kind, from_id");
    const unmoved = await noted();
    clock.now = new Date(clock.now.getTime() + 2_999_000);
    await round(small);
    assert.deepEqual(await noted(), unmoved, "a round rests fifty times what the last one took");
    const { after, moved } = await changed(small, 1);
    assert.deepEqual(moved, [`${PUBLIC_URL}/sitemaps/jobs/00000000-0000-0000-0000-000000000000.xml`]);
    assert.deepEqual([...after.keys()], [...before.keys()]);
    assert.equal((await changed({ jobs: 5_000, companies: 5_000 })).after.size, 4);
  });

  const JOINS: [entries: number[], joined: number[]][] = [
    [[], []],
    [[0], []],
    [[100, 0], [1]],
    [[30, 30], []],
    [[30, 20], [1]],
    [[20, 20, 20], [1]],
    [
      [10, 10, 10, 100, 10],
      [1, 2],
    ],
    [[50, 0, 1], [1]],
  ];
  for (const [entries, joined] of JOINS)
    test(`of files with ${entries.join(", ") || "nothing"} of at most 100, ${joined.join(", ") || "none"} join the one before`, () =>
      assert.deepEqual(
        partsToJoin(
          entries.map((count, at) => ({ from: String(at), entries: count })),
          100,
        ),
        joined.map(String),
      ));

  test("unknown sitemaps are not found", async () => {
    for (const path of [
      "/sitemaps/jobs/1.xml",
      "/sitemaps/users/00000000-0000-0000-0000-000000000000.xml",
      "/sitemaps/__proto__/00000000-0000-0000-0000-000000000000.xml",
    ])
      assert.equal((await app.get(path)).status, 404, path);
  });
});

describe("/.well-known", () => {
  const contact = "mailto:security@example.org";
  const SECURITY: [what: string, security: { contact: string; expires: Date } | undefined, status: number][] = [
    ["is served until it expires", { contact, expires: new Date(Date.now() + 86_400_000) }, 200],
    ["is gone after its day", { contact, expires: new Date(Date.now() - 1) }, 404],
    ["is not there without a contact", undefined, 404],
  ];
  for (const [what, security, status] of SECURITY)
    test(`security.txt ${what}`, async () => {
      const site = await startApp({ ...(security && { security }) });
      const answer = await site.get("/.well-known/security.txt");
      assert.equal(answer.status, status);
      assert.equal(answer.headers["content-type"], "text/plain; charset=utf-8");
      if (status !== 200) return;
      const fields = Object.fromEntries(
        answer.text
          .trim()
          .split("\n")
          .map((line) => line.split(/: (.*)/, 2)),
      );
      assert.equal(fields.Contact, contact);
      assert.equal(fields.Canonical, `${PUBLIC_URL}/.well-known/security.txt`);
      assert.ok(Date.parse(fields.Expires ?? "") > Date.now());
    });
  test("change-password redirects to the page for that", async () => {
    const answer = await app.get("/.well-known/change-password");
    assert.deepEqual([answer.status, answer.headers.location], [302, "/auth/change-password"]);
  });
});
