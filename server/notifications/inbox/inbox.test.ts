// Checks the bell's list over HTTP: newest first in pages, read and unread, and only the caller's own.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Notification } from "../../../contract/notifications/wire.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../../tests/support/app.ts";
import { aPostOffice, aStep } from "../../../tests/support/notices.ts";
import { newId } from "../../platform/ids.ts";
import { notificationKeeper } from "../index.ts";
import { tellPeople } from "../telling/tell-people.ts";
import { forgetNotifications } from "./inbox.ts";

type Page = { data: Notification[]; pagination: { lastKey: string | null }; unread: number };

let now = new Date();
const app = await startApp({ clock: () => now });
const post = await aPostOffice(app);

/** A person with this many notifications, a second apart. */
async function told(count: number): Promise<Person> {
  const person = await signedIn(app);
  for (let index = 0; index < count; index += 1) {
    now = new Date(now.getTime() + 1_000);
    await tellPeople(aStep(person, { jobTitle: `Job ${index}` }), { id: newId(), at: now }, post);
  }
  return person;
}

const list = (person: Person, query = "") => person.send<Page>("GET", `/api/notifications${query}`);
const titles = ({ data }: Page) => data.map(({ text }) => text);
const mark = (person: Person, body: unknown) =>
  person.send<{ unread: number }>("POST", "/api/notifications/read", body);

describe("the list", () => {
  test("is newest first, with each one's link and the unread count", async () => {
    const asha = await told(2);
    const { status, body, headers } = await list(asha);
    assert.equal(status, 200);
    assert.equal(headers["cache-control"], "no-store");
    assert.deepEqual(titles(body), ["Job 1.", "Job 0."]);
    assert.equal(body.unread, 2);
    assert.deepEqual(Object.keys(body.data[0] ?? {}).sort(), [
      "createdAt",
      "href",
      "id",
      "kind",
      "readAt",
      "text",
      "title",
    ]);
    assert.match(body.data[0]?.href ?? "", /^\/v2\/candidate\/profile\?/);
    assert.equal(body.data[0]?.createdAt, now.toISOString());
    assert.equal(body.data[0]?.readAt, null);
  });

  test("is paged by a cursor that is bound to its owner and its list", async () => {
    const [asha, ravi] = [await told(5), await told(0)];
    const first = await list(asha, "?pageSize=2");
    const second = await list(asha, `?pageSize=2&lastKey=${first.body.pagination.lastKey}`);
    const third = await list(asha, `?pageSize=2&lastKey=${second.body.pagination.lastKey}`);
    assert.deepEqual(
      [first, second, third].map(({ body }) => titles(body)),
      [["Job 4.", "Job 3."], ["Job 2.", "Job 1."], ["Job 0."]],
    );
    assert.equal(third.body.pagination.lastKey, null);
    for (const [person, query] of [
      [ravi, ""],
      [asha, "&show=unread"],
    ] as const) {
      const answer = await list(person, `?lastKey=${first.body.pagination.lastKey}${query}`);
      assert.deepEqual([answer.status, refusalIn(answer).errorCode], [400, "INVALID_CURSOR"]);
    }
  });

  test("shows only unread ones when asked, and never those that are only mailed", async () => {
    const asha = await told(3);
    const [newest] = (await list(asha)).body.data;
    await mark(asha, { ids: [newest?.id], isRead: true });
    assert.deepEqual(titles((await list(asha, "?show=unread")).body), ["Job 1.", "Job 0."]);
    await app.db.query("update notification set in_app = false where account_id = $1 and text = 'Job 1.'", [
      asha.accountId,
    ]);
    assert.deepEqual(titles((await list(asha)).body), ["Job 2.", "Job 0."]);
    assert.equal((await list(asha)).body.unread, 1);
  });

  test("needs a token, and shows only the caller's own", async () => {
    const [asha, ravi] = [await told(1), await told(0)];
    assert.deepEqual(titles((await list(ravi)).body), []);
    for (const path of ["/api/notifications", "/api/notifications/unread", "/api/notifications/preferences"])
      assert.equal((await app.get(path)).status, 401);
    const [id] = (await list(asha)).body.data.map((one) => one.id);
    assert.equal((await mark(ravi, { ids: [id], isRead: true })).status, 200);
    assert.equal((await list(asha)).body.unread, 1);
    await mark(ravi, { upTo: id });
    assert.equal((await list(asha)).body.unread, 1);
  });

  for (const query of ["?show=read", "?pageSize=0", "?pageSize=1000", "?order=old", "?lastKey=x.y"])
    test(`${query} is refused`, async () => {
      const asha = await told(0);
      assert.equal((await list(asha, query)).status, 400);
    });
});

