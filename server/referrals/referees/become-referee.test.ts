// Checks becoming a referee over HTTP: who may, which addresses, the code's limits, and that answers reveal nothing
// about others.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import type { Referee } from "../../../contract/referrals/referees-wire.ts";
import { signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aCompany } from "../../../tests/support/builders.ts";
import { aFirm } from "../../../tests/support/firms.ts";
import { become, becomeBy, codeTo, confirmCode, notThe, ownReferee } from "../../../tests/support/refereeing.ts";
import { aReferee, aRequest } from "../../../tests/support/referrals.ts";
import { runRefereeRounds } from "../run-rounds.ts";

let now = new Date();
const app = await startApp({ clock: () => now });
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

let made = 0;
/** A company with a website, an employee, and their work address. */
async function anEmployee(website?: string | null) {
  made += 1;
  const domain = `works-${made}.com`;
  const company = await aCompany(app.db, { website: website === undefined ? `https://www.${domain}/` : website });
  const person = await signedIn(app);
  return { companyId: company.id, companyName: company.name, person, workEmail: `asha@eng.${domain}`, domain };
}

test("a code to an address at the company's domain makes a verified referee", async () => {
  const { companyId, companyName, person, workEmail, domain } = await anEmployee();
  assert.equal(await ownReferee(person), null);
  const begun = await become(person, { companyId, workEmail: ` ${workEmail.toUpperCase()} ` });
  assert.equal(begun.status, 201, begun.text);
  const { code: mailed, ...referee } = begun.body;
  assert.deepEqual(
    { ...referee, companyLogo: null, companyWebsite: null },
    {
      companyId,
      companyName,
      companyLogo: null,
      companyWebsite: null,
      status: "PENDING",
      title: "Staff Engineer",
      since: "2020-04",
      workDomain: domain,
      isDomainKnown: true,
      isPaused: false,
      weeklyCap: 5,
      verifiedAt: null,
      verifiedUntil: null,
      isDueSoon: false,
      decisionReason: null,
    },
  );
  assert.deepEqual([mailed?.triesLeft, mailed?.sendsLeft], [5, 4]);
  assert.equal(Date.parse(mailed?.expiresAt ?? "") - now.getTime(), 10 * 60_000);
  const { status, body } = await confirmCode(person, codeTo(app, workEmail));
  assert.equal(status, 200);
  assert.deepEqual([body.status, body.code], ["VERIFIED", null]);
  assert.equal(Date.parse(body.verifiedUntil ?? "") - now.getTime(), 180 * 86_400_000);
  assert.equal(app.facts.filter((one) => one.kind === "referee.verified").length, 1);
  assert.deepEqual(await ownReferee(person), body);
});

test("an address at an unknown domain waits for an admin after its code", async () => {
  for (const website of [null, "https://elsewhere.example"]) {
    const { companyId, person, workEmail, domain } = await anEmployee(website);
    const referee = await becomeBy(app, person, companyId, workEmail);
    assert.deepEqual([referee.status, referee.isDomainKnown, referee.verifiedAt], ["REVIEW", false, null]);
    const fact = app.facts.at(-1);
    assert.ok(fact?.kind === "referee.review-asked" && fact.domain === domain);
    assert.ok(!JSON.stringify(fact).includes(workEmail));
  }
});

