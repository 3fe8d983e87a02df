// A company's events in words to Slack and Telegram, which are servers on the loopback here.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { beforeEach, describe, test } from "node:test";
import type { Webhook, WebhookDelivery } from "../../contract/integrations/wire.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { afterFile } from "../../tests/support/run-files.ts";
import { newId } from "../platform/ids.ts";
import { Later } from "../platform/queue.ts";
import { openWebhooks, tellWebhooks } from "./index.ts";

const arrived: { path: string; body: Record<string, unknown> }[] = [];
let status = 200;
let answer: { body: string; headers: Record<string, string> } = { body: "{}", headers: {} };
const chats = createServer(async (request, response) => {
  arrived.push({ path: request.url ?? "", body: JSON.parse(await text(request)) });
  response.writeHead(status, answer.headers).end(answer.body);
});
await new Promise<void>((resolve) => chats.listen(0, "127.0.0.1", resolve));
afterFile(() => chats.close());
const origin = `http://127.0.0.1:${(chats.address() as AddressInfo).port}`;

const app = await startApp({ openLoopback: true });
const { db, deps, facts } = app;
const firm = await aFirm(app);
const { admin } = firm;
const sender = openWebhooks({ ...deps, openLoopback: true, telegramApi: origin });
afterFile(() => sender.close());

const TOKEN = "123456789:AAF-a_secret_that_nobody_may_read_again";
const SLACK = { kind: "SLACK", url: `${origin}/services/T1/B2/opensTheChannel` };
const TELEGRAM = { kind: "TELEGRAM", botToken: TOKEN, chatId: "-1001234567890" };
type Added = { webhook: Webhook; secret: string | null };

async function add(body: object): Promise<Webhook> {
  const made = await admin.send<Added>("POST", "/api/corporate/webhooks", { events: ["application.moved"], ...body });
  assert.equal(made.status, 201, made.text);
  assert.equal(made.body.secret, null);
  return made.body.webhook;
}
const isSecretIn = (answer: string) => /opensTheChannel|a_secret/.test(answer);
const change = (id: string, body: object) => admin.send<Webhook>("PATCH", `/api/corporate/webhooks/${id}`, body);
const log = async ({ id }: Webhook) =>
  (await admin.send<{ data: WebhookDelivery[] }>("GET", `/api/corporate/webhooks/${id}/deliveries`)).body.data;

/** Resolves to how many are to be tried again. */
async function sendDue(): Promise<number> {
  const due = facts.splice(0).flatMap((fact) => (fact.kind === "webhook.due" ? [fact] : []));
  return (await Promise.allSettled(due.map(sender.send))).filter(({ status }) => status === "rejected").length;
}
const [jobId, applicationId] = [newId(), newId()];
const about = { jobId, jobTitle: "R&D <Lead>", companyId: firm.companyId, companyName: firm.name };
const tellMoved = () =>
  tellWebhooks(
    {
      kind: "application.moved",
      ...about,
      applicationId,
      from: "APPLIED",
      to: "INTERVIEW",
      candidate: { accountId: newId(), email: "asha@example.org", name: "Asha Rao" },
      shareId: null,
    } as Parameters<typeof tellWebhooks>[0],
    { id: newId(), at: new Date() },
    { db, announce: deps.announce, publicUrl: "https://jobs.example.org" },
  );

beforeEach(async () => {
  await db.query("delete from webhook");
  arrived.length = 0;
  facts.length = 0;
  status = 200;
  answer = { body: "{}", headers: {} };
});

