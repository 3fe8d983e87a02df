// Checks the audit log over HTTP: searched, exported, recorded with the act or not at all, and changed by no statement.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { AuditEntry } from "../../contract/audit/wire.ts";
import { signedIn } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { newId } from "../platform/ids.ts";
import { recordAct } from "./record-act.ts";

const now = new Date("2026-11-22T10:00:00Z");
const app = await startApp({ clock: () => now });
const admin = await signedIn(app, { name: "Mira Admin", groups: ["admin"] });
const other = await signedIn(app, { name: "Noor Admin", groups: ["admin"] });
const asha = await signedIn(app, { name: "=Asha Rao" });

type Page = { data: AuditEntry[]; pagination: { lastKey: string | null } };
const search = (query: Record<string, string>) =>
  admin.send<Page>("GET", `/api/admin/audit?${new URLSearchParams(query)}`);
const found = async (query: Record<string, string>) => {
  const { status, body, text } = await search(query);
  assert.equal(status, 200, text);
  return body.data.map(({ action, subject }) => `${action} ${subject.id}`);
};
const payout = newId();
const minute = (minutes: number) => new Date(Date.parse("2026-11-20T08:00:00Z") + minutes * 60_000);
await app.db.transaction(async (tx) => {
  const paid = { action: "payout.paid", subject: { kind: "payout", id: payout }, accountId: asha.accountId };
  const change = { before: { state: "REQUESTED" }, after: { state: "PAID", amount: 50_000 } };
  await recordAct(tx, { ...paid, ...change, actorId: admin.accountId, at: minute(0) });
  const proposed = { action: "price-change.proposed", subject: { kind: "price-change", id: "one" } };
  await recordAct(tx, { ...proposed, actorId: other.accountId, at: minute(1) });
  await recordAct(tx, {
    action: "admin.made",
    subject: { kind: "account", id: other.accountId },
    accountId: other.accountId,
    actorId: null,
    at: minute(2),
  });
});
const [PAID, PROPOSED, MADE] = [`payout.paid ${payout}`, "price-change.proposed one", `admin.made ${other.accountId}`];