describe("refused", () => {
  const CASES: { name: string; body: object; status: number; field: string }[] = [
    {
      name: "with a public provider's address",
      body: { workEmail: "asha@gmail.com" },
      status: 422,
      field: "workEmail",
    },
    {
      name: "with one of a provider's subdomains",
      body: { workEmail: "a@x.yahoo.co.in" },
      status: 422,
      field: "workEmail",
    },
    { name: "with an address of no domain", body: { workEmail: "asha@co.in" }, status: 422, field: "workEmail" },
    { name: "with what is no address", body: { workEmail: "asha" }, status: 400, field: "workEmail" },
    { name: "below two years", body: { since: "2099-01" }, status: 422, field: "since" },
    { name: "with what is no month", body: { since: "2020-13" }, status: 400, field: "since" },
    { name: "without a title", body: { title: " " }, status: 400, field: "title" },
    {
      name: "at no company",
      body: { companyId: "0193a000-0000-7000-8000-000000000001" },
      status: 404,
      field: "companyId",
    },
  ];
  for (const { name, body, status, field } of CASES)
    test(name, async () => {
      const { companyId, person, workEmail } = await anEmployee();
      const answer = await become(person, { companyId, workEmail, ...body });
      assert.equal(answer.status, status, answer.text);
      assert.equal(refusalIn(answer).field, field);
      assert.equal(await ownReferee(person), null);
    });

  test("for people who hire for a company, and for admins", async () => {
    const { admin } = await aFirm(app);
    const boss = await signedIn(app, { groups: ["admin"] });
    const { companyId, workEmail } = await anEmployee();
    for (const person of [admin, boss]) {
      const answer = await become(person, { companyId, workEmail });
      assert.deepEqual([answer.status, refusalIn(answer).errorCode], [409, "NOT_A_CANDIDATE"]);
    }
  });

  test("without a token", async () => {
    const { companyId, workEmail } = await anEmployee();
    assert.equal((await app.post("/api/referee", { companyId, workEmail, title: "x", since: "2020-01" })).status, 401);
  });
});

test("repeated calls with one idempotency key mail one code", async () => {
  const { companyId, person, workEmail } = await anEmployee();
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => become(person, { companyId, workEmail }, key)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201, 201],
  );
  assert.equal(app.facts.filter((one) => one.kind === "referee.code-made" && one.email === workEmail).length, 1);
});

describe("the code", () => {
  test("fifty wrong ones at once count as five, and the right one no longer works", async () => {
    const { companyId, person, workEmail } = await anEmployee();
    await become(person, { companyId, workEmail });
    const code = codeTo(app, workEmail);
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirmCode(person, notThe(code))));
    const counted = (errorCode: string) => answers.filter((one) => refusalIn(one).errorCode === errorCode).length;
    assert.deepEqual([counted("CODE_MISMATCH"), counted("CODE_EXPIRED")], [5, 45]);
    const right = await confirmCode(person, code);
    assert.deepEqual([right.status, refusalIn(right).errorCode], [409, "CODE_EXPIRED"]);
    assert.equal((await ownReferee(person))?.status, "PENDING");
  });

  test("tries are not reset by starting over or by another mail", async () => {
    const { companyId, person, workEmail } = await anEmployee();
    await become(person, { companyId, workEmail });
    for (let n = 0; n < 3; n += 1) await confirmCode(person, notThe(codeTo(app, workEmail)));
    pass(1);
    const again = await person.send<Referee>("POST", "/api/referee/code", {});
    assert.deepEqual([again.body.code?.triesLeft, again.body.code?.sendsLeft], [2, 3]);
    pass(1);
    const anew = await become(person, { companyId, workEmail });
    assert.deepEqual([anew.body.code?.triesLeft, anew.body.code?.sendsLeft], [2, 2]);
    for (let n = 0; n < 2; n += 1) await confirmCode(person, notThe(codeTo(app, workEmail)));
    pass(1);
    const more = await person.send("POST", "/api/referee/code", {});
    assert.equal(more.status, 429);
    assert.ok(Number(more.headers["retry-after"]) > 3_000);
    pass(61);
    await person.renew();
    assert.equal((await person.send<Referee>("POST", "/api/referee/code", {})).body.code?.triesLeft, 5);
  });

  test("is mailed at most five times an hour, thirty seconds apart; only the newest works", async () => {
    const { companyId, person, workEmail } = await anEmployee();
    await become(person, { companyId, workEmail });
    const first = codeTo(app, workEmail);
    assert.equal((await person.send("POST", "/api/referee/code", {})).status, 429);
    for (let n = 0; n < 4; n += 1) {
      pass(1);
      assert.equal((await person.send("POST", "/api/referee/code", {})).status, 200);
    }
    pass(1);
    assert.equal((await person.send("POST", "/api/referee/code", {})).status, 429);
    assert.equal((await become(person, { companyId, workEmail })).status, 429);
    if (first !== codeTo(app, workEmail)) assert.equal((await confirmCode(person, first)).status, 409);
    assert.equal((await confirmCode(person, codeTo(app, workEmail))).body.status, "VERIFIED");
  });

  test("works for ten minutes, and only for its account and address", async () => {
    const { companyId, person, workEmail, domain } = await anEmployee();
    await become(person, { companyId, workEmail });
    const code = codeTo(app, workEmail);
    const other = await signedIn(app);
    await become(other, { companyId, workEmail: `other@${domain}` });
    if (code !== codeTo(app, `other@${domain}`))
      assert.equal(refusalIn(await confirmCode(other, code)).errorCode, "CODE_MISMATCH");
    pass(10);
    await person.renew();
    assert.equal(refusalIn(await confirmCode(person, code)).errorCode, "CODE_EXPIRED");
  });

  test("is useless to a verified referee, and does not exist before becoming one begins", async () => {
    const { companyId, person, workEmail } = await anEmployee();
    assert.equal((await confirmCode(person, "123456")).status, 404);
    assert.equal((await person.send("POST", "/api/referee/code", {})).status, 404);
    await becomeBy(app, person, companyId, workEmail);
    assert.equal(refusalIn(await confirmCode(person, "123456")).errorCode, "CONFLICT");
    assert.equal(refusalIn(await person.send("POST", "/api/referee/code", {})).errorCode, "CONFLICT");
    for (const code of ["12345", "1234567", "abcdef", ""])
      assert.equal((await confirmCode(person, code)).status, 400, code);
  });
});

