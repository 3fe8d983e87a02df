// Checks notification preferences, and the unsubscribe links in mails, which work without signing in.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { NotificationPreference } from "../../../contract/notifications/wire.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { type Answer, PUBLIC_URL, startApp } from "../../../tests/support/app.ts";
import { aFirm } from "../../../tests/support/firms.ts";
import { deleteDueAccounts } from "../../identity/index.ts";
import { DATA_KEEPERS } from "../../personal-data.ts";
import { choiceIn, openToken, type Stopping } from "./unsubscribe.ts";

const app = await startApp();
const { vault } = app.deps;

type Preferences = { data: NotificationPreference[] };
const preferences = async (person: Person) =>
  (await person.send<Preferences>("GET", "/api/notifications/preferences")).body.data;
const choose = (person: Person, data: unknown) =>
  person.send<Preferences>("PUT", "/api/notifications/preferences", { data });
const emailOf = async (person: Person, kind: string) =>
  (await preferences(person)).find((one) => one.kind === kind)?.email;
const tokenOf = (what: Stopping) =>
  choiceIn(what, "", { vault, publicUrl: PUBLIC_URL, site: { language: "en", publicUrl: PUBLIC_URL } }).stopHref.split(
    "token=",
  )[1] ?? "";
const stop = (token: string, isOn?: boolean) =>
  app.post<{ label: string; isOn: boolean }>("/api/notifications/unsubscribe", {
    token,
    ...(isOn !== undefined && { isOn }),
  });

describe("preferences", () => {
  test("are the contract's defaults until the user chooses, and only of kinds for their user type", async () => {
    const [asha, firm] = await Promise.all([signedIn(app), aFirm(app)]);
    assert.deepEqual(
      (await preferences(asha)).find(({ kind }) => kind === "application-sent"),
      { kind: "application-sent", inApp: true, email: "AT_ONCE" },
    );
    assert.deepEqual(
      (await preferences(firm.admin)).map(({ kind }) => kind),
      ["new-applicant", "applicant-withdrew", "applicants-waiting", "conversation", "job-expiring", "job-frozen"],
    );
  });

  test("change only for the named kinds and the caller", async () => {
    const [asha, ravi] = await Promise.all([signedIn(app), signedIn(app)]);
    const before = await preferences(asha);
    const chosen = { kind: "saved-search", inApp: false, email: "DAILY" };
    const answer = await choose(asha, [chosen]);
    assert.equal(answer.status, 200);
    assert.deepEqual(
      answer.body.data,
      before.map((one) => (one.kind === "saved-search" ? chosen : one)),
    );
    assert.deepEqual(await preferences(asha), answer.body.data);
    assert.deepEqual(await preferences(ravi), before);
  });

  const REFUSED: [name: string, data: unknown][] = [
    ["nothing", []],
    ["an unknown kind", [{ kind: "weather", inApp: true, email: "OFF" }]],
    ["an unknown way", [{ kind: "saved-search", inApp: true, email: "HOURLY" }]],
    ["a kind of other people", [{ kind: "new-applicant", inApp: true, email: "OFF" }]],
    ["a kind twice", [1, 2].map(() => ({ kind: "saved-search", inApp: true, email: "OFF" }))],
  ];
  for (const [name, data] of REFUSED)
    test(`${name} is refused, and nothing changes`, async () => {
      const asha = await signedIn(app);
      const before = await preferences(asha);
      assert.equal((await choose(asha, data)).status, 400);
      assert.deepEqual(await preferences(asha), before);
    });
});

