// The client as it is packed: built by its own settings, alone in a folder, against the running API.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { startApp } from "../tests/support/app.ts";
import { anApplicant } from "../tests/support/applications.ts";
import { aFirm } from "../tests/support/firms.ts";
import { aPostedJob } from "../tests/support/postings.ts";
import { afterFile } from "../tests/support/run-files.ts";
import type { ApiError, Client, ClientOptions } from "./index.ts";
import { typesText } from "./make-types.ts";

const HERE = import.meta.dirname;
const folder = await mkdtemp(join(tmpdir(), "vouchboard-client-"));
afterFile(() => rm(folder, { recursive: true, force: true }));
const tsc = join(HERE, "..", "node_modules", "typescript", "bin", "tsc");
await promisify(execFile)(process.execPath, [tsc, "-p", HERE, "--outDir", join(folder, "dist")]);
await cp(join(HERE, "package.json"), join(folder, "package.json"));
const { exports } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
type Packed = { createClient(options: ClientOptions): Client; ApiError: typeof ApiError };
const packed: Packed = await import(pathToFileURL(join(folder, exports["."].default)).href);

const app = await startApp();
const firm = await aFirm(app);
const jobs = [await aPostedJob(firm.admin), await aPostedJob(firm.admin), await aPostedJob(firm.admin)];
const { applicationId } = await anApplicant(app, jobs[0]!.id);
const made = await firm.admin.send<{ secret: string }>("POST", "/api/corporate/api-keys", {
  name: "Careers page",
  scopes: ["company-jobs:read", "applications:read"],
});
const baseUrl = await app.listen();
const client = (options: Partial<ClientOptions> = {}) => packed.createClient({ baseUrl, ...options });
const byKey = client({ key: made.body.secret });
const failure = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => assert.fail("it was answered"),
    (error) => error,
  );

test("its types are those of the contract", async () => {
  assert.equal(await readFile(join(HERE, "types.ts"), "utf8"), typesText(), "run: node client/make-types.ts");
  assert.match(await readFile(join(folder, exports["."].types), "utf8"), /createClient/);
});

describe("the packed client", () => {
  test("reads jobs and companies without a key, filters in lists too", async () => {
    const { data } = await client().call("listJobs", {
      searchText: "bridge",
      workMode: ["HYBRID", "WFO"],
      pageSize: 2,
    });
    assert.equal(data.length, 2);
    assert.deepEqual((await client().call("listJobs", { workMode: ["WFH"] })).data, []);
    const [company] = await client().call("getCompany", { companyId: firm.companyId });
    assert.equal(company?.name, firm.name);
    assert.match((await client().call("getJob", { jobid: jobs[0]!.id })).jobDescription, /bridges that stand/);
  });

  test("walks over all pages of a company's own jobs by its key", async () => {
    const found: string[] = [];
    for await (const job of byKey.rows("listCompanyJobsByKey", { pageSize: 1 })) found.push(job.id);
    assert.deepEqual(found, jobs.map(({ id }) => id).reverse());
    const { data } = await byKey.call("listApplicationsByKey", { jobid: jobs[0]!.id });
    assert.deepEqual(
      data.map((application) => application.applicationId),
      [applicationId],
    );
  });

  test("throws what the API refuses as an error with its code, field and request", async () => {
    const scope = await failure(byKey.call("listJobsByKey"));
    assert.deepEqual([scope instanceof packed.ApiError, scope.status, scope.code], [true, 403, "FORBIDDEN"]);
    const field = await failure(client().call("listJobs", { pageSize: 1_000 }));
    assert.deepEqual([field.status, field.field], [400, "pageSize"]);
    assert.ok(field.requestId);
    assert.equal((await failure(client().call("listCompanyJobsByKey"))).status, 401);
  });

  test("an answer that is not JSON is told once, and a part of the path cannot climb", async () => {
    let asked = 0;
    const proxy = (async () => {
      asked += 1;
      return new Response("<p>Log in to the network</p>");
    }) as typeof fetch;
    const words = await failure(client({ fetch: proxy }).call("listJobs"));
    assert.deepEqual([words.status, words.message, asked], [200, "The site's answer is not JSON.", 1]);
    await assert.rejects(
      byKey.call("listApplicationsByKey", { jobid: ".." }),
      /^TypeError: jobid of listApplicationsByKey is "\.\."/,
    );
  });

  test("waits as long as Retry-After says, gives up after its tries, and does not wait for what is too long", async () => {
    let asked = 0;
    const busy = (times: number, seconds: string): typeof fetch =>
      (async (...given) => {
        asked += 1;
        if (asked > times) return fetch(...given);
        return new Response("{}", { status: 429, headers: { "retry-after": seconds } });
      }) as typeof fetch;
    assert.ok((await client({ fetch: busy(2, "0") }).call("listJobs")).data.length > 0);
    assert.equal(asked, 3);
    asked = 0;
    const refused = await failure(client({ fetch: busy(9, "0") }).call("listJobs"));
    assert.deepEqual([refused.status, asked], [429, 3]);
    asked = 0;
    const tooLong = await failure(client({ fetch: busy(9, "3600") }).call("listJobs"));
    assert.deepEqual([tooLong.retryAfter, asked], [3_600, 1]);
    const away = await failure(client({ baseUrl: "http://127.0.0.1:9", tries: 1 }).call("listJobs"));
    assert.deepEqual([away.status, away.code], [0, null]);
  });
});
