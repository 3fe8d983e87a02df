// Moving applicants on the screen: what is shown at once, what is sent, and how failures, conflicts and undo end.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Applicant } from "../../../../../contract/applications/applicants-wire.ts";
import type { ApplicationStatus } from "../../../../../contract/applications/rules.ts";
import { type MoveAnswer, type MovedPerson, type Mover, makeMover, type News, type Parcel } from "./make-mover.ts";
import { failedText, movedText, refusedText } from "./news-words.ts";
import { changeStatuses, dropRows, type ListPage, settleRows } from "./row-changes.ts";

const person = (applicationId: string, status: ApplicationStatus = "APPLIED"): MovedPerson => ({
  applicationId,
  name: `Person ${applicationId}`,
  status,
});
const row = (applicationId: string, status: ApplicationStatus = "APPLIED") =>
  ({ applicationId, status, rejectionTellsAt: null }) as Applicant;
const page = (rows: Applicant[], counts: ListPage["job"]["counts"]): ListPage => ({
  job: { applicants: rows.length, counts } as ListPage["job"],
  data: rows,
  pagination: { lastKey: null },
});
const statusesOf = (pages: readonly ListPage[]) => pages.flatMap(({ data }) => data.map(({ status }) => status));

describe("the pages of a list", () => {
  test("follow a move, with their counts", () => {
    const pages = [page([row("a"), row("b")], { APPLIED: 2 }), page([row("c")], { APPLIED: 2 })];
    const moved = changeStatuses(pages, [{ applicationId: "b", from: "APPLIED", to: "HIRED", tellsAt: null }]);
    assert.deepEqual(statusesOf(moved), ["APPLIED", "HIRED", "APPLIED"]);
    for (const { job } of moved) assert.deepEqual(job.counts, { APPLIED: 1, HIRED: 1 });
  });
  test("count applicants outside the loaded rows", () => {
    const [only] = changeStatuses(
      [page([], { APPLIED: 4 })],
      [{ applicationId: "z", from: "APPLIED", to: "SHORTLISTED", tellsAt: null }],
    );
    assert.deepEqual(only?.job.counts, { APPLIED: 3, SHORTLISTED: 1 });
  });
  test("adopt the server's stages, and correct the counts", () => {
    const pages = settleRows([page([row("a"), row("b")], { APPLIED: 2 })], [row("a", "INTERVIEW"), row("b")]);
    assert.deepEqual(statusesOf(pages), ["INTERVIEW", "APPLIED"]);
    assert.deepEqual(pages[0]?.job.counts, { APPLIED: 1, INTERVIEW: 1 });
  });
  test("drop applicants that are gone", () => {
    const [only] = dropRows([page([row("a"), row("b")], { APPLIED: 2 })], ["a"]);
    assert.deepEqual([only?.data.length, only?.job.applicants, only?.job.counts], [1, 1, { APPLIED: 1 }]);
  });
});

/** A mover over one list, with a server that answers on demand. */
function stage(rows: Applicant[], answer: (parcel: Parcel) => Promise<MoveAnswer> = everybodyMoved) {
  let pages = [page(rows, { APPLIED: rows.length })];
  const sent: Parcel[] = [];
  const news: News[] = [];
  const jobs: boolean[] = [];
  /** For each time that all was done: whether the mover was still busy. */
  const busyAtEnd: boolean[] = [];
  let keys = 0;
  const mover: Mover = makeMover({
    send: (parcel) => {
      sent.push(parcel);
      return answer(parcel);
    },
    show: (changes) => {
      pages = changeStatuses(pages, changes);
    },
    settle: (settled) => {
      pages = settleRows(pages, settled);
    },
    drop: (ids) => {
      pages = dropRows(pages, ids);
    },
    jobChanged: (isOpen) => void jobs.push(isOpen),
    tell: (piece) => void news.push(piece),
    allDone: () => void busyAtEnd.push(mover.isBusy()),
    newKey: () => `key ${++keys}`,
    now: () => Date.parse("2026-11-21T10:00:00Z"),
  });
  return { mover, sent, news, jobs, busyAtEnd, statuses: () => statusesOf(pages), counts: () => pages[0]?.job.counts };
}

