// Who may change whom at a company, over HTTP: roles, leaving, the last admin, and the corporate user call.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type CorporateUserDetails, corporateUserDetails } from "../../contract/identity/accounts-wire.ts";
import type { SessionAnswer } from "../../contract/identity/wire.ts";
import { type CompanyMember, companyMember, type Invite } from "../../contract/recruiting/wire.ts";
import { type Person, signedIn, someEmail } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { accept, aFirm, anInvite, type Firm, type CorporateRole as Role, tokenFor } from "../../tests/support/firms.ts";
import { deleteDueAccounts } from "../identity/index.ts";
import { DATA_KEEPERS } from "../personal-data.ts";

const app = await startApp();
/** Headers without a valid token. */
const NO_TOKEN: Record<string, string>[] = [{}, { authorization: "Bearer dummy" }];
const NOBODY = "00000000-0000-7000-8000-000000000000";

const pathOf = (person: Pick<Person, "accountId">) => `/api/corporate/members/${person.accountId}`;
const remove = (by: Person, whom: Pick<Person, "accountId">) => by.send<CompanyMember>("DELETE", pathOf(whom));
const change = (by: Person, whom: Pick<Person, "accountId">, role: Role) =>
  by.send<CompanyMember>("PATCH", pathOf(whom), { role });

async function rolesOf(companyId: string): Promise<Role[]> {
  const rows = await app.db.query<{ role: Role }>(
    "select role from company_member where company_id = $1 order by role",
    [companyId],
  );
  return rows.map((row) => row.role);
}

async function accountOf({ accountId }: Person): Promise<{ groups: string[]; authGen: number }> {
  const [row] = await app.db.query<{ groups: string[]; authGen: number }>(
    `select groups, auth_gen as "authGen" from account where id = $1`,
    [accountId],
  );
  assert.ok(row);
  return row;
}

async function lastEvent({ accountId }: Person): Promise<object | undefined> {
  const [row] = await app.db.query<object>(
    `select kind, actor_id as "actorId", details from security_event where account_id = $1 order by at desc, id desc limit 1`,
    [accountId],
  );
  return row;
}

describe("changing a role", () => {
  test("changes membership and groups, ends older tokens and is recorded", async () => {
    const { companyId, people } = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const [admin, recruiter] = people as [Person, Person];
    const before = await accountOf(recruiter);
    const answer = await change(admin, recruiter, "corporate-admin");
    assert.equal(answer.status, 200, answer.text);
    assert.equal(companyMember.strict().parse(answer.body).role, "corporate-admin");
    const after = await accountOf(recruiter);
    assert.deepEqual(after.groups, ["corporate-admin"]);
    assert.ok(after.authGen > before.authGen);
    assert.deepEqual(await lastEvent(recruiter), {
      kind: "member.role-changed",
      actorId: admin.accountId,
      details: { companyId, from: "corporate-recruiter", to: "corporate-admin" },
    });
    await recruiter.renew();
    assert.equal((await recruiter.send("GET", "/api/corporate/members")).status, 200);
  });

  test("to the same role changes nothing: tokens stay valid", async () => {
    const { people } = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const [admin, recruiter] = people as [Person, Person];
    const before = await accountOf(recruiter);
    assert.equal((await change(admin, recruiter, "corporate-recruiter")).status, 200);
    assert.deepEqual(await accountOf(recruiter), before);
  });

  test("takes effect at once for the company, whatever the token still says", async () => {
    const { people } = await aFirm(app, "corporate-admin", "corporate-admin", "corporate-recruiter");
    const [admin, demoted, recruiter] = people as [Person, Person, Person];
    // The second admin's token was just checked, so it is cached as valid.
    assert.equal((await demoted.send("GET", "/api/corporate/members")).status, 200);
    assert.equal((await change(admin, demoted, "corporate-recruiter")).status, 200);
    for (const answer of [await demoted.send("GET", "/api/corporate/members"), await remove(demoted, recruiter)])
      assert.ok([401, 403].includes(answer.status), String(answer.status));
  });
});

