// Which uploads are granted to which person, and how many.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { signedIn } from "../../tests/support/accounts.ts";
import { refusalIn, startApp } from "../../tests/support/app.ts";
import { CV_LIMIT } from "../../tests/support/uploads.ts";
import { plainFileName } from "./rules.ts";

const app = await startApp();
const few = await startApp({ rateLimitScale: 0.5 });
const asha = await signedIn(app);
const ben = await signedIn(app);
const announced = { resumeUserFileName: "cv.pdf", resumeFileMimeType: "application/pdf" };
const ask = (change: object, kind = "USER_RESUME") =>
  asha.send("POST", `/api/file/gsu2u/${kind}`, { userId: asha.email, ...announced, ...change });

const GIVEN: [string, object][] = [
  ["the caller's own address", {}],
  ["the caller's address in capitals", { userId: ` ${asha.email.toUpperCase()}` }],
  ["the caller's own subject", { userId: asha.subject }],
  ["the largest length", { resumeFileSize: CV_LIMIT - 1 }],
];
for (const [name, change] of GIVEN)
  test(`a grant is given for ${name}`, async () => assert.equal((await ask(change)).status, 200));

const REFUSED: [string, object, number, string, RegExp][] = [
  ["another's address", { userId: ben.email }, 404, "NOT_FOUND", /no account/],
  ["another's subject", { userId: ben.subject }, 404, "NOT_FOUND", /no account/],
  ["no address", { userId: "" }, 404, "NOT_FOUND", /no account/],
  ["a Word file", { resumeFileMimeType: "application/msword" }, 422, "INVALID_FILE", /^Only PDF files are allowed\.$/],
  ["no type", { resumeFileMimeType: "" }, 422, "INVALID_FILE", /^Only PDF files are allowed\.$/],
  ["an empty file", { resumeFileSize: 0 }, 422, "INVALID_FILE", /^Invalid or empty file\.$/],
  ["2 MB", { resumeFileSize: CV_LIMIT }, 422, "INVALID_FILE", /^File must be less than 2MB\.$/],
  ["a negative length", { resumeFileSize: -1 }, 400, "INVALID_BODY", /./],
  ["no name", { resumeUserFileName: "" }, 400, "INVALID_BODY", /./],
  ["an unknown field", { path: "/etc" }, 400, "INVALID_BODY", /path/],
];
for (const [name, change, status, code, words] of REFUSED)
  test(`a grant is refused for ${name}`, async () => {
    const answer = await ask(change);
    assert.deepEqual([answer.status, refusalIn(answer).errorCode], [status, code]);
    assert.match(refusalIn(answer).errorMsg, words);
  });

test("a grant is refused for a kind that does not exist, and without a token", async () => {
  assert.equal((await ask({}, "USER_PASSPORT")).status, 400);
  assert.equal((await app.post("/api/file/gsu2u/USER_RESUME", announced)).status, 401);
});

test("a grant is refused to a person with too many open uploads", async () => {
  const eager = await signedIn(few);
  const answers = [];
  for (let count = 0; count < 11; count += 1)
    answers.push(await eager.send("POST", "/api/file/gsu2u/USER_RESUME", { userId: eager.email, ...announced }));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [...Array(10).fill(200), 429],
  );
  assert.match(answers[10]?.text ?? "", /Please wait a few minutes/);
});

test("concurrent requests cannot exceed the limit", async () => {
  const eager = await signedIn(few);
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      eager.send("POST", "/api/file/gsu2u/USER_RESUME", { userId: eager.email, ...announced }),
    ),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 10);
});

describe("a file's name loses dangerous characters and gets the extension of its type", () => {
  const NAMES: [string, string][] = [
    ["Asha Rao.pdf", "Asha Rao.pdf"],
    ["C:\\Users\\asha\\cv.pdf", "cv.pdf"],
    ["../../etc/passwd", "passwd.pdf"],
    ["cv\u202Efdp.exe", "cv fdp.exe.pdf"],
    ["cv.html", "cv.html.pdf"],
    ["CV.PDF", "CV.PDF"],
    ['a"b\r\nSet-Cookie: x.pdf', "a b Set-Cookie x.pdf"],
    [".htaccess", "htaccess.pdf"],
    ["\u0000", "file.pdf"],
    ["履歴書.pdf", "履歴書.pdf"],
  ];
  for (const [given, plain] of NAMES)
    test(JSON.stringify(given), () => assert.equal(plainFileName(given, "application/pdf"), plain));
});
