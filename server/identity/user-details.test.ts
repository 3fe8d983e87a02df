// Checks who may read and change user details: the path's address is a claim, the token decides.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type CorporateUserDetails, type UserDetails, userDetails } from "../../contract/identity/accounts-wire.ts";
import { type Person, signedIn } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { aVisitor } from "../../tests/support/visitor.ts";

const app = await startApp();
const victim = await signedIn(app, { email: "victim.kelly@people.example", name: "Victim Kelly" });
const person = await signedIn(app, { email: "person@people.example", name: "Some Person" });
const admin = await signedIn(app, { groups: ["admin"], name: "An Admin" });
const recruiter = await signedIn(app, { groups: ["corporate-admin"], name: "A Recruiter" });

const pathOf = (email: string) => `/api/user/${email}/details`;
const own = (who: Person) => pathOf(encodeURIComponent(who.email));
const eventsOf = (kind: string, accountId: string) =>
  app.db.query<{ actor: string | null; details: object; ip: string }>(
    "select actor_id as actor, details, ip from security_event where kind = $1 and account_id = $2 order by at",
    [kind, accountId],
  );

const readsOf = (accountId: string) =>
  app.db.query<{ actor: string }>(
    "select actor_id as actor from audit_entry where action = 'account.read' and account_id = $1 order by id",
    [accountId],
  );

/** Spellings of the victim's address. */
const CLAIMS: Record<string, string> = {
  plain: victim.email,
  "percent-encoded": encodeURIComponent(victim.email),
  "every letter encoded": [...Buffer.from(victim.email)].map((byte) => `%${byte.toString(16)}`).join(""),
  "encoded twice": encodeURIComponent(encodeURIComponent(victim.email)),
  "upper case": victim.email.toUpperCase(),
  "mixed case": "Victim.Kelly@People.Example",
  "with blanks": `%20${victim.email}%20`,
  "with a tab and a line end": `%09${victim.email}%0d%0a`,
  "with a NUL": `${victim.email}%00`,
  "with a plus tag": victim.email.replace("@", "+tag@"),
  "plus as a blank": `+${victim.email}`,
  "Kelvin sign": victim.email.replace("k", encodeURIComponent("\u212a")),
  "full width": encodeURIComponent(victim.email.replace("v", "\uff56")),
  "dotless i": encodeURIComponent(victim.email.replace("i", "\u0131")),
  "Cyrillic look-alike": encodeURIComponent(victim.email.replace("e", "\u0435")),
  "zero-width space": encodeURIComponent(victim.email.replace("@", "\u200b@")),
  "two addresses": `${person.email},${victim.email}`,
  "own address before it": encodeURIComponent(`${person.email} ${victim.email}`),
  "path tricks": `${encodeURIComponent(person.email)}/../${encodeURIComponent(victim.email)}`,
  "encoded path tricks": `${encodeURIComponent(person.email)}%2f..%2f${encodeURIComponent(victim.email)}`,
  "a pattern": "%25",
  quotes: encodeURIComponent(`' or email = '${victim.email}`),
  "its subject": victim.subject,
  "its id in braces": `%7b${victim.accountId}%7d`,
};
const FORGED: Record<string, Record<string, string>> = {
  "no further header": {},
  "forged tenant, state and school": {
    "x-tenantid": victim.accountId,
    stateid: victim.email,
    schoolid: victim.subject,
  },
  "forged user headers": {
    "x-user-email": victim.email,
    "x-forwarded-user": victim.email,
    "x-original-url": own(victim),
  },
};

const TOKENLESS: Record<string, string>[] = [
  {},
  { authorization: "Bearer dummy" },
  { authorization: "Bearer null", "x-tenantid": victim.accountId },
];

describe("another person's address", () => {
  for (const [how, claim] of Object.entries(CLAIMS))
    test(`${how}: cannot be read, changed or found`, async () => {
      for (const headers of Object.values(FORGED))
        for (const who of [person, recruiter]) {
          const read = await who.send("GET", pathOf(claim), undefined, headers);
          const changed = await who.send("PATCH", pathOf(claim), { name: "Taken Over" }, headers);
          for (const answer of [read, changed]) {
            assert.equal(answer.status, 404, answer.text);
            assert.equal(refusalIn(answer).errorCode, "NOT_FOUND");
            assert.ok(!answer.text.includes(victim.name) && !answer.text.includes(victim.subject));
          }
        }
      const [row] = await app.db.query("select name from account where id = $1", [victim.accountId]);
      assert.equal(row?.name, victim.name);
    });

  test("answers as an unknown address does", async () => {
    const bodyOf = async (email: string) => {
      const { requestId: _, ...told } = refusalIn(await person.send("GET", pathOf(email)));
      return told;
    };
    assert.deepEqual(await bodyOf(victim.email), await bodyOf("nobody-at-all@people.example"));
  });

  test("cannot be changed by an admin either", async () => {
    const answer = await admin.send("PATCH", own(victim), { name: "Renamed" });
    assert.equal(answer.status, 404);
  });

  test("without a token, or with a dummy one, is a 401 for every path", async () => {
    const paths = Object.values(CLAIMS).filter((claim) => !claim.includes("/"));
    for (const claim of paths)
      for (const headers of TOKENLESS)
        for (const method of ["GET", "PATCH"] as const) {
          const answer = await aVisitor(app).send(
            method,
            pathOf(claim),
            method === "PATCH" ? { name: "X" } : undefined,
            headers,
          );
          assert.equal(answer.status, 401, `${method} ${claim}`);
          assert.equal(refusalIn(answer).errorCode, "UNAUTHENTICATED");
        }
  });
});

