// What the reader of strangers' servers refuses and how it behaves; servers on the loopback only, opened for the test.
import assert from "node:assert/strict";
import { createSocket } from "node:dgram";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { gzipSync } from "node:zlib";
import { guardOutside, isPublicAddress, OutsideRefusal } from "../platform/outside-guard.ts";
import { fetchBoard } from "./adapters/adapters.ts";
import { type OutsideOptions, openOutside } from "./outside-fetch.ts";

const servers: Server[] = [];
after(() => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

async function serve(answer: RequestListener, robots?: string): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url !== "/robots.txt") return answer(request, response);
    response.statusCode = robots === undefined ? 404 : 200;
    return response.end(robots);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const USER_AGENT = "Vouchboard-test/1 (+https://board.example)";

async function read(url: string, options: Partial<OutsideOptions> = {}): Promise<unknown> {
  const outside = openOutside({ userAgent: USER_AGENT, openLoopback: true, ...options });
  try {
    return await outside.readJson(url);
  } finally {
    await outside.close();
  }
}

/** A name server that gives every name these addresses; none: it never answers. */
async function nameServer(addresses: readonly string[]): Promise<string> {
  const socket = createSocket("udp4");
  after(() => socket.close());
  socket.on("message", (query, { port }) => {
    if (addresses.length === 0) return;
    const end = query.indexOf(0, 12) + 5;
    const isFour = query.readUInt16BE(end - 4) === 1;
    const records = (isFour ? addresses : []).map((address) =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split(".").map(Number)]),
    );
    const head = Buffer.from([query[0] ?? 0, query[1] ?? 0, 0x81, 0x80, 0, 1, 0, records.length, 0, 0, 0, 0]);
    socket.send(Buffer.concat([head, query.subarray(12, end), ...records]), port, "127.0.0.1");
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return `127.0.0.1:${socket.address().port}`;
}

const connectTo = (hostname: string, server: string, openLoopback = false) =>
  new Promise<string>((resolve) => {
    const { connect } = guardOutside(openLoopback, [server]);
    connect({ hostname, protocol: "https:", port: "1" }, (error, socket) => {
      socket?.destroy();
      resolve(error instanceof OutsideRefusal ? "refused" : ((error as NodeJS.ErrnoException | null)?.code ?? "open"));
    });
  });

test("names are looked up with the name servers, soon given up, and every address of one is checked", async () => {
  assert.equal(await connectTo("a.example.org", await nameServer(["10.0.0.1"])), "refused");
  assert.equal(await connectTo("a.example.org", await nameServer(["93.184.216.34", "10.0.0.1"])), "refused");
  const here = await nameServer(["127.0.0.1"]);
  assert.equal(await connectTo("a.example.org", here), "refused");
  assert.equal(await connectTo("a.example.org", here, true), "ECONNREFUSED", "it went to the address it was given");
  const started = Date.now();
  // More than the process has threads for the system's lookup.
  const silent = await nameServer([]);
  const outcomes = await Promise.all(Array.from({ length: 10 }, (_, at) => connectTo(`s${at}.example.org`, silent)));
  assert.deepEqual(new Set(outcomes), new Set(["ETIMEOUT"]));
  assert.ok(Date.now() - started < 6_000, `${Date.now() - started} ms`);
});

test("addresses", () => {
  for (const address of [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "192.0.2.1",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "fd00:ec2::254",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "[::1]",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "ff02::1",
    "2001:db8::1",
    "",
    "example.com",
  ])
    assert.equal(isPublicAddress(address), false, address);
  for (const address of ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1"])
    assert.equal(isPublicAddress(address), true, address);
});

test("closed: loopback and private hosts in every spelling, other schemes and ports", async () => {
  const hosts = [
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "017700000001",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "10.0.0.1",
    "169.254.169.254",
    "0.0.0.0",
    "localhost",
  ];
  for (const host of hosts)
    await assert.rejects(read(`https://${host}/x`, { openLoopback: false }), /not (?:a )?public|not read/, host);
  for (const url of [
    "http://example.com/",
    "https://example.com:8443/",
    "file:///etc/passwd",
    "https://u:p@example.com/",
  ])
    await assert.rejects(read(url), /is not read/, url);
  await assert.rejects(read("https://10.0.0.1/"), /not a public/, "opening the loopback opens nothing else");
});

test("a redirect is followed within bounds and judged again", async () => {
  const target = await serve((_, response) => response.end('{"jobs":[]}'));
  const from = (location: string) => serve((_, response) => response.writeHead(302, { location }).end());
  assert.deepEqual(await read(`${await from(`${target}/x`)}/y`), { jobs: [] });
  await assert.rejects(read(`${await from("http://169.254.169.254/latest/")}/y`), /is not read/);
  await assert.rejects(read(`${await from("/again")}/y`), /redirects more than 3 times/);
});

test("size, also after unpacking, time, status and form", async () => {
  const limits = { bytes: 10_000, tries: 1 };
  const large = await serve((_, response) => response.end("x".repeat(20_000)));
  await assert.rejects(read(large, { limits }), /bytes|exceeded|size/i);
  const bomb = await serve((_, response) =>
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("x".repeat(5_000_000))),
  );
  await assert.rejects(read(bomb, { limits }), /more than 10000 bytes/);
  const slow = await serve(() => {});
  await assert.rejects(read(slow, { limits: { ...limits, milliseconds: 300 } }), /in time|timeout/i);
  await assert.rejects(
    read(await serve((_, response) => response.end("<html>")), { limits }),
    /does not answer with JSON/,
  );
  await assert.rejects(read(await serve((_, response) => response.writeHead(403).end()), { limits }), /answers 403/);
  assert.equal(await read(await serve((_, response) => response.writeHead(404).end()), { limits }), undefined);
});

