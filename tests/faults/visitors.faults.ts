// Visitors who come in crowds, send slowly, read slowly, or send what is too large.
import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { openDatabase } from "../../server/platform/db.ts";
import { afterFile } from "../support/run-files.ts";
import { faultsOf, last } from "./fault.ts";
import { ask } from "./load.ts";
import { stopLeft, urlsOf } from "./postgres.ts";
import { copyBase, makeProduct } from "./product.ts";

const GROUP = "Visitors";
const dataDir = await copyBase();
// All crowds come from one address, which may have a quarter of the connections.
const product = await makeProduct({
  dataDir,
  settings: { PAGE_CACHE_SECONDS: "1", LONGEST_WAIT_MS: "400", MAX_CONNECTIONS: "8000" },
});
await product.start();
const db = openDatabase({ url: (await urlsOf(dataDir)).url, poolSize: 2, statementTimeout: 0 });
afterFile(async () => {
  await db.close();
  await product.kill();
  await stopLeft(dataDir);
});
const fault = faultsOf(GROUP, () => ({ product, db }));

/** `count` connections that each begin with `words`; from several addresses, as each may have a part only. */
async function openSockets(count: number, words: string): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let at = 0; at < count; at += 1) {
    const socket = connect({ port: product.port, host: "127.0.0.1", localAddress: `127.0.0.${2 + (at % 5)}` });
    socket.on("error", () => {});
    await Promise.race([once(socket, "connect"), once(socket, "close")]);
    socket.write(words);
    sockets.push(socket);
  }
  return sockets;
}

const SLOW: Record<string, [count: number, begins: string, drips: string | null]> = {
  "500 connections say nothing": [500, "", null],
  "100 clients read nothing of their pages": [100, "GET /jobs HTTP/1.1\r\nHost: localhost\r\n\r\n", null],
  "50 heads come byte by byte": [50, "GET /jobs HTTP/1.1\r\nHost: localhost\r\nX: ", "x"],
  "50 bodies come byte by byte": [
    50,
    "POST /api/contact-message HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n",
    " ",
  ],
};
for (const [name, [count, begins, drips]] of Object.entries(SLOW))
  fault(`${name}, while others are served`, async () => {
    const sockets = await openSockets(count, begins);
    for (const socket of sockets) socket.pause();
    const dripping = setInterval(() => {
      if (drips) for (const socket of sockets) socket.write(drips);
    }, 500);
    await last(6_000);
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
  });

fault("heads, addresses, bodies and depths that are too large", async () => {
  const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
  const json = { "content-type": "application/json" };
  const answers = await Promise.all([
    ask(`${product.url}/jobs`, { headers: { "x-long": "x".repeat(60_000) } }),
    ask(`${product.url}/jobs?searchText=${"x".repeat(100_000)}`),
    ask(`${product.url}/api/contact-message`, { method: "POST", headers: json, body: "x".repeat(8_000_000) }),
    ask(`${product.url}/api/contact-message`, { method: "POST", headers: json, body: deep }),
    ask(`${product.url}/api/job/${"%00".repeat(50)}`),
  ]);
  for (const { status, text } of answers) assert.ok(status < 500, `${status} ${text.slice(0, 100)}`);
  return `answered ${answers.map(({ status }) => status || "by closing").join(", ")}`;
});

fault("500 clients ask at once for a page whose time is over", async () => {
  await ask(`${product.url}/jobs`);
  await last(1_500);
  const answers = await Promise.all(Array.from({ length: 500 }, () => ask(`${product.url}/jobs`)));
  const served = answers.filter(({ status }) => status === 200).length;
  for (const { status, retryAfter } of answers) assert.ok(status === 200 || (status === 503 && Number(retryAfter) > 0));
  assert.ok(served > 400, `${served} served`);
  return `${served} of 500 served`;
});

fault("many times more than can be served ask for 6 s", async () => {
  const end = performance.now() + 6_000;
  const all: number[] = [];
  const client = async (nth: number) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const { status, retryAfter } = await ask(`${product.url}/jobs?searchText=engineer&page=${nth}-${turn}`);
      assert.ok(status === 200 || (status === 503 && Number(retryAfter) > 0), `answered ${status}`);
      all.push(status);
    }
  };
  await Promise.all(Array.from({ length: 80 }, (_, nth) => client(nth)));
  return `${all.filter((status) => status === 200).length} of ${all.length} pages rendered, the rest put off`;
});
