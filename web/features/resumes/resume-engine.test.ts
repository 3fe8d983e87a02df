import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CallError } from "../../../contract/call-error.ts";
import type { BasicDetails, CvVersion } from "../../../contract/candidates/wire.ts";
import type { RefusalCode } from "../../../contract/endpoint.ts";
import type { SkillProposal } from "../../../contract/resumes/wire.ts";
import { CV_PROBLEM_TEXTS } from "../../../messages/en/files.ts";
import {
  CHECK_FAILED_TEXT,
  CUT_OFF_TEXT,
  goneQuietText,
  NO_FILE_TEXT,
  ResumeEngine,
  UPLOADED_TEXT,
} from "./resume-engine.ts";
import { makeResumeStore, type ResumeState } from "./resume-state.ts";

const EMAIL = "support@jobs.example.org";
const CV: CvVersion = {
  id: "01900000-0000-7000-8000-000000000001",
  fileName: "cv.pdf",
  bytes: 100,
  uploadedAt: "2026-01-01T00:00:00.000Z",
  state: "QUEUED",
  step: 0,
  problem: null,
  problemText: null,
  isCurrent: false,
};

/** Basic details with this newest CV; its text is present once it has been read. */
function details(cv: Partial<CvVersion> | null, proposals: SkillProposal[] = []): BasicDetails {
  const isRead = cv?.state === "PARSED";
  return {
    cv: cv && { ...CV, ...cv },
    cvExtract: isRead ? "text" : null,
    cvExtractParsed: isRead ? {} : null,
    softSkillProposals: proposals,
  } as BasicDetails;
}

const unreachable = () => new CallError(0, null, "The server could not be reached.");
const refused = (status: number, errorCode: RefusalCode, errorMsg: string) =>
  new CallError(status, { errorCode, errorMsg, requestId: "r" }, errorMsg);

type Answer = BasicDetails | Error;
type Wishes = {
  /** The results of successive polls; the last one repeats. */
  looks?: Answer[];
  sends?: (string | Error)[];
  names?: (CvVersion | Error)[];
  isOnline?: boolean;
};

function makeWorld({ looks = [], sends = [], names = [], isOnline = true }: Wishes = {}) {
  const store = makeResumeStore();
  const told: string[] = [];
  const phases: string[] = [];
  const lookedAt: number[] = [];
  let now = 0;
  store.listen(() => {
    const { phase } = store.read();
    const text =
      "step" in phase ? `${phase.kind} ${phase.step}` : "share" in phase ? `${phase.kind} ${phase.share}` : phase.kind;
    if (phases.at(-1) !== text) phases.push(text);
  });
  const next = <Value>(values: (Value | Error)[], fallback: Value): Value => {
    const value = values.length > 1 ? values.shift() : (values[0] ?? fallback);
    if (value instanceof Error) throw value;
    return value as Value;
  };
  const engine = new ResumeEngine({
    store,
    check: async (file) => (file.name.endsWith(".pdf") ? { file } : { words: "Only PDF files are allowed." }),
    async send(_file, onProgress) {
      told.push("send");
      onProgress(0.5);
      return next(sends, "key-1");
    },
    async setCv(name) {
      told.push(`name ${name}`);
      return next(names, CV);
    },
    async retryCv(id) {
      told.push(`read again ${id === CV.id}`);
      return CV;
    },
    async look() {
      lookedAt.push(now);
      return next(looks, details({ state: "PARSED" }));
    },
    refresh: async () => void told.push("refresh"),
    now: () => now,
    async later(ms) {
      now += ms;
    },
    isOnline: () => isOnline,
    toast: (kind, words) => void told.push(`${kind}: ${words}`),
    reload: () => void told.push(`reload at ${now}`),
    supportEmail: () => EMAIL,
  });
  const choose = (...fileNames: string[]) => engine.choose(fileNames.map((name) => new File(["%PDF-"], name)));
  return { engine, store, told, phases, lookedAt, choose, trouble: () => store.read().trouble };
}

/** A world with the dialog open and a PDF chosen. */
async function chosen(wishes?: Wishes) {
  const world = makeWorld(wishes);
  world.engine.open();
  await new Promise(setImmediate);
  world.lookedAt.length = 0;
  world.store.set({ trouble: null });
  await world.choose("cv.pdf");
  return world;
}

test("from the file to the reload, each step as the server reports it", async () => {
  const looks = [
    details(null),
    details({ state: "QUEUED", step: 0 }),
    details({ state: "READING", step: 1 }),
    details({ state: "READING", step: 2 }),
    details({ state: "PARSED", step: null }),
  ];
  const world = await chosen({ looks });
  await world.engine.send();
  assert.deepEqual(world.phases, [
    "choosing",
    "sending 0",
    "sending 0.5",
    "sending 1",
    "reading 0",
    "reading 1",
    "reading 2",
    "reading 3",
    "reading 4",
    "done",
  ]);
  assert.deepEqual(world.lookedAt, [350, 850, 1_350, 1_850]);
  assert.deepEqual(world.told, ["send", "name key-1", "refresh", `success: ${UPLOADED_TEXT}`, "reload at 3850"]);
});