describe("leaving", () => {
  test("removes membership and groups, ends older tokens and open invites, and is recorded", async () => {
    const { companyId, people } = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const [admin, recruiter] = people as [Person, Person];
    const answer = await remove(admin, recruiter);
    assert.deepEqual([answer.status, answer.body.email], [200, recruiter.email]);
    assert.deepEqual((await accountOf(recruiter)).groups, []);
    assert.deepEqual(await rolesOf(companyId), ["corporate-admin"]);
    assert.deepEqual(await lastEvent(recruiter), {
      kind: "member.removed",
      actorId: admin.accountId,
      details: { companyId, role: "corporate-recruiter" },
    });
    assert.equal((await remove(admin, recruiter)).status, 404);
  });

  test("an admin who is not the last may leave by themselves", async () => {
    const { people, companyId } = await aFirm(app, "corporate-admin", "corporate-admin");
    const [one] = people as [Person, Person];
    assert.equal((await remove(one, one)).status, 200);
    assert.deepEqual(await rolesOf(companyId), ["corporate-admin"]);
  });

  test("a person who left can be invited and join again", async () => {
    const { people } = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const [admin, recruiter] = people as [Person, Person];
    await remove(admin, recruiter);
    await recruiter.renew();
    await admin.send("POST", "/api/corporate/invites", { email: recruiter.email, role: "corporate-admin" });
    assert.equal((await accept(recruiter, tokenFor(app, recruiter.email))).status, 200);
  });
});

describe("the last admin", () => {
  for (const others of [[], ["corporate-recruiter"]] as Role[][])
    test(`can neither leave nor step down (${others.length} recruiters)`, async () => {
      const { people, companyId } = await aFirm(app, "corporate-admin", ...others);
      const [admin] = people as [Person];
      for (const answer of [await remove(admin, admin), await change(admin, admin, "corporate-recruiter")])
        assert.deepEqual([answer.status, refusalIn(answer).errorCode], [409, "LAST_ADMIN"]);
      assert.deepEqual(await rolesOf(companyId), ["corporate-admin", ...others]);
    });

  test("does not count one whose account is disabled", async () => {
    const { people } = await aFirm(app, "corporate-admin", "corporate-admin");
    const [admin, disabled] = people as [Person, Person];
    await app.db.query("update account set disabled_at = now() where id = $1", [disabled.accountId]);
    assert.equal((await remove(admin, admin)).status, 409);
    assert.equal((await remove(admin, disabled)).status, 200);
  });

  const WAYS: [string, (by: Person, whom: Person) => Promise<{ status: number }>][] = [
    ["removing each other", remove],
    ["demoting each other", (by, whom) => change(by, whom, "corporate-recruiter")],
    ["leaving together", (by) => remove(by, by)],
    ["stepping down together", (by) => change(by, by, "corporate-recruiter")],
  ];
  for (const [name, act] of WAYS)
    test(`of two ${name} at the same moment, one stays`, async () => {
      for (let round = 0; round < 6; round += 1) {
        const { companyId, people } = await aFirm(app, "corporate-admin", "corporate-admin");
        const [one, two] = people as [Person, Person];
        const answers = await Promise.all([act(one, two), act(two, one)]);
        const statuses = answers.map((answer) => answer.status).sort();
        assert.equal(statuses[0], 200, statuses.join());
        assert.ok([401, 403, 409].includes(statuses[1]!), statuses.join());
        const admins = (await rolesOf(companyId)).filter((role) => role === "corporate-admin");
        assert.equal(admins.length, 1);
      }
    });

  test("of five who all remove one another at once, one stays", async () => {
    const { companyId, people } = await aFirm(app, ...Array<Role>(5).fill("corporate-admin"));
    const attempts = people.flatMap((by) => people.filter((whom) => whom !== by).map((whom) => remove(by, whom)));
    const statuses = (await Promise.all(attempts)).map((answer) => answer.status);
    assert.ok(
      statuses.every((status) => [200, 401, 403, 404, 409].includes(status)),
      statuses.join(),
    );
    assert.ok((await rolesOf(companyId)).length >= 1);
  });
});

