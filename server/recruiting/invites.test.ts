// Invites over HTTP on real PostgreSQL: from the mailed token to the member, what ends one, and who is refused.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { SessionAnswer } from "../../contract/identity/wire.ts";
import { type CompanyMember, type Invite, type InviteOffer, inviteOffer } from "../../contract/recruiting/wire.ts";
import { type Person, signedIn, someEmail } from "../../tests/support/accounts.ts";
import { type Answer, refusalIn, startApp } from "../../tests/support/app.ts";
import { aColleague, accept, aFirm, anInvite, type Firm, tokenFor } from "../../tests/support/firms.ts";
import { INVITES_A_DAY } from "./rules.ts";

const day = 86_400_000;
let now = new Date();
const app = await startApp({ clock: () => now, rateLimitScale: 1_000 });
/** Headers without a valid token. */
const NO_TOKEN: Record<string, string>[] = [{}, { authorization: "Bearer dummy" }];
const EXPIRED = "The invite you are trying to access has expired. Please contact the company for a new invite.";

const read = (token: string) => app.post<InviteOffer>("/api/invite/read", { token });

function assertExpired(answer: Answer): void {
  const { errorCode, errorMsg } = refusalIn(answer);
  assert.deepEqual([answer.status, errorCode, errorMsg], [410, "INVITE_EXPIRED", EXPIRED]);
}

async function eventsOf(accountId: string): Promise<string[]> {
  const rows = await app.db.query<{ kind: string }>(
    "select kind from security_event where account_id = $1 order by at, id",
    [accountId],
  );
  return rows.map((row) => row.kind);
}

test("an invite is mailed, shows what it offers, and makes its recipient a member", async () => {
  const firm = await aFirm(app);
  const guest = await signedIn(app);
  const email = ` ${guest.email.toUpperCase()}`;
  const sent = await firm.admin.send<Invite>("POST", "/api/corporate/invites", { email, role: "corporate-recruiter" });
  assert.deepEqual([sent.status, sent.body.email, sent.body.state], [201, guest.email, "PENDING"], sent.text);
  const token = tokenFor(app, guest.email);
  assert.match(token, /^[\w-]{43}$/);

  const fact = app.facts.findLast((one) => one.kind === "invite.sent");
  assert.deepEqual(
    { ...fact, token: "", expiresAt: "" },
    {
      kind: "invite.sent",
      email: guest.email,
      companyName: firm.name,
      role: "corporate-recruiter",
      invitedBy: firm.admin.name,
      token: "",
      expiresAt: "",
    },
  );

  const offer = await read(token);
  assert.deepEqual(inviteOffer.strict().parse(offer.body), {
    companyName: firm.name,
    role: "corporate-recruiter",
    email: guest.email,
    expiresAt: new Date(now.getTime() + 7 * day).toISOString(),
  });

  const joined = await accept(guest, token);
  assert.equal(joined.status, 200, joined.text);
  assert.deepEqual([joined.body.email, joined.body.role], [guest.email, "corporate-recruiter"]);
  const list = await firm.admin.send<{ members: CompanyMember[]; invites: Invite[]; companyName: string }>(
    "GET",
    "/api/corporate/members",
  );
  assert.equal(list.body.companyName, firm.name);
  assert.deepEqual(
    list.body.members.map(({ email, role }) => [email, role]),
    [
      [firm.admin.email, "corporate-admin"],
      [guest.email, "corporate-recruiter"],
    ],
  );
  assert.deepEqual(
    list.body.invites.map(({ email, state, invitedBy }) => [email, state, invitedBy]),
    [[guest.email, "ACCEPTED", firm.admin.name]],
  );
  assert.ok((await eventsOf(guest.accountId)).includes("invite.accepted"));
  assert.ok((await eventsOf(firm.admin.accountId)).includes("invite.sent"));
});

test("the token is nowhere in the database, and in no answer to the sender", async () => {
  const firm = await aFirm(app);
  const answer = await firm.admin.send("POST", "/api/corporate/invites", {
    email: someEmail(),
    role: "corporate-admin",
  });
  const token = tokenFor(app, (answer.body as Invite).email);
  assert.ok(!answer.text.includes(token));
  const rows = await app.db.query(
    "select i::text as invite from invite i union all select e::text from security_event e",
  );
  assert.ok(!JSON.stringify(rows).includes(token));
});

