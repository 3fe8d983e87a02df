// Questions that a job asks on applying: what may be posted, how answers are read and kept, and what each side sees.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import type { Applicant, ApplicantDetails } from "../../contract/applications/applicants-wire.ts";
import { readAnswers } from "../../contract/jobs/question-rules.ts";
import type { JobQuestion, SentAnswer } from "../../contract/jobs/questions-wire.ts";
import type { Person } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { apply, aSeeker, checkApplied } from "../../tests/support/applying.ts";
import { aFirm } from "../../tests/support/firms.ts";
import { aPostedJob, aPosting, postingCallsOf, publish } from "../../tests/support/postings.ts";

const app = await startApp();
const { admin: recruiter } = await aFirm(app);
const { admin: rival } = await aFirm(app);
const { update, read } = postingCallsOf(recruiter);

const FITTING = { coreSkills: ["Java", "SQL"], softSkills: ["Communication"], YOE: 3 };
const aQuestion = (facts: Partial<JobQuestion> = {}): JobQuestion => ({
  id: randomUUID(),
  kind: "TEXT",
  text: "Why this job?",
  choices: [],
  isRequired: true,
  knockOut: null,
  ...facts,
});
const why = aQuestion();
const permit = aQuestion({ kind: "YES_NO", text: "May you work in India?", knockOut: false });
const notice = aQuestion({ kind: "NUMBER", text: "Weeks of notice?", isRequired: false });
const shift = aQuestion({ kind: "CHOICE", text: "Which shift?", choices: ["Day", "Night"] });
const ALL = [why, permit, notice, shift];
const ANSWERS: SentAnswer[] = [
  { questionId: why.id, answer: "Bridges." },
  { questionId: permit.id, answer: true },
  { questionId: shift.id, answer: "Night" },
];

const asked = async (person: Person, jobId: string) =>
  (await person.send<{ version: string; data: JobQuestion[] }>("GET", `/api/job/${jobId}/questions`)).body;
const applicantsOf = async (person: Person, jobId: string) =>
  (await person.send<{ data: Applicant[] }>("GET", `/api/corporate/jobs/${jobId}/applicants`)).body.data;

describe("a job is not published with", () => {
  const twice = aQuestion();
  const CASES: [what: string, questions: JobQuestion[], field: string][] = [
    ["a question without words", [why, aQuestion({ text: "  " })], "questions.1.text"],
    ["one choice", [aQuestion({ kind: "CHOICE", choices: ["Day"] })], "questions.0.choices"],
    ["equal choices", [aQuestion({ kind: "CHOICE", choices: ["Day", "day"] })], "questions.0.choices"],
    ["choices of a text", [aQuestion({ choices: ["Day", "Night"] })], "questions.0.choices"],
    ["a number that rules out", [aQuestion({ kind: "NUMBER", knockOut: true })], "questions.0.knockOut"],
    [
      "ruling out by a question that may be left out",
      [aQuestion({ kind: "YES_NO", knockOut: false, isRequired: false })],
      "questions.0.isRequired",
    ],
    ["one question twice", [twice, twice], "questions.1.id"],
    ["eleven questions", Array.from({ length: 11 }, () => aQuestion()), "fields"],
  ];
  for (const [what, questions, field] of CASES)
    test(what, async () => {
      const answer = await publish(recruiter, aPosting({ questions }));
      assert.deepEqual([answer.status, refusalIn(answer)?.field], [400, field], answer.text);
    });
});

describe("answers are refused that", () => {
  const CASES: [what: string, answers: SentAnswer[], field: string][] = [
    ["leave out a required one", ANSWERS.slice(1), `answers.${why.id}`],
    ["are empty", [{ questionId: why.id, answer: "" }, ...ANSWERS.slice(1)], `answers.${why.id}`],
    [
      "are none of the choices",
      [...ANSWERS.slice(0, 2), { questionId: shift.id, answer: "Dusk" }],
      `answers.${shift.id}`,
    ],
    ["are words for a number", [...ANSWERS, { questionId: notice.id, answer: "four" }], `answers.${notice.id}`],
    [
      "are words for yes or no",
      [{ questionId: permit.id, answer: "yes" }, ...ANSWERS.filter(({ questionId }) => questionId !== permit.id)],
      `answers.${permit.id}`,
    ],
    ["belong to no question", [...ANSWERS, { questionId: randomUUID(), answer: "x" }], "answers"],
    ["come twice", [...ANSWERS, ...ANSWERS], "answers"],
  ];
  for (const [what, answers, field] of CASES)
    test(what, () => {
      const result = readAnswers(ALL, answers);
      assert.equal("flaw" in result && result.flaw.field, field);
    });
});

