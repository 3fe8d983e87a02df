// Checks what all calls share: the API's description, request ids, errors, limits and access.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { after, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { z } from "zod";
import { type Endpoint, errorBody } from "../../contract/endpoint.ts";
import { PUBLIC_URL, refusalIn, startApp } from "../../tests/support/app.ts";
import { securityHeaders } from "./front-door.ts";
import { anyone, makeMount, sameSite } from "./mount.ts";
import { refuse } from "./refusal.ts";
import { makeAdmission } from "./turns.ts";

const app = await startApp({ rateLimitScale: 0.01 });
/** An application with limits that no test reaches. */
const calm = await startApp({ jobs: 30 });

let asked = 0;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "answer" in value;
const contract = join(import.meta.dirname, "../../contract");
const contractFiles = readdirSync(contract, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
);
const endpoints: Endpoint[] = (
  await Promise.all(contractFiles.map((name) => import(pathToFileURL(join(contract, name)).href)))
).flatMap((file: object) => Object.values(file).filter(isEndpoint));

type Operation = {
  operationId: string;
  parameters?: { name: string; in: string }[];
  responses: Record<string, object>;
  security?: Record<string, string[]>[];
  tags?: string[];
  requestBody?: object;
};
type Description = {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object; securitySchemes: object };
};

