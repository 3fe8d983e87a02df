// Checks which errors are outages of a dependency and which are defects.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Outage, outageOf, pastOutage } from "./outage.ts";

const failing = (fields: object, message = "words", cause?: unknown) =>
  Object.assign(new Error(message, { cause }), fields);

const CASES: [told: string, error: unknown, outage: Outage | null][] = [
  ["a statement's limit", failing({ code: "57014" }), "busy"],
  ["too many clients", failing({ code: "53300" }), "busy"],
  ["no connection came free", new Error("timeout exceeded when trying to connect"), "busy"],
  ["too many open files", failing({ code: "EMFILE", syscall: "open" }), "busy"],
  ["ended by an operator", failing({ code: "57P01" }), "away"],
  ["another session crashed", failing({ code: "57P02" }), "away"],
  ["starting up", failing({ code: "57P03" }), "away"],
  ["a pooler lost its server", failing({ code: "08P01" }), "away"],
  ["refused", failing({ code: "ECONNREFUSED", syscall: "connect" }), "away"],
  ["refused at both addresses", new AggregateError([failing({ code: "ECONNREFUSED", syscall: "connect" })]), "away"],
  ["its socket is gone", failing({ code: "ENOENT", syscall: "connect" }), "away"],
  ["reset", failing({ code: "ECONNRESET", syscall: "read" }), "away"],
  ["terminated", new Error("Connection terminated unexpectedly"), "away"],
  ["silent", new Error("Query read timeout"), "away"],
  ["used after it failed", new Error("Client has encountered a connection error and is not queryable"), "away"],
  ["the cause of another", failing({}, "fetch failed", failing({ code: "ENOTFOUND", syscall: "getaddrinfo" })), "away"],
  ["the database's disk", failing({ code: "53100" }), "full"],
  ["our own disk", failing({ code: "ENOSPC", syscall: "write" }), "full"],
  ["a primary that became a replica", failing({ code: "25006" }), "read-only"],
  ["a missing file", failing({ code: "ENOENT", syscall: "open" }), null],
  ["a violated constraint", failing({ code: "23505" }), null],
  ["a mistake in a statement", failing({ code: "42703" }), null],
  ["a defect", new TypeError("cannot read properties of undefined"), null],
  ["no error at all", "thrown", null],
];

for (const [told, error, outage] of CASES)
  test(`${told}: ${outage ?? "no outage"}`, () => assert.equal(outageOf(error), outage));

test("circular causes terminate", () => {
  const error = new Error("round");
  error.cause = error;
  assert.equal(outageOf(error), null);
});

test("a start outlasts an outage, which it tells once, and no defect", async () => {
  const told: string[] = [];
  const fails = [failing({ code: "57P03" }, "starting up"), failing({ code: "53300" }, "too many clients")];
  const work = async () => {
    const error = fails.shift();
    if (error) throw error;
    return "done";
  };
  assert.equal(await pastOutage(work, (error) => told.push(error.message)), "done");
  assert.deepEqual(told, ["starting up"]);
  fails.push(failing({ code: "ECONNREFUSED" }, "refused"));
  await assert.rejects(
    pastOutage(work, () => {}, -1),
    /refused/,
  );
  fails.push(new TypeError("a defect"));
  await assert.rejects(
    pastOutage(work, () => {}),
    /a defect/,
  );
});
