// Checks /dev/mailbox: what it shows, that a mail in it can run nothing, and that it is absent where it is not allowed.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { startApp } from "../../../tests/support/app.ts";
import { openMailer } from "../index.ts";

const times = ["2026-11-21T10:00:00.000Z", "2026-11-21T10:00:01.500Z", "2026-11-21T10:00:02.000Z"];
let turn = 0;
const { db, get } = await startApp({ mailbox: true });
const other = await startApp();
const clock = () => new Date(times[turn] ?? 0);
const mailer = await openMailer({ smtpUrl: undefined, from: "" }, { db, clock }, { warn: () => {}, error: () => {} });
const nasty = `<script>alert(1)</script>" onload="x`;
for (const [index, to] of ["asha@example.com", "ravi@example.com", "Asha@example.com"].entries()) {
  turn = index;
  await mailer.deliver({
    key: `k${index}`,
    to,
    subject: `Mail ${index} ${nasty}`,
    text: `Text ${index} ${nasty}`,
    html: `<p>HTML ${index}</p>`,
  });
}

type Shown = { to: string; subject: string; text: string; html: string; createdAt: string };

describe("/dev/mailbox.json", () => {
  test("gives every mail, newest first, with these fields and no others", async () => {
    const { status, body, headers } = await get<Shown[]>("/dev/mailbox.json");
    assert.equal(status, 200);
    assert.match(String(headers["content-type"]), /^application\/json/);
    assert.equal(headers["cache-control"], "no-store");
    assert.deepEqual(
      body.map(({ createdAt }) => createdAt),
      times.toReversed(),
    );
    assert.deepEqual(body[2], {
      to: "asha@example.com",
      subject: `Mail 0 ${nasty}`,
      text: `Text 0 ${nasty}`,
      html: "<p>HTML 0</p>",
      createdAt: times[0],
    });
  });

  const CASES: [query: string, subjects: number[]][] = [
    ["to=asha@example.com", [2, 0]],
    ["to=ASHA%40example.com", [2, 0]],
    ["to=ravi@example.com", [1]],
    ["to=ash", []],
    ["to=%25", []],
    ["to=", [2, 1, 0]],
    ["to=%00", []],
  ];
  for (const [query, indexes] of CASES) {
    test(query, async () => {
      const { status, body } = await get<Shown[]>(`/dev/mailbox.json?${query}`);
      assert.equal(status, 200);
      assert.deepEqual(
        body.map(({ subject }) => Number(subject.split(" ")[1])),
        indexes,
      );
    });
  }
});

describe("/dev/mailbox", () => {
  const idsIn = (text: string) => [...text.matchAll(/mail=([\da-f-]{36})/g)].map(([, id = ""]) => id);

  test("lists mails newest first, and nothing in them becomes markup", async () => {
    const { status, text, headers } = await get("/dev/mailbox");
    assert.equal(status, 200);
    assert.equal(headers["x-robots-tag"], "noindex");
    assert.match(
      String(headers["content-security-policy"]),
      /^default-src 'none'; style-src 'sha256-[^;]+'; frame-src 'self'/,
    );
    assert.doesNotMatch(String(headers["content-security-policy"]), /script-src|unsafe/);
    assert.deepEqual(
      [...text.matchAll(/<b>Mail (\d)/g)].map(([, index]) => index),
      ["2", "1", "0"],
    );
    assert.doesNotMatch(text, /<script|" onload="/);
  });

  test("searches by a part of the recipient, and says if nothing matches", async () => {
    const { text } = await get("/dev/mailbox?to=RAVI");
    assert.deepEqual(idsIn(text).length, 1);
    assert.match(text, /value="RAVI"/);
    const none = await get(`/dev/mailbox?to=${encodeURIComponent('nobody"><script>')}`);
    assert.match(none.text, /No mail to such an address/);
    assert.doesNotMatch(none.text, /<script/);
  });

  test("opens a mail: its text as text, its HTML in a frame that may do nothing", async () => {
    const [id] = idsIn((await get("/dev/mailbox?to=ravi")).text);
    const { text } = await get(`/dev/mailbox?to=ravi&mail=${id}`);
    assert.match(
      text,
      new RegExp(`<iframe [^>]*src="/dev/mailbox/${id}" sandbox="allow-popups allow-popups-to-escape-sandbox">`),
    );
    assert.match(text, /<pre>Text 1 &lt;script&gt;/);
    const frame = await get(`/dev/mailbox/${id}`);
    assert.equal(frame.text, "<p>HTML 1</p>");
    const policy = String(frame.headers["content-security-policy"]);
    for (const part of [
      "default-src 'none'",
      "sandbox allow-popups allow-popups-to-escape-sandbox",
      "frame-ancestors 'self'",
    ])
      assert.ok(policy.includes(part), policy);
    assert.doesNotMatch(policy, /script/);
  });

  test("shows a mail's calendar entry, and offers it as a file", async () => {
    const ics = "BEGIN:VCALENDAR\r\nSUMMARY:<script>\r\nEND:VCALENDAR\r\n";
    turn = 0;
    await mailer.deliver({
      key: "session",
      to: "session@example.com",
      subject: "Mail 9",
      text: "Text",
      html: "<p>HTML</p>",
      calendar: { method: "REQUEST", ics },
    });
    const [id] = idsIn((await get("/dev/mailbox?to=session")).text);
    const { text } = await get(`/dev/mailbox?mail=${id}`);
    assert.match(text, new RegExp(`<a href="/dev/mailbox/${id}/invite.ics" download>`));
    assert.match(text, /SUMMARY:&lt;script&gt;/);
    const file = await get(`/dev/mailbox/${id}/invite.ics`);
    assert.equal(file.text, ics);
    assert.match(String(file.headers["content-type"]), /^text\/calendar/);
    const [other] = idsIn((await get("/dev/mailbox?to=ravi")).text);
    assert.equal((await get(`/dev/mailbox/${other}/invite.ics`)).status, 404);
    const [shown] = (await get<(Shown & { calendar: string })[]>("/dev/mailbox.json?to=session@example.com")).body;
    assert.equal(shown?.calendar, ics);
    await db.query("delete from mail where dedupe_key = 'session'");
  });

  test("a malformed or unknown id is not found", async () => {
    for (const id of ["nonsense", "00000000-0000-7000-8000-000000000000", "%00", "..%2f"]) {
      assert.equal((await get(`/dev/mailbox/${id}`)).status, 404, id);
      assert.equal((await get(`/dev/mailbox?mail=${id}`)).status, 200, id);
    }
  });

  test("a mail sent by a mail server is not shown", async () => {
    await db.query(
      "insert into mail (id, dedupe_key, recipient, subject, created_at) values (gen_random_uuid(), 'sent', 'sent@example.com', 'Sent', now())",
    );
    assert.deepEqual((await get("/dev/mailbox.json?to=sent@example.com")).body, []);
  });
});

describe("where it is not allowed", () => {
  test("all its addresses are 404", async () => {
    for (const path of ["/dev/mailbox", "/dev/mailbox.json", "/dev/mailbox/00000000-0000-7000-8000-000000000000"])
      assert.equal((await other.get(path)).status, 404, path);
  });
});