describe("a link in a mail", () => {
  test("unsubscribes from its kind without signing in, once or repeatedly, and can restore the earlier setting", async () => {
    const asha = await signedIn(app);
    await choose(asha, [{ kind: "application-progress", inApp: false, email: "DAILY" }]);
    const token = tokenOf({ accountId: asha.accountId, ends: { kind: "application-progress" } });
    for (const _ of [1, 2])
      assert.deepEqual((await stop(token)).body, { label: "Progress of your applications", isOn: false });
    assert.equal(await emailOf(asha, "application-progress"), "OFF");
    assert.equal(await emailOf(asha, "application-sent"), "AT_ONCE");
    for (const _ of [1, 2]) assert.deepEqual((await stop(token, true)).body.isOn, true);
    assert.deepEqual(
      (await preferences(asha)).find(({ kind }) => kind === "application-progress"),
      { kind: "application-progress", inApp: false, email: "DAILY" },
    );
  });

  test("restores nothing that the owner switched off themselves", async () => {
    const asha = await signedIn(app);
    const token = tokenOf({ accountId: asha.accountId, ends: { kind: "saved-search" } });
    await stop(token);
    await choose(asha, [{ kind: "saved-search", inApp: true, email: "OFF" }]);
    await stop(token, true);
    assert.equal(await emailOf(asha, "saved-search"), "OFF");
  });

  test("in the digest turns off the kinds that the digest carries and no others, and can restore them", async () => {
    const firm = await aFirm(app);
    const token = tokenOf({ accountId: firm.admin.accountId, ends: "DIGEST" });
    assert.deepEqual((await stop(token)).body, { label: "Your daily e-mail", isOn: false });
    const ways = async () => (await preferences(firm.admin)).map(({ email }) => email);
    assert.deepEqual(await ways(), ["OFF", "OFF", "AT_ONCE", "AT_ONCE", "AT_ONCE", "AT_ONCE"]);
    await stop(token, true);
    assert.deepEqual(await ways(), ["DAILY", "DAILY", "AT_ONCE", "AT_ONCE", "AT_ONCE", "AT_ONCE"]);
  });

  test("of a saved search turns off that search alone, and can restore its frequency", async () => {
    const asha = await signedIn(app);
    const save = async (query: string) =>
      (await asha.send<{ id: string }>("POST", "/api/saved-search", { name: query, query, frequency: "WEEKLY" })).body
        .id;
    const [java, rust] = [await save("searchText=java"), await save("searchText=rust")];
    const frequencies = async () => {
      const { body } = await asha.send<{ data: { id: string; frequency: string }[] }>("GET", "/api/saved-search");
      return [java, rust].map((id) => body.data.find((search) => search.id === id)?.frequency);
    };
    const token = tokenOf({ accountId: asha.accountId, ends: { searchId: java } });
    assert.deepEqual((await stop(token)).body, { label: "New jobs for “searchText=java”", isOn: false });
    assert.deepEqual(await frequencies(), ["OFF", "WEEKLY"]);
    assert.equal(await emailOf(asha, "saved-search"), "AT_ONCE");
    await stop(token, true);
    assert.deepEqual(await frequencies(), ["WEEKLY", "WEEKLY"]);
    const ravi = await signedIn(app);
    assert.equal((await stop(tokenOf({ accountId: ravi.accountId, ends: { searchId: rust } }))).status, 404);
    assert.deepEqual(await frequencies(), ["WEEKLY", "WEEKLY"]);
  });

  const NOT_OURS: [name: string, token: (asha: Person) => string][] = [
    ["made up", () => "nonsense"],
    ["empty", () => ""],
    [
      "of another purpose",
      (asha) => vault.seal("fact", JSON.stringify({ accountId: asha.accountId, ends: "DIGEST" })).toString("base64url"),
    ],
    [
      "changed",
      (asha) => {
        const token = tokenOf({ accountId: asha.accountId, ends: "DIGEST" });
        return `${token.slice(0, 60)}${token[60] === "A" ? "B" : "A"}${token.slice(61)}`;
      },
    ],
    [
      "of an account that is no more",
      () => tokenOf({ accountId: "0193a000-0000-7000-8000-000000000001", ends: "DIGEST" }),
    ],
    [
      "of a search that is no more",
      (asha) => tokenOf({ accountId: asha.accountId, ends: { searchId: "0193a000-0000-7000-8000-000000000001" } }),
    ],
  ];
  for (const [name, token] of NOT_OURS)
    test(`that is ${name} is not found`, async () => {
      const asha = await signedIn(app);
      const before = await preferences(asha);
      assert.equal((await stop(token(asha))).status, 404);
      assert.deepEqual(await preferences(asha), before);
    });

  test("of a deleted account is not found", async () => {
    const asha = await signedIn(app);
    await app.db.query("update account set deletion_due_at = $2 where id = $1", [asha.accountId, new Date(0)]);
    await deleteDueAccounts(app.deps, DATA_KEEPERS);
    assert.equal((await stop(tokenOf({ accountId: asha.accountId, ends: "DIGEST" }))).status, 404);
  });

  test("reveals nothing to a reader", async () => {
    const asha = await signedIn(app);
    const what: Stopping = { accountId: asha.accountId, ends: { kind: "saved-search" } };
    const token = tokenOf(what);
    assert.match(token, /^[\w-]+$/);
    assert.ok(token.length < 400);
    assert.doesNotMatch(Buffer.from(token, "base64url").toString("latin1"), /saved|account/);
    assert.deepEqual(openToken(token, vault), what);
  });
});

describe("a mail program's own button (RFC 8058)", () => {
  const path = (person: Person) =>
    `/unsubscribe/one-click?token=${tokenOf({ accountId: person.accountId, ends: { kind: "saved-search" } })}`;
  const post = (person: Person, type: string, payload: string): Promise<Answer> =>
    app.app.fastify
      .inject({ method: "POST", url: path(person), headers: { "content-type": type }, payload })
      .then(({ statusCode, headers, payload: text }) => ({ status: statusCode, headers, text, body: undefined }));

  const FORMS: [type: string, body: string][] = [
    ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
    [
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--',
    ],
  ];
  for (const [type, body] of FORMS)
    test(`unsubscribes by one POST of ${type}`, async () => {
      const asha = await signedIn(app);
      assert.equal((await post(asha, type, body)).status, 200);
      assert.equal(await emailOf(asha, "saved-search"), "OFF");
    });

  test("a GET of its address changes nothing and redirects to the unsubscribe page", async () => {
    const asha = await signedIn(app);
    const answer = await app.get(path(asha));
    assert.equal(answer.status, 302);
    assert.match(String(answer.headers.location), /^\/unsubscribe#token=[\w-]+$/);
    assert.equal(await emailOf(asha, "saved-search"), "AT_ONCE");
  });

  test("a token that we did not make is not found, and redirects nowhere else", async () => {
    assert.equal((await app.post("/unsubscribe/one-click?token=x", {})).status, 404);
    assert.equal(
      (await app.get("/unsubscribe/one-click?token=https://evil.example")).headers.location,
      "/unsubscribe#token=httpsevilexample",
    );
    assert.equal((await app.get("/unsubscribe/one-click")).headers.location, "/unsubscribe#token=");
  });
});