describe("410 with the same words for an invite that", () => {
  const CASES: Record<string, (firm: Firm, guest: Person) => Promise<string>> = {
    "was never made": async () => "x".repeat(43),
    "was cut short": async (firm, guest) => (await anInvite(app, firm, guest.email)).token.slice(0, 20),
    "is empty": async () => "",
    "has been accepted": async (firm, guest) => {
      const { token } = await anInvite(app, firm, guest.email);
      assert.equal((await accept(guest, token)).status, 200);
      await guest.renew();
      return token;
    },
    "was taken back": async (firm, guest) => {
      const sent = await anInvite(app, firm, guest.email);
      const answer = await firm.admin.send<Invite>("DELETE", `/api/corporate/invites/${sent.invite.id}`);
      assert.deepEqual([answer.status, answer.body.state], [200, "REVOKED"]);
      return sent.token;
    },
    "was replaced by a newer one": async (firm, guest) => {
      const { token } = await anInvite(app, firm, guest.email);
      await anInvite(app, firm, guest.email);
      return token;
    },
    "is seven days old": async (firm, guest) => {
      const { invite: sent, token } = await anInvite(app, firm, guest.email);
      await app.db.query("update invite set expires_at = $2 where id = $1", [sent.id, now]);
      return token;
    },
  };
  for (const [name, make] of Object.entries(CASES))
    test(name, async () => {
      const [firm, guest] = [await aFirm(app), await signedIn(app)];
      const token = await make(firm, guest);
      assertExpired(await read(token));
      assertExpired(await accept(guest, token));
    });
});

test("an invite works until the last moment of its seven days, by the application's clock", async () => {
  const [firm, guest] = [await aFirm(app), await signedIn(app)];
  const { token } = await anInvite(app, firm, guest.email);
  const before = now;
  now = new Date(before.getTime() + 7 * day - 1);
  assert.equal((await read(token)).status, 200);
  now = new Date(before.getTime() + 7 * day);
  assertExpired(await read(token));
  now = before;
});

describe("accepting", () => {
  test("needs a session: 401, and the invite stays open", async () => {
    const [firm, guest] = [await aFirm(app), await signedIn(app)];
    const { token } = await anInvite(app, firm, guest.email);
    for (const headers of NO_TOKEN)
      assert.equal((await app.post("/api/invite/accept", { token }, { headers })).status, 401);
    assert.equal((await accept(guest, token)).status, 200);
  });

  test("needs the invited address: 403, and the invite stays open", async () => {
    const [firm, guest] = [await aFirm(app), await signedIn(app)];
    const { token } = await anInvite(app, firm, guest.email);
    const [name, domain] = guest.email.split("@") as [string, string];
    for (const email of [someEmail(), `${name}+1@${domain}`, `${name}.@${domain}`, guest.email.replace("e", "é")]) {
      const other = await signedIn(app, { email });
      assert.deepEqual([(await accept(other, token)).status, email], [403, email]);
    }
    assert.equal((await accept(guest, token)).status, 200);
  });

  test("is refused to members of another company and to platform admins: 409", async () => {
    const [firm, other] = [await aFirm(app), await aFirm(app)];
    const elsewhere = await aColleague(app, other.companyId, "corporate-recruiter");
    const platform = await signedIn(app, { groups: ["admin"] });
    for (const person of [elsewhere, platform]) {
      const { token } = await anInvite(app, firm, person.email);
      const answer = await accept(person, token);
      assert.deepEqual([answer.status, refusalIn(answer).errorCode], [409, "CONFLICT"]);
      assert.equal((await read(token)).status, 200);
    }
  });

  test("ends older tokens: new ones have the new role", async () => {
    const [firm, guest] = [await aFirm(app), await signedIn(app)];
    const { token } = await anInvite(app, firm, guest.email, "corporate-admin");
    assert.equal((await guest.send("GET", "/api/corporate/members")).status, 403);
    assert.equal((await accept(guest, token)).status, 200);
    await guest.renew();
    assert.equal((await guest.send("GET", "/api/corporate/members")).status, 200);
  });
});

test("the browser that accepted continues its session in the new role", async () => {
  const [firm, guest] = [await aFirm(app), await signedIn(app)];
  const { token } = await anInvite(app, firm, guest.email, "corporate-admin");
  assert.equal((await accept(guest, token)).status, 200);
  const { body } = await app.get<SessionAnswer>("/api/session", { headers: { cookie: guest.cookie } });
  assert.deepEqual([body.isLoggedIn, body.userType, body.corporateUserType], [true, "Corporate", "corporate-admin"]);
  const headers = { authorization: `Bearer ${body.accessToken}` };
  assert.equal((await app.get("/api/corporate/members", { headers })).status, 200);
});