const everybodyMoved = async ({ people, to }: Parcel): Promise<MoveAnswer> => ({
  moved: people.map(({ applicationId }) => row(applicationId, to)),
  refused: [],
  closedJobs: [],
  reopenedJobs: [],
});
const settled = () => new Promise((resolve) => setImmediate(resolve));
const undoOf = (news: readonly News[]) => news.find((piece) => piece.kind === "moved")?.undo;

describe("a mover", () => {
  test("shows at once, sends with the stage that was seen, and skips applicants who cannot be moved", async () => {
    const { mover, sent, statuses } = stage([row("a"), row("b", "WITHDRAWN"), row("c", "SHORTLISTED")]);
    mover.move({ people: [person("a"), person("b", "WITHDRAWN"), person("c", "SHORTLISTED")], to: "SHORTLISTED" });
    assert.deepEqual(statuses(), ["SHORTLISTED", "WITHDRAWN", "SHORTLISTED"]);
    assert.equal(mover.isBusy(), true);
    await settled();
    assert.deepEqual(
      sent.map(({ people }) => people.map(({ applicationId, status }) => [applicationId, status])),
      [[["a", "APPLIED"]]],
    );
    assert.equal(mover.isBusy(), false);
  });

  test("sends one move after the other, and an older answer does not overwrite a newer move", async () => {
    const gates: (() => void)[] = [];
    const { mover, sent, busyAtEnd, statuses } = stage([row("a")], async (parcel) => {
      await new Promise<void>((open) => void gates.push(open));
      return everybodyMoved(parcel);
    });
    mover.move({ people: [person("a")], to: "SHORTLISTED" });
    mover.move({ people: [person("a", "SHORTLISTED")], to: "INTERVIEW" });
    await settled();
    assert.equal(sent.length, 1);
    gates[0]?.();
    await settled();
    // An answer fetched now would bring the former stage back.
    assert.deepEqual([sent.length, statuses(), busyAtEnd], [2, ["INTERVIEW"], []]);
    gates[1]?.();
    await settled();
    assert.deepEqual([statuses(), busyAtEnd], [["INTERVIEW"], [false]]);
  });

  test("sends a hundred at a time, each with a key of its own", async () => {
    const rows = Array.from({ length: 230 }, (_, at) => row(String(at)));
    const { mover, sent, counts } = stage(rows);
    mover.move({ people: rows.map(({ applicationId }) => person(applicationId)), to: "SHORTLISTED" });
    await settled();
    await settled();
    assert.deepEqual(
      [sent.map(({ people }) => people.length), new Set(sent.map(({ key }) => key)).size],
      [[100, 100, 30], 3],
    );
    assert.deepEqual(counts(), { APPLIED: 0, SHORTLISTED: 230 });
  });

  test("reverts what could not be sent, and retries with the same key", async () => {
    let isDown = true;
    const { mover, sent, news, busyAtEnd, statuses, counts } = stage([row("a")], (parcel) =>
      isDown ? Promise.reject(new Error("no network")) : everybodyMoved(parcel),
    );
    mover.move({ people: [person("a")], to: "OFFERED" });
    await settled();
    assert.deepEqual([statuses(), counts(), busyAtEnd], [["APPLIED"], { APPLIED: 1, OFFERED: 0 }, [false]]);
    const failed = news.find((piece) => piece.kind === "failed");
    assert.ok(failed);
    isDown = false;
    failed.again();
    assert.deepEqual(statuses(), ["OFFERED"]);
    await settled();
    assert.deepEqual([statuses(), sent.map(({ key }) => key)], [["OFFERED"], ["key 1", "key 1"]]);
  });

  test("shows the real stages of refused applicants, and says so", async () => {
    const { mover, news, statuses } = stage([row("a"), row("b"), row("c")], async ({ people }) => ({
      moved: [],
      closedJobs: [],
      reopenedJobs: [],
      refused: people.map(({ applicationId }) =>
        applicationId === "a"
          ? { applicationId, reason: "WITHDRAWN", status: "WITHDRAWN" }
          : applicationId === "b"
            ? { applicationId, reason: "CHANGED", status: "HIRED" }
            : { applicationId, reason: "NOT_FOUND", status: null },
      ),
    }));
    mover.move({ people: ["a", "b", "c"].map((id) => person(id)), to: "INTERVIEW" });
    await settled();
    assert.deepEqual(statuses(), ["WITHDRAWN", "HIRED"]);
    const refused = news.find((piece) => piece.kind === "refused");
    assert.equal(
      refusedText(refused?.refusals ?? []),
      "Person a has since withdrawn. Person b was not moved: someone else has since moved them to Hired. Person c is no longer among your applicants.",
    );
  });

  test("undoes a move for the moved applicants, each back to the former stage", async () => {
    const { mover, sent, news, jobs, statuses } = stage(
      [row("a"), row("b", "SHORTLISTED"), row("c")],
      async (parcel): Promise<MoveAnswer> => {
        const { moved } = await everybodyMoved(parcel);
        const isFirst = parcel.to === "HIRED";
        return {
          moved: moved.filter(({ applicationId }) => !(isFirst && applicationId === "c")),
          closedJobs: isFirst ? ["j"] : [],
          reopenedJobs: parcel.to === "SHORTLISTED" ? ["j"] : [],
          refused: isFirst ? [{ applicationId: "c", reason: "WITHDRAWN", status: "WITHDRAWN" }] : [],
        };
      },
    );
    mover.move({ people: [person("a"), person("b", "SHORTLISTED"), person("c")], to: "HIRED" });
    undoOf(news)?.();
    await settled();
    await settled();
    assert.deepEqual(statuses(), ["APPLIED", "SHORTLISTED", "WITHDRAWN"]);
    assert.deepEqual(jobs, [false, true]);
    assert.deepEqual(
      sent.slice(1).map(({ people, to }) => [people.map(({ status }) => status), to]),
      [
        [["HIRED"], "APPLIED"],
        [["HIRED"], "SHORTLISTED"],
      ],
    );
  });

  test("undoes nothing that was moved again since, and nothing twice", async () => {
    const { mover, sent, news, statuses } = stage([row("a"), row("b")]);
    mover.move({ people: [person("a")], to: "SHORTLISTED" });
    mover.move({ people: [person("a", "SHORTLISTED")], to: "INTERVIEW" });
    undoOf(news)?.();
    await settled();
    assert.deepEqual([sent.length, statuses()[0]], [2, "INTERVIEW"]);
    mover.undoLast();
    mover.undoLast();
    await settled();
    await settled();
    assert.deepEqual([sent.length, statuses()[0]], [3, "SHORTLISTED"]);
  });

  test("offers no undo where only rejections were lifted: rejecting again needs a text", () => {
    const { mover, news } = stage([row("a", "REJECTED")]);
    mover.move({ people: [person("a", "REJECTED")], to: "APPLIED" });
    assert.equal(undoOf(news), null);
  });

  test("says when the applicant is notified of a rejection", () => {
    const { mover, news } = stage([row("a")]);
    mover.move({ people: [person("a")], to: "REJECTED", rejection: { reason: "SKILLS", mail: null, delayHours: 24 } });
    assert.equal(news[0]?.kind === "moved" && news[0].tellsAt, "2026-11-22T10:00:00.000Z");
  });
});

describe("the words", () => {
  const one = [{ name: "Neha Singh" }];
  const many = [...one, { name: "Om Das" }];
  const CASES: [string, string][] = [
    [movedText(one, "SHORTLISTED", null), "Neha Singh is shortlisted."],
    [movedText(many, "APPLIED", null), "2 applicants are back at Applied."],
    [movedText(one, "REJECTED", "22 Nov 2026, 10:00"), "Neha Singh is rejected. They find out on 22 Nov 2026, 10:00."],
    [failedText(many, "You are offline."), "2 applicants could not be moved. You are offline."],
    [
      refusedText(Array.from({ length: 4 }, () => ({ name: "x", reason: "WITHDRAWN", status: "WITHDRAWN" }) as const)),
      "4 applicants were not moved: they withdrew, or someone else has since moved them. They are shown where they are now.",
    ],
  ];
  for (const [text, expected] of CASES) test(expected, () => assert.equal(text, expected));
});
