// Checks keys of the API and webhooks: who makes them, what they open, quotas, rotation, signatures, retries and the log.
// The receiver is a server on the loopback.
import assert from "node:assert/strict";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeEach, describe, test } from "node:test";
import { Webhook as Verifier } from "standardwebhooks";
import { CALLS_PER_MINUTE, MAX_KEYS, MAX_WEBHOOKS } from "../../contract/integrations/rules.ts";
import type { ApiKey, Webhook, WebhookDelivery } from "../../contract/integrations/wire.ts";
import { signedIn } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { anApplicant } from "../../tests/support/applications.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { aPostedJob, postingCallsOf } from "../../tests/support/postings.ts";
import { afterFile } from "../../tests/support/run-files.ts";
import type { Fact } from "../facts.ts";
import { newId } from "../platform/ids.ts";
import { Later } from "../platform/queue.ts";
import { openWebhooks, tellWebhooks } from "./index.ts";
import { forgetDeliveries } from "./webhooks.ts";

/** How far the clock of sending is ahead, in ms. */
let passed = 0;
const clock = () => new Date(Date.now() + passed);
const HOUR = 3_600_000;
const app = await startApp({ openLoopback: true, rateLimitScale: 1 });
const { db, deps, facts } = app;
const firm = await aFirm(app, "corporate-admin", "corporate-recruiter");
const other = await aFirm(app);
const { admin } = firm;
const recruiter = firm.people[1]!;
const candidate = await signedIn(app);
const job = await aPostedJob(admin);
const { applicationId } = await anApplicant(app, job.id);
const sender = openWebhooks({ ...deps, clock, openLoopback: true });
afterFile(() => sender.close());

beforeEach(async () => {
  passed += 2 * 60_000;
  await db.query("delete from api_key");
  await db.query("delete from webhook");
});

type Made = { key: ApiKey; secret: string };
const make = async (scopes: readonly string[], person = admin): Promise<Made> => {
  const { status, body, text } = await person.send<Made>("POST", "/api/corporate/api-keys", {
    name: "Careers page",
    scopes,
  });
  assert.equal(status, 201, text);
  return body;
};
const read = (path: string, secret: string) => app.get(path, { headers: { authorization: `Bearer ${secret}` } });

