// Checks that other sites cannot forge requests of our pages (CSRF): by origin, content type and method.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { HttpMethod } from "../../contract/api.ts";
import { signedIn, someEmail } from "../../tests/support/accounts.ts";
import { PUBLIC_URL, refusalIn, startApp } from "../../tests/support/app.ts";
import { aVisitor } from "../../tests/support/visitor.ts";

const app = await startApp();
const PASSWORD = "a long walk by the sea";
const person = await signedIn(app, { password: PASSWORD });
const fresh = someEmail();

/** Path -> a valid body. */
const FORMS: Record<string, object> = {
  "/api/session/sign-up": { username: fresh, password: PASSWORD, name: "Asha Verma" },
  "/api/session/confirm": { username: fresh, code: "123456" },
  "/api/session/resend": { username: fresh },
  "/api/session/sign-in": { email: person.email, password: PASSWORD },
  "/api/session/forgot-password": { email: person.email },
  "/api/session/reset-password": { email: person.email, code: "123456", newPassword: "quite another password" },
  "/api/session/change-password": { oldPassword: PASSWORD, newPassword: "quite another password" },
  "/api/session/callback": { code: "code", state: "state" },
  "/api/session/sign-out": { everywhere: true },
};

const STRANGERS = [
  "http://jobs.example.org",
  "https://evil.example",
  "https://jobs.example.org.evil.example",
  "https://evil-jobs.example.org",
  "https://www.jobs.example.org",
  "https://example.org",
  "https://jobs.example.org:8443",
  "https://jobs.example.org@evil.example",
  "null",
  "",
  "file://",
  "chrome-extension://jobs.example.org.evil",
];

const HTML_FORMS: Record<string, (body: object) => string> = {
  "text/plain": (body) => JSON.stringify(body),
  "application/x-www-form-urlencoded": (body) => new URLSearchParams(Object.entries(body)).toString(),
  "multipart/form-data; boundary=x": (body) => `--x\r\n\r\n${JSON.stringify(body)}\r\n--x--`,
  "text/plain; charset=application/json": (body) => JSON.stringify(body),
  "application/jsonp": (body) => JSON.stringify(body),
};

/** A signed-in user whose browser sends its cookie from any site. */
function victim() {
  const visitor = aVisitor(app);
  const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(person.cookie) ?? [];
  visitor.cookies.set(name, value);
  return visitor;
}

/** All rows that one of the calls could change. */
async function whatIs(): Promise<unknown> {
  const tables = [
    "account",
    "credential",
    "session",
    "pending_sign_up",
    "password_reset",
    "security_event",
    "throttle",
  ];
  const rows = await Promise.all(
    tables.map((table) => app.db.query(`select row_to_json(t)::text as row from ${table} t order by 1`)),
  );
  return [rows, app.facts.length];
}

for (const [path, body] of Object.entries(FORMS))
  describe(path, () => {
    test("is refused from other sites", async () => {
      const before = await whatIs();
      for (const origin of STRANGERS) {
        const answer = await victim().post(path, body, { origin, authorization: person.authorization });
        assert.equal(answer.status, 403, `${origin}: ${answer.text}`);
        assert.equal(refusalIn(answer).errorCode, "FORBIDDEN_ORIGIN");
        assert.equal(answer.headers["set-cookie"], undefined);
        assert.equal(answer.headers["access-control-allow-origin"], undefined);
      }
      assert.deepEqual(await whatIs(), before);
    });

    test("is refused for the content types that an HTML form can send", async () => {
      const before = await whatIs();
      for (const [type, write] of Object.entries(HTML_FORMS)) {
        const headers = { "content-type": type, authorization: person.authorization };
        const answer = await victim().post(path, write(body), headers);
        assert.ok([400, 415].includes(answer.status), `${type}: ${answer.status} ${answer.text}`);
        assert.equal(answer.headers["set-cookie"], undefined);
      }
      assert.deepEqual(await whatIs(), before);
    });

    test("is not found by other methods, including a preflight", async () => {
      const before = await whatIs();
      const methods = ["GET", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"] as unknown as HttpMethod[];
      for (const method of methods) {
        const sent = ["PUT", "PATCH", "DELETE"].includes(method) ? body : undefined;
        const answer = await victim().send(method, path, sent, {
          origin: "https://evil.example",
          "access-control-request-method": "POST",
        });
        assert.ok([403, 404, 405].includes(answer.status), `${method}: ${answer.status}`);
        assert.equal(answer.headers["access-control-allow-origin"], undefined);
      }
      assert.deepEqual(await whatIs(), before);
    });

    test("is accepted from our own pages", async () => {
      const answer = await aVisitor(app).post(path, body, { origin: PUBLIC_URL });
      assert.notEqual(refusalIn(answer).errorCode, "FORBIDDEN_ORIGIN");
      assert.notEqual(answer.status, 415);
    });
  });

test("the session cannot be read by other sites", async () => {
  const answer = await victim().get("/api/session", { origin: "https://evil.example" });
  assert.equal(answer.status, 403);
  assert.ok(!answer.text.includes("accessToken"));
});

test("changing one's own details needs a token, which no browser sends by itself", async () => {
  const answer = await victim().send("PATCH", `/api/user/${person.email}/details`, { name: "Forged" });
  assert.equal(answer.status, 401);
});
