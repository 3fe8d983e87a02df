// Checks sign-in by redirect, through our own page or a social provider, and attacks on the way.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { SessionAnswer } from "../../../contract/identity/wire.ts";
import { signedIn, someEmail } from "../../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../../tests/support/app.ts";
import { comeByLinkedIn, finishAt, follow, leave, queryOf } from "../../../tests/support/redirects.ts";
import { aVisitor } from "../../../tests/support/visitor.ts";

let now = new Date();
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const app = await startApp({ clock: () => now });
const password = "correct horse battery";
const redirectName = "__Host-vouchboard_redirect";
const codeOf = (answer: Answer) => [answer.status, refusalIn(answer).errorCode, refusalIn(answer).errorMsg];
const STATE = [400, "OAUTH_STATE", "An error occurred while validating the state."];

describe("the redirect to the issuer", () => {
  test("sends a state of 32 characters and a challenge, and hides the verifier of 128", async () => {
    const visitor = aVisitor(app);
    const url = await leave(visitor);
    const query = queryOf(url);
    assert.deepEqual(
      [query.state?.length, query.code_challenge_method, query.response_type, query.scope, query.redirect_uri],
      [32, "S256", "code", "openid email phone profile", "https://jobs.example.org/auth/checkRedirection"],
    );
    const cookie = visitor.cookies.get(redirectName) ?? "";
    assert.ok(
      !Buffer.from(cookie, "base64url")
        .toString("latin1")
        .includes(query.state ?? ""),
    );
    const { verifier } = (await import("./redirect.ts")).makeSecrets();
    assert.match(verifier, /^[\w-]{128}$/);
  });
  test("sets only cookies that no sibling host can plant", async () => {
    const owner = await signedIn(app, { password });
    const visitor = aVisitor(app);
    const given: string[] = [];
    const get: typeof visitor.get = async (path, headers) => {
      const answer = await visitor.get(path, headers);
      given.push(...[answer.headers["set-cookie"] ?? []].flat().map(String));
      return answer as never;
    };
    for (const email of [owner.email, someEmail()]) await comeByLinkedIn({ ...visitor, get }, { email });
    const names = new Set(given.map((text) => text.split("=")[0]));
    for (const name of ["redirect", "social", "link", "oidc_interaction", "oidc_interaction.sig", "oidc"])
      assert.ok(names.has(`__Host-vouchboard_${name}`), `${name}: ${[...names]}`);
    for (const text of given) {
      assert.match(text, /;\s*secure/i);
      assert.match(text, /;\s*httponly/i);
      assert.doesNotMatch(text, /;\s*domain=/i);
      // The library sets this one with the path of its interaction.
      if (!text.startsWith("__Secure-vouchboard_oidc_resume")) assert.match(text, /^__Host-.*;\s*path=\/(;|$)/i);
    }
  });
  test("refuses unknown providers", async () => {
    for (const provider of ["Facebook", "linkedin", "", "LinkedIn%20"])
      assert.equal((await aVisitor(app).get(`/api/session/authorize?provider=${provider}`)).status, 400, provider);
  });
});

