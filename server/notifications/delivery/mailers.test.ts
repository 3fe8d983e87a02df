// Runs the same tests against both mail drivers, and tests what only a mail server does: be down, refuse, require TLS.
import assert from "node:assert/strict";
import { createHash, createVerify, generateKeyPairSync } from "node:crypto";
import { describe, test } from "node:test";
import { freshDatabase } from "../../../tests/support/database.ts";
import { headerText, startMailServer } from "../../../tests/support/mail-server.ts";
import { MOST_A_MINUTE, MOST_AT_ONCE } from "../../drivers/mail-pacing.ts";
import { Hopeless, Later } from "../../platform/queue.ts";
import { openMailer } from "../index.ts";
import { deliverAll, type Letter, mails } from "./mailer.ts";

const from = "Vouchboard <jobs@example.org>";
const clock = () => new Date();
const log = { warn: () => {}, error: () => {} };
const { db } = await freshDatabase();
const server = await startMailServer();

const letter = (given: Partial<Letter>): Letter => ({
  key: `test:${Math.random()}`,
  to: "asha@example.com",
  subject: "Your code",
  text: "Hello Asha,\n\n    482913\n",
  html: "<!doctype html>\n<p>Hello Asha, 482913</p>\n",
  ...given,
});

/** For how many seconds a letter has to wait. */
async function waitOf(delivery: Promise<void>): Promise<number> {
  const error = await delivery.then(
    () => null,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof Later, String(error));
  return error.seconds;
}