const handOver = (by: Person, whom: Pick<Person, "accountId">) =>
  by.send<CompanyMember>("POST", `${pathOf(whom)}/hand-over`);

describe("handing over", () => {
  test("makes a colleague the admin and the last admin a recruiter, in one step and on record", async () => {
    const { companyId, people } = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const [admin, heir] = people as [Person, Person];
    const { invite } = await anInvite(app, { admin }, someEmail());
    const answer = await handOver(admin, heir);
    assert.deepEqual([answer.status, answer.body.role], [200, "corporate-admin"], answer.text);
    assert.deepEqual((await accountOf(admin)).groups, ["corporate-recruiter"]);
    assert.deepEqual((await accountOf(heir)).groups, ["corporate-admin"]);
    assert.deepEqual(await lastEvent(heir), {
      kind: "member.role-changed",
      actorId: admin.accountId,
      details: { companyId, from: "corporate-recruiter", to: "corporate-admin" },
    });
    await heir.renew();
    const list = await heir.send<{ invites: Invite[] }>("GET", "/api/corporate/members");
    assert.equal(list.body.invites.find(({ id }) => id === invite.id)?.state, "REVOKED");
  });

  const REFUSED: [string, number, (firm: Firm) => Promise<Pick<Person, "accountId">>][] = [
    ["to oneself", 409, async ({ admin }) => admin],
    ["to another company's person", 404, async () => (await aFirm(app)).admin],
    ["to an account that is suspended", 409, async ({ people }) => disable(people[1]!)],
  ];
  for (const [name, status, heir] of REFUSED)
    test(`is refused ${name}`, async () => {
      const firm = await aFirm(app, "corporate-admin", "corporate-recruiter");
      assert.equal((await handOver(firm.admin, await heir(firm))).status, status);
      assert.deepEqual(await rolesOf(firm.companyId), ["corporate-admin", "corporate-recruiter"]);
    });

  test("to two colleagues at once succeeds once", async () => {
    const { companyId, people } = await aFirm(app, "corporate-admin", "corporate-recruiter", "corporate-recruiter");
    const [admin, ...heirs] = people as [Person, Person, Person];
    const statuses = (await Promise.all(heirs.map((heir) => handOver(admin, heir)))).map(({ status }) => status);
    assert.deepEqual(statuses.sort(), [200, 403]);
    assert.deepEqual(await rolesOf(companyId), ["corporate-admin", "corporate-recruiter", "corporate-recruiter"]);
  });
});

async function disable(person: Person): Promise<Person> {
  await app.db.query("update account set disabled_at = now() where id = $1", [person.accountId]);
  return person;
}