describe("soft skills proposed from the CV", () => {
  const looks = [details({ state: "PARSED", step: null }, [{ skillName: "Mentoring", evidence: "Mentored two." }])];
  test("are asked about before the page reloads, which waits for the person", async () => {
    const world = await chosen({ looks });
    await world.engine.send();
    assert.deepEqual(world.phases.slice(-2), ["done", "proposing"]);
    assert.deepEqual(world.told, ["send", "name key-1", "refresh", `success: ${UPLOADED_TEXT}`]);
    world.engine.leave();
    assert.match(world.told.at(-1) ?? "", /^reload/);
  });
  test("stay for the profile when the dialog is closed, before or while they are asked", async () => {
    const before = await chosen({ looks });
    before.engine.close();
    await before.engine.send();
    const during = await chosen({ looks });
    await during.engine.send();
    during.engine.close();
    for (const world of [before, during]) {
      assert.equal(world.phases.at(-1), "choosing");
      assert.ok(!world.told.some((words) => words.startsWith("reload")));
    }
  });
});

test("without a file it says so", async () => {
  const world = makeWorld({ looks: [details(null)] });
  await world.engine.send();
  assert.deepEqual([world.trouble()?.words, world.told], [NO_FILE_TEXT, []]);
});

test("an invalid file does not replace the one chosen before", async () => {
  const world = await chosen({ looks: [details(null)] });
  await world.choose("cv.docx");
  assert.deepEqual([world.trouble()?.words, world.store.read().file?.name], ["Only PDF files are allowed.", "cv.pdf"]);
  await world.choose("a.pdf", "b.pdf");
  assert.deepEqual([world.trouble()?.words, world.store.read().file?.name], ["Please choose one PDF file.", "cv.pdf"]);
  await world.choose("b.pdf");
  assert.deepEqual([world.trouble(), world.store.read().file?.name], [null, "b.pdf"]);
  world.engine.forget();
  assert.equal(world.store.read().file, null);
});

describe("a CV that could not be read", () => {
  test("is reported in words, and the file stays", async () => {
    const scan = details({ state: "FAILED", problem: "NO_TEXT" });
    const world = await chosen({ looks: [details(null), scan] });
    await world.engine.send();
    assert.deepEqual(world.trouble(), { words: CV_PROBLEM_TEXTS.NO_TEXT, tone: "bad", retry: null });
    assert.equal(world.store.read().file?.name, "cv.pdf");
  });

  test("through our fault is read again on request", async () => {
    const failed = details({ state: "FAILED", problem: "READER_FAILED" });
    const world = await chosen({ looks: [details(null), failed, details({ state: "PARSED" })] });
    await world.engine.send();
    assert.equal(world.trouble()?.retry, "read");
    await world.engine.retry();
    assert.deepEqual(world.told.slice(2, 5), ["read again true", "refresh", `success: ${UPLOADED_TEXT}`]);
  });
});

describe("a slow reading", () => {
  test("of a further CV leaves the one before in force", async () => {
    const further = { ...details({ state: "READING", step: 1 }), cvExtract: "text" };
    const world = await chosen({ looks: [details(null), further] });
    await world.engine.send();
    assert.equal(world.store.read().hasCv, true);
  });

  test("is polled for 32 seconds, also at every 8th, and then again on request", async () => {
    const world = await chosen({ looks: [details(null), details({ state: "READING", step: 1 })] });
    await world.engine.send();
    assert.equal(world.lookedAt.at(-1), 32_000);
    assert.ok(world.lookedAt.length < 40);
    assert.deepEqual(world.trouble(), { words: goneQuietText(EMAIL), tone: "notice", retry: "look" });
    assert.equal(world.told.at(-1), `warning: ${goneQuietText(EMAIL)}`);
    assert.equal(world.store.read().hasCv, false, "a first CV replaces none");
    const before = world.lookedAt.length;
    await world.engine.retry();
    assert.ok(world.lookedAt.length > before + 5);
  });

  test("that has ended by then finishes at once", async () => {
    const looks: Answer[] = [details(null), details({ state: "READING", step: 1 })];
    const world = await chosen({ looks });
    await world.engine.send();
    looks.splice(0, looks.length, details({ state: "PARSED" }));
    await world.engine.retry();
    assert.equal(world.store.read().phase.kind, "done");
  });

  test("whose polls all fail is reported", async () => {
    const world = await chosen({ looks: [details(null), unreachable()] });
    await world.engine.send();
    assert.deepEqual(world.trouble(), { words: CHECK_FAILED_TEXT, tone: "bad", retry: "look" });
  });

  test("survives a failed poll in between", async () => {
    const world = await chosen({ looks: [details(null), unreachable(), details({ state: "PARSED" })] });
    await world.engine.send();
    assert.equal(world.store.read().phase.kind, "done");
  });
});

