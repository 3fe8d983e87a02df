// The settings of the site over HTTP: versions, what is stale, what the environment sets, and parts that are off.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, describe, test } from "node:test";
import sharp from "sharp";
import { type Feature, GROUNDS, leastContrast, shadesOf } from "../../contract/site/rules.ts";
import type { SiteSettings, SiteValues, SiteVersion } from "../../contract/site/wire.ts";
import { type Person, signedIn } from "../../tests/support/accounts.ts";
import { startApp } from "../../tests/support/app.ts";
import { someJobs } from "../../tests/support/builders.ts";
import { type Bytes, urlOf } from "../../tests/support/uploads.ts";
import { jobRounds } from "../jobs/index.ts";
import { importListings } from "../listings/import-listings.ts";
import { rowsOf } from "../listings/read-listing-file.ts";
import { cleanPictures } from "../pictures/index.ts";
import { nameSite, siteName } from "../platform/site-name.ts";
import { openSite } from "./index.ts";

const app = await startApp({ site: { fixed: { mailName: "Acme Mail" } } });
const [one, two] = [await signedIn(app, { groups: ["admin"] }), await signedIn(app, { groups: ["admin"] })];
// The name is the process's, which other test files share.
after(() => nameSite(""));

type Stale = { errorCode: string; errorMsg: string; field?: string; current?: SiteSettings };
const settings = async () => (await one.send<SiteSettings>("GET", "/api/admin/settings")).body;
const change = (by: Person, version: number, values: Partial<SiteValues>) =>
  by.send<SiteSettings & Stale>("PATCH", "/api/admin/settings", { version, ...values });
/** Changes what is there now. */
const set = async (values: Partial<SiteValues>) => {
  const answer = await change(one, (await settings()).version, values);
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
};
const history = async () =>
  (
    await two.send<{ data: SiteVersion[]; pagination: { lastKey: string | null } }>(
      "GET",
      "/api/admin/settings/versions",
    )
  ).body;

test("begins with the product's own, in version 0", async () => {
  const { version, madeAt, madeBy, values, fixed } = await settings();
  assert.deepEqual([version, madeAt, madeBy, fixed], [0, null, "", ["mailName"]]);
  assert.deepEqual([values.name, values.mailName, values.referrals], ["", "Acme Mail", true]);
  assert.deepEqual((await history()).data, []);
});

test("a change is a version: who, when, before and after; the rest stays", async () => {
  const made = await set({ name: "Acme Jobs", operatorAddress: "1 High Street\nPune" });
  assert.deepEqual([made.version, made.madeBy, made.values.name], [1, one.name, "Acme Jobs"]);
  assert.equal(siteName(), "Acme Jobs");
  await set({ name: "Acme Careers" });
  const { data } = await history();
  assert.deepEqual(
    data.map(({ version, madeBy, changes }) => [version, madeBy, changes]),
    [
      [2, one.name, [{ name: "name", before: "Acme Jobs", after: "Acme Careers" }]],
      [
        1,
        one.name,
        [
          { name: "name", before: "", after: "Acme Jobs" },
          { name: "operatorAddress", before: "", after: "1 High Street\nPune" },
        ],
      ],
    ],
  );
  const [entry] = await app.db.query<{ action: string; actor: string; after: unknown }>(
    "select action, actor_id as actor, after from audit_entry where subject_kind = 'site-settings' order by id desc limit 1",
  );
  assert.deepEqual(entry, {
    action: "site-settings.changed",
    actor: one.accountId,
    after: { version: 2, restored: null, changed: ["name"] },
  });
});

test("what changes nothing makes no version", async () => {
  const { version } = await settings();
  assert.equal((await set({ name: "Acme Careers" })).version, version);
});

