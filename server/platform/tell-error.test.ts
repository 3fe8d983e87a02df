// Checks that the log of a failed request has the cause but no values of statements.
import assert from "node:assert/strict";
import { Writable } from "node:stream";
import { describe, test } from "node:test";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { PUBLIC_URL, startApp } from "../../tests/support/app.ts";
import { buildApp } from "../app.ts";
import { makeSigningKey } from "../identity/provider/signing-keys.ts";
import { inWords, openLog, tellError } from "./log.ts";

const { db, deps } = await startApp();
const lines: string[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const { fastify } = await buildApp(deps, {
  publicUrl: PUBLIC_URL,
  rateLimitScale: 1_000,
  trustProxy: false,
  log: openLog("info", stream),
  identity: {
    config: {
      kind: "embedded",
      issuer: null,
      signingKeys: undefined,
      oauthClients: [],
      adminAcr: [],
      linkedIn: null,
      google: null,
    },
    standIn: true,
    hasDemoBar: false,
    signingKeys: [await makeSigningKey()],
  },
});

const SECRET = "asha.rao@people.example";
/** Name -> a failure that involves the secret, and what the log must contain. */
const FAILURES: Record<string, [fail: () => Promise<unknown>, says: RegExp]> = {
  "a key that is taken": [
    async () => {
      await db.query("create table if not exists secret (word text primary key)");
      await db.query("insert into secret values ($1) on conflict do nothing", [SECRET]);
      await db.query("insert into secret values ($1)", [SECRET]);
    },
    /"constraint":"secret_pkey"/,
  ],
  "a value that cannot be read": [() => db.query("select id from account where id = $1", [SECRET]), /"code":"22P02"/],
  "a row that breaks a rule": [
    () =>
      db.query(
        "insert into account (id, issuer, sub, email, name) values (gen_random_uuid(), 'x', 'x', upper($1), $1)",
        [SECRET],
      ),
    /account_email_folded/,
  ],
  "a function that fails": [() => db.query(`select ('{"a": ' || $1::text || '}')::jsonb`, [SECRET]), /"code":"22P02"/],
  "a statement of Drizzle": [
    async () => {
      const cause = await db.query("select $1::int", [SECRET]).catch((error: Error) => error);
      throw new DrizzleQueryError("select $1::int", [SECRET], cause as Error);
    },
    /"cause":\{"type":"DatabaseError"/,
  ],
  "several at once": [
    async () => {
      const failed = await db.query("select $1::int", [SECRET]).catch((error: unknown) => error);
      throw new AggregateError([failed], "both failed");
    },
    /"errors":\[\{"type":"DatabaseError"/,
  ],
};
fastify.get<{ Params: { name: string } }>("/fails/:name", async ({ params }) => FAILURES[params.name]?.[0]());

describe("the log", () => {
  for (const [name, [, says]] of Object.entries(FAILURES))
    test(`of ${name} reports it without the value`, async () => {
      lines.length = 0;
      const answer = await fastify.inject({ url: `/fails/${encodeURIComponent(name)}` });
      assert.equal(answer.statusCode, 500, answer.payload);
      const log = lines.join("");
      assert.match(log, /request failed/);
      assert.match(log, says);
      assert.match(log, /tell-error\.test\.ts|node_modules/, "where it happened");
      assert.ok(!log.toLowerCase().includes("asha"), log);
    });

  for (const [what, fail] of Object.entries({
    "NUL in a text": () => db.query("select $1::text", [`${SECRET}\0`]),
    "NUL in JSON": () => db.query("select $1::jsonb", [JSON.stringify({ a: `${SECRET}\0` })]),
    "half a pair in JSON": () => db.query("select $1::jsonb", [JSON.stringify({ a: `${SECRET}\ud800` })]),
    "the other half, by Drizzle": async () => {
      const cause = await db.query("select $1::jsonb", [JSON.stringify("\udc00")]).catch((error: Error) => error);
      throw new DrizzleQueryError("select $1::jsonb", [SECRET], cause as Error);
    },
  }))
    test(`of ${what} is a warning, and the answer a 400 with words`, async () => {
      lines.length = 0;
      FAILURES.unstorable = [fail, /INVALID_BODY/];
      const answer = await fastify.inject({ url: "/fails/unstorable" });
      assert.deepEqual([answer.statusCode, answer.payload.includes("cannot be kept")], [400, true], answer.payload);
      assert.deepEqual(
        lines.map((line) => JSON.parse(line).level),
        [40, 30],
      );
      assert.doesNotMatch(lines.join(""), /asha/);
    });

  test("of an intended 503 is a warning without a stack", async () => {
    lines.length = 0;
    const error = Object.assign(new Error(`timeout exceeded when trying to connect for ${SECRET}`), { code: "57014" });
    FAILURES.busy = [() => Promise.reject(error), /BUSY/];
    const answer = await fastify.inject({ url: "/fails/busy" });
    assert.deepEqual([answer.statusCode, answer.headers["retry-after"]], [503, "3"]);
    const told = lines.map((line) => JSON.parse(line));
    assert.deepEqual(
      told.map(({ level, msg }) => [level, msg]),
      [
        [40, "request put off"],
        [30, "request"],
      ],
    );
    assert.doesNotMatch(lines.join(""), /stack|asha/);
  });

  test("reads as words on a terminal", () => {
    const line = JSON.stringify({ level: 40, time: 1, pid: 2, hostname: "h", route: "/a", msg: "It broke" });
    assert.equal(inWords(line), 'Warning: It broke route="/a"');
    assert.equal(
      inWords(JSON.stringify({ level: 50, msg: "It broke", err: { stack: "E: why" } })),
      "Error: It broke\nE: why",
    );
  });

  test("accepts any thrown value", () => {
    for (const thrown of [undefined, null, SECRET, { detail: SECRET }, 7])
      assert.ok(!JSON.stringify(tellError(thrown)).includes(SECRET));
    const circle = new Error("around");
    circle.cause = circle;
    assert.ok(JSON.stringify(tellError(circle)).length > 0);
  });
});
