// How CVs are read: in turns, a few at once, and what happens when readers fail, stop or never return.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { CV_PROBLEM_TEXTS } from "../../../messages/en/files.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { cvsOf, detailsOf, giveCv, nameCv, uploadFile } from "../../../tests/support/cvs.ts";
import { makeCv, makePdf } from "../../../tests/support/pdf.ts";
import { makeReader, type ResumeReader, type ResumeReading } from "../../resumes/index.ts";
import { makeCvReading } from "../index.ts";
import { claimNextCv, giveBack, saveProblem } from "./claim-cv.ts";
import { takeCv } from "./cvs.ts";

/**
 * The real reader, or one that answers `known`, behind a gate: records the order and can be delayed or made to fail.
 */
function watchedReader(known?: ResumeReading) {
  const real = makeReader();
  const seen = { owners: [] as string[], atOnce: 0, mostAtOnce: 0, mostProcesses: 0 };
  let gate: Promise<void> = Promise.resolve();
  let fail: Error | null = null;
  let change = (reading: ResumeReading) => reading;
  let stopped = false;
  const reader: ResumeReader = {
    ...real,
    async read(bytes, options) {
      seen.owners.push(options.owner);
      seen.atOnce += 1;
      seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce);
      try {
        await gate;
        if (fail) throw fail;
        const reading = change(known ?? (await real.read(bytes, options)));
        seen.mostProcesses = Math.max(seen.mostProcesses, real.pids().length);
        return reading;
      } finally {
        seen.atOnce -= 1;
      }
    },
    async stop() {
      stopped = true;
      await real.stop();
    },
  };
  return {
    reader,
    seen,
    isStopped: () => stopped,
    failWith: (error: Error | null) => {
      fail = error;
    },
    /** Changes its answers. */
    tell: (how: typeof change) => {
      change = how;
    },
    /** Delays every reading until the returned function is called. */
    hold(): () => void {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return open;
    },
  };
}

let ahead = 0;
const watched = watchedReader();
const app = await startApp({ resumes: watched.reader, clock: () => new Date(Date.now() + ahead) });

type CvState = { state: string; step: number; tries: number; problem: string | null; hasLease: boolean };
const stateOf = async ({ accountId }: Person): Promise<CvState | undefined> =>
  (
    await app.db.query<CvState>(
      `select state, step, tries, problem, lease_until is not null as "hasLease" from cv_version where account_id = $1 order by id desc limit 1`,
      [accountId],
    )
  )[0];
const given = async (person: Person, bytes = makeCv()) => {
  const answer = await nameCv(person, await uploadFile(app, person, bytes));
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
};

