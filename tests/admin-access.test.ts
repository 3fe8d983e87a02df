// Checks every call below /api/admin with every role: only a platform admin gets in, whatever the input is.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { api, type CallName, routeOf } from "../contract/api.ts";
import { newId } from "../server/platform/ids.ts";
import { signedIn } from "./support/accounts.ts";
import { refusalIn, startApp } from "./support/app.ts";
import { aFirm } from "./support/firms.ts";

const app = await startApp();
const firm = await aFirm(app, "corporate-recruiter");
const [recruiter] = firm.people;
assert.ok(recruiter);
const CALLERS = {
  candidate: await signedIn(app),
  recruiter,
  "company's admin": firm.admin,
};
const admin = await signedIn(app, { groups: ["admin"] });
const demoted = await signedIn(app, { groups: ["admin"] });
await app.db.query("update account set groups = '{}', auth_gen = auth_gen + 1 where id = $1", [demoted.accountId]);

const names = (Object.keys(api) as CallName[]).filter((name) => routeOf(name).path.startsWith("/admin/"));
for (const name of names) {
  const { method, path } = routeOf(name);
  // An id that nothing has, so that an admin who gets in changes nothing.
  const url = `/api${path.replaceAll(/:\w+/g, newId())}`;
  const body = method === "GET" ? undefined : {};
  describe(`${method} ${path}`, () => {
    test("asks a visitor for a token", async () => {
      const answer = await app.app.fastify.inject({ method, url, ...(body && { payload: body }) });
      assert.equal(answer.statusCode, 401, answer.payload);
    });
    for (const [role, person] of Object.entries(CALLERS))
      test(`refuses a ${role}`, async () => {
        const answer = await person.send(method, url, body);
        assert.deepEqual([answer.status, refusalIn(answer).errorCode], [403, "FORBIDDEN"], answer.text);
      });
    test("refuses the token of a former admin", async () =>
      assert.equal((await demoted.send(method, url, body)).status, 401));
    test("lets an admin in", async () => {
      const { status, text } = await admin.send(method, url, body);
      assert.ok([200, 400, 404].includes(status), `${status} ${text}`);
    });
  });
}

test("the calls of admins are those below /admin", () => assert.ok(names.length >= 20, names.join()));
