// An invite is valid only while its sender may invite: it ends when they leave or are no longer admin.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { CompanyMember } from "../../contract/recruiting/wire.ts";
import { type Person, signedIn } from "../../tests/support/accounts.ts";
import { startApp } from "../../tests/support/app.ts";
import { accept, aFirm, anInvite, type CorporateRole as Role } from "../../tests/support/firms.ts";

const app = await startApp();

const pathOf = (person: Pick<Person, "accountId">) => `/api/corporate/members/${person.accountId}`;
const remove = (by: Person, whom: Person) => by.send<CompanyMember>("DELETE", pathOf(whom));
const change = (by: Person, whom: Person, role: Role) => by.send<CompanyMember>("PATCH", pathOf(whom), { role });

describe("the open invites of a member", () => {
  const WAYS: [string, (by: Person, whom: Person) => Promise<{ status: number }>, isRevoked: boolean][] = [
    ["who is removed", remove, true],
    ["who leaves", (_, whom) => remove(whom, whom), true],
    ["who becomes a recruiter", (by, whom) => change(by, whom, "corporate-recruiter"), true],
    ["who stays an admin", (by, whom) => change(by, whom, "corporate-admin"), false],
  ];
  for (const [name, act, isRevoked] of WAYS)
    test(`${name} ${isRevoked ? "end, those of others stay" : "stay"}`, async () => {
      const { people, companyId } = await aFirm(app, "corporate-admin", "corporate-admin");
      const [admin, leaver] = people as [Person, Person];
      const guests = [await signedIn(app), await signedIn(app), await signedIn(app)] as const;
      const [first, second, ofAdmin] = guests;
      const invites = [await anInvite(app, { admin: leaver }, first.email)];
      invites.push(await anInvite(app, { admin: leaver }, second.email, "corporate-admin"));
      const kept = await anInvite(app, { admin }, ofAdmin.email);
      assert.equal((await act(admin, leaver)).status, 200);
      for (const [place, { token }] of invites.entries())
        assert.equal((await accept(guests[place] as Person, token)).status, isRevoked ? 410 : 200);
      assert.equal((await accept(ofAdmin, kept.token)).status, 200);
      const revoked = await app.db.query<{ id: string }>(
        `select details->>'inviteId' as id from security_event
         where kind = 'invite.revoked' and details->>'companyId' = $1`,
        [companyId],
      );
      const expected = isRevoked ? invites.map(({ invite }) => invite.id).sort() : [];
      assert.deepEqual(revoked.map(({ id }) => id).sort(), expected);
    });

  test("suspended people end, also one that was written meanwhile", async () => {
    const { people } = await aFirm(app, "corporate-admin", "corporate-admin");
    const [admin, leaver] = people as [Person, Person];
    const platform = await signedIn(app, { groups: ["admin"] });
    const [guest, late] = [await signedIn(app), await signedIn(app)];
    const { token } = await anInvite(app, { admin: leaver }, guest.email, "corporate-admin");
    const kept = await anInvite(app, { admin: leaver }, late.email);
    const judge = (what: string, body: object) =>
      platform.send("POST", `/api/admin/accounts/${leaver.accountId}/${what}`, body);
    assert.equal((await judge("suspend", { reason: "Spam." })).status, 200);
    await app.db.query("update invite set revoked_at = null where id = $1", [kept.invite.id]);
    assert.equal((await accept(late, kept.token)).status, 410);
    assert.equal((await accept(guest, token)).status, 410);
    assert.equal((await accept(late, (await anInvite(app, { admin }, late.email)).token)).status, 200);
    const lifted = await judge("lift", {});
    assert.equal(lifted.status, 200, lifted.text);
    assert.equal((await accept(guest, token)).status, 410);
  });
});