describe("while the other admin is leaving", () => {
  const leaving = (person: Person, due = "now() + interval '14 days'") =>
    app.db.query(`update account set deletion_due_at = ${due} where id = $1`, [person.accountId]);

  test("a suspended admin is neither removed nor made a recruiter", async () => {
    const { companyId, people } = await aFirm(app, "corporate-admin", "corporate-admin", "corporate-recruiter");
    const [admin, suspended] = people as [Person, Person];
    await leaving(admin);
    await disable(suspended);
    for (const answer of [await remove(admin, suspended), await change(admin, suspended, "corporate-recruiter")])
      assert.deepEqual([answer.status, refusalIn(answer).errorCode], [409, "LAST_ADMIN"]);
    assert.deepEqual(await rolesOf(companyId), ["corporate-admin", "corporate-admin", "corporate-recruiter"]);
  });

  test("a change that waited for their request knows of it", async () => {
    const { companyId, people } = await aFirm(app, "corporate-admin", "corporate-admin");
    const [one, two] = people as [Person, Person];
    const [locked, waits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const asking = app.db.transaction(async (tx) => {
      await tx.query("select from company_member where company_id = $1 for update", [companyId]);
      await tx.query("update account set deletion_due_at = now() + interval '14 days' where id = $1", [one.accountId]);
      locked.resolve();
      await waits.promise;
    });
    await locked.promise;
    const removing = remove(one, two);
    await untilBlocked();
    waits.resolve();
    await asking;
    const answer = await removing;
    assert.deepEqual([answer.status, refusalIn(answer).errorCode], [409, "LAST_ADMIN"]);
  });

  test("a company that is left without an admin after all gets its oldest member, and the deletion ends", async () => {
    const { companyId, people } = await aFirm(app, "corporate-admin", "corporate-recruiter", "corporate-recruiter");
    const [admin, young, old] = people as [Person, Person, Person];
    await app.db.query("update company_member set since = now() - interval '1 year' where account_id = $1", [
      old.accountId,
    ]);
    await leaving(admin, "now() - interval '1 minute'");
    assert.equal(await deleteDueAccounts(app.deps, DATA_KEEPERS), 1);
    assert.deepEqual((await accountOf(old)).groups, ["corporate-admin"]);
    assert.deepEqual((await accountOf(young)).groups, ["corporate-recruiter"]);
    assert.deepEqual(await rolesOf(companyId), ["corporate-admin", "corporate-recruiter"]);
    assert.deepEqual(await lastEvent(old), {
      kind: "member.role-changed",
      actorId: null,
      details: { companyId, from: "corporate-recruiter", to: "corporate-admin" },
    });
  });
});

/** Resolves once a statement of this database waits for a lock. */
async function untilBlocked(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const blocked = await app.db.query(
      "select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0",
    );
    if (blocked.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.fail("nothing waits");
}

describe("the database keeps an admin", () => {
  const demote = (accountId: string) =>
    app.db.query("update company_member set role = 'corporate-recruiter' where account_id = $1", [accountId]);
  const leave = (accountId: string) => app.db.query("delete from company_member where account_id = $1", [accountId]);

  for (const [name, act] of [
    ["demoted", demote],
    ["removed", leave],
  ] as const)
    test(`of two admins ${name} at once by code that does not ask, one stays`, async () => {
      for (let round = 0; round < 5; round += 1) {
        const { companyId, people } = await aFirm(app, "corporate-admin", "corporate-admin", "corporate-recruiter");
        const [one, two] = people as [Person, Person];
        const done = await Promise.allSettled([act(one.accountId), act(two.accountId)]);
        assert.deepEqual(done.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
        const reasons = done.map((one) => (one.status === "rejected" ? one.reason.constraint : null));
        assert.ok(reasons.includes("company_member_admin"), String(reasons));
        assert.ok((await rolesOf(companyId)).includes("corporate-admin"));
      }
    });

  test("but the last person may go, with whom the company ends here", async () => {
    const { companyId, admin } = await aFirm(app);
    await leave(admin.accountId);
    assert.deepEqual(await rolesOf(companyId), []);
  });
});

describe("signing a member out", () => {
  const signOut = (by: Person, whom: Pick<Person, "accountId">) =>
    by.send<{ sessions: number }>("POST", `${pathOf(whom)}/sign-out`);

  test("ends their sessions and tokens on every device, and is recorded", async () => {
    const { companyId, people } = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const [admin, recruiter] = people as [Person, Person];
    await recruiter.renew();
    const answer = await signOut(admin, recruiter);
    assert.deepEqual([answer.status, answer.body], [200, { sessions: 2 }], answer.text);
    const answers = await app.get<SessionAnswer>("/api/session", { headers: { cookie: recruiter.cookie } });
    assert.equal(answers.body.isLoggedIn, false);
    assert.deepEqual(await lastEvent(recruiter), {
      kind: "member.signed-out",
      actorId: admin.accountId,
      details: { companyId, sessions: 2 },
    });
    assert.deepEqual((await signOut(admin, recruiter)).body, { sessions: 0 });
    assert.deepEqual(await rolesOf(companyId), ["corporate-admin", "corporate-recruiter"]);
  });

  test("is refused for oneself, for others' people and to recruiters", async () => {
    const { people } = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const [admin, recruiter] = people as [Person, Person];
    assert.equal((await signOut(admin, admin)).status, 409);
    assert.equal((await signOut(admin, (await aFirm(app)).admin)).status, 404);
    assert.equal((await signOut(recruiter, admin)).status, 403);
  });
});

test("the list says when each person was last seen", async () => {
  const { people } = await aFirm(app, "corporate-admin", "corporate-recruiter");
  const [admin, recruiter] = people as [Person, Person];
  await app.db.query("delete from account_trace where account_id = $1", [recruiter.accountId]);
  const { members } = (await admin.send<{ members: CompanyMember[] }>("GET", "/api/corporate/members")).body;
  const seen = new Map(members.map(({ accountId, lastSeenAt }) => [accountId, lastSeenAt]));
  assert.ok(Math.abs(Date.now() - Date.parse(seen.get(admin.accountId) ?? "")) < 3_600_000);
  assert.equal(seen.get(recruiter.accountId), null);
});

test("concurrent changes by colleagues never deadlock, leave one admin, and groups fit roles", async () => {
  const ROLES: Role[] = ["corporate-admin", "corporate-recruiter"];
  const { companyId, people } = await aFirm(
    app,
    "corporate-admin",
    "corporate-admin",
    "corporate-admin",
    "corporate-recruiter",
  );
  const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
  const ACTS: ((by: Person, whom: Person) => Promise<{ status: number }>)[] = [
    remove,
    handOver,
    (by, whom) => change(by, whom, pick(ROLES)),
    (by, whom) => by.send("POST", "/api/corporate/invites", { email: whom.email, role: pick(ROLES) }),
    (_, whom) => accept(whom, tokenFor(app, whom.email)),
    async (_, whom) => {
      await whom.renew();
      return { status: 200 };
    },
  ];
  for (let round = 0; round < 25; round += 1) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => pick(ACTS)(pick(people), pick(people))));
    assert.ok(
      answers.every(({ status }) => status < 500),
      answers.map(({ status }) => status).join(),
    );
    assert.ok((await rolesOf(companyId)).includes("corporate-admin"));
  }
  const rows = await app.db.query<{ groups: string[]; role: Role | null }>(
    "select a.groups, m.role from account a left join company_member m on m.account_id = a.id where a.id = any ($1::uuid[])",
    [people.map((person) => person.accountId)],
  );
  for (const { groups, role } of rows) assert.deepEqual(groups, role ? [role] : []);
});

