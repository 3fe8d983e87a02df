// Checks the provider's records on a real database: found until they expire, used once, deleted with their grant.
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshDatabase } from "../../../tests/support/database.ts";
import { recordStore } from "./record-store.ts";

const { db } = await freshDatabase();
let now = new Date();
const store = recordStore({ db, clock: () => now });
const [grants, codes, refreshes, sessions] = [
  store("Grant"),
  store("AuthorizationCode"),
  store("RefreshToken"),
  store("Session"),
];

async function aGrant(id: string) {
  await grants.upsert(id, { jti: id, accountId: "a", clientId: "c" }, 600);
  await codes.upsert(`code of ${id}`, { jti: `code of ${id}`, grantId: id, accountId: "a" }, 60);
  await refreshes.upsert(`token of ${id}`, { jti: `token of ${id}`, grantId: id, accountId: "a" }, 600);
}

test("a code is found by its value, but only its hash is stored", async () => {
  await aGrant("g1");
  assert.equal((await codes.find("code of g1"))?.jti, "code of g1");
  const rows = await db.query<{ row: string }>("select r::text as row from oidc_record r");
  assert.ok(rows.every(({ row }) => !row.includes("code of g1") && !row.includes("token of g1")));
});

test("of twenty that use a code at the same moment one succeeds, and the whole grant is revoked", async () => {
  await aGrant("g2");
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => codes.consume("code of g2")));
  assert.equal(tries.filter(({ status }) => status === "fulfilled").length, 1);
  for (const tried of tries) if (tried.status === "rejected") assert.equal(tried.reason.error, "invalid_grant");
  assert.equal(await grants.find("g2"), undefined);
  assert.equal(await refreshes.find("token of g2"), undefined);
  assert.ok(await grants.find("g1"));
});

test("a used record has its time of use", async () => {
  await aGrant("g3");
  await refreshes.consume("token of g3");
  assert.equal((await refreshes.find("token of g3"))?.consumed, Math.floor(now.getTime() / 1000));
});

test("no record is found after it expires", async () => {
  await aGrant("g4");
  now = new Date(now.getTime() + 61_000);
  assert.equal(await codes.find("code of g4"), undefined);
  assert.ok(await refreshes.find("token of g4"));
});

test("revoking a grant deletes its records of the given kind", async () => {
  await aGrant("g5");
  await refreshes.revokeByGrantId("g5");
  assert.equal(await refreshes.find("token of g5"), undefined);
  assert.ok(await codes.find("code of g5"));
});

test("a session is found by its uid too, and can be changed and destroyed", async () => {
  await sessions.upsert("s", { jti: "s", uid: "u", accountId: "a" }, 600);
  await sessions.upsert("s", { jti: "s", uid: "u", accountId: "b" }, 600);
  assert.equal((await sessions.findByUid("u"))?.accountId, "b");
  await sessions.destroy("s");
  assert.equal(await sessions.findByUid("u"), undefined);
});

test("an id with NUL is not found, and a record with NUL is an invalid request", async () => {
  assert.equal(await sessions.find("a\0b"), undefined);
  assert.equal(await sessions.findByUid("a\0b"), undefined);
  await sessions.destroy("a\0b");
  for (const params of [{ state: "a\0b" }, { "a\0b": "c" }, { list: ["a", { deep: "\0" }] }])
    await assert.rejects(sessions.upsert("nul", { jti: "nul", params }, 600), { error: "invalid_request" });
  await sessions.upsert("nul", { jti: "nul", params: { state: "\\u0000" } }, 600);
  assert.deepEqual((await sessions.find("nul"))?.params, { state: "\\u0000" });
});
