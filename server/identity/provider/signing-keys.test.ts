// Checks signing keys: made once, readable by their owner only, and rotated without invalidating earlier tokens.
import assert from "node:assert/strict";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { decodeProtectedHeader } from "jose";
import { signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { openSigningKeys, rotateSigningKeys } from "./signing-keys.ts";

const folder = await mkdtemp(join(tmpdir(), "vouchboard-keys-"));
after(() => rm(folder, { recursive: true, force: true }));
const path = join(folder, "secrets", "signing-keys.json");

test("processes that start together make one key, readable only by its owner", async () => {
  const made = await Promise.all([openSigningKeys(folder), openSigningKeys(folder), openSigningKeys(folder)]);
  assert.equal(new Set(made.map((keys) => keys[0]?.kid)).size, 1);
  assert.equal((await stat(path)).mode & 0o777, 0o600);
  assert.equal((await stat(join(folder, "secrets"))).mode & 0o077, 0);
});

test("rotation signs with the new key and still publishes the previous two", async () => {
  const [first] = await openSigningKeys(folder);
  const second = await rotateSigningKeys(folder);
  const keys = await openSigningKeys(folder);
  assert.deepEqual(
    keys.map(({ kid }) => kid),
    [second.kid, first?.kid],
  );
  await rotateSigningKeys(folder);
  const { published } = await rotateSigningKeys(folder);
  assert.equal(published, 3);
  assert.ok(!(await readFile(path, "utf8")).includes(String(first?.kid)));
  assert.equal((await stat(path)).mode & 0o777, 0o600);
});

test("after a rotation and a restart, earlier tokens still work and new ones carry the new key", async () => {
  const before = await openSigningKeys(folder);
  const old = await startApp({ signingKeys: before });
  const person = await signedIn(old);
  const { kid } = await rotateSigningKeys(folder);
  const next = await startApp({ signingKeys: await openSigningKeys(folder) });
  const published = (await next.get<{ keys: Record<string, unknown>[] }>("/.well-known/jwks.json")).body.keys;
  assert.deepEqual(published.map((key) => key.kid).slice(0, 2), [kid, before[0]?.kid]);
  assert.ok(published.every((key) => !("d" in key) && !("p" in key)));
  assert.equal(decodeProtectedHeader(String((await signedIn(next)).session.accessToken)).kid, kid);
  // The account is in the other database, so copy it: this test is about the token's signature.
  const { id, issuer, sub } = { id: person.accountId, issuer: "https://jobs.example.org", sub: person.accountId };
  await next.db.query("insert into account (id, issuer, sub, email, name) values ($1, $2, $3, $4, 'Old')", [
    id,
    issuer,
    sub,
    person.email,
  ]);
  const [session] = await old.db.query<Record<string, unknown>>("select * from session where account_id = $1", [id]);
  await next.db.query(
    "insert into session (id, token_hash, account_id, sealed_tokens, access_expires_at, user_agent, ip, expires_at) values ($1, $2, $3, $4, $5, '', '', $6)",
    [session?.id, session?.token_hash, id, session?.sealed_tokens, session?.access_expires_at, session?.expires_at],
  );
  const request = { ip: "127.0.0.1", cookies: {}, headers: { authorization: person.authorization } } as never;
  assert.equal((await next.app.identity.callers.signedIn(request)).accountId, person.accountId);
});

test("configured keys are used as they are, with their thumbprint as the id", async () => {
  const [{ kid, ...nameless }] = (await openSigningKeys(folder)) as [Awaited<ReturnType<typeof openSigningKeys>>[0]];
  assert.deepEqual(
    (await openSigningKeys("/nowhere", [nameless])).map((key) => key.kid),
    [kid],
  );
});

test("damaged keys are reported and not replaced", async () => {
  const damaged = await mkdtemp(join(tmpdir(), "vouchboard-keys-"));
  after(() => rm(damaged, { recursive: true, force: true }));
  await mkdir(join(damaged, "secrets"));
  for (const text of ["", "{}", '{"keys":[]}', '{"keys":[{"kty":"oct","k":"x"}]}']) {
    await writeFile(join(damaged, "secrets", "signing-keys.json"), text);
    await assert.rejects(openSigningKeys(damaged), { name: "OperatorError", message: /damaged/ });
    assert.equal(await readFile(join(damaged, "secrets", "signing-keys.json"), "utf8"), text);
  }
});
