// Telemetry by OTLP: one application is one trace through http, PostgreSQL, the queue and the mail; nothing is loaded without it.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { startApp } from "../../tests/support/app.ts";
import { apply, aSeeker, SUITED } from "../../tests/support/applying.ts";
import { aJob } from "../../tests/support/builders.ts";
import { afterFile } from "../../tests/support/run-files.ts";
import { announceBy, hearFacts } from "../announce.ts";
import { openMailer } from "../notifications/index.ts";
import { openLog } from "./log.ts";
import { makeQueue } from "./queue.ts";

type Told = { key: string; value: Record<string, unknown> }[];
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Told };
type Record_ = { traceId: string; body: { stringValue: string }; attributes: Told };

const { cache } = createRequire(import.meta.url);
const loaded = () => Object.keys(cache).filter((path) => /@opentelemetry.(sdk|exporter)/.test(path)).length;
const loadedWithout = loaded();

/** A collector on the loopback. */
const spans: Span[] = [];
const records: Record_[] = [];
const bodies: string[] = [];
const authorizations = new Set<unknown>();
const collector = createServer(async (request, answer) => {
  const body = Buffer.concat(await request.toArray()).toString();
  bodies.push(body);
  authorizations.add(request.headers.authorization);
  for (const { scopeSpans = [], scopeLogs = [] } of Object.values(JSON.parse(body)).flat() as never[] as {
    scopeSpans?: { spans: Span[] }[];
    scopeLogs?: { logRecords: Record_[] }[];
  }[]) {
    spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    records.push(...scopeLogs.flatMap((scope) => scope.logRecords));
  }
  answer.setHeader("content-type", "application/json").end("{}");
});
await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
afterFile(() => collector.close());

test("one application is one trace, with nothing of the person in it", async () => {
  assert.equal(loadedWithout, 0, "OpenTelemetry was loaded without its setting");
  const { openTelemetry } = await import("./open-telemetry.ts");
  assert.ok(loaded() > 0);
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const config = { endpoint, headers: { authorization: "Bearer x" }, serviceName: "jobs", sendsLogs: true };
  const end = await openTelemetry(config, { warn: (details) => assert.fail(JSON.stringify(details)) });
  const lines: string[] = [];
  const log = openLog("info", { write: (line) => void lines.push(line) });
  const app = await startApp();
  const { db, deps, url } = { ...app, url: app.url };
  const queue = makeQueue(url);
  await queue.open(log);
  deps.announce = announceBy(queue, deps.vault);
  const mailer = await openMailer({ smtpUrl: undefined, from: "jobs@example.org" }, deps, log);
  let isHeard = false;
  await hearFacts(queue, deps.vault, async ({ kind }) => {
    if (kind !== "application.submitted") return;
    log.info("a fact was heard");
    await mailer.deliver({ key: "k", to: "secret@example.org", subject: "secret", text: "", html: "" });
    isHeard = true;
  });
  const job = await aJob(db, SUITED);
  const asha = await aSeeker(app);
  assert.equal((await apply(asha, job.id)).status, 201);
  for (let rounds = 0; !isHeard; rounds += 1) {
    assert.ok(rounds < 600, "the fact was not heard");
    await pause(50);
  }
  await queue.stop();
  await end();
  assert.equal(spans.length > 0 && authorizations.size, 1);
  assert.ok(authorizations.has("Bearer x"));

  const root = spans.find(({ name }) => name === "POST /api/job-application/") ?? assert.fail("no span of the request");
  const trace = spans.filter(({ traceId }) => traceId === root.traceId);
  const named = (name: RegExp) =>
    trace.find((span) => name.test(span.name)) ?? assert.fail(`${name} is not in the trace`);
  const parentOf = ({ parentSpanId }: Span) => trace.find(({ spanId }) => spanId === parentSpanId)?.name;
  assert.equal(parentOf(named(/^postgresql transaction/)), root.name);
  assert.equal(parentOf(named(/^send facts/)), "postgresql transaction");
  assert.equal(parentOf(named(/^process facts/)), "send facts");
  assert.equal(parentOf(named(/^deliver mail/)), "process facts");
  assert.ok(
    trace.some(
      (span) => /^postgresql insert|^postgresql .*appl/.test(span.name) && parentOf(span) === "postgresql transaction",
    ),
  );
  const [record] = records.filter(({ body }) => body.stringValue === "a fact was heard");
  assert.equal(record?.traceId, root.traceId);
  assert.equal(JSON.parse(lines.find((line) => line.includes("a fact was heard")) ?? "{}").traceId, root.traceId);
  assert.doesNotMatch(bodies.join("\n"), new RegExp(`secret|${asha.email}|${asha.accountId}|${job.id}|eyJ`));
});