describe("one's own address", () => {
  const WRITTEN = [
    "person@people.example",
    "PERSON@People.Example",
    "person%40people.example",
    "%20Person%40people.example",
  ];
  for (const written of WRITTEN)
    test(`written ${written} is the token's account`, async () => {
      const answer = await person.send<UserDetails[]>(
        "GET",
        pathOf(written),
        undefined,
        FORGED["forged tenant, state and school"],
      );
      assert.equal(answer.status, 200, answer.text);
      assert.equal(answer.body.length, 1);
      const [details] = answer.body;
      userDetails.strict().parse(details);
      assert.deepEqual(
        [details?.cognitoUserId, details?.email, details?.userType],
        [person.subject, person.email, "General_User"],
      );
    });

  test("can be changed, field by field", async () => {
    const change = (body: object) => person.send<UserDetails>("PATCH", own(person), body);
    const CHANGES: [object, Partial<UserDetails>][] = [
      [{ name: "  New Name " }, { name: "New Name", phone_number: null, lastAccessedDash: null }],
      [{ phone_number: "+91 98765 43210" }, { name: "New Name", phone_number: "+91 98765 43210" }],
      [{ lastAccessedDash: "candidate" }, { phone_number: "+91 98765 43210", lastAccessedDash: "candidate" }],
      [{ language: "hi" }, { language: "hi", lastAccessedDash: "candidate" }],
      [{ phone_number: "" }, { phone_number: null, lastAccessedDash: "candidate", language: "hi" }],
      [{ phone_number: "0123 456789" }, { phone_number: "0123 456789" }],
      [{ phone_number: null }, { phone_number: null, name: "New Name" }],
      [{}, { phone_number: null, name: "New Name", lastAccessedDash: "candidate" }],
    ];
    for (const [body, expected] of CHANGES) {
      const answer = await change(body);
      assert.equal(answer.status, 200, answer.text);
      assert.deepEqual({ ...answer.body, ...expected }, answer.body);
      assert.deepEqual((await person.send<UserDetails[]>("GET", own(person))).body, [answer.body]);
    }
    const events = await eventsOf("account.changed", person.accountId);
    assert.deepEqual(
      events.map(({ details }) => details),
      [{ fields: ["name"] }, ...Array(4).fill({ fields: ["phone_number"] })],
    );
  });

  test("cannot change the address, role or subject", async () => {
    const FIELDS = [
      { email: victim.email },
      { userType: "Admin" },
      { groups: ["admin"] },
      { cognitoUserId: victim.subject },
      { isDemo: true },
      { name: "" },
      { name: "x".repeat(121) },
      { phone_number: "call me" },
      { lastAccessedDash: "../admin" },
      { language: "fr" },
      { language: null },
    ];
    for (const body of FIELDS) {
      const answer = await person.send("PATCH", own(person), body);
      assert.equal(answer.status, 400, JSON.stringify(body));
      assert.equal(refusalIn(answer).field, Object.keys(body)[0]);
    }
  });

  test("returns a corporate user's type", async () => {
    const { body } = await recruiter.send<CorporateUserDetails[]>("GET", own(recruiter));
    assert.equal(body[0]?.userType, "Corporate");
    assert.equal(body[0]?.language, null);
  });
});

describe("a platform admin", () => {
  test("reads any account, which is recorded", async () => {
    const before = (await readsOf(victim.accountId)).length;
    const answer = await admin.send<UserDetails[]>("GET", pathOf("Victim.Kelly@people.example"));
    assert.deepEqual(answer.body[0]?.cognitoUserId, victim.subject);
    const events = await readsOf(victim.accountId);
    assert.equal(events.length, before + 1);
    assert.equal(events.at(-1)?.actor, admin.accountId);
  });

  test("gets 404 for a malformed address", async () => {
    for (const claim of ["%00", `${victim.email}%00`, "%25", victim.subject, "x".repeat(290)])
      assert.equal((await admin.send("GET", pathOf(claim))).status, 404, claim);
  });

  test("gets 404 for an unknown address, which is not recorded", async () => {
    assert.equal((await admin.send("GET", pathOf("nobody@people.example"))).status, 404);
    await admin.send("GET", own(admin));
    assert.deepEqual(await readsOf(admin.accountId), []);
  });
});