describe("many CVs of many people", () => {
  test("are all read, two at a time, each person in turn, newest first", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => signedIn(app)));
    const open = watched.hold();
    const sent = await Promise.all(
      people.map(async (person, nth) => {
        const ids: string[] = [];
        for (let turn = 0; turn < 10; turn++)
          ids.push((await given(person, makeCv({ skills: ["Java", `Skill ${nth} ${turn}`] }))).id);
        return ids;
      }),
    );
    open();
    await app.app.reading.settled();
    for (const [nth, person] of people.entries()) {
      const cvs = await cvsOf(person);
      assert.deepEqual(
        cvs.map(({ id, state, isCurrent }, at) => [id, state, isCurrent, at]),
        [...(sent[nth] ?? [])].reverse().map((id, at) => [id, "PARSED", at === 0, at]),
      );
      const skills = (await detailsOf(person)).coreSkills.map(({ skillName }) => skillName);
      assert.ok(skills.includes(`Skill ${nth} 9`), skills.join());
    }
    const { mostAtOnce, mostProcesses } = watched.seen;
    const owners = watched.seen.owners.slice(-200);
    assert.equal(owners.length, 200);
    assert.equal(mostAtOnce, 2);
    assert.ok(mostProcesses <= 2, `${mostProcesses} processes`);
    // The first two began before the others arrived; from then on each round serves everyone once.
    for (let from = 2; from + 20 <= owners.length - 20; from += 20)
      assert.ok(
        new Set(owners.slice(from, from + 20)).size >= 19,
        `turn at ${from}: ${new Set(owners.slice(from, from + 20)).size}`,
      );
  });

  test("come before one that its owner retries again and again", async () => {
    const [asha, ravi] = await Promise.all([signedIn(app), signedIn(app)]);
    await giveCv(app, ravi, makeCv());
    const scan = await giveCv(app, asha, makePdf(["Scanned"]));
    assert.equal(scan.state, "FAILED");
    const open = watched.hold();
    await given(await signedIn(app));
    await given(await signedIn(app));
    assert.equal((await asha.send("POST", `/api/user/${asha.email}/cv/${scan.id}/retry`)).status, 200);
    await given(ravi);
    const { length } = watched.seen.owners;
    open();
    await app.app.reading.settled();
    assert.deepEqual(watched.seen.owners.slice(length), [ravi.accountId, asha.accountId]);
  });

  test("are read once each, across several processes", async () => {
    // A canned reading, because only the order matters here and six real readings would fill a small machine.
    const known = await watched.reader.read(makeCv(), { owner: "nobody", now: new Date() });
    const others = [watchedReader(known), watchedReader(known), watchedReader(known)];
    const log = { error: assert.fail, warn: assert.fail };
    const rooms = others.map(({ reader }) => makeCvReading({ ...app.deps, resumes: reader }, log));
    const people = await Promise.all(Array.from({ length: 6 }, () => signedIn(app)));
    for (const person of people)
      for (let turn = 0; turn < 4; turn++)
        await takeCv({ key: await uploadFile(app, person, makeCv()), ownerId: person.accountId }, app.deps);
    for (const room of rooms) room.wake();
    for (const room of rooms) await room.settled();
    assert.equal(others.flatMap(({ seen }) => seen.owners).length, 24);
    for (const person of people)
      assert.deepEqual(
        (await cvsOf(person)).map(({ state }) => state),
        Array(4).fill("PARSED"),
      );
    await Promise.all(rooms.map((room) => room.stop()));
  });

  test("report their progress, and one deleted while being read leaves nothing", async () => {
    const [asha, ravi] = await Promise.all([signedIn(app), signedIn(app)]);
    const open = watched.hold();
    const cv = await given(asha);
    await given(ravi);
    const waiting = await given(ravi);
    while ((await stateOf(asha))?.state !== "READING") await pause(5);
    assert.deepEqual([(await cvsOf(asha))[0]?.state, (await cvsOf(asha))[0]?.step], ["READING", 1]);
    const queued = (await cvsOf(ravi)).find(({ state }) => state === "QUEUED");
    assert.equal(queued?.step, 0);
    assert.equal(waiting.state, "QUEUED");
    assert.equal((await asha.send("DELETE", `/api/user/${asha.email}/cv/${cv.id}`)).status, 200);
    open();
    await app.app.reading.settled();
    const details = await detailsOf(asha);
    assert.deepEqual([details.cv, details.cvExtract, details.coreSkills], [null, null, []]);
    assert.deepEqual(
      (await cvsOf(ravi)).map(({ state }) => state),
      ["PARSED", "PARSED"],
    );
  });
});

