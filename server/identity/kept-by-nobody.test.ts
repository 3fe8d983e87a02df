// Checks that personal answers, and answers that sign in or out, are cached by no browser and no proxy.
import assert from "node:assert/strict";
import { test } from "node:test";
import { signedIn } from "../../tests/support/accounts.ts";
import { startApp } from "../../tests/support/app.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { aVisitor } from "../../tests/support/visitor.ts";

const app = await startApp();
const PASSWORD = "a long walk by the sea";
const { people } = await aFirm(app, "corporate-admin");
const [boss] = people;
const person = await signedIn(app, { password: PASSWORD });
assert.ok(boss);

const email = encodeURIComponent(person.email);
const visitor = aVisitor(app);
const ANSWERS: Record<string, () => Promise<{ status: number; headers: Record<string, unknown> }>> = {
  "GET /api/session, signed out": () => aVisitor(app).get("/api/session"),
  "POST /api/session/sign-in": () => visitor.post("/api/session/sign-in", { email: person.email, password: PASSWORD }),
  "GET /api/session, signed in": () => visitor.get("/api/session"),
  "GET /api/session/authorize": () => aVisitor(app).get("/api/session/authorize"),
  "GET user details": () => person.send("GET", `/api/user/${email}/details`),
  "PATCH user details": () => person.send("PATCH", `/api/user/${email}/details`, { name: "Asha Rao" }),
  "GET corporate user": () => boss.send("GET", `/api/corporate-user/${boss.subject}/cognito`),
  "GET members": () => boss.send("GET", "/api/corporate/members"),
  "POST /api/session/sign-out": () => visitor.post("/api/session/sign-out", {}),
};
for (const [name, ask] of Object.entries(ANSWERS))
  test(`${name} is not cached`, async () => {
    const { status, headers } = await ask();
    assert.ok([200, 302].includes(status), String(status));
    assert.equal(headers["cache-control"], "no-store");
  });

test("public answers stay cacheable", async () =>
  assert.notEqual((await app.get("/api/company")).headers["cache-control"], "no-store"));
