// What search engines hear of jobs that come, change and go, by drivers that talk to stand-ins on the loopback.
import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { after, describe, test } from "node:test";
import { decodeJwt } from "jose";
import { PUBLIC_URL, startApp } from "../../../tests/support/app.ts";
import { aCompany, aJob } from "../../../tests/support/builders.ts";
import { openGoogleIndexing } from "../../drivers/search-engine-google.ts";
import { openIndexNow } from "../../drivers/search-engine-indexnow.ts";
import { newId } from "../../platform/ids.ts";
import { closeJobs, freezeJob } from "../close-jobs.ts";
import type { JobRecord } from "../job-record.ts";
import { saveJobs } from "../save-jobs.ts";
import { dayOfQuota, restAfter } from "./rules.ts";
import { readSearchEngines, tellSearchEngines } from "./tell-search-engines.ts";

const KEY = "a-key-for-tests";
const { privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2_048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

type Heard = { path: string; authorization: string | undefined; body: string };

/** Answers every message with `answer`, and tokens with a token. */
const engines = { heard: [] as Heard[], answer: { status: 200, headers: {} as Record<string, string> } };
const server = createServer(async (request, reply) => {
  const body = await text(request);
  const { url: path = "", headers } = request;
  if (path !== "/token") {
    engines.heard.push({ path, authorization: headers.authorization, body });
    return void reply.writeHead(engines.answer.status, engines.answer.headers).end("{}");
  }
  const assertion = new URLSearchParams(body).get("assertion") ?? "";
  const { iss, aud, scope } = decodeJwt(assertion);
  const isOurs = iss === "us@project.example" && aud === `${standIn}/token` && `${scope}`.endsWith("/auth/indexing");
  reply.writeHead(isOurs ? 200 : 400).end(JSON.stringify({ access_token: "a token", expires_in: 3_600 }));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const standIn = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
after(() => server.close());

const indexNow = openIndexNow({ key: KEY, publicUrl: PUBLIC_URL, api: `${standIn}/indexnow` });
const googleOf = (daily: number) =>
  openGoogleIndexing({
    account: { client_email: "us@project.example", private_key: privateKey, token_uri: `${standIn}/token` },
    daily,
    publicUrl: PUBLIC_URL,
    api: `${standIn}/publish`,
  });

let now = new Date();
const app = await startApp({ clock: () => now, indexNowKey: KEY });
const company = await aCompany(app.db, { name: "Acme" });
const urlOf = ({ id }: JobRecord) => `${PUBLIC_URL}/jobs/Acme/${id}`;
const aPage = (facts: Partial<JobRecord> = {}) => aJob(app.db, { companyId: company.id, ...facts });
const inTransaction = app.db.transaction;

async function tell(...searchEngines: Parameters<typeof tellSearchEngines>[0]["searchEngines"]): Promise<Heard[]> {
  engines.heard.length = 0;
  await tellSearchEngines({ db: app.db, clock: () => now, searchEngines });
  return [...engines.heard];
}
const urlsOf = (heard: readonly Heard[]): string[] => heard.flatMap(({ body }) => JSON.parse(body).urlList).sort();
const answerWith = (status: number, headers: Record<string, string> = {}) => {
  engines.answer = { status, headers };
};

test("an engine hears of what comes, changes and goes once it is on, and never of what the site does not show", async () => {
  await aPage();
  assert.deepEqual(await tell(indexNow), [], "what was there before is in the sitemap");
  const [shown, closing, hidden, draft] = [
    await aPage(),
    await aPage(),
    await aPage({ badJob: true }),
    await aPage({ status: "DRAFT" }),
  ];
  const [first] = await tell(indexNow);
  const { host, key, keyLocation, urlList } = JSON.parse(first?.body ?? "{}");
  assert.deepEqual([host, key, keyLocation], ["jobs.example.org", KEY, `${PUBLIC_URL}/${KEY}.txt`]);
  assert.deepEqual(urlList.sort(), [urlOf(shown), urlOf(closing)].sort(), `neither ${hidden.id} nor ${draft.id}`);
  assert.equal((await app.get(`/${KEY}.txt`)).text, KEY);
  assert.deepEqual(await tell(indexNow), []);
  await inTransaction((tx) => closeJobs(tx, [closing.id], now));
  await inTransaction((tx) => saveJobs(tx, [{ ...shown, jobTitle: "Another title" }, hidden]));
  assert.deepEqual(urlsOf(await tell(indexNow)), [urlOf(shown), urlOf(closing)].sort());
  await inTransaction((tx) => freezeJob(tx, shown.id, now));
  assert.deepEqual(urlsOf(await tell(indexNow)), [urlOf(shown)]);
});

test("what an engine does not take is kept, and it is asked again when it said", async () => {
  const job = await aPage();
  answerWith(429, { "retry-after": "600" });
  await tell(indexNow);
  const [standing] = await readSearchEngines(app.db);
  assert.deepEqual(
    [standing?.problem, standing?.waiting, standing?.restUntil?.getTime()],
    ["The engine asks for fewer messages.", 1, now.getTime() + 600_000],
  );
  answerWith(200);
  assert.deepEqual(await tell(indexNow), []);
  now = new Date(now.getTime() + 601_000);
  assert.deepEqual(urlsOf(await tell(indexNow)), [urlOf(job)]);
  assert.equal((await readSearchEngines(app.db))[0]?.problem, null);
});

test("a job that is being changed meanwhile holds up neither the round nor the other pages", async () => {
  const changing = await aPage();
  const other = await aPage();
  await inTransaction(async (tx) => {
    await saveJobs(tx, [{ ...changing, jobTitle: "Another title" }]);
    assert.deepEqual(urlsOf(await tell(indexNow)), [urlOf(other)]);
  });
  assert.deepEqual(urlsOf(await tell(indexNow)), [urlOf(changing)]);
  assert.deepEqual(await tell(indexNow), []);
});

test("a change that is a week old is dropped, and an engine that is switched off leaves nothing behind", async () => {
  await aPage();
  now = new Date(now.getTime() + 8 * 86_400_000);
  assert.deepEqual(await tell(indexNow), []);
  await aPage();
  assert.deepEqual(await tell(), []);
  await aPage();
  assert.deepEqual(await app.db.query("select from job_page_change"), []);
  now = new Date();
});

describe("Google", () => {
  test("hears of a page at a time, signed in, jobs posted here first, and of no more than its day has room for", async () => {
    const google = googleOf(2);
    await tell(google);
    const outside = await aPage({ externalJobId: `lever:acme:${newId()}` });
    const own = await aPage();
    const closing = await aPage();
    await inTransaction((tx) => closeJobs(tx, [closing.id], now));
    const heard = await tell(google);
    assert.deepEqual(
      heard.map(({ body, authorization }) => [JSON.parse(body), authorization]),
      [
        [{ url: urlOf(closing), type: "URL_DELETED" }, "Bearer a token"],
        [{ url: urlOf(own), type: "URL_UPDATED" }, "Bearer a token"],
      ],
    );
    assert.deepEqual(await tell(google), []);
    now = new Date(now.getTime() + 86_400_000);
    assert.deepEqual(JSON.parse((await tell(google))[0]?.body ?? "{}"), { url: urlOf(outside), type: "URL_UPDATED" });
    await google.close();
  });

  test("a page that it will never take does not hold up the others; a server that fails does", async () => {
    const google = googleOf(200);
    await aPage();
    await aPage();
    answerWith(400);
    assert.equal((await tell(google)).length, 2);
    await aPage();
    await aPage();
    answerWith(503);
    assert.equal((await tell(google)).length, 1);
    const [standing] = await readSearchEngines(app.db);
    assert.deepEqual([standing?.waiting, standing?.problem], [2, "Google answered 503."]);
    answerWith(200);
    await google.close();
  });
});

test("pauses double from a minute to six hours; what the engine asked for comes first", () => {
  const at = new Date("2026-11-28T07:30:00Z");
  const cases: [number, number | null, number][] = [
    [0, null, 60],
    [3, null, 480],
    [30, null, 21_600],
    [3, 5, 5],
    [0, 1_000_000, 86_400],
  ];
  for (const [failures, asked, seconds] of cases)
    assert.equal(restAfter(failures, asked, at).getTime() - at.getTime(), seconds * 1_000);
  assert.deepEqual([dayOfQuota(at), dayOfQuota(new Date("2026-11-28T08:30:00Z"))], ["2026-11-27", "2026-11-28"]);
});