describe("a key of the API", () => {
  const READS: [scope: string, path: string][] = [
    ["jobs:read", "/api/v1/jobs?pageSize=5"],
    ["jobs:read", `/api/v1/jobs/${job.id}`],
    ["company-jobs:read", "/api/v1/company/jobs"],
    ["applications:read", `/api/v1/company/jobs/${job.id}/applications`],
  ];
  for (const [scope, path] of READS)
    test(`with ${scope} reads ${path.replace(job.id, ":id")}, and no other key does`, async () => {
      const { secret } = await make([scope]);
      assert.match(secret, /^vb_[\w-]{43}$/);
      const answer = await read(path, secret);
      assert.equal(answer.status, 200, answer.text);
      assert.ok(answer.text.includes(job.id));
      const without = await make(READS.map(([one]) => one).filter((one) => one !== scope));
      assert.equal((await read(path, without.secret)).status, 403);
      for (const stranger of ["vb_nonsensenonsensenonsense", "dummy", `${secret}x`])
        assert.equal((await read(path, stranger)).status, 401, stranger);
      assert.equal((await app.get(path)).status, 401);
      assert.equal((await candidate.send("GET", path)).status, 401, "a person's token is no key");
    });

  test("reads applications of its own company alone, with what the company's file has", async () => {
    const { secret } = await make(["applications:read", "company-jobs:read"]);
    const path = `/api/v1/company/jobs/${job.id}/applications`;
    const { body } = await app.get<{ data: { applicationId: string; email: string; status: string }[] }>(path, {
      headers: { authorization: `Bearer ${secret}` },
    });
    assert.deepEqual(
      body.data.map(({ applicationId, status }) => [applicationId, status]),
      [[applicationId, "APPLIED"]],
    );
    const foreign = await make(["applications:read", "company-jobs:read"], other.admin);
    assert.equal((await read(path, foreign.secret)).status, 404);
    assert.ok(!(await read("/api/v1/company/jobs", foreign.secret)).text.includes(job.id));
  });

  test("is made, replaced and ended by the company's admins alone", async () => {
    const { key } = await make(["jobs:read"]);
    const CALLS: ["GET" | "POST" | "DELETE", string, object?][] = [
      ["GET", "/api/corporate/api-keys"],
      ["POST", "/api/corporate/api-keys", { name: "x", scopes: ["jobs:read"] }],
      ["POST", `/api/corporate/api-keys/${key.id}/rotate`],
      ["DELETE", `/api/corporate/api-keys/${key.id}`],
      ["GET", "/api/corporate/webhooks"],
      ["POST", "/api/corporate/webhooks", { url: "https://hooks.example.org/x", events: ["job.closed"] }],
    ];
    for (const [method, path, body] of CALLS)
      for (const person of [recruiter, candidate])
        assert.equal((await person.send(method, path, body)).status, 403, `${method} ${path}`);
    assert.equal((await other.admin.send("POST", `/api/corporate/api-keys/${key.id}/rotate`)).status, 404);
    await other.admin.send("DELETE", `/api/corporate/api-keys/${key.id}`);
    const { body } = await admin.send<{ data: ApiKey[] }>("GET", "/api/corporate/api-keys");
    assert.deepEqual(
      body.data.map(({ id }) => id),
      [key.id],
    );
  });

  test("is not stored, and its secret is shown once", async () => {
    const { secret } = await make(["jobs:read"]);
    const [row] = await db.query<{ row: string }>("select row_to_json(k)::text as row from api_key k");
    assert.ok(!row!.row.includes(secret.slice(12)));
    assert.ok(!(await admin.send("GET", "/api/corporate/api-keys")).text.includes(secret.slice(12)));
  });

  test("from before a rotation works for a day, and the one before that ends", async () => {
    const first = await make(["jobs:read"]);
    const rotate = () => admin.send<Made>("POST", `/api/corporate/api-keys/${first.key.id}/rotate`);
    const second = (await rotate()).body;
    assert.ok(second.key.previousUntil);
    for (const { secret } of [first, second]) assert.equal((await read("/api/v1/jobs", secret)).status, 200);
    const third = (await rotate()).body;
    assert.equal((await read("/api/v1/jobs", first.secret)).status, 401);
    await db.query("update api_key set previous_until = now() - interval '1 second'");
    assert.equal((await read("/api/v1/jobs", second.secret)).status, 401);
    assert.equal((await read("/api/v1/jobs", third.secret)).status, 200);
  });

  test("that was ended, or whose company is suspended, opens nothing", async () => {
    const { key, secret } = await make(["jobs:read"]);
    await db.query("update company set suspended_at = now(), suspend_reason = 'x' where id = $1", [firm.companyId]);
    const refused = await read("/api/v1/jobs", secret);
    await db.query("update company set suspended_at = null, suspend_reason = null where id = $1", [firm.companyId]);
    assert.equal(refused.status, 403);
    await admin.send("DELETE", `/api/corporate/api-keys/${key.id}`);
    assert.equal((await read("/api/v1/jobs", secret)).status, 401);
  });

  test(`makes ${CALLS_PER_MINUTE} calls in a minute, counted exactly when they come at once`, async () => {
    const { secret } = await make(["jobs:read"]);
    const answers = await Promise.all(
      Array.from({ length: CALLS_PER_MINUTE + 5 }, () => read("/api/v1/jobs?pageSize=1", secret)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    assert.equal(refused.length, 5);
    assert.ok(Number(refused[0]!.headers["retry-after"]) >= 1);
  });

  test(`is one of ${MAX_KEYS} at most, also when they are made at once`, async () => {
    const body = { name: "Storm", scopes: ["jobs:read"] };
    const made = await Promise.all(
      Array.from({ length: MAX_KEYS + 3 }, () => admin.send("POST", "/api/corporate/api-keys", body)),
    );
    assert.equal(made.filter(({ status }) => status === 201).length, MAX_KEYS);
    assert.equal(refusalIn(made.find(({ status }) => status === 409)!).errorCode, "LIMIT_REACHED");
  });
});

type Arrival = { path: string; headers: IncomingHttpHeaders; body: string };
const arrived: Arrival[] = [];
let answer = (response: ServerResponse): unknown => response.writeHead(204).end();
const receiver = createServer(async (request, response) => {
  let body = "";
  for await (const piece of request) body += piece;
  arrived.push({ path: request.url ?? "", headers: request.headers, body });
  answer(response);
});
await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
afterFile(() => {
  receiver.closeAllConnections();
  receiver.close();
});
const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

const submitted = (companyId = firm.companyId): Extract<Fact, { kind: "application.submitted" }> => ({
  kind: "application.submitted",
  applicationId,
  jobId: job.id,
  jobTitle: "Bridge Builder",
  companyId,
  companyName: firm.name,
  score: 50,
  candidate: { accountId: candidate.accountId, email: candidate.email, name: "Asha Rao" },
  shareId: null,
});
const tell = (fact: Parameters<typeof tellWebhooks>[0], id = newId(clock())) =>
  tellWebhooks(fact, { id, at: clock() }, { db, announce: deps.announce, publicUrl: "https://jobs.example.org" });
const due = () => facts.splice(0).flatMap((fact) => (fact.kind === "webhook.due" ? [fact] : []));
/** Sends what is due, as the queue does; resolves to how many are to be tried again. */
async function sendDue(wanted = due()): Promise<number> {
  const outcomes = await Promise.allSettled(wanted.map((fact) => sender.send(fact)));
  return outcomes.filter(({ status }) => status === "rejected").length;
}

/** As receivers verify it; by signing anew, because the library compares the time with the machine's clock. */
function isSignedBy(secret: string, headers: IncomingHttpHeaders, body: string): boolean {
  const at = new Date(Number(headers["webhook-timestamp"]) * 1_000);
  const expected = new Verifier(secret).sign(String(headers["webhook-id"]), at, body);
  return String(headers["webhook-signature"]).split(" ").includes(expected);
}

type Added = { webhook: Webhook; secret: string };
const add = async (events: readonly string[] = ["application.submitted"], url = address): Promise<Added> => {
  const { status, body, text } = await admin.send<Added>("POST", "/api/corporate/webhooks", { url, events });
  assert.equal(status, 201, text);
  return body;
};
const log = async ({ webhook }: Added) =>
  (await admin.send<{ data: WebhookDelivery[] }>("GET", `/api/corporate/webhooks/${webhook.id}/deliveries`)).body.data;
const list = async () => (await admin.send<{ data: Webhook[] }>("GET", "/api/corporate/webhooks")).body.data;

describe("a webhook", () => {
  beforeEach(() => {
    passed = 0;
    arrived.length = 0;
    facts.length = 0;
    answer = (response) => response.writeHead(204).end();
  });

  test("gets an event once, signed, with ids and without the person", async () => {
    const { secret, ...added } = await add();
    const id = newId(clock());
    await Promise.all([tell(submitted(), id), tell(submitted(), id)]);
    await tell(submitted(other.companyId));
    assert.equal(await sendDue(), 0);
    assert.equal(arrived.length, 1);
    const [{ headers, body }] = arrived as [Arrival];
    assert.ok(isSignedBy(secret, headers, body));
    const payload: unknown = JSON.parse(body);
    assert.deepEqual(payload, {
      type: "application.submitted",
      timestamp: (payload as { timestamp: string }).timestamp,
      data: {
        applicationId,
        jobId: job.id,
        jobTitle: "Bridge Builder",
        status: "APPLIED",
        url: `https://jobs.example.org/v2/corporate/jobs/${job.id}/applicants?applicant=${applicationId}`,
      },
    });
    const [entry] = await log({ secret, ...added });
    assert.deepEqual(
      [entry?.state, entry?.status, entry?.tries, entry?.id],
      ["DELIVERED", 204, 1, headers["webhook-id"]],
    );
  });

  test("hears of jobs that its company posts and closes, and of nothing that it does not listen to", async () => {
    await add(["job.published", "job.closed"]);
    const posted = await aPostedJob(admin);
    await postingCallsOf(admin).close(posted.id);
    for (const fact of facts.splice(0))
      if (fact.kind === "posting.published" || fact.kind === "posting.closed") await tell(fact);
    await tell(submitted());
    assert.equal(await sendDue(), 0);
    const told = arrived.map(({ body }) => JSON.parse(body) as { type: string; data: { jobId: string } });
    assert.deepEqual(told.map(({ type, data }) => [type, data.jobId]).sort(), [
      ["job.closed", posted.id],
      ["job.published", posted.id],
    ]);
  });

  test("that fails is tried again under the same id, rests meanwhile, and is given up after a day", async () => {
    const added = await add();
    answer = (response) => response.writeHead(500).end();
    await tell(submitted());
    const wanted = due();
    assert.equal(await sendDue(wanted), 1);
    assert.equal(await sendDue(wanted), 1, "it rests");
    assert.equal(arrived.length, 1);
    passed += HOUR;
    assert.equal(await sendDue(wanted), 1);
    assert.deepEqual(new Set(arrived.map(({ headers }) => headers["webhook-id"])).size, 1);
    passed += 24 * HOUR;
    assert.equal(await sendDue(wanted), 0, "given up");
    const [entry] = await log(added);
    assert.deepEqual([entry?.state, entry?.status, entry?.tries], ["FAILED", 500, 3]);
    assert.ok((await list())[0]?.failingSince);

    answer = (response) => response.writeHead(200).end();
    passed += HOUR;
    const replay = await admin.send("POST", `/api/corporate/webhook-deliveries/${entry!.id}/replay`);
    assert.equal(replay.status, 200, replay.text);
    assert.equal((await admin.send("POST", `/api/corporate/webhook-deliveries/${entry!.id}/replay`)).status, 409);
    assert.equal(await sendDue(), 0);
    assert.equal((await log(added))[0]?.state, "DELIVERED");
    assert.equal((await list())[0]?.failingSince, null);
    assert.equal((await other.admin.send("POST", `/api/corporate/webhook-deliveries/${entry!.id}/replay`)).status, 404);
  });

  const dateIn = (seconds: number) => new Date(Date.now() + passed + seconds * 1_000).toUTCString();
  const ASKED: [string, number, () => string, number][] = [
    ["by seconds", 429, () => "120", 120],
    ["by a date", 503, () => dateIn(600), 600],
    ["for longer than an hour, which is the most", 503, () => "999999999", 3_600],
  ];
  for (const [name, status, retryAfter, seconds] of ASKED)
    test(`that asks to wait ${name} is left alone so long, by its other deliveries too`, async () => {
      const added = await add();
      answer = (response) => response.writeHead(status, { "retry-after": retryAfter() }).end();
      await tell(submitted());
      const [first] = due();
      const told = await sender.send(first!).catch((error: unknown) => error);
      assert.ok(told instanceof Later && Math.abs(told.seconds - seconds) <= 2, String(told));
      answer = (response) => response.writeHead(204).end();
      await tell(submitted());
      const wanted = [first!, ...due()];
      passed += (seconds - 10) * 1_000;
      for (const fact of wanted) await assert.rejects(sender.send(fact), Later);
      assert.equal(arrived.length, 1);
      passed += 20_000;
      assert.equal(await sendDue(wanted), 0);
      assert.deepEqual(
        (await log(added)).map(({ state, tries }) => [state, tries]),
        [
          ["DELIVERED", 1],
          ["DELIVERED", 2],
        ],
      );
    });

  test("that asks to wait for ever is given up after a day, and asked at once when it is switched on anew", async () => {
    const added = await add();
    answer = (response) => response.writeHead(429, { "retry-after": "3600" }).end();
    await tell(submitted());
    const wanted = due();
    assert.equal(await sendDue(wanted), 1);
    passed += 24 * HOUR;
    assert.equal(await sendDue(wanted), 0);
    assert.equal((await log(added))[0]?.state, "FAILED");
    const path = `/api/corporate/webhooks/${added.webhook.id}`;
    for (const isEnabled of [false, true]) await admin.send("PATCH", path, { isEnabled });
    answer = (response) => response.writeHead(204).end();
    await admin.send("POST", `${path}/test`);
    assert.equal(await sendDue(), 0);
  });

  test("is switched off when the receiver is gone, or has failed for days; on again it begins anew", async () => {
    const added = await add();
    answer = (response) => response.writeHead(410).end();
    await tell(submitted());
    assert.equal(await sendDue(), 0);
    assert.equal((await list())[0]?.isEnabled, false);
    await tell(submitted());
    assert.deepEqual(due(), []);
    const path = `/api/corporate/webhooks/${added.webhook.id}`;
    assert.equal((await admin.send("POST", `${path}/test`)).status, 409);
    await admin.send("PATCH", path, { isEnabled: true });
    answer = (response) => response.writeHead(503).end();
    for (let days = 0; days <= 6; days += 1) {
      await tell(submitted());
      await sendDue();
      passed += 24 * HOUR;
    }
    assert.equal((await list())[0]?.isEnabled, false);
  });

  test("is signed with both secrets for a day after a rotation", async () => {
    const added = await add();
    const { body: rotated } = await admin.send<Added>(
      "POST",
      `/api/corporate/webhooks/${added.webhook.id}/rotate-secret`,
    );
    assert.equal((await admin.send("POST", `/api/corporate/webhooks/${added.webhook.id}/test`)).status, 201);
    assert.equal(await sendDue(), 0);
    const [{ headers, body }] = arrived as [Arrival];
    for (const secret of [added.secret, rotated.secret]) assert.ok(isSignedBy(secret, headers, body));
  });

  const ADDRESSES: [string, number][] = [
    ["http://hooks.example.org/x", 422],
    ["https://hooks.example.org:8443/x", 422],
    ["https://10.0.0.1/x", 422],
    ["https://user:pass@hooks.example.org/x", 422],
    ["ftp://hooks.example.org/x", 422],
    ["nonsense", 400],
  ];
  for (const [url, status] of ADDRESSES)
    test(`is not sent to ${url}`, async () => {
      const refused = await admin.send("POST", "/api/corporate/webhooks", { url, events: ["job.closed"] });
      assert.equal(refused.status, status, refused.text);
      assert.equal(refusalIn(refused).field, "url");
    });

  test(`is one of ${MAX_WEBHOOKS} at most, each address once, also when they are added at once`, async () => {
    const events = ["job.closed"];
    const adding = Array.from({ length: MAX_WEBHOOKS + 3 }, (_, at) =>
      admin.send("POST", "/api/corporate/webhooks", { url: `${address}?${at % 7}`, events }),
    );
    const statuses = (await Promise.all(adding)).map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 201).length, MAX_WEBHOOKS);
    assert.equal(new Set((await list()).map(({ url }) => url)).size, MAX_WEBHOOKS);
  });

  test("forgets its log after thirty days", async () => {
    const added = await add();
    await tell(submitted());
    await sendDue();
    assert.equal((await log(added)).length, 1);
    passed += 31 * 24 * HOUR;
    await forgetDeliveries({ db, clock });
    const [row] = await db.query<{ count: number }>("select count(*)::int as count from webhook_delivery");
    assert.equal(row?.count, 0);
  });
});