describe("failures while sending", () => {
  const lost: [string, Wishes, string][] = [
    [
      "an unreachable site",
      { sends: [unreachable()] },
      "The site cannot be reached just now. Your file is still here.",
    ],
    ["no network", { sends: [unreachable()], isOnline: false }, "You are offline. Your file is still here."],
  ];
  for (const [name, wishes, words] of lost)
    test(`${name} retains the file and can be retried`, async () => {
      const world = await chosen({ looks: [details(null), details({ state: "PARSED" })], ...wishes });
      await world.engine.send();
      assert.deepEqual(world.trouble(), { words, tone: "bad", retry: "send" });
      wishes.sends?.splice(0, 1, "key-2");
      await world.engine.retry();
      assert.equal(world.store.read().phase.kind, "done");
      assert.deepEqual(world.told.slice(0, 3), ["send", "send", "name key-2"]);
    });

  test("uploaded bytes are not sent again when only the second call failed", async () => {
    const names: (CvVersion | Error)[] = [unreachable()];
    const world = await chosen({ looks: [details(null), details({ state: "PARSED" })], names });
    await world.engine.send();
    names.splice(0, 1, CV);
    await world.engine.retry();
    assert.deepEqual(world.told.slice(0, 3), ["send", "name key-1", "name key-1"]);
  });

  test("a refused file shows the server's words and offers no retry", async () => {
    const world = await chosen({
      looks: [details(null)],
      names: [refused(422, "INVALID_FILE", "Only PDF files are allowed.")],
    });
    await world.engine.send();
    assert.deepEqual(world.trouble(), { words: "Only PDF files are allowed.", tone: "bad", retry: null });
  });

  test("an ended session is reported with the next step; the upload resumes without choosing the file again", async () => {
    const sends: (string | Error)[] = [refused(401, "UNAUTHENTICATED", "Access token is missing or expired")];
    const world = await chosen({ looks: [details(null), details({ state: "PARSED" })], sends });
    await world.engine.send();
    assert.deepEqual(world.trouble(), { words: CUT_OFF_TEXT, tone: "notice", retry: null });
    const next = makeWorld();
    await next.engine.goOn(world.store.read().file ?? assert.fail());
    assert.deepEqual(next.told.slice(0, 2), ["send", "name key-1"]);
    assert.equal(next.store.read().phase.kind, "choosing");
  });

  test("an upload whose grant has expired starts again", async () => {
    const sends: (string | Error)[] = [refused(410, "UPLOAD_EXPIRED", "The time for this upload is over.")];
    const world = await chosen({ looks: [details(null), details({ state: "PARSED" })], sends });
    await world.engine.send();
    assert.equal(world.trouble()?.retry, "send");
  });
});

describe("a dialog that is closed meanwhile", () => {
  test("leaves the page as it is and reports the end", async () => {
    const world = await chosen({ looks: [details(null), details({ state: "PARSED" })] });
    const sent = world.engine.send();
    world.engine.close();
    await sent;
    assert.deepEqual(world.told.slice(2), ["refresh", `success: ${UPLOADED_TEXT}`]);
    assert.equal(world.store.read().phase.kind, "choosing");
  });

  test("reports an error, and still shows it when reopened", async () => {
    const world = await chosen({ looks: [details(null)], sends: [unreachable()] });
    const sent = world.engine.send();
    world.engine.close();
    await sent;
    assert.match(world.told.at(-1) ?? "", /^error: The site cannot be reached/);
    world.engine.open();
    assert.equal(world.trouble()?.retry, "send");
  });
});

describe("a dialog that opens", () => {
  const CASES: [string, BasicDetails, Partial<ResumeState>][] = [
    ["shows nothing when there was nothing", details(null), { trouble: null }],
    ["shows nothing when the newest CV was read", details({ state: "PARSED" }), { trouble: null }],
    [
      "says what was wrong with the newest CV",
      details({ state: "FAILED", problem: "ENCRYPTED" }),
      { trouble: { words: `“cv.pdf” could not be used. ${CV_PROBLEM_TEXTS.ENCRYPTED}`, tone: "notice", retry: null } },
    ],
  ];
  for (const [name, found, expected] of CASES)
    test(name, async () => {
      const world = makeWorld({ looks: [found] });
      world.engine.open();
      await new Promise(setImmediate);
      assert.deepEqual({ trouble: world.trouble() }, expected);
    });

  test("follows a CV that is already being read", async () => {
    const world = makeWorld({ looks: [details({ state: "READING", step: 1 }), details({ state: "PARSED" })] });
    world.engine.open();
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    assert.ok(world.phases.includes("reading 1"));
    assert.equal(world.store.read().phase.kind, "done");
  });
});