describe("an address that has proven another account", () => {
  const withoutTimes = (referee: Referee) => ({ ...referee, code: { ...referee.code, expiresAt: "", resendAt: "" } });

  test("is answered like any other, gets a code that never works, and its owner is warned", async () => {
    const { companyId, person, workEmail, domain } = await anEmployee();
    await becomeBy(app, person, companyId, workEmail);
    const [second, fresh] = [await signedIn(app), await signedIn(app)];
    const [taken, free] = [
      await become(second, { companyId, workEmail }),
      await become(fresh, { companyId, workEmail: `free@${domain}` }),
    ];
    assert.deepEqual([taken.status, withoutTimes(taken.body)], [free.status, withoutTimes(free.body)]);
    assert.deepEqual(
      app.facts.filter((one) => one.kind === "referee.address-taken"),
      [{ kind: "referee.address-taken", email: workEmail }],
    );
    assert.equal(app.facts.filter((one) => one.kind === "referee.code-made" && one.email === workEmail).length, 1);
    const [wrong, wrongToo] = [await confirmCode(second, "123123"), await confirmCode(fresh, "123123")];
    assert.deepEqual([wrong.status, refusalIn(wrong).errorMsg], [wrongToo.status, refusalIn(wrongToo).errorMsg]);
  });

  test("two who prove the same address in parallel: one becomes a referee", async () => {
    const { companyId, workEmail } = await anEmployee();
    const people = await Promise.all([1, 2, 3, 4].map(() => signedIn(app)));
    const codes: string[] = [];
    for (const person of people) {
      await become(person, { companyId, workEmail });
      codes.push(codeTo(app, workEmail));
    }
    const answers = await Promise.all(people.map((person, n) => confirmCode(person, codes[n] ?? "")));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
    for (const answer of answers) if (answer.status === 409) assert.equal(refusalIn(answer).errorCode, "CODE_MISMATCH");
  });

  test("is free again once they have left", async () => {
    const { companyId, person, workEmail } = await anEmployee();
    await becomeBy(app, person, companyId, workEmail);
    assert.equal((await person.send<Referee>("DELETE", "/api/referee")).body.status, "ENDED");
    assert.equal((await becomeBy(app, await signedIn(app), companyId, workEmail)).status, "VERIFIED");
  });

  test("is mailed at most ten codes an hour, whichever account asks", async () => {
    const { companyId, workEmail } = await anEmployee();
    for (let n = 0; n < 12; n += 1)
      assert.equal((await become(await signedIn(app), { companyId, workEmail })).status, 201);
    assert.equal(app.facts.filter((one) => one.kind === "referee.code-made" && one.email === workEmail).length, 10);
  });
});

