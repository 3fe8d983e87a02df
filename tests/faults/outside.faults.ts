// Faults of what the product reaches: the mail server and the bucket.
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer as createHttpServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { upload } from "../../bench/bench-calls.ts";
import { openDatabase } from "../../server/platform/db.ts";
import { startBucket } from "../support/bucket.ts";
import { freePort } from "../support/free-port.ts";
import { startMailServer } from "../support/mail-server.ts";
import { makeCv } from "../support/pdf.ts";
import { afterFile } from "../support/run-files.ts";
import { faultsOf, last, trial } from "./fault.ts";
import { ask } from "./load.ts";
import { stopLeft, urlsOf } from "./postgres.ts";
import { copyBase, makeProduct } from "./product.ts";

const GROUP = "The mail server and the bucket";

type Mood = "well" | "refuses" | "later" | "silent" | "drops";
let mood: Mood = "well";
const inner = await startMailServer({
  refuseMessage: () => (mood === "later" ? "451 4.3.0 come back later" : null),
});
/** Before the mail server, so that it can be away or silent, or drop a connection before the answer to a letter. */
const sockets = new Set<Socket>();
const front = createServer((client) => {
  sockets.add(client);
  client.on("error", () => {}).once("close", () => sockets.delete(client));
  if (mood === "refuses") return void client.destroy();
  if (mood === "silent") return;
  const server = connect(inner.port, "127.0.0.1").on("error", () => client.destroy());
  client.pipe(server);
  server.on("data", (bytes: Buffer) => {
    // The answer to DATA's end, by which the sender would know that the letter is taken.
    if (mood === "drops" && /^250 .*(queued|accepted|OK)/i.test(bytes.toString())) return void client.destroy();
    client.write(bytes);
  });
  client.once("close", () => server.destroy());
  server.once("close", () => client.destroy());
});
const mailPort = await freePort();
front.listen(mailPort, "127.0.0.1");
await once(front, "listening");

const bucket = await startBucket();
type Weather = "well" | "slow" | "unavailable" | "gone after a write";
let weather: Weather = "well";
const store = createHttpServer(async (asked, answer) => {
  const chunks: Buffer[] = [];
  for await (const chunk of asked) chunks.push(chunk as Buffer);
  if (weather === "slow") await pause(2_000);
  if (weather === "unavailable") return void answer.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
  const { hostname, port } = new URL(bucket.endpoint!);
  const sent = request({ hostname, port, path: asked.url, method: asked.method, headers: asked.headers }, (given) => {
    if (weather === "gone after a write" && asked.method === "PUT") return void answer.destroy();
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  sent.once("error", () => answer.destroy());
  sent.end(Buffer.concat(chunks));
});
store.listen(0, "127.0.0.1");
await once(store, "listening");

const dataDir = await copyBase();
const product = await makeProduct({
  dataDir,
  settings: {
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: "jobs@faults.example",
    S3_BUCKET: bucket.bucket,
    S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: bucket.credentials!.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.credentials!.secretAccessKey,
    S3_FORCE_PATH_STYLE: "on",
  },
});
await product.start();
const db = openDatabase({ url: (await urlsOf(dataDir)).url, poolSize: 2, statementTimeout: 0 });
afterFile(async () => {
  for (const socket of sockets) socket.destroy();
  front.close();
  store.closeAllConnections();
  store.close();
  await db.close();
  await product.kill();
  await stopLeft(dataDir);
});

/** Sends a message to the operator and waits until the mail server has its mail; resolves to how often it has. */
async function mailedTimes(word: string): Promise<number> {
  const count = () => inner.taken.filter(({ text }) => text.includes(word)).length;
  for (const end = Date.now() + 120_000; count() === 0 && Date.now() < end; ) await pause(200);
  // A second one would come with the next try.
  await pause(2_000);
  return count();
}

const MOODS: Record<Exclude<Mood, "well">, string> = {
  refuses: "refuses connections",
  later: "answers “come back later” (451)",
  silent: "takes connections and says nothing",
  drops: "drops the connection before its answer to a letter",
};
for (const [bad, words] of Object.entries(MOODS) as [Exclude<Mood, "well">, string][])
  trial(GROUP, `the mail server ${words}, for 6 s`, async () => {
    const word = `fault-${bad}-${Date.now()}`;
    mood = bad;
    const begun = performance.now();
    const answer = await ask(`${product.url}/api/contact-message`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Asha", email: "asha@faults.example", topic: "OTHER", message: `About ${word}` }),
    });
    const took = performance.now() - begun;
    assert.ok(answer.status < 300, answer.text);
    await last(6_000);
    const during = inner.taken.filter(({ text }) => text.includes(word));
    mood = "well";
    for (const socket of sockets) socket.destroy();
    const times = await mailedTimes(word);
    const ids = new Set(
      inner.taken.filter(({ text }) => text.includes(word)).map(({ headers }) => headers.get("message-id")?.[0]),
    );
    assert.equal(ids.size, 1, "one Message-ID");
    if (bad !== "drops") assert.equal(times, 1);
    const known = `mailed ${times} times under one Message-ID: SMTP’s own gap`;
    return `the message was taken in ${took.toFixed(0)} ms; ${bad === "drops" && times + during.length > 1 ? known : "mailed once afterwards"}`;
  });

const mailed = (words: string) => inner.taken.filter(({ text }) => text.includes(words)).length;
const fault = faultsOf(GROUP, () => ({ product, db, mailed }));
const caller = ({ accountId, token }: { accountId: string; token: string }) => ({
  email: `${accountId}@bench.example`,
  token,
});

for (const bad of ["slow", "unavailable", "gone after a write"] as const)
  fault(`the bucket is ${bad}, for 6 s`, async ({ load, over }) => {
    const person = load.people.at(-1)!;
    weather = bad;
    const bytes = new Uint8Array(makeCv({ name: "Asha Rao" }));
    const first = await upload(product, caller(person), bytes).then(
      () => "taken",
      (error: Error) => error.message.replace(/\s+/g, " ").slice(0, 120),
    );
    await last(4_000);
    weather = "well";
    over();
    await upload(product, caller(person), bytes);
    const [row] = await db.query<{ n: number }>(
      "select count(*)::int as n from cv_version where account_id = $1 and file_key <> id::text",
      [person.accountId],
    );
    assert.equal(row?.n, first === "taken" ? 2 : 1);
    return `an upload meanwhile: ${first}; afterwards taken`;
  });