describe("a chat", () => {
  test("of Slack reads an event in words with a link, safe from its markup", async () => {
    const webhook = await add(SLACK);
    assert.equal(webhook.url, `${origin}/services/T1/B2/…`);
    await tellMoved();
    assert.equal(await sendDue(), 0);
    const path = `/v2/corporate/jobs/${jobId}/applicants?applicant=${applicationId}`;
    assert.deepEqual(arrived, [
      {
        path: "/services/T1/B2/opensTheChannel",
        body: {
          text: `An applicant for R&amp;D &lt;Lead&gt; is now at the interview stage.\n<https://jobs.example.org${path}|See the application>`,
          unfurl_links: false,
        },
      },
    ]);
    assert.equal((await log(webhook))[0]?.state, "DELIVERED");
  });

  test("of Telegram reads it in Hindi, if its company chose so", async () => {
    const webhook = await add({ ...TELEGRAM, language: "hi" });
    assert.equal(webhook.url, "telegram:123456789/-1001234567890");
    await tellMoved();
    assert.equal(await sendDue(), 0);
    const [{ path, body }] = arrived as [(typeof arrived)[0]];
    assert.deepEqual([path, body.chat_id], [`/bot${TOKEN}/sendMessage`, "-1001234567890"]);
    assert.match(
      String(body.text),
      /^R&D <Lead> का एक आवेदक अब इंटरव्यू के चरण में है।\nआवेदन देखें: https:\/\/jobs\.example\.org\//,
    );
  });

  test("names no person and never shows what opens it, in answers, the log or the security record", async () => {
    status = 403;
    for (const kind of [SLACK, TELEGRAM]) {
      const webhook = await add(kind);
      await tellMoved();
      assert.ok((await sendDue()) > 0);
      const [entry] = await log(webhook);
      assert.deepEqual(
        [entry?.state, entry?.problem, entry?.problemInHindi],
        ["PENDING", "The receiver answered 403.", "पाने वाले सर्वर ने 403 जवाब दिया।"],
      );
      assert.ok(!isSecretIn(JSON.stringify([webhook, entry])));
    }
    assert.ok(!isSecretIn((await admin.send("GET", "/api/corporate/webhooks")).text));
    assert.ok(!/Asha/.test(JSON.stringify(arrived)));
    const rows = await db.query<{ row: string }>(
      "select row_to_json(w)::text as row from webhook w union all select row_to_json(e)::text from security_event e",
    );
    assert.ok(rows.length > 2 && !rows.some(({ row }) => isSecretIn(row)));
  });

  const asking = (seconds: unknown) => JSON.stringify({ ok: false, parameters: { retry_after: seconds } });
  const ASKED: [string, object, Partial<typeof answer>, number | null][] = [
    ["Slack by its header", SLACK, { headers: { "retry-after": "30" } }, 30],
    ["Slack, not by a body", SLACK, { body: asking(5) }, null],
    ["Telegram by its body", TELEGRAM, { body: asking(17), headers: { "retry-after": "99" } }, 17],
    ["Telegram for a month", TELEGRAM, { body: asking(2_678_400) }, 3_600],
    ["Telegram by its header", TELEGRAM, { body: "<html>", headers: { "retry-after": "40" } }, 40],
    ["Telegram with nonsense", TELEGRAM, { body: asking("-1") }, null],
  ];
  for (const [name, kind, told, seconds] of ASKED)
    test(`asks to wait: ${name}`, async () => {
      const webhook = await add(kind);
      status = 429;
      answer = { ...answer, ...told };
      await tellMoved();
      const [due] = facts.splice(0).flatMap((fact) => (fact.kind === "webhook.due" ? [fact] : []));
      const error = await sender.send(due!).catch((thrown: unknown) => thrown);
      assert.equal(error instanceof Later ? error.seconds : null, seconds);
      assert.deepEqual(
        (await log(webhook)).map(({ state, tries }) => [state, tries]),
        [["PENDING", 1]],
      );
    });

  test("is tested, switched off, and moved to another chat or bot, each by what it needs", async () => {
    const webhook = await add(TELEGRAM);
    const path = `/api/corporate/webhooks/${webhook.id}`;
    assert.equal((await admin.send("POST", `${path}/test`)).status, 201);
    assert.equal(await sendDue(), 0);
    assert.match(String(arrived[0]?.body.text), /^This is a test from /);
    assert.equal((await change(webhook.id, { chatId: "@our_jobs" })).body.url, "telegram:123456789/@our_jobs");
    const other = `987654321${TOKEN.slice(9)}`;
    assert.equal((await change(webhook.id, { botToken: other })).body.url, "telegram:987654321/@our_jobs");
    await admin.send("POST", `${path}/test`);
    assert.equal(await sendDue(), 0);
    assert.deepEqual([arrived[1]?.path, arrived[1]?.body.chat_id], [`/bot${other}/sendMessage`, "@our_jobs"]);
    assert.equal((await change(webhook.id, { isEnabled: false })).body.isEnabled, false);
    await tellMoved();
    assert.deepEqual(facts, []);
    assert.equal((await admin.send("POST", `${path}/rotate-secret`)).status, 409);
  });

  const MISTAKES: [string, object, number, string][] = [
    ["Slack without an address", { kind: "SLACK" }, 400, "url"],
    ["an address that is not Slack's", { kind: "SLACK", url: "https://example.org/services/T1/B2/x" }, 422, "url"],
    ["another page of Slack", { kind: "SLACK", url: "https://hooks.slack.com/docs" }, 422, "url"],
    ["Slack with a token", { ...SLACK, botToken: TOKEN }, 422, "botToken"],
    ["Telegram without a token", { kind: "TELEGRAM", chatId: "1" }, 400, "botToken"],
    ["Telegram without a chat", { kind: "TELEGRAM", botToken: TOKEN }, 400, "chatId"],
    ["a token that is none", { ...TELEGRAM, botToken: "../getMe" }, 400, "botToken"],
    ["a chat that is none", { ...TELEGRAM, chatId: "our jobs" }, 400, "chatId"],
    ["Telegram with an address", { ...TELEGRAM, url: "https://example.org/" }, 422, "url"],
    ["an own address that is missing", {}, 400, "url"],
  ];
  for (const [name, body, wanted, field] of MISTAKES)
    test(`is refused for ${name}`, async () => {
      const refused = await admin.send("POST", "/api/corporate/webhooks", { events: ["job.closed"], ...body });
      assert.deepEqual([refused.status, refusalIn(refused).field], [wanted, field], refused.text);
    });

  test("is added once", async () => {
    for (const kind of [SLACK, TELEGRAM]) {
      await add(kind);
      const again = await admin.send("POST", "/api/corporate/webhooks", { events: ["job.closed"], ...kind });
      assert.equal(again.status, 409, again.text);
    }
  });
});