test("Retry-After is honoured, and a wait that is too long is told", async () => {
  let calls = 0;
  const busy = await serve((_, response) => {
    calls += 1;
    if (calls === 1) response.writeHead(429, { "retry-after": "0" }).end();
    else response.end("[]");
  });
  assert.deepEqual(await read(busy), []);
  assert.equal(calls, 2);
  const closed = await serve((_, response) => response.writeHead(503, { "retry-after": "7200" }).end());
  await assert.rejects(read(closed), /come back in 7200 seconds/);
});

test("robots.txt is respected and the agent says who it is", async () => {
  let agent: string | undefined;
  const polite = await serve((request, response) => {
    agent = request.headers["user-agent"];
    response.end("[]");
  }, "User-agent: *\nDisallow: /private\n");
  assert.deepEqual(await read(`${polite}/open`), []);
  assert.equal(agent, USER_AGENT);
  await assert.rejects(read(`${polite}/private/x`), /robots\.txt/);
});

test("one request at a time for a host", async () => {
  let open = 0;
  let most = 0;
  const server = await serve((_, response) => {
    open += 1;
    most = Math.max(most, open);
    setImmediate(() => {
      open -= 1;
      response.end("[]");
    });
  });
  const outside = openOutside({ userAgent: USER_AGENT, openLoopback: true });
  await Promise.all(Array.from({ length: 8 }, (_, index) => outside.readJson(`${server}/${index}`)));
  await outside.close();
  assert.equal(most, 1);
});

const lists: Record<string, string> = {
  "/api/v1/widget/accounts/acme": '{"name":"Acme","jobs":[{"shortcode":"A1"}]}',
  "/api/offers/": '{"offers":[{"id":1}]}',
  "/jobs.json": '{"title":"Acme","items":[{"id":"1"}]}',
  "/postings.json": '{"data":[{"id":"1"}]}',
  "/xml": "<workzag-jobs><position><id>1</id></position></workzag-jobs>",
};

test("boards are read whole: Lever by pages, an unknown board is told", async () => {
  const postings = Array.from({ length: 230 }, (_, index) => ({ id: String(index) }));
  const origin = await serve((request, response) => {
    const url = new URL(request.url ?? "", "http://x");
    if (url.pathname === "/v0/postings/acme") {
      const skip = Number(url.searchParams.get("skip"));
      response.end(JSON.stringify(postings.slice(skip, skip + Number(url.searchParams.get("limit")))));
    } else if (url.pathname === "/v1/boards/acme/jobs") response.end('{"jobs":[{"id":1}]}');
    else if (url.pathname === "/posting-api/job-board/acme") response.end('{"apiVersion":"1","jobs":[]}');
    else if (lists[url.pathname]) response.end(lists[url.pathname]);
    else response.writeHead(404).end("{}");
  });
  const options = { userAgent: USER_AGENT, openLoopback: true, origin };
  assert.equal((await fetchBoard({ kind: "lever", token: "acme", company: null }, options)).length, 230);
  assert.equal((await fetchBoard({ kind: "greenhouse", token: "acme", company: null }, options)).length, 1);
  assert.equal((await fetchBoard({ kind: "ashby", token: "acme", company: null }, options)).length, 0);
  for (const kind of ["lever", "greenhouse", "ashby"] as const)
    await assert.rejects(
      fetchBoard({ kind, token: "nobody", company: null }, options),
      /has no (?:board|site) "nobody"/,
    );
  for (const kind of ["workable", "recruitee", "teamtailor", "personio", "pinpoint"] as const)
    assert.equal((await fetchBoard({ kind, token: "acme", company: null }, options)).length, 1, kind);
  const [row] = await fetchBoard({ kind: "workable", token: "acme", company: null }, options);
  assert.deepEqual(row, { shortcode: "A1", company_name: "Acme" }, "the list names the employer for its rows");
  await assert.rejects(fetchBoard({ kind: "lever", token: "../x", company: null }, options), /no name of a board/);
  for (const kind of ["recruitee", "teamtailor", "personio", "pinpoint"] as const)
    await assert.rejects(fetchBoard({ kind, token: "a b", company: null }, options), /no name of a board/);
  await assert.rejects(
    fetchBoard({ kind: "bamboohr", token: "acme", company: null }, options),
    /not read over the network: give a saved file/,
  );
});