describe("a reader that fails", () => {
  const firstSkill = ({ coreSkills }: { coreSkills: { skillName: string }[] }) => coreSkills[0]?.skillName;
  /** Ends the pause before the next try. */
  const afterPause = () => app.db.query("update cv_version set lease_until = now() where state = 'QUEUED'");

  test("is given three tries; then the CV reports our fault, and the previous one stays in force", async () => {
    const asha = await signedIn(app);
    const first = await giveCv(app, asha, makeCv({ skills: ["Java"] }));
    watched.failWith(new Error("no more processes"));
    await given(asha, makeCv({ skills: ["Python"] }));
    await app.app.reading.settled();
    assert.deepEqual(await stateOf(asha), { state: "QUEUED", step: 0, tries: 1, problem: null, hasLease: true });
    const read = watched.seen.owners.length;
    app.app.reading.wake();
    await app.app.reading.settled();
    assert.equal(watched.seen.owners.length, read, "it waits before it tries again");
    for (const tries of [2, 3]) {
      await afterPause();
      app.app.reading.wake();
      await app.app.reading.settled();
      assert.equal((await stateOf(asha))?.tries, tries);
    }
    await afterPause();
    await app.app.reading.recover();
    await app.app.reading.settled();
    const details = await detailsOf(asha);
    assert.deepEqual(details.cvParseError, { code: "READER_FAILED", message: CV_PROBLEM_TEXTS.READER_FAILED });
    assert.deepEqual(firstSkill(details), "Java");
    assert.equal(details.cvExtractParsed !== null && first.isCurrent, true);

    watched.failWith(null);
    const failed = (await cvsOf(asha))[0];
    assert.equal((await asha.send("POST", `/api/user/${asha.email}/cv/${failed?.id}/retry`)).status, 200);
    await app.app.reading.settled();
    assert.deepEqual(firstSkill(await detailsOf(asha)), "Python");
  });

  test("and returns an invalid reading is not trusted", async () => {
    const asha = await signedIn(app);
    watched.tell((reading) => ({
      ...reading,
      parsed: { ...reading.parsed, companies: [{ name: "Blue Lantern", title: null, from: "2024-13", to: null }] },
    }));
    await given(asha);
    await app.app.reading.settled();
    watched.tell((reading) => reading);
    assert.equal((await stateOf(asha))?.state, "QUEUED");
    assert.equal((await detailsOf(asha)).cvExtractParsed, null);
    await afterPause();
    await app.app.reading.recover();
    await app.app.reading.settled();
    assert.equal((await stateOf(asha))?.state, "PARSED");
  });

  test("does not matter to a file that is gone", async () => {
    const ravi = await signedIn(app);
    const open = watched.hold();
    await Promise.all([given(await signedIn(app)), given(await signedIn(app))]);
    const key = await uploadFile(app, ravi, makeCv());
    await nameCv(ravi, key);
    await app.deps.files.remove(`kept/${key}`);
    open();
    await app.app.reading.settled();
    assert.equal((await stateOf(ravi))?.problem, "READER_FAILED");
  });
});