describe("inviting", () => {
  test("is for admins of a company: 401 without a token, 403 for everyone else", async () => {
    const firm = await aFirm(app);
    const body = { email: someEmail(), role: "corporate-recruiter" };
    assert.equal((await app.post("/api/corporate/invites", body)).status, 401);
    const others = [
      await aColleague(app, firm.companyId, "corporate-recruiter"),
      await signedIn(app),
      await signedIn(app, { groups: ["admin"] }),
      // The group alone does not make an admin.
      await signedIn(app, { groups: ["corporate-admin"] }),
    ];
    for (const person of others) {
      assert.equal((await person.send("POST", "/api/corporate/invites", body)).status, 403);
      assert.equal((await person.send("GET", "/api/corporate/members")).status, 403);
      assert.equal((await person.send("DELETE", `/api/corporate/invites/${firm.companyId}`)).status, 403);
    }
    assert.ok(!app.facts.some((fact) => "email" in fact && fact.email === body.email));
  });

  test("a member is refused by the field's name; a member of another company looks like anyone else", async () => {
    const [firm, other] = [await aFirm(app), await aFirm(app)];
    const send = (email: string) =>
      firm.admin.send("POST", "/api/corporate/invites", { email, role: "corporate-recruiter" });
    const own = await send(firm.admin.email);
    assert.deepEqual([own.status, refusalIn(own).errorCode, refusalIn(own).field], [409, "CONFLICT", "email"]);
    assert.equal((await send(other.admin.email)).status, 201);
    assert.equal((await send(someEmail())).status, 201);
  });

  const REFUSED: [string, object, string][] = [
    ["a missing address", { role: "corporate-admin" }, "email"],
    ["an invalid address", { email: "somebody", role: "corporate-admin" }, "email"],
    ["an unknown role", { email: "a@b.example", role: "admin" }, "role"],
    ["an unknown field", { email: "a@b.example", role: "corporate-admin", companyId: "x" }, "companyId"],
  ];
  for (const [name, body, field] of REFUSED)
    test(`${name} is refused by its field`, async () => {
      const { admin } = await aFirm(app);
      const answer = await admin.send("POST", "/api/corporate/invites", body);
      assert.deepEqual([answer.status, refusalIn(answer).field], [400, field], answer.text);
    });

  test("has a limit a day, by address and by company", async () => {
    const strict = await startApp({ clock: () => now, rateLimitScale: 1 });
    const { admin, companyId } = await aFirm(strict);
    const send = (email: string) => admin.send("POST", "/api/corporate/invites", { email, role: "corporate-admin" });
    const email = someEmail();
    for (let sent = 0; sent < INVITES_A_DAY.address; sent += 1) assert.equal((await send(email)).status, 201);
    assert.equal((await send(email)).status, 429);
    assert.equal((await send(someEmail())).status, 201);
    await strict.db.query(
      `insert into invite (id, token_hash, company_id, email, role, created_at, expires_at, revoked_at)
       select gen_random_uuid(), sha256(n::text::bytea), $1, n || '@many.example', 'corporate-admin', $2, $2, $2
       from generate_series(1, $3::int) n`,
      [companyId, now, INVITES_A_DAY.company],
    );
    assert.equal((await send(someEmail())).status, 429);
    await strict.db.query("update invite set created_at = created_at - interval '1 day'");
    assert.equal((await send(someEmail())).status, 201);
  });
});

describe("revoking", () => {
  test("is for the caller's own company: 404 for others and unknown ones", async () => {
    const [firm, other] = [await aFirm(app), await aFirm(app)];
    const { invite: sent, token } = await anInvite(app, firm, someEmail());
    for (const id of [sent.id, "00000000-0000-7000-8000-000000000000"])
      assert.equal((await other.admin.send("DELETE", `/api/corporate/invites/${id}`)).status, 404);
    assert.equal((await read(token)).status, 200);
    assert.equal((await other.admin.send("DELETE", "/api/corporate/invites/1")).status, 400);
    const list = await other.admin.send<{ invites: Invite[] }>("GET", "/api/corporate/members");
    assert.deepEqual(list.body.invites, []);
  });

  test("is idempotent, and refused for an accepted one", async () => {
    const [firm, guest] = [await aFirm(app), await signedIn(app)];
    const first = await anInvite(app, firm, someEmail());
    for (let time = 0; time < 2; time += 1) {
      const answer = await firm.admin.send<Invite>("DELETE", `/api/corporate/invites/${first.invite.id}`);
      assert.deepEqual([answer.status, answer.body.state], [200, "REVOKED"]);
    }
    assert.equal((await eventsOf(firm.admin.accountId)).filter((kind) => kind === "invite.revoked").length, 1);
    const second = await anInvite(app, firm, guest.email);
    await accept(guest, second.token);
    assert.equal((await firm.admin.send("DELETE", `/api/corporate/invites/${second.invite.id}`)).status, 409);
  });
});

test("reading an invite from another site is refused", async () => {
  const headers = { origin: "https://evil.example" };
  assert.equal((await app.post("/api/invite/read", { token: "x" }, { headers })).status, 403);
});