test("of two at once one wins, and the other is answered what there is now", async () => {
  const { version } = await settings();
  const answers = await Promise.all([
    change(one, version, { operatorName: "One Ltd" }),
    change(two, version, { operatorName: "Two Ltd" }),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  const lost = answers.find(({ status }) => status === 409)?.body;
  const won = answers.find(({ status }) => status === 200)?.body;
  assert.deepEqual(lost?.current, won);
  const late = await change(two, version, { referrals: false });
  assert.deepEqual([late.status, late.body.current?.version], [409, version + 1]);
  assert.ok((await settings()).values.referrals);
});

test("a version is brought back as a new one", async () => {
  const restore = (version: number | string, basis: number) =>
    two.send<SiteSettings & Stale>("POST", `/api/admin/settings/versions/${version}/restore`, { version: basis });
  const { version } = await settings();
  assert.equal((await restore(1, version - 1)).status, 409);
  const back = await restore(1, version);
  assert.deepEqual([back.status, back.body.version, back.body.values.name], [200, version + 1, "Acme Jobs"]);
  assert.equal((await history()).data[0]?.restored, 1);
  assert.equal((await restore(1, version + 1)).status, 409, "it is like that already");
  for (const unknown of [99, -1, "x"]) assert.equal((await restore(unknown, version + 1)).status, 404);
  assert.equal((await restore(0, version + 1)).body.values.name, "");
});

test("what the environment sets is not changed here", async () => {
  const { version } = await settings();
  const { status, body } = await change(one, version, { mailName: "Another" });
  assert.deepEqual([status, body.field], [409, "mailName"]);
  assert.equal((await change(one, version, { mailName: "Acme Mail" })).status, 200, "as it is");
});

const REFUSED: [string, object, string][] = [
  ["a name that would be markup", { name: "<b>Jobs</b>" }, "name"],
  ["a name of many letters", { name: "x".repeat(41) }, "name"],
  ["a pale colour on white", { colorLight: "#7fb0c8" }, "colorLight"],
  ["a dark colour on the dark ground", { colorDark: "#30506a" }, "colorDark"],
  ["a colour's name", { colorLight: "navy" }, "colorLight"],
  ["a link without https", { socialLinks: [{ name: "X", href: "http://x.example" }] }, "socialLinks"],
  ["a script for a link", { socialLinks: [{ name: "X", href: "javascript:alert(1)" }] }, "socialLinks"],
  ["a contact that is no address", { privacyContact: "privacy" }, "privacyContact"],
  ["a text without end", { termsText: "x".repeat(20_001) }, "termsText"],
  ["a switch that is not one", { referrals: "off" }, "referrals"],
  ["a setting that there is not", { secret: "x" }, "secret"],
];
for (const [what, values, field] of REFUSED)
  test(`refuses ${what}`, async () => {
    const { status, body } = await change(one, (await settings()).version, values);
    assert.deepEqual([status, body.field], [400, field]);
  });

test("the shades of a colour that is taken stay readable in both schemes", async () => {
  for (const [scheme, color] of [
    ["light", "#7a2048"],
    ["dark", "#f0a8c0"],
    ["light", "#005d80"],
    ["dark", "#70cceb"],
  ] as const) {
    assert.ok(leastContrast(color, scheme) >= 4.5, color);
    const shades = shadesOf(color, scheme);
    assert.ok(leastContrast(shades["brand-strong"], scheme) >= 4.5, shades["brand-strong"]);
    assert.equal(shades["on-brand"], GROUNDS[scheme].above);
  }
  await set({ colorLight: "#7A2048", colorDark: "#f0a8c0" });
  assert.equal((await settings()).values.colorLight, "#7a2048");
});

test("only admins read and change them", async () => {
  const people = [await signedIn(app), await signedIn(app, { groups: ["corporate-admin"] })];
  for (const person of people)
    for (const answer of [
      await person.send("GET", "/api/admin/settings"),
      await person.send("GET", "/api/admin/settings/versions"),
      await person.send("PATCH", "/api/admin/settings", { version: 0 }),
      await person.send("POST", "/api/admin/settings/versions/0/restore", { version: 0 }),
    ])
      assert.equal(answer.status, 403);
  assert.equal((await app.get("/api/admin/settings")).status, 401);
});

test("a logo is drawn anew, is a version, and can be taken away and brought back", async () => {
  await app.listen();
  const drawn = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: "#7a2048" } })
      .withExif({ IFD0: { Artist: "Asha Rao" } })
      .png()
      .toBuffer() as Promise<Bytes>;
  const upload = async (bytes: Bytes): Promise<string> => {
    const { body } = await one.send<{ awsS3SignedUrl: string; awsS3Tag: string; cloudFileName: string }>(
      "POST",
      "/api/file/gsu2u/PUBLIC_PICTURE",
      { userId: one.email, resumeUserFileName: "logo.png", resumeFileMimeType: "image/png" },
    );
    const headers = { awsS3Tag: body.awsS3Tag, fileType: "image/png" };
    const put = await fetch(urlOf(app, body.awsS3SignedUrl), { method: "PUT", headers, body: bytes });
    assert.equal(put.status, 200, await put.text());
    return body.cloudFileName;
  };
  const setLogo = async (file: string, version: number) =>
    one.send<SiteSettings & Stale>("PUT", "/api/admin/settings/logo", { version, file });
  const { version } = await settings();
  assert.equal((await setLogo(await upload(await drawn(20)), version)).status, 400, "too small");
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') as Bytes;
  assert.equal((await setLogo(await upload(svg), version)).status, 415, "no SVG, whatever it is called");
  const file = await upload(await drawn(300));
  assert.equal((await setLogo(file, version - 1)).status, 409, "stale");
  const made = await setLogo(file, version);
  assert.deepEqual([made.status, made.body.version], [200, version + 1], made.text);
  assert.equal((await setLogo(file, version)).body.version, version + 1, "the same call again");
  const shown = await fetch(urlOf(app, `/images/pictures/${made.body.values.logo}`));
  const { width, height, exif } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  assert.deepEqual([width, height, exif], [144, 144, undefined]);
  assert.equal((await change(one, version + 1, { logo: "another.webp" })).status, 400);
  await set({ logo: "" });
  await cleanPictures(app.deps);
  const path = `/api/admin/settings/versions/${version + 1}/restore`;
  const back = await one.send<SiteSettings>("POST", path, { version: version + 2 });
  assert.equal(back.body.values.logo, made.body.values.logo);
  assert.equal((await fetch(urlOf(app, `/images/pictures/${back.body.values.logo}`))).status, 200);
});