describe("recovery", () => {
  const look = async () => {
    await app.app.reading.recover();
    await app.app.reading.settled();
  };

  test("a reading whose process was killed begins again after its lease, and not before", async () => {
    const asha = await signedIn(app);
    await giveCv(app, asha, makeCv());
    const leave = (lease: string) =>
      app.db.query(
        `update cv_version set state = 'READING', step = 1, tries = 1, extract = null, parsed = null, parsed_at = null,
           lease_until = now() + $2::interval where account_id = $1`,
        [asha.accountId, lease],
      );
    await leave("5 seconds");
    await look();
    assert.equal((await stateOf(asha))?.state, "READING");
    await leave("-1 seconds");
    await look();
    assert.deepEqual(await stateOf(asha), { state: "PARSED", step: 4, tries: 2, problem: null, hasLease: false });
    assert.equal((await cvsOf(asha))[0]?.isCurrent, true);
  });

  test("a CV that crashed its process three times is not tried again", async () => {
    const asha = await signedIn(app);
    await giveCv(app, asha, makeCv());
    await app.db.query(
      `update cv_version set state = 'READING', tries = 3, extract = null, parsed = null, lease_until = now() where account_id = $1`,
      [asha.accountId],
    );
    const read = watched.seen.owners.length;
    await look();
    assert.equal((await stateOf(asha))?.problem, "READER_FAILED");
    assert.equal(watched.seen.owners.length, read);
  });

  test("a reader that stalled until another took over changes nothing any more", async () => {
    const { db } = app.deps;
    const lena = await signedIn(app);
    await takeCv({ key: await uploadFile(app, lena, makeCv()), ownerId: lena.accountId }, app.deps);
    const stalled = (await claimNextCv(db)) ?? assert.fail("nothing to claim");
    await db.query("update cv_version set lease_until = now() where id = $1", [stalled.id]);
    const going = (await claimNextCv(db)) ?? assert.fail("nothing to claim again");
    assert.deepEqual([going.id, going.accountId], [stalled.id, lena.accountId]);
    await saveProblem(db, stalled, "TOO_COMPLEX");
    await giveBack(db, stalled, 0, false);
    const { state, tries } = (await stateOf(lena)) ?? {};
    assert.deepEqual([state, tries], ["READING", 2]);
    await giveBack(db, going, 0, true);
    await look();
    assert.equal((await stateOf(lena))?.state, "PARSED");
  });

  test("an upload that was never named is accepted after a while, once, and stays that CV when named late", async () => {
    const mira = await signedIn(app);
    const name = await uploadFile(app, mira, makeCv({ skills: ["Python"] }), { fileName: "Mira.pdf" });
    await look();
    assert.deepEqual(await cvsOf(mira), [], "its browser may be about to name it");
    ahead = 16_000;
    await Promise.all([look(), look()]);
    const [cv, ...others] = await cvsOf(mira);
    assert.deepEqual([cv?.fileName, cv?.state, cv?.isCurrent, others], ["Mira.pdf", "PARSED", true, []]);
    assert.equal((await nameCv(mira, name)).body.id, cv?.id);
    await look();
    assert.equal((await cvsOf(mira)).length, 1);
    ahead = 0;
  });

  test("an upload that cannot be a CV is removed", async () => {
    const omar = await signedIn(app);
    const name = await uploadFile(app, omar, Buffer.from("no PDF at all"));
    ahead = 16_000;
    await look();
    ahead = 0;
    assert.deepEqual(await cvsOf(omar), []);
    const [row] = await app.db.query<{ isGone: boolean }>(
      `select removed_at is not null as "isGone" from file_upload where key = $1`,
      [name],
    );
    assert.equal(row?.isGone ?? true, true);
  });

  test("a CV read before soft skills were proposed proposes them later, and all else stays", async () => {
    const asha = await signedIn(app);
    await giveCv(app, asha, makeCv({ work: ["Mentored three junior engineers."] }));
    const before = await detailsOf(asha);
    assert.ok(before.softSkillProposals.length > 0);
    await app.db.query(
      `update cv_version set parsed = (parsed - 'softSkillProposals') || '{"designation": "As read long ago"}' where account_id = $1`,
      [asha.accountId],
    );
    assert.deepEqual((await detailsOf(asha)).softSkillProposals, []);
    const { length } = watched.seen.owners;
    await Promise.all([look(), look()]);
    const { softSkillProposals, cvExtractParsed, coreSkills } = await detailsOf(asha);
    assert.deepEqual(
      [softSkillProposals, cvExtractParsed?.designation, coreSkills],
      [before.softSkillProposals, "As read long ago", before.coreSkills],
    );
    assert.deepEqual(await stateOf(asha), { state: "PARSED", step: 4, tries: 1, problem: null, hasLease: false });
    await look();
    assert.deepEqual(watched.seen.owners.slice(length), [asha.accountId], "it is read once");
  });

  test("a failing reader leaves such a CV for later, and one whose file is gone proposes nothing", async () => {
    const [asha, ravi] = [await signedIn(app), await signedIn(app)];
    for (const person of [asha, ravi]) {
      await giveCv(app, person, makeCv({ work: ["Mentored three junior engineers."] }));
      await app.db.query("update cv_version set parsed = parsed - 'softSkillProposals' where account_id = $1", [
        person.accountId,
      ]);
    }
    const [file] = await app.db.query<{ key: string }>("select file_key as key from cv_version where account_id = $1", [
      ravi.accountId,
    ]);
    await app.deps.files.remove(`kept/${file?.key}`);
    watched.failWith(new Error("no more processes"));
    await look();
    await look();
    watched.failWith(null);
    assert.deepEqual((await detailsOf(ravi)).cvExtractParsed?.softSkillProposals, []);
    assert.deepEqual((await stateOf(asha))?.hasLease, true);
    await app.db.query("update cv_version set lease_until = now() where account_id = $1", [asha.accountId]);
    await look();
    assert.ok((await detailsOf(asha)).softSkillProposals.length > 0);
  });

  test("a stopping process releases its CVs at once, without counting the try", async () => {
    const inHand = watchedReader();
    const log = { error: () => {}, warn: () => assert.fail("nothing is at fault") };
    const leaving = makeCvReading({ ...app.deps, resumes: inHand.reader }, log);
    const asha = await signedIn(app);
    const open = inHand.hold();
    const name = await uploadFile(app, asha, makeCv());
    await takeCv({ key: name, ownerId: asha.accountId }, app.deps);
    leaving.wake();
    while ((await stateOf(asha))?.state !== "READING") await pause(5);
    const ended = leaving.stop();
    while (!inHand.isStopped()) await pause(20);
    open();
    await ended;
    const { state, tries } = (await stateOf(asha)) ?? {};
    assert.deepEqual([state, tries], ["QUEUED", 0]);
    leaving.wake();
    await leaving.settled();
    assert.equal((await stateOf(asha))?.state, "QUEUED", "who has stopped begins nothing");
    app.app.reading.wake();
    await app.app.reading.settled();
    assert.equal((await stateOf(asha))?.state, "PARSED");
  });
});
