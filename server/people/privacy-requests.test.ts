// Requests under data-protection law over HTTP: asked signed in or by a proven address, answered once, in time, on record.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { OwnPrivacyRequest, PrivacyRequest } from "../../contract/people/privacy-wire.ts";
import { type Person, signedIn, someEmail } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import type { Fact } from "../facts.ts";
import { deleteDueAccounts } from "../identity/index.ts";
import { DATA_KEEPERS } from "../personal-data.ts";
import { tendPrivacyRequests } from "./privacy-requests.ts";

const DAY_MS = 86_400_000;
let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });
const [admin, second] = [await signedIn(app, { groups: ["admin"] }), await signedIn(app, { groups: ["admin"] })];

const ask = (person: Person, kind: string, text = "All of it, please.") =>
  person.send<OwnPrivacyRequest>("POST", "/api/privacy-request", { kind, text });
const byMail = (email: string, kind = "ERASURE") =>
  app.post("/api/privacy-request/by-mail", { kind, email, name: "Asha Rao", text: "" });
const confirm = (token: string) => app.post<OwnPrivacyRequest>("/api/privacy-request/confirm", { token });
const factsOf = <Kind extends Fact["kind"]>(kind: Kind, fits: (fact: Extract<Fact, { kind: Kind }>) => boolean) =>
  app.facts.filter((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind && fits(fact as never));
const tokensOf = (email: string) =>
  factsOf("privacy-request.asked", (fact) => fact.email === email).map(({ token }) => token);
const list = async (state = "OPEN") =>
  (await admin.send<{ data: PrivacyRequest[] }>("GET", `/api/admin/privacy-requests?state=${state}&pageSize=100`)).body
    .data;
const answer = (by: Person, id: string, version: number, body: object = {}) =>
  by.send<PrivacyRequest>("POST", `/api/admin/privacy-requests/${id}/answer`, {
    ...{ version, state: "ANSWERED", answer: "Here it is." },
    ...body,
  });
const actsOn = async (id: string) =>
  (
    await app.db.query<{ action: string }>("select action from audit_entry where subject_id = $1 order by id", [id])
  ).map(({ action }) => action);

test("a signed-in person asks once for each kind; an admin takes it on and answers it once, with the link to the export", async () => {
  const asha = await signedIn(app);
  const asked = await ask(asha, "ACCESS");
  assert.equal(asked.status, 201, asked.text);
  assert.equal(Date.parse(asked.body.dueAt) - Date.parse(asked.body.askedAt), 30 * DAY_MS);
  assert.equal(refusalIn(await ask(asha, "ACCESS")).field, "kind");
  assert.equal((await ask(asha, "CORRECTION")).status, 201);
  const request = (await list()).find(({ id }) => id === asked.body.id) ?? assert.fail();
  assert.deepEqual(
    [request.email, request.accountId, request.assignee, request.isOverdue],
    [asha.email, asha.accountId, null, false],
  );
  const taken = await admin.send<PrivacyRequest>("PATCH", `/api/admin/privacy-requests/${request.id}`, {
    ...{ version: request.version, isMine: true },
  });
  assert.deepEqual([taken.body.isMine, taken.body.assignee?.name], [true, admin.name]);
  assert.equal((await answer(second, request.id, request.version)).status, 409, "it changed meanwhile");
  const answers = await Promise.all([admin, second].map((by) => answer(by, request.id, taken.body.version)));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  const [mail] = factsOf("privacy-request.answered", (fact) => fact.email === asha.email);
  assert.deepEqual([mail?.dataPath, mail?.answer], ["/v2/candidate/profile#data", "Here it is."]);
  assert.deepEqual(await actsOn(request.id), ["privacy-request.assigned", "privacy-request.answered"]);
  const own = await asha.send<{ data: OwnPrivacyRequest[] }>("GET", "/api/privacy-request");
  assert.deepEqual(
    own.body.data.map(({ kind, state }) => [kind, state]),
    [
      ["CORRECTION", "OPEN"],
      ["ACCESS", "ANSWERED"],
    ],
  );
  const exported = await asha.send<{ privacyRequests: unknown[] }>("GET", `/api/user/${asha.email}/export`);
  assert.equal(exported.body.privacyRequests.length, 2);
});

describe("a signed-out person", () => {
  test("proves the address by the mailed link, which works once; the request is of the account with the address", async () => {
    const asha = await signedIn(app);
    assert.equal((await byMail(asha.email.toUpperCase())).status, 200);
    assert.equal(
      (await list()).some(({ email }) => email === asha.email),
      false,
      "not proven yet",
    );
    const [token = ""] = tokensOf(asha.email);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 410]);
    const request = (await list()).find(({ email }) => email === asha.email);
    assert.equal(request?.accountId, asha.accountId);
    assert.equal((await confirm("guessed")).status, 410);
  });

  test("a second request of the same kind leads to the open one; at most three links a day are mailed", async () => {
    const email = someEmail();
    for (let round = 0; round < 5; round += 1) assert.equal((await byMail(email)).status, 200);
    const tokens = tokensOf(email);
    assert.equal(tokens.length, 3);
    const answers = await Promise.all(tokens.map(confirm));
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    );
  });

  test("whose link is two weeks old asks anew", async () => {
    const email = someEmail();
    await byMail(email);
    ahead = 15 * DAY_MS;
    assert.equal((await confirm(tokensOf(email)[0] ?? "")).status, 410);
    await tendPrivacyRequests(app.deps);
    assert.deepEqual(await app.db.query("select from privacy_request where email = $1", [email]), []);
    ahead = 0;
  });
});