test("the database keeps every version as it was, without gaps", async () => {
  const { version } = await settings();
  for (const statement of [
    "update site_version set values = '{}'",
    "delete from site_version",
    `insert into site_version (version, values, made_at, made_by) values (${version + 2}, '{}', now(), gen_random_uuid())`,
  ])
    await assert.rejects(
      app.db.transaction((tx) => tx.query(statement)),
      /stay|follow/,
    );
});

test("another process has a change when it looks again", async () => {
  const other = openSite(app.db, { fixed: {}, usual: {} });
  assert.equal(other.current().version, 0);
  const { version } = await set({ operatorName: "Seen elsewhere" });
  await other.refresh();
  assert.deepEqual([other.current().version, other.current().values.operatorName], [version, "Seen elsewhere"]);
});

describe("a part that is off", () => {
  type Answered = { status: number; body: { errorCode: string; errorMsg: string } };
  const CALLS: [Feature, RegExp, (by: Person) => Promise<Answered>][] = [
    ["referrals", /referral requests/, () => app.get(`/api/referral-request/company/${randomUUID()}`)],
    ["guidance", /guidance/, () => app.get(`/api/guidance/company/${randomUUID()}/offers`)],
    ["sharing", /sharing/, () => app.get("/api/share/unknown-one")],
    ["payments", /bought/, (by) => by.send("POST", "/api/credits/buy", { planId: randomUUID() })],
  ];
  for (const [feature, words, call] of CALLS)
    test(`${feature}: what begins it answers so, until it is on again`, async () => {
      const person = await signedIn(app);
      const before = await call(person);
      await set({ [feature]: false });
      const { status, body } = await call(person);
      assert.deepEqual([status, body.errorCode], [404, "NOT_FOUND"]);
      assert.match(body.errorMsg, words);
      await set({ [feature]: true });
      const { requestId: _, ...again } = (await call(person)).body as { requestId?: string };
      assert.partialDeepStrictEqual(before.body, again);
      assert.doesNotMatch(before.body.errorMsg ?? "", words);
    });

  test("listings: jobs from other sites leave the board and the counts, own ones stay, and all come back", async () => {
    const [own, outside, over] = await someJobs(app.db, [
      { jobTitle: "Lamplighter" },
      { jobTitle: "Lamplighter", externalJobId: `x:${randomUUID()}` },
      { jobTitle: "Lamplighter", externalJobId: `x:${randomUUID()}`, expiresAt: new Date(Date.now() + 60_000) },
    ]);
    const found = async () =>
      (await app.get<{ data: { id: string }[] }>("/api/job/?searchText=lamplighter&sortOrder=desc")).body.data.map(
        ({ id }) => id,
      );
    const open = async () => {
      const [row] = await app.db.query<{ jobs: number; open: number }>(
        `select (select sum(jobs)::int from job_count where kind = 'all') as jobs, (select sum(open_jobs)::int from company) as open`,
      );
      return row;
    };
    const follow = (later = 0) =>
      jobRounds.followListingsSwitch({ ...app.deps, clock: () => new Date(Date.now() + later) });
    const all = [over, outside, own].map((job) => job!.id);
    assert.deepEqual([(await found()).sort(), await follow()], [all.sort(), 0]);
    const before = await open();
    await set({ listings: false });
    assert.equal(await follow(), 2);
    assert.deepEqual([await found(), await open()], [[own!.id], { jobs: before!.jobs - 2, open: before!.open - 2 }]);
    const page = await app.get<Answered["body"]>(`/api/job/${outside!.id}`);
    assert.deepEqual([page.status, page.body.errorCode], [410, "JOB_WITHHELD"]);
    assert.match(page.body.errorMsg, /other sites/);
    const board = { kind: "listing-file" as const, token: "off", company: null };
    const input = {
      board,
      rows: rowsOf([{ externalJobId: "1", title: "Lamplighter", company: "Initrode" }]),
      complete: false,
    };
    const silent = { info() {}, warn() {}, error() {} };
    await assert.rejects(importListings({ ...app.deps, log: silent }, input), /switched off.*Nothing was imported/);
    await set({ listings: true });
    assert.equal(await follow(120_000), 2);
    assert.deepEqual((await found()).sort(), [outside!.id, own!.id].sort(), "the time of one was over meanwhile");
    assert.equal((await app.get(`/api/job/${outside!.id}`)).status, 200);
    assert.equal(await follow(), 0);
  });

  test("payments: plans say that nothing is bought, and nothing can be booked that costs something", async () => {
    const paying = async () => (await app.get<{ paying: string }>("/api/plan/")).body.paying;
    assert.equal(await paying(), "TEST");
    await set({ payments: false });
    assert.equal(await paying(), "OFF");
    await set({ payments: true });
  });
});

test("a link is kept without characters that nothing keeps", async () => {
  const { values } = await set({ socialLinks: [{ name: "X", href: "https://x.example/a\0b\ud800" }] });
  assert.deepEqual(values.socialLinks, [{ name: "X", href: "https://x.example/a b\ufffd" }]);
});
