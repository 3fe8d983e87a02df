// Checks that known and unknown addresses get the same answer for the same work, so that neither reveals an account.
import assert from "node:assert/strict";
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { describe, test } from "node:test";
import pg from "pg";
import type { Visitor } from "../../../tests/support/visitor.ts";

/** The server's work since the last check: its SQL statements, and "argon2id" for every hash. */
const work: string[] = [];
const { argon2 } = crypto;
crypto.argon2 = (...given) => {
  work.push(given[0]);
  argon2(...given);
};
syncBuiltinESMExports();
const send = pg.Client.prototype.query as (...given: unknown[]) => unknown;
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [statement] = given as [string | { text: string }];
  work.push(typeof statement === "string" ? statement : statement.text);
  return send.apply(this, given);
} as typeof pg.Client.prototype.query;

// Imported after the patch above, so that its hashes are counted.
const { startApp } = await import("../../../tests/support/app.ts");
const { signedIn, someEmail } = await import("../../../tests/support/accounts.ts");
const { aVisitor } = await import("../../../tests/support/visitor.ts");
let now = new Date();
const app = await startApp({ clock: () => now });

const PASSWORD = "a long walk by the sea";
const known = await signedIn(app, { password: PASSWORD });
const withoutPassword = await signedIn(app);
const disabled = await signedIn(app, { password: PASSWORD });
await app.db.query("update account set disabled_at = now() where id = $1", [disabled.accountId]);

type Outcome = { status: number; body: unknown; cookies: string[]; work: string[]; announced: number };

async function outcomeOf(visitor: Visitor, path: string, body: unknown): Promise<Outcome> {
  work.length = 0;
  const before = app.facts.length;
  const { status, headers, text } = await visitor.post(path, body);
  const did = work.splice(0);
  const { requestId: _, ...told } = JSON.parse(text) as Record<string, unknown>;
  const cookies = [headers["set-cookie"] ?? []].flat().map((cookie) => String(cookie).replace(/=[\w-]{43};/, "=…;"));
  return { status, body: told, cookies, work: did, announced: app.facts.length - before };
}

const name = "Asha Verma";
/** Form -> the body sent for an address, by a browser that has sent `first`. */
const FORMS: Record<
  string,
  { body: (email: string) => object; first?: (visitor: Visitor, email: string) => Promise<unknown> }
> = {
  "sign-in": { body: (email) => ({ email, password: "not this one at all" }) },
  "sign-up": { body: (username) => ({ username, password: PASSWORD, name }) },
  resend: {
    body: (username) => ({ username }),
    async first(visitor, username) {
      await visitor.post("/api/session/sign-up", { username, password: PASSWORD, name });
      now = new Date(now.getTime() + 60_000);
    },
  },
  confirm: {
    body: (username) => ({ username, code: "000000" }),
    first: (visitor, username) => visitor.post("/api/session/sign-up", { username, password: PASSWORD, name }),
  },
  "forgot-password": { body: (email) => ({ email }) },
  "reset-password": {
    body: (email) => ({ email, code: "000000", newPassword: PASSWORD }),
    first: (visitor, email) => visitor.post("/api/session/forgot-password", { email }),
  },
};

describe("known and unknown addresses", () => {
  for (const [form, { body, first }] of Object.entries(FORMS))
    test(`get the same answer for the same work from ${form}`, async () => {
      const outcome = async (email: string) => {
        const visitor = aVisitor(app);
        await first?.(visitor, email);
        return outcomeOf(visitor, `/api/session/${form}`, body(email));
      };
      const unknown = await outcome(someEmail());
      assert.ok(unknown.work.length >= 2, "the work was not seen");
      if (form === "sign-in" || form === "sign-up") assert.ok(unknown.work.includes("argon2id"));
      for (const { email } of [known, withoutPassword, disabled])
        assert.deepEqual(await outcome(email), unknown, email);
    });

  test("and a disabled account with its right password get the same answer for the same work", async () => {
    const outcome = (email: string) => outcomeOf(aVisitor(app), "/api/session/sign-in", { email, password: PASSWORD });
    assert.deepEqual(await outcome(disabled.email), await outcome(someEmail()));
    assert.equal((await outcome(known.email)).status, 200);
  });

  test("are indistinguishable on a second try too", async () => {
    for (const form of ["sign-in", "forgot-password", "resend", "sign-up"]) {
      const second = async (email: string) => {
        const visitor = aVisitor(app);
        const { body } = FORMS[form]!;
        await visitor.post(`/api/session/${form}`, body(email));
        return outcomeOf(visitor, `/api/session/${form}`, body(email));
      };
      now = new Date(now.getTime() + 2 * 60 * 60_000);
      assert.deepEqual(await second(known.email), await second(someEmail()), form);
    }
  });
});
