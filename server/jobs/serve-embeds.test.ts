// Checks what other sites may show in a frame: a company's jobs, one card, their look, and that nothing else runs in it.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, test } from "node:test";
import { startApp } from "../../tests/support/app.ts";
import { axeFindings, startBrowser, visit } from "../../tests/support/browser.ts";
import { aCompany, aJob } from "../../tests/support/builders.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { afterFile } from "../../tests/support/run-files.ts";

const site = `http://127.0.0.1:${await freePort()}`;
const app = await startApp({ publicUrl: site });
await app.app.fastify.listen({ port: Number(new URL(site).port), host: "127.0.0.1" });
const browser = await startBrowser();
const company = await aCompany(app.db, { name: "Frame & Sons <Ltd>" });
const job = await aJob(app.db, {
  companyId: company.id,
  jobTitle: 'Baker "Head" & Chef <b>',
  locations: ["Pune, India", "Mumbai, India", "Delhi, India"],
  workMode: "HYBRID",
});
const closed = await aJob(app.db, { companyId: company.id, jobTitle: "Baker of Yore", status: "CLOSED" });
const other = await aJob(app.db, { jobTitle: "Miller" });
const empty = await aCompany(app.db, { name: "Quiet Works" });

/** A page of another site, whose policy allows this one's script and frame, and no inline code. */
const elsewhere = createServer((_request, answer) =>
  answer
    .writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; script-src ${site}; frame-src ${site}`,
    })
    .end(`<!doctype html><html lang="en"><title>Careers</title><main><h1>Careers</h1>
      <vouchboard-jobs company-id="${company.id}" title="Our open jobs"></vouchboard-jobs></main><script src="${site}/embed.js"></script></html>`),
);
await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
afterFile(() => void elsewhere.close());
const host = `http://localhost:${(elsewhere.address() as AddressInfo).port}/`;

const LISTS: [string, { status: number; has: string[]; lacks: string[] }][] = [
  [
    `companyId=${company.id}`,
    {
      status: 200,
      has: ["Baker &quot;Head&quot; &amp; Chef &lt;b&gt;", "Pune, India · Mumbai, India +1 · Hybrid"],
      lacks: ["Miller", "Baker of Yore", "<b>"],
    },
  ],
  [`companyId=${company.id}&lang=hi`, { status: 200, has: ['lang="hi"', "में नौकरियाँ", "/hi/jobs/"], lacks: ["Posted"] }],
  [`companyId=${empty.id}`, { status: 200, has: ["There are no open jobs right now."], lacks: ["<ul>"] }],
  [
    "companyId=01a00000-0000-7000-8000-000000000000",
    { status: 404, has: ["no longer has a page here"], lacks: ["<ul>"] },
  ],
  ["searchText=miller&limit=1&theme=dark", { status: 200, has: ["Miller", 'data-theme="dark"'], lacks: ["Baker"] }],
  ["companyId=nonsense", { status: 400, has: ["companyId"], lacks: [] }],
  ["theme=pink", { status: 400, has: ["theme"], lacks: [] }],
  ["accent=red;}", { status: 400, has: ["accent"], lacks: ["red;}"] }],
  ["limit=0", { status: 400, has: ["limit"], lacks: [] }],
  ["lang=fr", { status: 400, has: ["lang"], lacks: [] }],
];

describe("/embed/jobs", () => {
  for (const [search, { status, has, lacks }] of LISTS)
    test(`?${search.replace(/[\da-f-]{36}/, "…")} answers ${status}`, async () => {
      const answer = await app.get(`/embed/jobs?${search}`);
      assert.equal(answer.status, status, answer.text);
      for (const words of has) assert.ok(answer.text.includes(words), `${words} in ${answer.text}`);
      for (const words of lacks) assert.ok(!answer.text.includes(words), `${words} in ${answer.text}`);
    });

  test("any site may frame it, and it runs only what its policy names by hash", async () => {
    const { headers, text } = await app.get(`/embed/jobs?companyId=${company.id}&accent=00ff00`);
    assert.equal(headers["x-frame-options"], undefined);
    const policy = String(headers["content-security-policy"]);
    assert.match(policy, /default-src 'none'.*frame-ancestors \*/);
    const parts = [...text.matchAll(/<(?:style|script)>([\s\S]*?)<\/(?:style|script)>/g)].map(([, code = ""]) => code);
    assert.equal(parts.length, 3);
    for (const code of parts) assert.ok(policy.includes(createHash("sha256").update(code).digest("base64")), code);
    assert.ok((await app.get("/api/jobs")).headers["x-frame-options"], "other answers keep the header");
  });
});

describe("/embed/job", () => {
  test("shows an open job", async () => {
    const { status, text } = await app.get(`/embed/job?jobId=${other.id}`);
    assert.equal(status, 200);
    assert.match(text, /Miller/);
  });
  for (const [name, jobId] of [
    ["a closed", closed.id],
    ["an unknown", "nonsense"],
  ] as const)
    test(`says in words that ${name} job is gone`, async () => {
      const { status, text } = await app.get(`/embed/job?jobId=${jobId}`);
      assert.equal(status, 404);
      assert.match(text, /This job is no longer open/);
    });
});

test("in a page with a strict content policy, the element shows the list and grows with it", async (t) => {
  const { page } = await visit(browser, t, { viewport: { width: 390, height: 844 } });
  await page.goto(host);
  const frame = page.frameLocator("vouchboard-jobs iframe");
  await frame.getByRole("heading", { name: "Jobs at Frame & Sons <Ltd>" }).waitFor();
  const link = frame.getByRole("link", { name: /^Baker "Head" & Chef <b>/ });
  assert.match((await link.getAttribute("href")) ?? "", new RegExp(`^${site}/jobs/.*${job.id}$`));
  await page.waitForFunction(() => document.querySelector("iframe")?.height !== "320");
  assert.deepEqual(await axeFindings(page), []);
  await page.locator("vouchboard-jobs").evaluate((element) => element.setAttribute("lang", "hi"));
  await frame.getByRole("heading", { name: /में नौकरियाँ/ }).waitFor();
});
