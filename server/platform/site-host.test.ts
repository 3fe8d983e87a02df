// Checks how the built site is served: cached documents with fresh nonces, immutable files, and nothing else of the
// build.
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { aJob } from "../../tests/support/builders.ts";
import { startSite } from "../../tests/support/site.ts";

const site = await startSite({ jobs: 30, pageCacheSeconds: 60 });
const client = join(import.meta.dirname, "../../build/client");

type Raw = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** The raw answer, because fetch would decompress it. */
function raw(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Raw> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on("error", reject).end();
  });
}

/** Asks every tenth of a second until there is an answer. */
async function until<Found>(look: () => Promise<Found | false>, withinMs: number): Promise<Found> {
  for (let looks = 0; looks < withinMs / 100; looks += 1) {
    const found = await look();
    if (found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return assert.fail("it did not come");
}

const nonceOf = ({ headers }: Raw) =>
  /'nonce-([\w-]+)'/.exec(String(headers["content-security-policy"]))?.[1] ?? assert.fail("no nonce");

test("a cached page is the same page with another nonce, compressed or plain", async () => {
  const plain = [await raw("/jobs"), await raw("/jobs")];
  const packed = await raw("/jobs", { "accept-encoding": "gzip" });
  assert.equal(packed.headers["content-encoding"], "gzip");
  assert.ok(packed.body.length < plain[0]!.body.length / 3);
  const pages = [
    ...plain.map((answer) => ({ answer, html: answer.body.toString() })),
    { answer: packed, html: gunzipSync(packed.body).toString() },
  ];
  const nonces = pages.map(({ answer, html }) => {
    const nonce = nonceOf(answer);
    assert.ok(html.includes(`nonce="${nonce}"`));
    return nonce;
  });
  assert.equal(new Set(nonces).size, 3);
  const withoutNonce = pages.map(({ html }, index) => html.replaceAll(nonces[index]!, ""));
  assert.equal(new Set(withoutNonce).size, 1);
});

test("a page is cached for its time: a job posted meanwhile appears later, at another address at once", async () => {
  const before = (await raw("/jobs?sortOrder=desc")).body.toString();
  await aJob(site.db, { jobTitle: "Posted while the page was kept" });
  assert.ok(!(await raw("/jobs?sortOrder=desc")).body.toString().includes("Posted while"));
  assert.ok(!before.includes("Posted while"));
  assert.ok((await raw("/jobs?searchText=posted+while")).body.toString().includes("Posted while the page was kept"));
});

test("shared caches may store documents for a moment, but no failures", async () => {
  assert.match(String((await raw("/jobs")).headers["cache-control"]), /public, max-age=0, s-maxage=\d+/);
  assert.equal((await raw("/no-such-page")).headers["cache-control"], "no-store");
  assert.match(String((await raw("/jobs")).headers.vary), /accept-encoding/i);
});

test("nothing personal reaches a cached page", async () => {
  const mine = await raw("/about", { cookie: "secret=cookie-of-mine", authorization: "Bearer token-of-mine" });
  assert.ok(!mine.body.toString().includes("of-mine"));
});

test("a client's headers never reach a cached page", async () => {
  const path = "/faq?from=stranger";
  const made = await raw(path, {
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    "x-react-router-url": "/terms",
    "x-react-router-basename": "/evil",
    "x-react-router-prerender-data": "%7B%22evil%22%3A1%7D",
    "x-react-router-spa-mode": "yes",
    referer: "https://evil.example/",
  });
  const kept = await raw(path);
  const fresh = await raw("/faq?from=nobody");
  const bare = (answer: Raw, name: string) =>
    answer.body
      .toString()
      .replaceAll(nonceOf(answer), "")
      .replaceAll(new RegExp(`from(=|%3D)${name}`, "g"), "");
  assert.deepEqual([made.status, kept.status], [200, 200]);
  assert.equal(bare(kept, "stranger"), bare(fresh, "nobody"));
  assert.doesNotMatch(kept.body.toString(), /evil/);
});

for (const target of [
  "//evil.example/jobs/",
  "/\\evil.example/jobs/",
  "http://evil.example/jobs/",
  "///evil.example",
]) {
  test(`${target} stays on this site`, async () => {
    const { status, headers, body } = await raw(target);
    assert.ok(status < 500, String(status));
    assert.doesNotMatch(String(headers.location ?? ""), /^(https?:)?[/\\]{2}evil/);
    assert.doesNotMatch(body.toString(), /href="(https?:)?[/\\]{2}evil/);
  });
}

test("bundles are cached for ever, other files for an hour, each with its content type", async () => {
  const [bundle] = (await readdir(join(client, "assets"))).filter((name) => name.endsWith(".js"));
  const script = await raw(`/assets/${bundle}`);
  assert.equal(script.status, 200);
  assert.match(String(script.headers["cache-control"]), /max-age=31536000, immutable/);
  assert.match(String(script.headers["content-type"]), /javascript/);
  const icon = await raw("/favicon.svg");
  assert.equal(icon.status, 200);
  assert.match(String(icon.headers["cache-control"]), /max-age=3600/);
  assert.match(String(icon.headers["content-type"]), /svg/);
});

for (const path of [
  "/.vite/manifest.json",
  "/server/index.js",
  "/../server/index.js",
  "/assets/../../server/index.js",
  "/%2e%2e/server/index.js",
  "/assets/none-0000.js",
  "/package.json",
]) {
  test(`${path} is not found`, async () => {
    const { status, body } = await raw(path);
    assert.ok(status === 404 || status === 400, String(status));
    assert.doesNotMatch(body.toString().slice(0, 200), /^(import|\{)/);
  });
}

test("HEAD answers like GET, without a body", async () => {
  for (const path of ["/", "/jobs", "/favicon.svg"]) {
    const head = await raw(path, {}, "HEAD");
    assert.deepEqual([head.status, head.body.length], [200, 0], path);
  }
});

test("other methods are refused", async () => {
  for (const method of ["PUT", "DELETE", "PATCH"]) {
    const { status } = await raw("/jobs", {}, method);
    assert.ok(status >= 400 && status < 500, `${method}: ${status}`);
  }
});

test("what an admin sets is on every page within five seconds, kept ones too, and in what is installed", async () => {
  const kept = (await raw("/jobs")).body.toString();
  assert.ok(kept.includes("· Vouchboard</title>") && kept.includes('data-site-name="Vouchboard"'));
  assert.ok(kept.includes('href="/guidance"'));
  const values = {
    name: "Acme’s Jobs",
    colorLight: "#7a2048",
    socialLinks: [{ name: "Acme elsewhere", href: "https://social.example/@acme" }],
    termsText: "# Fair play\n\nBe kind & honest: <b>always</b>.",
    operatorName: "Acme Ltd",
    guidance: false,
  };
  await site.db.transaction((tx) =>
    tx.query("insert into site_version (version, values, made_at, made_by) values (1, $1, now(), gen_random_uuid())", [
      JSON.stringify(values),
    ]),
  );
  const page = await until(async () => {
    const html = (await raw("/jobs")).body.toString();
    return html.includes("· Acme’s Jobs</title>") && html;
  }, 5_000);
  assert.ok(page.includes('data-site-name="Acme’s Jobs"') && page.includes("Acme elsewhere"));
  assert.ok(page.includes("--brand:#7a2048"));
  assert.doesNotMatch(page, /[\uE000\uE001]|Vouchboard<|href="\/guidance"/);
  const terms = (await raw("/terms")).body.toString();
  assert.ok(terms.includes("<h2>Fair play</h2>") && terms.includes("&lt;b&gt;always&lt;/b&gt;"));
  assert.ok(terms.includes("Acme Ltd"));
  assert.equal((await raw("/guidance")).status, 404);
  const rows = (await raw("/jobs.data")).body.toString();
  assert.doesNotMatch(rows, /[\uE000\uE001]/);
  const manifest = JSON.parse((await raw("/site.webmanifest")).body.toString());
  assert.deepEqual([manifest.name, manifest.short_name], ["Acme’s Jobs", "Acme’s Jobs"]);
});