test("an admin makes a request of a message once; its days count from the message", async () => {
  const email = someEmail();
  const written = {
    name: "Asha Rao",
    email,
    topic: "OTHER",
    message: "Please erase everything that you keep about me.",
  };
  await app.post("/api/contact-message", written);
  const [message] = await app.db.query<{ id: string }>(
    "update contact_message set created_at = created_at - interval '9 days' where email = $1 returning id",
    [email],
  );
  const make = (by: Person) =>
    by.send<PrivacyRequest>("POST", `/api/admin/messages/${message?.id}/privacy-request`, { kind: "ERASURE" });
  const made = await Promise.all([make(admin), make(second)]);
  assert.deepEqual(made.map(({ status }) => status).toSorted(), [201, 409]);
  const request = made.find(({ status }) => status === 201)?.body ?? assert.fail();
  assert.deepEqual([request.state, request.text], ["UNCONFIRMED", written.message]);
  assert.ok(Date.parse(request.dueAt) < Date.now() + 22 * DAY_MS);
  assert.deepEqual(await actsOn(request.id), ["privacy-request.made"]);
  assert.equal((await confirm(tokensOf(email)[0] ?? "")).body.state, "OPEN");
  const refusedOne = await answer(admin, request.id, request.version + 1, {
    state: "REFUSED",
    answer: "We keep nothing.",
  });
  assert.equal(refusedOne.body.state, "REFUSED", refusedOne.text);
  const [mail] = factsOf("privacy-request.answered", (fact) => fact.email === email);
  assert.deepEqual([mail?.isRefused, mail?.dataPath], [true, null]);
});

test("admins are reminded seven days and one day before the deadline, each once, and see what is overdue", async () => {
  const asha = await signedIn(app);
  const { id } = (await ask(asha, "OBJECTION")).body;
  const reminders = () =>
    factsOf("privacy-request.due", (fact) => fact.requestId === id).map(({ reminder }) => reminder);
  for (const [days, expected] of [
    [22, []],
    [23.5, [1]],
    [29.5, [1, 2]],
    [31, [1, 2]],
  ] as const) {
    ahead = days * DAY_MS;
    await tendPrivacyRequests(app.deps);
    await tendPrivacyRequests(app.deps);
    assert.deepEqual(reminders(), expected, `after ${days} days`);
  }
  await admin.renew();
  const home = await admin.send<{ waiting: { privacyRequests: number; overduePrivacyRequests: number } }>(
    "GET",
    "/api/home/admin",
  );
  assert.ok(home.body.waiting.overduePrivacyRequests >= 1);
  assert.equal((await list()).find((one) => one.id === id)?.isOverdue, true);
  ahead = 0;
  await admin.renew();
});

test("the deletion of the account answers what is open, and leaves the request without the person", async () => {
  const asha = await signedIn(app);
  const { id } = (await ask(asha, "ERASURE", "Every word.")).body;
  await app.db.query("update account set deletion_due_at = now() - interval '1 day' where id = $1", [asha.accountId]);
  await deleteDueAccounts(app.deps, DATA_KEEPERS);
  const [row] = await app.db.query("select state, email, name, text, account_id from privacy_request where id = $1", [
    id,
  ]);
  assert.deepEqual(row, { state: "ANSWERED", email: "", name: "", text: "", account_id: null });
});

test("a suspended person gets a link to their data with the answer, which works for thirty days", async () => {
  const asha = await signedIn(app);
  await app.db.query("update account set disabled_at = now() where id = $1", [asha.accountId]);
  await byMail(asha.email, "ACCESS");
  const { body: request } = await confirm(tokensOf(asha.email)[0] ?? "");
  assert.equal(request.state, "OPEN");
  const [row] = await app.db.query<{ version: number }>("select version from privacy_request where id = $1", [
    request.id,
  ]);
  assert.equal((await answer(admin, request.id, row?.version ?? 0)).status, 200);
  const [mail] = factsOf("privacy-request.answered", (fact) => fact.email === asha.email);
  const token = /^\/privacy-request#export=(.+)$/.exec(mail?.dataPath ?? "")?.[1] ?? "";
  const load = (text: string) =>
    app.post<{ account: { email: string } }>("/api/privacy-request/export", { token: text });
  for (let n = 0; n < 2; n += 1) assert.equal((await load(token)).body.account.email, asha.email);
  assert.equal((await load(`${token}x`)).status, 410);
  ahead = 31 * DAY_MS;
  assert.equal((await load(token)).status, 410);
  ahead = 0;
  const change = (to: string) => app.db.query(`update account set ${to} where id = $1`, [asha.accountId]);
  await change("disabled_at = null");
  assert.equal((await load(token)).status, 410, "they can log in again");
  await change("disabled_at = now(), email = 'new-' || email");
  assert.equal((await load(token)).status, 410, "the account has another address");
  await change("email = substr(email, 5)");
  assert.equal((await load(token)).status, 200);
  await app.db.query(
    "update account set disabled_at = null, deletion_due_at = now() - interval '1 day' where id = $1",
    [asha.accountId],
  );
  await deleteDueAccounts(app.deps, DATA_KEEPERS);
  assert.equal((await load(token)).status, 410);
});

test("an admin's own request is answered by another", async () => {
  const { id } = (await ask(admin, "ACCESS")).body;
  assert.equal((await answer(admin, id, 1)).status, 409);
  assert.equal((await answer(second, id, 1)).status, 200);
});