describe("people of other companies", () => {
  test("are not found: 404, and nothing changes", async () => {
    const [ours, theirs] = [
      await aFirm(app, "corporate-admin"),
      await aFirm(app, "corporate-admin", "corporate-recruiter"),
    ];
    const [admin] = ours.people as [Person];
    for (const whom of [...theirs.people, { accountId: NOBODY }]) {
      assert.equal((await remove(admin, whom)).status, 404);
      assert.equal((await change(admin, whom, "corporate-admin")).status, 404);
    }
    assert.deepEqual(await rolesOf(theirs.companyId), ["corporate-admin", "corporate-recruiter"]);
  });

  test("cannot be changed by recruiters, platform admins or strangers either", async () => {
    const { people, companyId } = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const [admin, recruiter] = people as [Person, Person];
    for (const by of [recruiter, await signedIn(app, { groups: ["admin"] }), await signedIn(app)]) {
      assert.equal((await remove(by, admin)).status, 403);
      assert.equal((await change(by, recruiter, "corporate-admin")).status, 403);
    }
    assert.deepEqual(await rolesOf(companyId), ["corporate-admin", "corporate-recruiter"]);
  });

  const HEADERS = ["X-TenantID", "stateId", "schoolId"];
  test(`stay so whatever ${HEADERS.join(", ")} claim`, async () => {
    const [ours, theirs] = [await aFirm(app, "corporate-admin"), await aFirm(app, "corporate-admin")];
    const headers = Object.fromEntries(HEADERS.map((name) => [name, theirs.companyId]));
    const [admin] = ours.people as [Person];
    const list = await admin.send<{ companyName: string }>("GET", "/api/corporate/members", undefined, headers);
    assert.equal(list.body.companyName, ours.name);
    const answer = await admin.send("DELETE", pathOf(theirs.people[0]!), undefined, headers);
    assert.equal(answer.status, 404);
  });
});