const anEntry = [
  "BEGIN:VCALENDAR",
  "METHOD:CANCEL",
  "BEGIN:VEVENT",
  "SUMMARY:Zoë – 漢字",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");

type Received = { to: string; subject: string; text: string; html: string; calendar: string | null };
type Driver = { name: string; smtpUrl: string | undefined; received: (to: string) => Promise<Received[]> };

const drivers: Driver[] = [
  {
    name: "mailbox",
    smtpUrl: undefined,
    received: (to) =>
      db.query(`select recipient as to, subject, text, html, calendar from mail where recipient = $1`, [to]),
  },
  {
    name: "smtp",
    smtpUrl: server.url,
    received: async (to) =>
      server.taken
        .filter((mail) => mail.recipients.includes(to))
        .map((mail) => ({
          to: mail.recipients.join(),
          subject: headerText(mail, "subject"),
          text: mail.text,
          html: mail.html,
          calendar: mail.calendar?.ics ?? null,
        })),
  },
];

for (const { name, smtpUrl, received } of drivers) {
  const open = () => openMailer({ smtpUrl, from }, { db, clock }, log);
  describe(`mail by ${name}`, () => {
    test("a letter arrives as it was written", async () => {
      const mailer = await open();
      const sent = letter({
        to: `whole@${name}.example.com`,
        subject: "Añjali ✓ invites you",
        text: "Zoë – 漢字\n",
        html: "<p>Zoë – 漢字</p>\n",
      });
      await mailer.deliver(sent);
      const [got, ...others] = await received(sent.to);
      assert.deepEqual(others, []);
      assert.equal(got?.subject, sent.subject);
      assert.equal(got?.text.trim(), sent.text.trim());
      assert.equal(got?.html.trim(), sent.html.trim());
      assert.equal(got?.calendar, null);
      await mailer.close();
    });

    test("a calendar entry arrives unchanged", async () => {
      const mailer = await open();
      assert.equal(mailer.from, from);
      const sent = letter({ to: `session@${name}.example.com`, calendar: { method: "CANCEL", ics: anEntry } });
      await mailer.deliver(sent);
      const [got] = await received(sent.to);
      const lines = (text: string | null | undefined) => text?.trim().split(/\r?\n/);
      assert.deepEqual(lines(got?.calendar), lines(anEntry));
      assert.equal(got?.text.trim(), sent.text.trim());
      assert.equal(got?.html.trim(), sent.html.trim());
      await mailer.close();
    });

    test("the same key is delivered once, however many processes try it and how often", async () => {
      const [one, two] = [await open(), await open()];
      const sent = letter({ to: `once@${name}.example.com` });
      // A try that meets another one in progress fails with "try again".
      const tries = await Promise.allSettled(Array.from({ length: 8 }, (_, i) => (i % 2 ? one : two).deliver(sent)));
      assert.ok(tries.some(({ status }) => status === "fulfilled"));
      await one.deliver({ ...sent, subject: "The same again" });
      await two.deliver(sent);
      assert.equal((await received(sent.to)).length, 1);
      await one.deliver(letter({ to: sent.to }));
      assert.equal((await received(sent.to)).length, 2);
      await Promise.all([one.close(), two.close()]);
    });

    test("nothing in a name adds a header or a second address", async () => {
      const mailer = await open();
      const to = `plain@${name}.example.com`;
      await mailer.deliver(letter({ to, subject: "Acme\r\nBcc: thief@example.net\u2028\u0000 invites you" }));
      assert.equal((await received(to))[0]?.subject, "Acme Bcc: thief@example.net invites you");
      for (const bad of [
        `${to}\r\nBcc: thief@example.net`,
        `${to}, thief@example.net`,
        `${to}; thief@example.net`,
        `Asha <${to}>`,
        `"a b"@${name}.example.com`,
        "nobody",
        "",
      ]) {
        await assert.rejects(mailer.deliver(letter({ to: bad })), Hopeless, JSON.stringify(bad));
      }
      assert.deepEqual(await received("thief@example.net"), []);
      await mailer.close();
    });
  });
}

/** A DKIM signature of the relaxed form (RFC 6376, 3.4): its tags, whether the body is the signed one, and what the signature is of. */
function readSignature(source: string) {
  const at = source.indexOf("\r\n\r\n");
  const fields = source
    .slice(0, at)
    .replace(/\r\n(?=[ \t])/g, "")
    .split("\r\n");
  const relaxed = (field = "") => {
    const [name = "", value = ""] = field.split(/:(.*)/s);
    return `${name.trim().toLowerCase()}:${value.replace(/[ \t]+/g, " ").trim()}`;
  };
  const named = (name: string) => fields.findLast((field) => field.toLowerCase().startsWith(`${name}:`));
  const own = relaxed(named("dkim-signature"));
  const tags = new Map(
    own
      .replace(/^[^:]*:/, "")
      .split(";")
      .map((tag) => [tag.split("=")[0]!.trim(), tag.replace(/^[^=]*=/, "").replace(/\s/g, "")]),
  );
  const lines = source
    .slice(at + 4)
    .replace(/[ \t]+/g, " ")
    .replace(/ (?=\r\n)/g, "");
  const body = lines.replace(/(\r\n)*$/, "\r\n");
  const names = tags.get("h")?.split(":") ?? [];
  return {
    tags,
    isBody: createHash("sha256").update(body).digest("base64") === tags.get("bh"),
    signed: [...names.map((name) => relaxed(named(name))), own.replace(/; b=.*$/, "; b=")].join("\r\n"),
    signature: tags.get("b") ?? "",
  };
}

describe("mail by smtp alone", () => {
  const open = (smtpUrl: string) => openMailer({ smtpUrl, from }, { db, clock }, log);
  const rowOf = async (key: string) => (await db.query("select * from mail where dedupe_key = $1", [key]))[0];

  test("a letter's text is not stored here, and its headers tell auto-responders not to answer", async () => {
    const mailer = await open(server.url);
    const sent = letter({ to: "headers@example.com" });
    await mailer.deliver(sent);
    const row = await rowOf(sent.key);
    assert.deepEqual([row?.text, row?.html, row?.claimed_until], [null, null, null]);
    assert.ok(row?.sent_at instanceof Date);
    const mail = server.taken.find(({ recipients }) => recipients.includes(sent.to));
    assert.equal(mail?.headers.get("from")?.[0], from);
    assert.equal(mail?.headers.get("auto-submitted")?.[0], "auto-generated");
    assert.equal(mail?.headers.get("list-unsubscribe"), undefined, "what always comes cannot be ended");
    await mailer.close();
  });

  for (const name of ["Acme (India", "Acme, Jobs", "Acme (India) Ltd.", "Zoë’s + 1!"])
    test(`the sender's name may be ${name}`, async () => {
      const mailer = await openMailer({ smtpUrl: server.url, from, name: () => name }, { db, clock }, log);
      const sent = letter({});
      await mailer.deliver({ ...sent, to: `named-${sent.key.slice(7)}@example.com` });
      const mail = server.taken.at(-1)!;
      const shown = headerText(mail, "from").replaceAll('"', "");
      assert.equal(shown, `${name} <jobs@example.org>`);
      assert.doesNotMatch(mail.headers.get("from")?.[0] ?? "", /^[^"=]*[(),]/, "quoted or encoded");
      assert.match(mail.headers.get("message-id")?.[0] ?? "", /@example\.org>$/);
      await mailer.close();
    });

  test("a calendar entry names its method, so that mail programs offer it", async () => {
    const mailer = await open(server.url);
    await mailer.deliver(letter({ to: "method@example.com", calendar: { method: "CANCEL", ics: anEntry } }));
    const mail = server.taken.find(({ recipients }) => recipients.includes("method@example.com"));
    assert.equal(mail?.calendar?.method, "CANCEL");
    await mailer.close();
  });

  test("an optional letter carries the one-click unsubscribe header", async () => {
    const mailer = await open(server.url);
    const stopUrl = `https://jobs.example.org/unsubscribe/one-click?token=${"x".repeat(200)}`;
    await mailer.deliver(letter({ to: "choice@example.com", stopUrl }));
    const mail = server.taken.find(({ recipients }) => recipients.includes("choice@example.com"));
    assert.equal(mail?.headers.get("list-unsubscribe")?.[0], `<${stopUrl}>`);
    assert.equal(mail?.headers.get("list-unsubscribe-post")?.[0], "List-Unsubscribe=One-Click");
    await mailer.close();
  });

  test("a signed letter verifies by the public key, with the headers for unsubscribing", async () => {
    const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
    const dkim = { selector: "jobs2026", privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString() };
    const mailer = await openMailer({ smtpUrl: server.url, from, dkim }, { db, clock }, log);
    const to = "signed@example.com";
    await mailer.deliver(letter({ to, subject: "Zoë – 漢字", stopUrl: "https://jobs.example.org/stop" }));
    const source = server.taken.find(({ recipients }) => recipients.includes(to))?.source ?? "";
    const { tags, isBody, signed, signature } = readSignature(source);
    assert.deepEqual([tags.get("d"), tags.get("s"), tags.get("a")], ["example.org", "jobs2026", "rsa-sha256"]);
    assert.ok(isBody);
    assert.ok(createVerify("sha256").update(signed).verify(publicKey, signature, "base64"));
    assert.ok(
      !createVerify("sha256")
        .update(signed.replace("example.com", "example.net"))
        .verify(publicKey, signature, "base64"),
    );
    const fields = tags.get("h")?.split(":") ?? [];
    for (const field of ["from", "list-unsubscribe", "list-unsubscribe-post"]) assert.ok(fields.includes(field), field);
    await mailer.close();
  });

  test("a letter that is sent twice carries the same Message-ID", async () => {
    const mailer = await open(server.url);
    const sent = letter({ to: "twice@example.com" });
    await mailer.deliver(sent);
    // As if the process died between the server's 250 and the update of sent_at.
    await db.query("update mail set sent_at = null, claimed_until = now() - interval '1 s' where dedupe_key = $1", [
      sent.key,
    ]);
    await mailer.deliver(sent);
    const ids = server.taken
      .filter(({ recipients }) => recipients.includes(sent.to))
      .map(({ headers }) => headers.get("message-id")?.[0]);
    assert.equal(ids.length, 2);
    assert.equal(ids[0], ids[1]);
    assert.match(ids[0] ?? "", /^<[\da-f]{40}@example\.org>$/);
    await mailer.close();
  });

  test("a letter that another process is sending is not sent again", async () => {
    const mailer = await open(server.url);
    const sent = letter({ to: "claimed@example.com" });
    await mailer.deliver(sent);
    await db.query("update mail set sent_at = null, claimed_until = now() + interval '20 s' where dedupe_key = $1", [
      sent.key,
    ]);
    await assert.rejects(mailer.deliver(sent), /by another process/);
    assert.equal(server.taken.filter(({ recipients }) => recipients.includes(sent.to)).length, 1);
    await mailer.close();
  });

  test("a server that is down is retried, and gets the letter once when it is up", async () => {
    const gone = await startMailServer();
    await gone.stop();
    const mailer = await open(gone.url);
    const sent = letter({ to: "later@example.com" });
    for (const _ of [1, 2]) {
      await assert.rejects(
        mailer.deliver(sent),
        (error) => !(error instanceof Hopeless) && /mail server/.test(String(error)),
      );
      assert.equal((await rowOf(sent.key))?.claimed_until, null);
    }
    const back = await startMailServer({ port: gone.port });
    await mailer.deliver(sent);
    await mailer.deliver(sent);
    assert.equal(back.taken.length, 1);
    assert.equal((await rowOf(sent.key))?.tries, 3);
    await mailer.close();
  });

  const REFUSALS: { says: string; at: "recipient" | "message"; outcome: "done" | "again" | "hopeless" }[] = [
    { says: "550 5.1.1 <gone@example.com> no such user", at: "recipient", outcome: "done" },
    { says: "552 5.2.2 mailbox full", at: "recipient", outcome: "done" },
    { says: "450 4.2.0 greylisted", at: "recipient", outcome: "again" },
    { says: "550 5.7.1 relaying denied", at: "recipient", outcome: "hopeless" },
    { says: "554 5.7.1 spam", at: "message", outcome: "hopeless" },
    { says: "451 4.3.0 try later", at: "message", outcome: "again" },
  ];
  for (const [row, { says, at, outcome }] of REFUSALS.entries()) {
    test(`"${says}" to the ${at}: ${outcome}`, async () => {
      let asked = 0;
      const refuse = () => {
        asked += 1;
        return says;
      };
      const strict = await startMailServer(
        at === "recipient" ? { refuseRecipient: refuse } : { refuseMessage: refuse },
      );
      const mailer = await open(strict.url);
      const sent = letter({ to: `gone@domain-${row}.example` });
      if (outcome === "done") {
        await mailer.deliver(sent);
        await mailer.deliver(sent);
        assert.ok((await rowOf(sent.key))?.refused_at instanceof Date);
        assert.equal(asked, 1);
      } else {
        await assert.rejects(mailer.deliver(sent), (error: Error) => {
          assert.equal(error instanceof Hopeless, outcome === "hopeless", String(error));
          assert.doesNotMatch(String(error), /gone@/);
          return true;
        });
        assert.equal((await rowOf(sent.key))?.sent_at, null);
      }
      await mailer.close();
    });
  }

  test("a domain that defers is left alone for growing pauses, while others get their mail", async () => {
    const asked: string[] = [];
    let isPatient = false;
    const busy = await startMailServer({
      refuseRecipient: (address) => {
        asked.push(address);
        return address.endsWith("@slow.example") && !isPatient ? "451 4.7.1 greylisted" : null;
      },
    });
    const [one, other] = [await open(busy.url), await open(busy.url)];
    const wait = "update mail_domain set paused_until = now() where domain = 'slow.example'";
    const pauseNow = async () => {
      const [row] = await db.query<{ seconds: number }>(
        "select round(extract(epoch from paused_until - now()))::int as seconds from mail_domain where domain = 'slow.example'",
      );
      return row?.seconds ?? 0;
    };
    const [first, second] = [letter({ to: "a@slow.example" }), letter({ to: "b@Slow.example" })];
    await assert.rejects(one.deliver(first), /did not take it/);
    const short = await pauseNow();
    for (const waiting of [first, second]) await assert.rejects(other.deliver(waiting), Later);
    await one.deliver(letter({ to: "c@quick.example" }));
    await assert.rejects(one.deliver(letter({ to: "code@slow.example", isAwaited: true })), /did not take it/);
    assert.deepEqual(asked, ["a@slow.example", "c@quick.example", "code@slow.example"]);
    await db.query(wait);
    await assert.rejects(other.deliver(second), /did not take it/);
    assert.ok((await pauseNow()) > short * 1.5, "the second pause is longer");
    isPatient = true;
    await db.query(wait);
    for (const waiting of [first, second]) await other.deliver(waiting);
    assert.equal(busy.taken.length, 3);
    assert.deepEqual(await db.query("select deferrals from mail_domain where domain = 'slow.example'"), [
      { deferrals: 0 },
    ]);
    await Promise.all([one.close(), other.close()]);
  });

  test("a domain gets no more than its fill, on all servers together", async () => {
    const mailer = await open(server.url);
    const to = (name: string) => letter({ to: `${name}@full.example` });
    await mailer.deliver(to("first"));
    await db.query("update mail_domain set begun = $1 where domain = 'full.example'", [MOST_A_MINUTE]);
    const late = to("late");
    const waits = await waitOf(mailer.deliver(late));
    const [broken, later] = [to("broken address"), to("later")];
    const longer = await waitOf(deliverAll([broken, late, later], mailer));
    assert.ok(waits > 1 && longer > waits, "each that waits comes after the others");
    await db.query("update mail_domain set minute_ends_at = now() where domain = 'full.example'");
    await db.query(
      `insert into mail (id, dedupe_key, recipient, subject, created_at, claimed_until)
       select gen_random_uuid(), 'claimed ' || n, 'Elsewhere@Full.example', '', now(), now() + interval '40 s' from generate_series(1, $1) n`,
      [MOST_AT_ONCE],
    );
    await assert.rejects(mailer.deliver(late), Later);
    const waiting = await rowOf(late.key);
    assert.deepEqual([waiting?.claimed_until, waiting?.tries], [null, 0], "the claim is taken back");
    await db.query("update mail set claimed_until = null where dedupe_key = 'claimed 1'");
    await mailer.deliver(late);
    assert.ok((await rowOf(late.key))?.sent_at instanceof Date);
    const kept = async () => (await db.query("select from mail_domain where domain = 'full.example'")).length;
    const age = "update mail_domain set minute_ends_at = now() - interval '2 days' where domain = 'full.example'";
    await db.query(age);
    await mails.forget({ db, clock });
    assert.equal(await kept(), 1, "letters have just been told to come back");
    await db.query("update mail_domain set come_back_at = minute_ends_at where domain = 'full.example'");
    await mails.forget({ db, clock });
    assert.equal(await kept(), 0);
    await mailer.close();
  });

  test("a server with an untrusted certificate gets nothing, unless the URL allows it", async () => {
    const secure = await startMailServer({ options: { secure: true } });
    const url = secure.url.replace("smtp:", "smtps:");
    const wary = await open(url);
    await assert.rejects(wary.deliver(letter({})), /mail server did not take it/);
    assert.equal(secure.taken.length, 0);
    const trusting = await open(`${url}?tls.rejectUnauthorized=false`);
    await trusting.deliver(letter({}));
    assert.equal(secure.taken.length, 1);
    await Promise.all([wary.close(), trusting.close()]);
  });

  test("a password is not sent to another machine without TLS", async () => {
    const names: string[] = [];
    const insecure = await startMailServer({
      options: {
        onAuth: ({ username }, _session, done) => {
          names.push(username ?? "");
          done(null, { user: username });
        },
        allowInsecureAuth: true,
      },
    });
    // This is loopback too, but under a name that the driver does not recognise as loopback.
    const elsewhere = await open(`smtp://user:secret@[::ffff:127.0.0.1]:${insecure.port}`);
    await assert.rejects(elsewhere.deliver(letter({})));
    assert.deepEqual(names, []);
    const here = await open(`smtp://user:secret@127.0.0.1:${insecure.port}`);
    await here.deliver(letter({}));
    assert.deepEqual(names, ["user"]);
    await Promise.all([elsewhere.close(), here.close()]);
  });
});