describe("starting over", () => {
  test("at another company ends the earlier verification", async () => {
    const { companyId, person, workEmail } = await anEmployee();
    await becomeBy(app, person, companyId, workEmail);
    const next = await anEmployee();
    pass(1);
    const anew = await become(person, { companyId: next.companyId, workEmail: next.workEmail });
    assert.deepEqual([anew.body.status, anew.body.companyId, anew.body.verifiedAt], ["PENDING", next.companyId, null]);
    const ended = app.facts.findLast((one) => one.kind === "referee.ended");
    assert.ok(ended?.kind === "referee.ended" && ended.companyId === companyId && ended.why === "CHANGED");
    assert.equal((await confirmCode(person, codeTo(app, next.workEmail))).body.status, "VERIFIED");
  });

  test("is refused while requests are held", async () => {
    const { companyId } = await anEmployee();
    const referee = await aReferee(app, companyId);
    await aRequest(app, { companyId, status: "ACCEPTED", referee });
    const next = await anEmployee();
    const answer = await become(referee, { companyId: next.companyId, workEmail: next.workEmail });
    assert.deepEqual([answer.status, refusalIn(answer).errorCode], [409, "CONFLICT"]);
    assert.equal((await ownReferee(referee))?.status, "VERIFIED");
  });
});

test("an address with a tag is the same mailbox and cannot prove a second person", async () => {
  const { companyId, person, workEmail, domain } = await anEmployee();
  await becomeBy(app, person, companyId, workEmail);
  const other = await signedIn(app);
  const tagged = `asha+two@eng.${domain}`;
  assert.equal((await become(other, { companyId, workEmail: tagged })).status, 201);
  assert.equal(codeTo(app, tagged), "", "its owner is warned instead");
});

test("addresses hashed as typed are rehashed as mailboxes; the second referee of one mailbox is refused", async () => {
  const { id: companyId } = await aCompany(app.db);
  const people = [];
  for (const workEmail of ["ravi@works.example", "ravi+2@works.example"]) {
    const workHash = app.deps.vault.mac("work address", workEmail);
    const person = await aReferee(app, companyId, { workEmail: `${randomUUID()}@works.example` });
    await app.db.query(
      "update referee set work_email = $2, work_email_hash = $3, is_mailbox_hash = false where account_id = $1",
      [person.accountId, app.deps.vault.seal("work address", workEmail), workHash],
    );
    people.push(person);
    pass(1);
  }
  await runRefereeRounds(app.deps);
  await runRefereeRounds(app.deps);
  const rows = await app.db.query(
    "select status, is_mailbox_hash from referee where account_id = any ($1) order by verified_at nulls last",
    [people.map(({ accountId }) => accountId)],
  );
  assert.deepEqual(rows, [
    { status: "VERIFIED", is_mailbox_hash: true },
    { status: "REFUSED", is_mailbox_hash: true },
  ]);
});

test("a work address is sealed in the database and in no answer", async () => {
  const { companyId, person, workEmail } = await anEmployee();
  await becomeBy(app, person, companyId, workEmail);
  const [row] = await app.db.query<{ kept: string; sealed: Buffer }>(
    "select f::text as kept, f.work_email as sealed from referee f where account_id = $1",
    [person.accountId],
  );
  assert.ok(row && !row.kept.includes(workEmail) && !row.kept.includes(Buffer.from(workEmail).toString("hex")));
  assert.equal(app.deps.vault.open("work address", row.sealed), workEmail);
  const admin = await signedIn(app, { groups: ["admin"] });
  const answers = [
    await person.send("GET", "/api/referee"),
    await admin.send("GET", "/api/admin/referees?status=VERIFIED&pageSize=100"),
    await person.send("GET", "/api/referee/dashboard"),
  ];
  for (const { status, text } of answers) {
    assert.equal(status, 200, text);
    assert.ok(!text.includes("asha@"), text);
  }
});