describe("GET /api/corporate-user/{cognitoUserId}/cognito", () => {
  const corporateUser = (by: Person, subject: string) =>
    by.send<CorporateUserDetails[]>("GET", `/api/corporate-user/${subject}/cognito`);

  test("answers the caller's own account with a list of one", async () => {
    const { companyId, name, people } = await aFirm(app, "corporate-admin", "corporate-recruiter");
    for (const [index, person] of people.entries()) {
      const { status, body } = await corporateUser(person, person.subject);
      assert.equal(status, 200);
      assert.equal(body.length, 1);
      const { createdAt, ...user } = corporateUserDetails.strict().parse(body[0]);
      assert.ok(Date.parse(createdAt));
      assert.deepEqual(user, {
        cognitoUserId: person.subject,
        email: person.email,
        name: person.name,
        phone_number: null,
        userType: "Corporate",
        lastAccessedDash: null,
        language: null,
        corporateUserType: index === 0 ? "corporate-admin" : "corporate-recruiter",
        companyId,
        companyName: name,
      });
    }
  });

  test("answers 404 for others, also of the same company, and for people without one", async () => {
    const { people } = await aFirm(app, "corporate-admin", "corporate-recruiter");
    const [admin, recruiter] = people as [Person, Person];
    const stranger = await signedIn(app);
    assert.equal((await corporateUser(admin, recruiter.subject)).status, 404);
    assert.equal((await corporateUser(stranger, admin.subject)).status, 404);
    assert.equal((await corporateUser(stranger, stranger.subject)).status, 404);
    assert.equal((await corporateUser(admin, admin.subject.toUpperCase())).status, 404);
    for (const subject of ["%00", "'", "..%2f", "a".repeat(201)])
      assert.ok([400, 404].includes((await corporateUser(admin, subject)).status), subject);
  });

  test("answers a platform admin 404 for impossible subjects", async () => {
    const admin = await signedIn(app, { groups: ["admin"] });
    for (const subject of ["%00", "a%00b"]) assert.equal((await corporateUser(admin, subject)).status, 404, subject);
  });

  test("answers 401 without a token", async () => {
    const { people } = await aFirm(app, "corporate-admin");
    for (const headers of NO_TOKEN)
      assert.equal((await app.get(`/api/corporate-user/${people[0]!.subject}/cognito`, { headers })).status, 401);
  });

  test("answers a platform admin for any person, and records it", async () => {
    const { people } = await aFirm(app, "corporate-admin");
    const [admin] = people as [Person];
    const platform = await signedIn(app, { groups: ["admin"] });
    const { status, body } = await corporateUser(platform, admin.subject);
    assert.deepEqual([status, body[0]?.email], [200, admin.email]);
    assert.deepEqual(await lastEvent(admin), {
      kind: "corporate-user.read",
      actorId: platform.accountId,
      details: {},
    });
    assert.equal((await corporateUser(platform, NOBODY)).status, 404);
  });
});