describe("the audit log", () => {
  test("shows who did what to whom, before and after, newest first and page by page", async () => {
    const first = await search({ pageSize: "2" });
    assert.deepEqual(
      first.body.data.map(({ action }) => action),
      ["admin.made", "price-change.proposed"],
    );
    const next = await search({ pageSize: "2", lastKey: first.body.pagination.lastKey ?? "" });
    assert.equal(next.body.pagination.lastKey, null);
    const { id: _, ...entry } = next.body.data[0] ?? assert.fail();
    assert.deepEqual(entry, {
      at: minute(0).toISOString(),
      actor: { accountId: admin.accountId, name: "Mira Admin" },
      action: "payout.paid",
      subject: { kind: "payout", id: payout },
      person: { accountId: asha.accountId, name: "=Asha Rao" },
      before: { state: "REQUESTED" },
      after: { state: "PAID", amount: 50_000 },
    });
    assert.equal(first.body.data[0]?.actor, null);
    const another = await search({ action: "payout", lastKey: first.body.pagination.lastKey ?? "" });
    assert.deepEqual([another.status, refusalIn(another).errorCode], [400, "INVALID_CURSOR"]);
  });

  const CASES: [string, Record<string, string>, string[]][] = [
    ["an actor's id", { actor: admin.accountId }, [PAID]],
    ["an actor's address", { actor: other.email.toUpperCase() }, [PROPOSED]],
    ["an unknown actor", { actor: "unknown@people.example" }, []],
    ["an actor's name, which is no key", { actor: "Mira" }, []],
    ["an action", { action: "payout.paid" }, [PAID]],
    ["the beginning of actions", { action: "price" }, [PROPOSED]],
    ["the noun of actions", { action: "price-change" }, [PROPOSED]],
    ["no wildcard", { action: "%" }, []],
    ["a thing's id", { subject: payout }, [PAID]],
    ["a word as a thing's id", { subject: "one" }, [PROPOSED]],
    ["a person's id", { subject: asha.accountId }, [PAID]],
    ["a person's address", { subject: other.email }, [MADE]],
    ["from a moment", { from: minute(1).toISOString() }, [MADE, PROPOSED]],
    ["to a moment, in another zone", { to: "2026-11-20T13:31:00+05:30" }, [PAID]],
    ["several parts together", { from: minute(0).toISOString(), actor: admin.accountId, action: "price-change" }, []],
  ];
  for (const [name, query, expected] of CASES)
    test(`is searched by ${name}`, async () => assert.deepEqual(await found(query), expected));

  for (const query of [{ from: "yesterday" }, { to: "2026-11-20" }, { actor: "x".repeat(300) }, { who: "me" }])
    test(`refuses ${JSON.stringify(query).slice(0, 40)}`, async () => {
      const answer = await search(query as unknown as Record<string, string>);
      assert.deepEqual([answer.status, refusalIn(answer).field], [400, Object.keys(query)[0]]);
    });

  test("is exported as CSV without formulas, which is on record", async () => {
    const { status, body } = await admin.send<{ fileName: string; csv: string }>(
      "GET",
      "/api/admin/audit/export?action=payout",
    );
    assert.deepEqual([status, body.fileName], [200, "vouchboard-audit-2026-11-22.csv"]);
    const [head, row, ...rest] = body.csv.trim().split("\r\n");
    assert.match(head ?? "", /^\ufeff?"When \(UTC\)","Actor",/);
    assert.match(row ?? "", /"2026-11-20T08:00:00.000Z",.*"payout\.paid".*"'=Asha Rao","\{""state"":""REQUESTED""\}"/);
    assert.deepEqual(rest, []);
    assert.deepEqual(await found({ action: "audit.exported" }), ["audit.exported audit"]);
  });

  const LOOKS: [of: string, path: string][] = [
    ["account", `accounts?query=${asha.accountId}`],
    ["message", "messages"],
    ["conversation-report", "conversation-reports"],
  ];
  for (const [of, path] of LOOKS)
    test(`records a look at the list: ${path.split("?")[0]}`, async () => {
      const { status, body, text } = await admin.send<{ data: { id?: string; accountId?: string }[] }>(
        "GET",
        `/api/admin/${path}`,
      );
      assert.equal(status, 200, text);
      const ids = body.data.map(({ id, accountId }) => id ?? accountId);
      if (of === "account") assert.deepEqual(ids, [asha.accountId]);
      const looks = (await search({ action: `${of}.listed` })).body.data;
      assert.deepEqual(
        looks.map(({ actor, after }) => [actor?.accountId, after]),
        [[admin.accountId, { rows: ids.length, ids }]],
      );
    });

  test("keeps an entry only with its act", async () => {
    const act = {
      action: "payout.refused",
      subject: { kind: "payout", id: payout },
      actorId: admin.accountId,
      at: now,
    };
    await assert.rejects(
      app.db.transaction(async (tx) => {
        await recordAct(tx, act);
        throw new Error("the act failed");
      }),
    );
    assert.deepEqual(await found({ action: "payout.refused" }), []);
  });

  for (const statement of [
    "update audit_entry set action = 'nothing.happened'",
    "delete from audit_entry",
    "delete from audit_entry where false",
    "truncate audit_entry",
  ])
    test(`refuses: ${statement}`, () => assert.rejects(app.db.query(statement), /append-only|permission denied/));

  test("gives not even its owner the right to change it", async () => {
    const [rights] = await app.db.query(
      `select aclexplode.privilege_type as kind from pg_class, aclexplode(relacl)
       where oid = 'audit_entry'::regclass and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')`,
    );
    assert.equal(rights, undefined);
  });

  test("tells a person of acts about them without what changed, and an admin of all their own", async () => {
    type Acts = { adminActs: { action: string; isOwnAct: boolean; before: object | null; after: object | null }[] };
    const exported = async (person: typeof asha) => {
      const { body, text } = await person.send<Acts>("GET", `/api/user/${person.email}/export`);
      assert.ok(body.adminActs, text);
      return body.adminActs.map(({ action, isOwnAct, before, after }) => ({ action, isOwnAct, before, after }));
    };
    const paid = { action: "payout.paid", isOwnAct: false, before: null, after: null };
    assert.deepEqual(await exported(asha), [paid]);
    assert.deepEqual(
      (await exported(admin)).find(({ action }) => action === paid.action),
      {
        ...paid,
        isOwnAct: true,
        before: { state: "REQUESTED" },
        after: { state: "PAID", amount: 50_000 },
      },
    );
    assert.deepEqual((await exported(other)).find(({ action }) => action === "admin.made")?.isOwnAct, false);
  });

  test("holds neither words nor names nor addresses, so a person's end leaves it as it is", async () => {
    const exported = await asha.send<{ adminActs: object[] }>("GET", `/api/user/${asha.email}/export`);
    assert.equal(exported.body.adminActs.length, 1, exported.text);
    const rows = await app.db.query<{ text: string }>("select e::text as text from audit_entry e");
    for (const { text } of rows) assert.doesNotMatch(text, /Asha|Mira|@/);
  });
});