describe("the callback", () => {
  test("signs in by our own page, and continues at the requested address", async () => {
    const person = await signedIn(app, { password });
    const visitor = aVisitor(app);
    const login = await follow(visitor, (await leave(visitor, "?returnTo=%2Fjobs%3FsearchText%3Drust")).href);
    const { interaction } = queryOf(login.url);
    const entered = await visitor.post<{ continueAt: string }>("/api/session/sign-in", {
      email: person.email,
      password,
      interaction,
    });
    const back = await follow(visitor, entered.body.continueAt);
    const answer = await finishAt(visitor, back.url);
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual([answer.body.isLoggedIn, answer.body.returnTo], [true, "/jobs?searchText=rust"]);
    assert.equal((await visitor.get<SessionAnswer>("/api/session")).body.isLoggedIn, true);
  });
  for (const returnTo of [
    "//evil.example",
    "https://evil.example",
    "/\\evil.example",
    "/%2f%2fevil.example",
    "javascript:alert(1)",
  ])
    test(`does not continue at ${returnTo}`, async () => {
      const visitor = aVisitor(app);
      const back = await comeByLinkedIn(visitor, { email: someEmail() }, `&returnTo=${encodeURIComponent(returnTo)}`);
      assert.equal((await finishAt(visitor, back)).body.returnTo, "/");
    });
  test("continues in the language of the page where it began, and in no unknown one", async () => {
    for (const [query, language] of [
      ["", "en"],
      ["&language=hi", "hi"],
    ] as const) {
      const visitor = aVisitor(app);
      const back = await comeByLinkedIn(visitor, { email: someEmail() }, query);
      const page = await visitor.get(back.pathname + back.search);
      assert.equal(page.headers.location, language === "en" ? undefined : `/hi${back.pathname}${back.search}`);
      assert.equal((await finishAt(visitor, back)).body.language, language);
      // What is kept of it is gone now.
      assert.equal((await visitor.get(back.pathname + back.search)).headers.location, undefined);
    }
    const odd = await aVisitor(app).get("/api/session/authorize?language=%2Fevil.example");
    assert.equal(odd.status, 400);
  });
  test("is refused with a wrong state, without one, and without a transaction", async () => {
    for (const changed of [{ state: "x".repeat(32) }, { state: "" }]) {
      const visitor = aVisitor(app);
      const back = await comeByLinkedIn(visitor, { email: someEmail() });
      assert.deepEqual(codeOf(await finishAt(visitor, back, changed)), STATE);
      // One failed try ends the transaction.
      assert.deepEqual(codeOf(await finishAt(visitor, back)), STATE);
    }
    const visitor = aVisitor(app);
    const back = await comeByLinkedIn(visitor, { email: someEmail() });
    assert.deepEqual(codeOf(await finishAt(aVisitor(app), back)), STATE);
  });
  test("is refused with the state of another browser (another person's sign-in)", async () => {
    const [attacker, victim] = [aVisitor(app), aVisitor(app)];
    const theirs = await comeByLinkedIn(attacker, { email: someEmail() });
    await leave(victim, "?provider=LinkedIn");
    assert.deepEqual(codeOf(await finishAt(victim, theirs)), STATE);
    assert.equal((await victim.get<SessionAnswer>("/api/session")).body.isLoggedIn, false);
  });
  test("works once, also for a browser that replays its cookie, and for two parallel requests", async () => {
    const visitor = aVisitor(app);
    const back = await comeByLinkedIn(visitor, { email: someEmail() });
    const kept = visitor.cookies.get(redirectName) ?? "";
    const answers = await Promise.all([finishAt(visitor, back), finishAt(visitor, back)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
    visitor.cookies.set(redirectName, kept);
    assert.deepEqual(codeOf(await finishAt(visitor, back)), STATE);
  });
  test("is refused after ten minutes", async () => {
    const visitor = aVisitor(app);
    const back = await comeByLinkedIn(visitor, { email: someEmail() });
    later(601);
    assert.deepEqual(codeOf(await finishAt(visitor, back)), STATE);
  });
  test("is refused with a forged code, another issuer's name, and from another site", async () => {
    const CHANGES: Record<string, string>[] = [{ code: "made-up" }, { iss: "https://evil.example" }];
    for (const changed of CHANGES) {
      const visitor = aVisitor(app);
      const back = await comeByLinkedIn(visitor, { email: someEmail() });
      const answer = await finishAt(visitor, back, changed);
      assert.deepEqual([answer.status, refusalIn(answer).errorCode], [401, "OAUTH_FAILED"]);
    }
    const visitor = aVisitor(app);
    const back = await comeByLinkedIn(visitor, { email: someEmail() });
    const crossSite = await visitor.post("/api/session/callback", queryOf(back), { origin: "https://evil.example" });
    assert.equal(crossSite.status, 403);
  });
  test("reports with a fixed message that the user cancelled", async () => {
    const visitor = aVisitor(app);
    const back = await comeByLinkedIn(visitor, null);
    assert.deepEqual(codeOf(await finishAt(visitor, back)), [401, "OAUTH_CANCELLED", "User cancelled OAuth flow."]);
    const nothing = await aVisitor(app).post("/api/session/callback", {});
    assert.deepEqual(codeOf(nothing), [401, "OAUTH_CANCELLED", "`signInWithRedirect` has been canceled."]);
  });
});