test("an application keeps the questions as they were asked, and both sides see them", async () => {
  const job = await aPostedJob(recruiter, { questions: ALL });
  const asha = await aSeeker(app, FITTING);
  const { version, data } = await asked(asha, job.id);
  assert.deepEqual(data, ALL);
  const refused = await apply(asha, job.id);
  assert.deepEqual([refused.status, refusalIn(refused)?.errorCode], [409, "QUESTIONS_CHANGED"]);
  const short = await apply(asha, job.id, { questionsVersion: version, answers: ANSWERS.slice(1) });
  assert.deepEqual([short.status, refusalIn(short)?.field], [400, `answers.${why.id}`]);

  const key = randomUUID();
  const sent = await apply(asha, job.id, { questionsVersion: version, answers: ANSWERS, source: "ALERT" }, key);
  assert.equal(sent.status, 201, sent.text);
  const again = await apply(asha, job.id, { questionsVersion: version, answers: ANSWERS, source: "ALERT" }, key);
  assert.equal(again.body.id, sent.body.id);
  const given = ["Bridges.", true, null, "Night"];
  assert.deepEqual(
    sent.body.answers.map(({ answer }) => answer),
    given,
  );

  const changed = await update(job.id, 1, { ...job.fields, questions: [{ ...why, text: "Why us?" }, permit] });
  assert.equal(changed.status, 200, changed.text);
  const details = await recruiter.send<ApplicantDetails>("GET", `/api/corporate/applicants/${sent.body.id}`);
  for (const answers of [details.body.answers, (await checkApplied(asha, job.id)).body.answers]) {
    assert.deepEqual(
      answers.map(({ question }) => question),
      ALL,
    );
    assert.deepEqual(
      answers.map(({ answer }) => answer),
      given,
    );
  }
  assert.equal(details.body.isRuledOut, false);
  const late = await apply(await aSeeker(app, FITTING), job.id, { questionsVersion: version, answers: ANSWERS });
  assert.deepEqual([late.status, refusalIn(late)?.errorCode], [409, "QUESTIONS_CHANGED"], "they saw other questions");
  assert.equal((await rival.send("GET", `/api/corporate/applicants/${sent.body.id}`)).status, 404);

  const path = `/api/corporate/jobs/${job.id}/applicants/export`;
  const file = await recruiter.send<{ fileName: string; text: string }>("GET", path);
  assert.match(file.body.fileName, /-applicants-.*\.csv$/);
  const [heads = "", row = ""] = file.body.text.split("\r\n");
  assert.ok(
    heads.endsWith(
      '"Came from","Ruled out","Why this job?","May you work in India?","Weeks of notice?","Which shift?"',
    ),
    heads,
  );
  assert.ok(row.includes(asha.email) && row.endsWith('"ALERT","no","Bridges.","yes","","Night"'), row);
  const json = await recruiter.send<{ text: string }>("GET", `${path}?format=json`);
  const [applicant] = JSON.parse(json.body.text) as {
    source: string;
    answers: { question: string; answer: unknown }[];
  }[];
  assert.equal(applicant?.source, "ALERT");
  assert.deepEqual(
    applicant?.answers.map(({ answer }) => answer),
    given,
  );
  assert.equal((await rival.send("GET", path)).status, 404);
  assert.equal((await asha.send("GET", path)).status, 403);
});

test("an answer that rules out is kept and marked", async () => {
  const job = await aPostedJob(recruiter, { questions: [permit] });
  const [asha, bela] = [await aSeeker(app, FITTING), await aSeeker(app, FITTING)];
  const { version: questionsVersion } = await asked(asha, job.id);
  for (const [person, answer] of [
    [asha, false],
    [bela, true],
  ] as const) {
    const answers = [{ questionId: permit.id, answer }];
    assert.equal((await apply(person, job.id, { questionsVersion, answers })).status, 201);
  }
  const marks = new Map((await applicantsOf(recruiter, job.id)).map(({ name, isRuledOut }) => [name, isRuledOut]));
  assert.deepEqual(
    marks,
    new Map([
      [bela.name, false],
      [asha.name, true],
    ]),
  );
});

test("a form that knows no questions leaves them; an empty list removes them, and a repost keeps them", async () => {
  const job = await aPostedJob(recruiter, { questions: [why] });
  const { questions: _, ...old } = { ...job.fields, department: "Bridges" };
  assert.deepEqual((await update(job.id, 1, old)).body.fields.questions, [why]);
  const { close, repost } = postingCallsOf(recruiter);
  await close(job.id);
  const reposted = (await repost(job.id)).body;
  assert.deepEqual(reposted.fields.questions, [why]);
  assert.equal((await update(reposted.id, 1, { ...reposted.fields, questions: [] })).status, 200);
  assert.deepEqual((await read(reposted.id)).fields.questions, []);
  const asha = await aSeeker(app, FITTING);
  assert.deepEqual((await asked(asha, reposted.id)).data, []);
  assert.equal((await apply(asha, reposted.id)).status, 201);
  assert.deepEqual((await asked(asha, job.id)).data, [why], "closed, which applying refuses");
  assert.equal((await asha.send("GET", `/api/job/${randomUUID()}/questions`)).status, 404);
  assert.equal((await app.get(`/api/job/${reposted.id}/questions`)).status, 401);
});
