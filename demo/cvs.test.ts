// The demo's candidate gets a CV, once, and the reader reads it like any other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readMatchProfile } from "../server/candidates/index.ts";
import { createAccount } from "../server/identity/accounts.ts";
import { startApp } from "../tests/support/app.ts";
import { giveDemoCv } from "./cvs.ts";

const app = await startApp();
const email = "candidate@demo.vouchboard.example";
const give = () => giveDemoCv(email, app.deps);
const anAccount = (isDemo: boolean) =>
  app.db.transaction((tx) =>
    createAccount(tx, { issuer: "https://jobs.example.org", email, name: "Meera Nair", isDemo }),
  );

test("the demo's candidate has a CV that was read, and gets no second one", async () => {
  assert.equal(await give(), false, "there is no such account");
  const account = await anAccount(true);
  assert.ok(account);
  assert.equal(await give(), true);
  await app.app.reading.recover();
  await app.app.reading.settled();
  const profile = await readMatchProfile(app.db, account.id);
  assert.equal(profile?.hasCv, true);
  assert.ok((profile?.YOE ?? 0) > 9);
  for (const skill of ["Java", "Spring Boot", "PostgreSQL", "Kubernetes"])
    assert.ok(profile?.coreSkills.includes(skill), profile?.coreSkills.join());
  assert.ok(profile?.softSkills.includes("Communication"));
  assert.equal(await give(), false);
  await app.db.query("delete from cv_version");
  assert.equal(await give(), false, "a person who deletes it gets none again");
});

test("a person who signed up with the address gets none", async () => {
  await app.db.query("delete from account");
  await anAccount(false);
  assert.equal(await give(), false);
});
