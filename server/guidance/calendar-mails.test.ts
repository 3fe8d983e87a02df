// The mails of sessions and their calendar entries: one entry under one id, each version above the last, and no address
// of the other side.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { signedIn } from "../../tests/support/accounts.ts";
import { startApp } from "../../tests/support/app.ts";
import { act, anOffer, aSession, aSlot, book, cancel, hourMs, pay } from "../../tests/support/guidance.ts";
import { aPostOffice } from "../../tests/support/notices.ts";
import type { GuidanceFacts } from "../facts.ts";
import { type ToldFact, tellPeople } from "../notifications/index.ts";
import { newId } from "../platform/ids.ts";
import { runGuidanceRounds } from "./index.ts";

/** How far the application's clock is ahead of the real one, in ms. */
let ahead = 0;
const app = await startApp({ clock: () => new Date(Date.now() + ahead) });
const post = await aPostOffice(app);

type Mail = { to: string; subject: string; text: string; calendar: string | null };

/** Announces the session's new facts, and resolves to the mails of these people, oldest first. */
let toldSoFar = 0;
async function mailsOf(...people: { email: string }[]): Promise<Mail[]> {
  const fresh = app.facts.slice(toldSoFar);
  toldSoFar = app.facts.length;
  for (const fact of fresh)
    if (fact.kind.startsWith("guidance."))
      await tellPeople(fact as ToldFact & GuidanceFacts, { id: newId(), at: post.clock() }, post);
  return app.db.query<Mail>(
    "select recipient as to, subject, text, calendar from mail where recipient = any ($1) order by created_at, id",
    [people.map(({ email }) => email)],
  );
}

/** The fields that identify the version of an entry. */
function versionIn({ calendar }: Mail): string {
  const lines = calendar?.replace(/\r\n[ \t]/g, "").split("\r\n") ?? [];
  const field = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
  return `${field("METHOD")} ${field("STATUS")} ${field("SEQUENCE")}`;
}

test("accepted, moved, accepted again, cancelled: both calendars follow", async () => {
  const { offered, candidate, referee, id } = await aSession(app, { isReferee: { name: "Meera Iyer" } });
  const moved = await act(candidate, id, "move", { slotId: await aSlot(app, offered, 120) });
  await act(referee, id, "accept", { startsAt: moved.body.startsAt });
  await cancel(app, referee, id);
  const mails = await mailsOf(candidate, referee);
  const entries = mails.filter(({ calendar }) => calendar !== null);
  for (const person of [candidate, referee])
    assert.deepEqual(entries.filter(({ to }) => to === person.email).map(versionIn), [
      "REQUEST CONFIRMED 1",
      "REQUEST TENTATIVE 2",
      "REQUEST CONFIRMED 3",
      "CANCEL CANCELLED 4",
    ]);
  const uids = new Set(entries.map(({ calendar }) => /^UID:(.*)\r$/m.exec(calendar ?? "")?.[1]));
  assert.deepEqual([...uids], [`${id}@jobs.example.org`]);
  for (const { calendar } of entries) {
    assert.match(calendar ?? "", /^DTSTART:\d{8}T\d{6}Z\r$/m, "in UTC");
    assert.doesNotMatch(calendar ?? "", /TZID/);
  }
  // The mails of the request have no entry, because nothing was agreed yet.
  assert.equal(mails.length - entries.length, 2);
});

test("neither side is sent the other's address", async () => {
  const { candidate, referee } = await aSession(app);
  for (const { to, subject, text, calendar } of await mailsOf(candidate, referee)) {
    const others = [candidate, referee].filter(({ email }) => email !== to);
    for (const { email } of others)
      for (const words of [subject, text, calendar ?? ""])
        assert.ok(!words.replace(/\r\n[ \t]/g, "").includes(email), `${email} is told to ${to}`);
  }
});

test("names appear only after both agreed", async () => {
  const offered = await anOffer(app, { isReferee: { name: "Meera Iyer" } });
  const candidate = await signedIn(app, { name: "Asha Rao" });
  const booked = (await book(candidate, await aSlot(app, offered, 100))).body;
  await pay(app, booked);
  const asked = await mailsOf(candidate, offered.referee);
  const toReferee = asked.filter(({ to }) => to === offered.referee.email);
  const toCandidate = asked.filter(({ to }) => to === candidate.email);
  assert.equal(toReferee.length, 1);
  assert.doesNotMatch(JSON.stringify(toReferee), /Asha|Rao/);
  assert.doesNotMatch(JSON.stringify(toCandidate), /Meera|Iyer/);
  await act(offered.referee, booked.id, "accept", { startsAt: booked.startsAt });
  const agreed = (await mailsOf(candidate, offered.referee)).filter(({ calendar }) => calendar !== null);
  assert.match(agreed.find(({ to }) => to === offered.referee.email)?.calendar ?? "", /with Asha Rao/);
  assert.match(agreed.find(({ to }) => to === candidate.email)?.calendar ?? "", /with Meera Iyer/);
});

describe("reminders, with clocks that jump", () => {
  test("clock jumps of two hours and four processes: each reminder once", async () => {
    const { candidate, referee } = await aSession(app, { inHours: 30 });
    await mailsOf(candidate, referee);
    const look = async (hours: number) => {
      ahead += hours * hourMs;
      await Promise.all(Array.from({ length: 4 }, () => runGuidanceRounds(app.deps)));
    };
    // Hours before the session: from 30 to 28 and back, 25, 23 and back to 25, 23, 3, 1 and back, 0.9, 0.5.
    for (const hours of [2, -2, 5, 2, -2, 2, 20, 2, -2, 2.1, 0.4]) await look(hours);
    const subjects = (await mailsOf(candidate, referee))
      .filter(({ to, subject }) => to === candidate.email && /remind|begins/.test(subject))
      .map(({ subject }) => subject.replace(/\d\d:\d\d/, "…"));
    assert.deepEqual(subjects, ["A reminder of your guidance session", "Your guidance session begins at …"]);
  });

  test("a session marked done two hours early by a clock jump is settled no earlier than a day after", async () => {
    const { candidate, referee, id } = await aSession(app, { inHours: 3 });
    const statusOf = async () =>
      (await app.db.query<{ status: string }>("select status from guidance_booking where id = $1", [id]))[0]?.status;
    ahead += 4 * hourMs;
    await runGuidanceRounds(app.deps);
    ahead -= 2 * hourMs;
    await runGuidanceRounds(app.deps);
    assert.equal(await statusOf(), "DONE");
    ahead += 25 * hourMs;
    await runGuidanceRounds(app.deps);
    assert.equal(await statusOf(), "DONE", "the day counts from when it was told to be over");
    ahead += 2 * hourMs;
    await runGuidanceRounds(app.deps);
    assert.equal(await statusOf(), "SETTLED");
    await mailsOf(candidate, referee);
  });
});