describe("the description of the API", () => {
  test("is OpenAPI 3.1 and lists exactly the contract's calls", async () => {
    const { status, body } = await app.get<Description>("/api/openapi.json");
    assert.equal(status, 200);
    assert.match(body.openapi, /^3\.1\./);
    assert.deepEqual(body.servers, [{ url: PUBLIC_URL }]);
    const described = Object.entries(body.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
    );
    const declared = endpoints.map(
      ({ method, path, name }) => `${method} /api${path.replace(/:(\w+)/g, "{$1}")} ${name}`,
    );
    assert.ok(declared.length >= 40, `${declared.length}`);
    assert.deepEqual(described.toSorted(), declared.toSorted());
  });

  test("is stored compressed, with an ETag for each encoding", async () => {
    const ask = (headers: Record<string, string>) => calm.app.fastify.inject({ url: "/api/openapi.json", headers });
    const plain = await ask({});
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    const tags = new Set([plain.headers.etag]);
    for (const [encoding, open] of Object.entries(unpack)) {
      const answer = await ask({ "accept-encoding": `deflate, ${encoding}` });
      assert.deepEqual([answer.headers["content-encoding"], answer.headers.vary], [encoding, "accept-encoding"]);
      assert.equal(open(answer.rawPayload).toString(), plain.payload);
      tags.add(answer.headers.etag);
      const again = await ask({ "accept-encoding": encoding, "if-none-match": String(answer.headers.etag) });
      assert.deepEqual([again.statusCode, again.payload], [304, ""]);
    }
    assert.equal(tags.size, 3);
    assert.equal((await ask({ "accept-encoding": "br;q=0" })).headers["content-encoding"], undefined);
  });

  test("names every parameter, body, answer and refusal", async () => {
    const { body } = await app.get<Description>("/api/openapi.json", { remoteAddress: "10.1.1.5" });
    for (const { name, method, path, query, body: sent, status, refusals } of endpoints) {
      const operation =
        body.paths[`/api${path.replace(/:(\w+)/g, "{$1}")}`]?.[method.toLowerCase()] ?? assert.fail(name);
      const expected = [...path.matchAll(/:(\w+)/g)]
        .map(([, param]) => param!)
        .concat(Object.keys((query as z.ZodObject | undefined)?.shape ?? {}));
      assert.deepEqual((operation.parameters ?? []).map((parameter) => parameter.name).sort(), expected.sort(), name);
      assert.equal(operation.requestBody !== undefined, sent !== undefined, name);
      assert.deepEqual(
        Object.keys(operation.responses).sort(),
        [String(status), ...Object.keys(refusals)].sort(),
        name,
      );
    }
  });

  test("states for every call who may make it, as the call itself enforces", async () => {
    const { body } = await app.get<Description>("/api/openapi.json", { remoteAddress: "10.9.0.1" });
    const schemes = Object.keys(body.components.securitySchemes);
    for (const [path, operations] of Object.entries(body.paths))
      for (const [method, { operationId, security }] of Object.entries(operations)) {
        assert.ok(Array.isArray(security), operationId);
        for (const scheme of security.flatMap((one) => Object.keys(one)))
          assert.ok(schemes.includes(scheme), operationId);
        const answer = await app.app.fastify.inject({
          method: method.toUpperCase() as "GET",
          url: path.replace(/\{\w+\}/g, "x"),
          headers: { host: new URL(PUBLIC_URL).host },
          remoteAddress: `10.1.${asked >> 8}.${asked++ & 255}`,
        });
        // A call that needs no token may still answer 401 about the session.
        if (security.length > 0) assert.equal(answer.statusCode, 401, operationId);
        else assert.ok(answer.statusCode !== 401 || body.paths[path]?.[method]?.tags?.includes("Session"), operationId);
      }
  });

  test("passes the linter", async () => {
    const config = await createConfig({
      extends: ["recommended"],
      rules: {
        // The repository has the licence, sign-in succeeds with a redirect, and some calls have no 4xx.
        "info-license": "off",
        "operation-2xx-response": "off",
        "operation-4xx-response": "off",
        // The generator emits an input form of every named schema.
        "no-unused-components": "off",
        // The product's specification fixes these paths.
        "no-ambiguous-paths": "off",
        "no-path-trailing-slash": "off",
      },
    });
    const source = JSON.stringify((await app.get("/api/openapi.json", { remoteAddress: "10.9.0.2" })).body);
    const problems = await lintFromString({ source, config });
    assert.deepEqual(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`),
      [],
    );
  });

  test("is served as pages unless switched off", async () => {
    const { status, text } = await app.get("/api/docs/");
    assert.equal(status, 200);
    assert.match(text, /swagger/i);
    const closed = await startApp({ apiDocs: false });
    assert.equal((await closed.get("/api/docs/")).status, 404);
    assert.equal((await closed.get("/api/openapi.json")).status, 200);
  });
});

test("every answer has a request id and security headers", async () => {
  const [one, two] = [await app.get("/api/figures"), await app.get("/api/nothing")];
  assert.ok(one.headers["x-request-id"] && two.headers["x-request-id"]);
  assert.notEqual(one.headers["x-request-id"], two.headers["x-request-id"]);
  for (const { headers } of [one, two]) {
    for (const [name, value] of Object.entries(securityHeaders(PUBLIC_URL))) assert.equal(headers[name], value, name);
    assert.match(String(headers["strict-transport-security"]), /max-age=31536000/);
    assert.equal(headers["x-powered-by"], undefined);
  }
});

test("an unknown call gets the API's error format", async () => {
  for (const path of ["/api/nothing", "/api/job/1/2/3"]) {
    const answer = await app.get(path, { remoteAddress: "10.1.1.4" });
    assert.equal(answer.status, 404, path);
    errorBody.parse(answer.body);
  }
  const answer = await app.post("/api/job/", {});
  assert.equal(answer.status, 404);
});

/** Sends raw bytes to an address of the server; resolves to the answer. */
async function sendRaw(
  { address, port }: { address: string; port: number },
  sent: string,
): Promise<{ status: number; headers: Headers; body: string }> {
  const socket = connect(port, address);
  socket.end(sent);
  const [head = "", ...rest] = (await text(socket)).split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  return {
    status: Number(first.split(" ")[1]),
    headers: new Headers(lines.map((line) => line.split(/: ?(.*)/s, 2) as [string, string])),
    body: rest.join(""),
  };
}

describe("refusals before routing have the usual headers and format:", async () => {
  const host = `Host: ${new URL(PUBLIC_URL).host}`;
  const CASES: [what: string, request: string[], status: number, errorCode?: string][] = [
    ["no HTTP at all", ["hello"], 400],
    ["a method that does not exist", ["FOO / HTTP/1.1", host], 400],
    ["a version that does not exist", ["GET / HTTP/9.9", host], 400],
    ["no host", ["GET /api/figures HTTP/1.1"], 400],
    ["two hosts", ["GET /api/figures HTTP/1.1", "Host: evil.example", host], 400],
    ["the same host twice", ["GET /api/figures HTTP/1.1", host, "hOST: jobs.example.org"], 400],
    ["a host that is none", ["GET /api/figures HTTP/1.1", "Host: a b/c@d"], 400],
    ["a header too long", ["GET /api/figures HTTP/1.1", host, `X: ${"x".repeat(20_000)}`], 431],
    ["an address too long", [`GET /${"x".repeat(20_000)} HTTP/1.1`, host], 431],
    ["a path that cannot be read", ["GET /api/job/%E0%A4%A HTTP/1.1", host], 400],
    ["a percent sign alone", ["GET /% HTTP/1.1", host], 400],
    ["two lengths", ["POST /api/contact HTTP/1.1", host, "Content-Length: 3", "Transfer-Encoding: chunked"], 400],
    ["a length that is none", ["POST /api/contact HTTP/1.1", host, "Content-Length: abc"], 400],
    [
      "a body too long",
      ["POST /api/contact HTTP/1.1", host, "Content-Type: application/json", "Content-Length: 99999"],
      413,
      "PAYLOAD_TOO_LARGE",
    ],
    ["a method that no route takes", ["DELETE /jobs HTTP/1.1", host], 404, "NOT_FOUND"],
    ["an unknown expectation", ["GET /api/nothing HTTP/1.1", host, "Expect: much"], 404, "NOT_FOUND"],
  ];
  const { fastify } = calm.app;
  // Both loopback addresses, if there are two.
  await fastify.listen({ port: 0, host: "localhost" });
  const addresses = fastify.addresses().filter((address) => typeof address !== "string");
  for (const [what, lines, status, errorCode = "MALFORMED_REQUEST"] of CASES)
    test(what, async () => {
      for (const address of addresses) {
        const answer = await sendRaw(address, `${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`);
        assert.equal(answer.status, status, answer.body);
        const told = errorBody.parse(JSON.parse(answer.body.replace(/^[\da-f]+\r\n|\r\n0$/g, "")));
        assert.equal(told.errorCode, errorCode);
        assert.equal(told.requestId, answer.headers.get("x-request-id"));
        for (const [name, value] of Object.entries(securityHeaders(PUBLIC_URL)))
          assert.equal(answer.headers.get(name), value, name);
      }
    });
  test("an HTTP/1.0 client without a Host is answered", async () => {
    for (const address of addresses)
      assert.equal((await sendRaw(address, "GET /healthz HTTP/1.0\r\n\r\n")).status, 200);
  });
});

test("a long answer is sent in an encoding that the browser accepts", async () => {
  const ask = (accepted: string) =>
    calm.app.fastify.inject({ url: "/api/job/?pageSize=30", headers: { "accept-encoding": accepted } });
  const plain = (await ask("identity")).payload;
  assert.ok(plain.length > 2_048);
  const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encoding, open] of Object.entries(unpack)) {
    const answer = await ask(encoding === "zstd" ? "gzip, deflate, br, zstd" : encoding);
    assert.deepEqual([answer.headers["content-encoding"], answer.headers.vary], [encoding, "accept-encoding"]);
    assert.equal(Number(answer.headers["content-length"]), answer.rawPayload.length);
    assert.equal(open(answer.rawPayload).toString(), plain);
  }
});

test("a client that calls too often is limited, others are not", async () => {
  const statusFrom = async (remoteAddress: string) => (await app.get("/api/company", { remoteAddress })).status;
  const statuses: number[] = [];
  for (let count = 0; count < 8; count += 1) statuses.push(await statusFrom("10.1.1.1"));
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 200, 429, 429]);
  assert.equal(await statusFrom("10.1.1.2"), 200);
});

test("routes outside of the contract are limited too", async () => {
  const PATHS: Record<string, number> = {
    "/api/openapi.json": 1,
    "/api/nothing-here": 2,
    "/sitemap.xml": 1,
    "/sitemaps/pages.xml": 1,
    "/robots.txt": 1,
    "/images/logos/none.svg": 30,
    "/oauth2/token": 3,
  };
  for (const [path, most] of Object.entries(PATHS)) {
    const call = () =>
      path === "/oauth2/token"
        ? app.post(path, "grant_type=none", { headers: { "content-type": "application/x-www-form-urlencoded" } })
        : app.get(path, { remoteAddress: "10.1.1.3" });
    for (let count = 0; count < most; count += 1) assert.notEqual((await call()).status, 429, path);
    const { status, headers } = await call();
    assert.deepEqual([status, Number(headers["retry-after"]) > 0], [429, true], path);
  }
});

const sample = {
  name: "sample",
  method: "GET",
  path: "/sample",
  tag: "Test",
  summary: "A call of this test",
  query: z.strictObject({ kind: z.string() }),
  status: 200,
  answer: z.object({ shown: z.string() }),
  refusals: {},
} satisfies Endpoint;

test("answers contain only fields of their schema, and failures reveal no internals", async () => {
  const { default: fastify } = await import("fastify");
  const { serializerCompiler, validatorCompiler } = await import("fastify-type-provider-zod");
  const { answerErrors } = await import("./error-answers.ts");
  const server = fastify();
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  answerErrors(server);
  const outcomes: Record<string, () => never | object> = {
    extra: () => ({ shown: "yes", secret: "no" }),
    wrong: () => ({ shown: 7 }),
    crash: () => {
      throw new Error("secret words of the inside");
    },
    refusal: () => {
      throw refuse(410, "JOB_CLOSED", "Gone.");
    },
    busy: () => {
      throw Object.assign(new Error("canceling statement"), { code: "57014" });
    },
    waiting: () => {
      throw new Error("timeout exceeded when trying to connect");
    },
  };
  makeMount(server, { base: "/api", scale: 1, secure: false })(
    sample,
    anyone,
    async ({ query }) => outcomes[query.kind]!() as { shown: string },
  );
  const answers = await Promise.all(
    Object.keys(outcomes).map(async (kind) => {
      const { statusCode, payload } = await server.inject(`/api/sample?kind=${kind}`);
      assert.doesNotMatch(payload, /secret|canceling|timeout/);
      return [kind, statusCode, JSON.parse(payload).errorCode ?? payload];
    }),
  );
  assert.deepEqual(answers, [
    ["extra", 200, '{"shown":"yes"}'],
    ["wrong", 500, "INTERNAL"],
    ["crash", 500, "INTERNAL"],
    ["refusal", 410, "JOB_CLOSED"],
    ["busy", 503, "BUSY"],
    ["waiting", 503, "BUSY"],
  ]);
  assert.equal(
    refusalIn({ body: (await server.inject("/api/sample?kind=crash")).json() } as never).errorMsg,
    "Something went wrong",
  );
  await server.close();
});

describe("under overload,", async () => {
  const { default: fastify } = await import("fastify");
  const { serializerCompiler, validatorCompiler } = await import("fastify-type-provider-zod");
  const { answerErrors } = await import("./error-answers.ts");
  const { makeAnswerCache } = await import("./answer-cache.ts");
  const { hostSite } = await import("./site-host.ts");
  const ends: (() => void)[] = [];
  /** An answer that the test releases. */
  const held = () => new Promise<{ shown: string }>((resolve) => ends.push(() => resolve({ shown: "yes" })));
  const endAll = () => {
    for (const end of ends.splice(0)) end();
  };
  const server = fastify();
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  answerErrors(server);
  const admission = makeAdmission({ connections: 1, longestWait: 50 });
  const mount = makeMount(server, { base: "/api", scale: 1, secure: false, admission });
  const without = { query: undefined };
  mount({ ...sample, ...without }, anyone, held);
  mount({ ...sample, ...without, name: "write", method: "POST" }, anyone, async () => ({ shown: "written" }));
  const outside = { ...sample, ...without, name: "pay", method: "POST", path: "/pay" } as const;
  mount(outside, anyone, held, { asksOutside: true });
  mount({ ...sample, ...without, name: "enter", method: "POST", path: "/session/sign-in" }, sameSite, async () => ({
    shown: "entered",
  }));
  await hostSite(server, {
    site: {
      publicUrl: PUBLIC_URL,
      environment: "test",
      hasDemoBar: false,
      settings: () => assert.fail("no page here"),
    },
    tools: {},
    cache: makeAnswerCache(1_000),
    cacheSeconds: 0,
    filesOrigin: null,
    rateLimitScale: 1,
    admission,
    loadBuild: () => held().then(() => Promise.reject(new Error("no page here"))),
  });
  const url = await server.listen({ port: 0, host: "127.0.0.1" });
  after(() => server.close());
  const waitFor = async (count: number) => {
    while (ends.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  test("readers are refused, while writers and sign-ins are served", async () => {
    const reading = [1, 2].map(() => server.inject("/api/sample"));
    await waitFor(2);
    const refused = await server.inject("/api/sample");
    assert.deepEqual([refused.statusCode, refused.headers["retry-after"]], [503, "3"]);
    assert.equal(refused.json().errorCode, "BUSY");
    for (const path of ["/api/sample", "/api/session/sign-in"])
      assert.equal((await server.inject({ method: "POST", url: path })).statusCode, 200, path);
    endAll();
    for (const { statusCode } of await Promise.all(reading)) assert.equal(statusCode, 200);
  });

  test("a hanging external server does not block writers", async () => {
    const pay = () => server.inject({ method: "POST", url: "/api/pay" });
    const paying = [1, 2, 3, 4].map(pay);
    await waitFor(4);
    assert.equal((await pay()).statusCode, 503);
    assert.equal((await server.inject({ method: "POST", url: "/api/sample" })).statusCode, 200);
    endAll();
    for (const { statusCode } of await Promise.all(paying)) assert.equal(statusCode, 200);
  });

  test("a page is refused in HTML with an explanation", async () => {
    const rendering = [1, 2, 3, 4].map((nth) => server.inject(`/page-${nth}`));
    await waitFor(4);
    const refused = await server.inject("/page-5");
    assert.deepEqual([refused.statusCode, refused.headers["retry-after"]], [503, "3"]);
    assert.match(String(refused.headers["content-type"]), /^text\/html/);
    assert.match(refused.payload, /Very many people are here right now\./);
    endAll();
    await Promise.all(rendering);
  });

  test("a client that disconnects frees its turn when the work is done", async () => {
    const leaving = Array.from({ length: 2 }, () =>
      request(`${url}/api/sample`)
        .on("error", () => {})
        .end(),
    );
    await waitFor(2);
    for (const sent of leaving) sent.destroy();
    endAll();
    const [one, two] = [server.inject("/api/sample"), server.inject("/api/sample")];
    await waitFor(2);
    endAll();
    assert.deepEqual([(await one).statusCode, (await two).statusCode], [200, 200]);
  });
});

describe("our own pages are recognised by their origin:", () => {
  const CASES: [secure: boolean, host: string, origin: string | undefined, isOurs: boolean][] = [
    [true, "jobs.example.org", undefined, true],
    [true, "jobs.example.org", "https://jobs.example.org", true],
    [true, "jobs.example.org", "http://jobs.example.org", false],
    [true, "jobs.example.org", "https://jobs.example.org:8443", false],
    [true, "jobs.example.org", "https://evil.example", false],
    [true, "jobs.example.org", "null", false],
    [false, "localhost:3000", "http://localhost:3000", true],
    [false, "127.0.0.1:3000", "http://127.0.0.1:3000", true],
    [false, "127.0.0.1:3000", "http://localhost:3000", false],
    [false, "localhost:3000", "http://localhost:3001", false],
  ];
  for (const [secure, host, origin, isOurs] of CASES)
    test(`${origin} at ${secure ? "https" : "http"}, host ${host}: ${isOurs ? "yes" : "no"}`, async () => {
      const { default: fastify } = await import("fastify");
      const { serializerCompiler, validatorCompiler } = await import("fastify-type-provider-zod");
      const server = fastify();
      server.setValidatorCompiler(validatorCompiler);
      server.setSerializerCompiler(serializerCompiler);
      makeMount(server, { base: "/api", scale: 1, secure })(sample, sameSite, async () => ({ shown: "yes" }));
      const headers = { host, ...(origin !== undefined && { origin }) };
      const { statusCode, headers: given } = await server.inject({ url: "/api/sample?kind=x", headers });
      assert.equal(statusCode === 200, isOurs);
      // Answers that are not public must not be cached.
      if (isOurs) assert.equal(given["cache-control"], "no-store");
      await server.close();
    });
});

test("documents accept forms only from their own origin, and under https only from https", async () => {
  const { default: fastify } = await import("fastify");
  const { makeAnswerCache } = await import("./answer-cache.ts");
  const { answerErrors } = await import("./error-answers.ts");
  const { hostSite } = await import("./site-host.ts");
  const server = fastify();
  answerErrors(server);
  await hostSite(server, {
    site: {
      publicUrl: PUBLIC_URL,
      environment: "test",
      hasDemoBar: false,
      settings: () => assert.fail("no page here"),
    },
    tools: {},
    cache: makeAnswerCache(1_000),
    cacheSeconds: 0,
    filesOrigin: null,
    rateLimitScale: 1,
    // The request was accepted if it gets here; the test needs no page.
    loadBuild: () => Promise.reject(new Error("no page here")),
  });
  const statusFor = async (origin: string) =>
    (
      await server.inject({
        method: "POST",
        url: "/contact",
        headers: { host: new URL(PUBLIC_URL).host, origin, "content-type": "application/x-www-form-urlencoded" },
        payload: "a=b",
      })
    ).statusCode;
  assert.equal(await statusFor(PUBLIC_URL.replace("https:", "http:")), 403);
  assert.equal(await statusFor("https://evil.example"), 403);
  assert.equal(await statusFor(PUBLIC_URL), 500);
  await server.close();
});