describe("marking as read", () => {
  test("and marking unread: the first reading time is retained, and the count follows", async () => {
    const asha = await told(2);
    const ids = (await list(asha)).body.data.map(({ id }) => id);
    assert.deepEqual((await mark(asha, { ids, isRead: true })).body, { unread: 0 });
    const readAt = (await list(asha)).body.data[0]?.readAt;
    assert.equal(readAt, now.toISOString());
    now = new Date(now.getTime() + 60_000);
    await mark(asha, { ids, isRead: true });
    assert.equal((await list(asha)).body.data[0]?.readAt, readAt);
    assert.deepEqual((await mark(asha, { ids: ids.slice(0, 1), isRead: false })).body, { unread: 1 });
    assert.equal((await list(asha)).body.data[0]?.readAt, null);
  });

  test("everything leaves alone what arrived after the list was shown", async () => {
    const asha = await told(3);
    const [newest] = (await list(asha)).body.data;
    now = new Date(now.getTime() + 1_000);
    await tellPeople(aStep(asha, { jobTitle: "Later" }), { id: newId(), at: now }, post);
    assert.deepEqual((await mark(asha, { upTo: newest?.id })).body, { unread: 1 });
    assert.deepEqual(titles((await list(asha, "?show=unread")).body), ["Later."]);
  });

  test("the count stops at a hundred", async () => {
    const asha = await told(1);
    await app.db.query(
      `insert into notification (id, account_id, kind, dedupe_key, title, text, href, created_at, in_app, email)
       select gen_random_uuid(), account_id, kind, 'n' || n, title, text, href, created_at, true, 'OFF'
       from notification, generate_series(1, 150) n where account_id = $1`,
      [asha.accountId],
    );
    assert.deepEqual((await asha.send("GET", "/api/notifications/unread")).body, { unread: 100 });
  });

  for (const body of [{}, { ids: [], isRead: true }, { ids: ["x"], isRead: true }, { upTo: "x" }, { ids: [newId()] }])
    test(`${JSON.stringify(body)} is refused`, async () => {
      const asha = await told(0);
      assert.equal((await mark(asha, body)).status, 400);
    });
});

describe("a person's notifications", () => {
  test("is in its owner's export and erased with the account; other people's is retained", async () => {
    const [asha, ravi] = [await told(2), await told(1)];
    await asha.send("PUT", "/api/notifications/preferences", {
      data: [{ kind: "saved-search", inApp: false, email: "DAILY" }],
    });
    const owner = { accountId: asha.accountId, email: asha.email };
    const kept = (await notificationKeeper.collect(app.db, owner)) as Record<string, Record<string, unknown>[]>;
    assert.deepEqual(
      kept.notifications?.map(({ text }) => text),
      ["Job 0.", "Job 1."],
    );
    assert.deepEqual(
      kept.notificationPreferences?.map(({ kind, inApp, email }) => [kind, inApp, email]),
      [["saved-search", false, "DAILY"]],
    );
    await app.db.transaction((tx) => notificationKeeper.erase(tx, owner, now));
    assert.deepEqual(await notificationKeeper.collect(app.db, owner), {
      notifications: [],
      devices: [],
      notificationPreferences: [],
    });
    assert.deepEqual(titles((await list(ravi)).body), ["Job 0."]);
  });

  test("is deleted after half a year", async () => {
    const asha = await told(2);
    await app.db.query(
      "update notification set created_at = $2::timestamptz - interval '181 days' where account_id = $1 and text = 'Job 0.'",
      [asha.accountId, now],
    );
    assert.ok((await forgetNotifications(app.deps)) >= 1);
    assert.deepEqual(titles((await list(asha)).body), ["Job 1."]);
  });
});
