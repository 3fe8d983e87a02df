// Devices and what is pushed to them: whom it reaches, what it says, and where it is never sent. Push services are servers
// on the loopback, opened for the test.
import assert from "node:assert/strict";
import { createECDH, type ECDH, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { after, beforeEach, describe, test } from "node:test";
// @ts-expect-error the package has no types
import httpEce from "http_ece";
import { importJWK, jwtVerify } from "jose";
import { MAX_DEVICES, type PushedNotice } from "../../../contract/notifications/rules.ts";
import type { Device } from "../../../contract/notifications/wire.ts";
import { type Person, signedIn } from "../../../tests/support/accounts.ts";
import { startApp } from "../../../tests/support/app.ts";
import { aPostOffice, aStep } from "../../../tests/support/notices.ts";
import type { Fact } from "../../facts.ts";
import { deleteDueAccounts } from "../../identity/index.ts";
import { DATA_KEEPERS } from "../../personal-data.ts";
import { newId } from "../../platform/ids.ts";
import { tellPeople } from "../telling/tell-people.ts";
import { type ContentEncoding, openPushLine } from "./push-line.ts";
import { openPusher } from "./push-notice.ts";

const ece: ContentEncoding = httpEce;
const app = await startApp({ openLoopback: true });
const { db, deps, facts } = app;
const post = await aPostOffice(app);
const contact = "mailto:jobs@example.org";
let passed = 0;
const clock = () => new Date(Date.now() + passed);
const pusher = openPusher({ ...deps, clock, contact, openLoopback: true, patience: 2_000 });
after(() => pusher.close());

type Arrival = { path: string; headers: IncomingHttpHeaders; body: Buffer };
const arrived: Arrival[] = [];
let answer = (_request: IncomingMessage, response: ServerResponse): unknown => response.writeHead(201).end();
const service = createServer(async (request, response) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = Buffer.concat(pieces);
  arrived.push({ path: request.url ?? "", headers: request.headers, body });
  answer(request, response);
});
await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
after(() => {
  service.closeAllConnections();
  service.close();
});
const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

beforeEach(() => {
  arrived.length = 0;
  facts.length = 0;
  answer = (_request, response) => response.writeHead(201).end();
  passed = 0;
});

/** What a browser has: a place at a push service, and the keys that open what comes from there. */
type Browser = { endpoint: string; key: ECDH; auth: string };

function aBrowser(): Browser {
  const key = createECDH("prime256v1");
  key.generateKeys();
  return { endpoint: `${origin}/push/${newId()}`, key, auth: randomBytes(16).toString("base64url") };
}

type Devices = { data: Device[]; publicKey: string };
const bodyOf = ({ endpoint, key, auth }: Browser) => ({
  endpoint,
  keys: { p256dh: key.getPublicKey("base64url"), auth },
});
const add = (person: Person, browser: Browser, userAgent = "") =>
  person.send<Devices>("PUT", "/api/notifications/devices", bodyOf(browser), { "user-agent": userAgent });
const devicesOf = async (person: Person) => (await person.send<Devices>("GET", "/api/notifications/devices")).body;

async function aDeviceOf(person: Person): Promise<Browser> {
  const browser = aBrowser();
  assert.equal((await add(person, browser)).status, 200);
  return browser;
}

const opened = ({ key, auth }: Browser, body: Buffer): PushedNotice =>
  JSON.parse(ece.decrypt(body, { version: "aes128gcm", privateKey: key, authSecret: auth }).toString("utf8"));

const tell = (fact: Parameters<typeof tellPeople>[0], id = newId()) => tellPeople(fact, { id, at: new Date() }, post);
/** Handles the announced pushes, as the queue does. */
async function push(at = new Date(), tries = 1): Promise<void> {
  const waiting = facts
    .splice(0)
    .filter((fact): fact is Extract<Fact, { kind: "notice.kept" }> => fact.kind === "notice.kept");
  for (const fact of waiting) await pusher.push(fact, { at, tries });
}

test("RFC 8291, appendix A: the library opens the message of the standard", () => {
  const key = createECDH("prime256v1");
  key.setPrivateKey("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "base64url");
  const body =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
  const text = ece.decrypt(Buffer.from(body, "base64url"), {
    version: "aes128gcm",
    privateKey: key,
    authSecret: "BTBZMqHH6r4Tts7J_aSIgg",
  });
  assert.equal(text.toString(), "When I grow up, I want to be a watermelon");
});

describe("a notice", () => {
  test("reaches each device of its reader, encrypted for it, signed as the site's, and says only what the site shows", async () => {
    const asha = await signedIn(app, { name: "Asha Rao" });
    const phone = await aDeviceOf(asha);
    await asha.renew();
    const desk = await aDeviceOf(asha);
    const step = aStep(asha, { companyName: "Kite Works" });
    await tell(step);
    await push();
    assert.deepEqual(arrived.map(({ path }) => origin + path).sort(), [phone.endpoint, desk.endpoint].sort());
    const at = arrived.find(({ path }) => origin + path === phone.endpoint) ?? assert.fail();
    const { tag, ...notice } = opened(phone, at.body);
    assert.deepEqual(notice, {
      to: asha.subject,
      title: "Kite Works shortlisted you",
      text: "Backend Engineer.",
      href: `/v2/candidate/profile?view=dashboard&tab=applications&application=${step.applicationId}`,
    });
    assert.match(tag, /^[\da-f-]{36}$/);
    assert.throws(() => opened(desk, at.body), "another device cannot read it");
    assert.equal(at.headers["content-encoding"], "aes128gcm");
    assert.equal(at.headers.ttl, "43200");

    const { publicKey, data } = await devicesOf(asha);
    assert.deepEqual(
      data.map(({ lastSuccessAt }) => lastSuccessAt === null),
      [false, false],
    );
    const [, token = "", key] = /^vapid t=(\S+), k=(\S+)$/.exec(at.headers.authorization ?? "") ?? [];
    assert.equal(key, publicKey);
    const point = Buffer.from(publicKey, "base64url");
    const jwk = {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    };
    const { payload } = await jwtVerify(token, await importJWK(jwk, "ES256"), { audience: origin });
    assert.equal(payload.sub, contact);
    assert.ok((payload.exp ?? 0) - Date.now() / 1_000 <= 24 * 3_600);
  });

  test("told again is pushed once; not at all once read, when old, or kept off the site", async () => {
    const asha = await signedIn(app);
    await aDeviceOf(asha);
    const [step, id] = [aStep(asha), newId()];
    await tell(step, id);
    await tell(step, id);
    await push();
    assert.equal(arrived.length, 1);

    await tell(aStep(asha));
    await db.query("update notification set read_at = now() where account_id = $1", [asha.accountId]);
    await push();
    await tell(aStep(asha));
    await push(new Date(Date.now() - 13 * 3_600_000));
    await asha.send("PUT", "/api/notifications/preferences", {
      data: [{ kind: "application-progress", inApp: false, email: "AT_ONCE" }],
    });
    await tell(aStep(asha));
    assert.equal(facts.length, 0);
    assert.equal(arrived.length, 1);
  });

  const ANSWERS: [status: number, retries: boolean, isLeft: boolean][] = [
    [200, false, true],
    [404, false, false],
    [410, false, false],
    [429, true, true],
    [503, true, true],
    [400, false, true],
    [302, false, true],
  ];
  for (const [status, retries, isLeft] of ANSWERS)
    test(`answered ${status}: ${retries ? "is tried again" : "is done"}, the device is ${isLeft ? "kept" : "gone"}`, async () => {
      const asha = await signedIn(app);
      await aDeviceOf(asha);
      answer = (_request, response) => response.writeHead(status, { location: `${origin}/elsewhere` }).end();
      await tell(aStep(asha));
      if (retries) await assert.rejects(push(), /cannot take a notification now/);
      else await push();
      assert.equal(arrived.length, 1, "no redirect is followed");
      assert.equal((await devicesOf(asha)).data.length, isLeft ? 1 : 0);
    });

  test("a device that refuses ten in a row is forgotten; one that hangs is given up and tried again", async () => {
    const asha = await signedIn(app);
    await aDeviceOf(asha);
    answer = (_request, response) => response.writeHead(403).end();
    for (let count = 0; count < 10; count += 1) {
      assert.equal((await devicesOf(asha)).data.length, 1);
      await tell(aStep(asha));
      await push();
    }
    assert.equal((await devicesOf(asha)).data.length, 0);

    await aDeviceOf(asha);
    answer = () => {};
    await tell(aStep(asha));
    await assert.rejects(push(), /cannot take a notification now/);
  });

  test("a device whose service fails is left alone for minutes, others are not; the fifth try is the last", async () => {
    const [asha, ravi] = await Promise.all([signedIn(app), signedIn(app)]);
    await aDeviceOf(asha);
    await aDeviceOf(ravi);
    answer = (_request, response) => response.writeHead(503).end();
    const pushTo = async (person: Person, tries = 1) => {
      await tell(aStep(person));
      return push(new Date(), tries);
    };
    await assert.rejects(pushTo(asha));
    await assert.rejects(pushTo(asha));
    assert.equal(arrived.length, 1, "it is not asked again at once");
    await assert.rejects(pushTo(ravi));
    assert.equal(arrived.length, 2);
    passed = 4 * 60_000;
    await pushTo(asha, 5);
    assert.equal(arrived.length, 3);
    passed = 8 * 60_000;
    answer = (_request, response) => response.writeHead(201).end();
    await pushTo(asha);
    assert.equal(arrived.length, 4);
  });

  test("an outage counts for nothing when a device is refused afterwards", async () => {
    const asha = await signedIn(app);
    await aDeviceOf(asha);
    for (const [status, count] of [
      [503, 12],
      [403, 1],
    ] as const) {
      answer = (_request, response) => response.writeHead(status).end();
      for (let done = 0; done < count; done += 1) {
        passed += 4 * 60_000;
        await tell(aStep(asha));
        await push().catch(() => {});
      }
    }
    assert.equal(arrived.length, 13);
    assert.equal((await devicesOf(asha)).data.length, 1);
  });
});

describe("an endpoint", () => {
  const REFUSED: [name: string, body: object][] = [
    ["an address of this network", { endpoint: "https://10.0.0.1/push" }],
    ["the address of a cloud's own data", { endpoint: "https://169.254.169.254/latest" }],
    ["http", { endpoint: "http://push.example.org/a" }],
    ["another port", { endpoint: "https://push.example.org:8443/a" }],
    ["a password", { endpoint: "https://a:b@push.example.org/" }],
    ["no address", { endpoint: "push" }],
    ["no point of the curve", { keys: { p256dh: Buffer.alloc(65, 4).toString("base64url"), auth: "A".repeat(22) } }],
    ["a short secret", { keys: { p256dh: aBrowser().key.getPublicKey("base64url"), auth: "AAAA" } }],
  ];
  for (const [name, part] of REFUSED)
    test(`is refused: ${name}`, async () => {
      const asha = await signedIn(app);
      const refused = await asha.send("PUT", "/api/notifications/devices", { ...bodyOf(aBrowser()), ...part });
      assert.equal(refused.status, 400);
      assert.equal((await devicesOf(asha)).data.length, 0);
    });

  test("that leads to a private address when it is used gets nothing", async () => {
    const closed = openPushLine({ vault: deps.vault, contact });
    const browser = aBrowser();
    const { keys } = bodyOf(browser);
    const { port } = service.address() as AddressInfo;
    for (const endpoint of [
      browser.endpoint,
      `https://127.0.0.1/a`,
      `https://localhost/a`,
      `https://localhost:${port}/a`,
    ])
      assert.equal(await closed.send({ endpoint, keys }, "{}"), "REFUSED", endpoint);
    await closed.close();
    assert.deepEqual(arrived, []);
  });

  test("belongs to the last person who subscribed with it", async () => {
    const [asha, ravi] = await Promise.all([signedIn(app), signedIn(app)]);
    const shared = await aDeviceOf(asha);
    await add(ravi, shared);
    assert.equal((await devicesOf(asha)).data.length, 0);
    await tell(aStep(asha));
    await push();
    assert.deepEqual(arrived, []);
  });
});

describe("a person's devices", () => {
  test("have names, are the caller's only, and can be removed", async () => {
    const [asha, ravi] = await Promise.all([signedIn(app), signedIn(app)]);
    const browser = aBrowser();
    const pixel =
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36";
    await add(asha, browser, pixel);
    const again = await add(asha, browser, pixel);
    const [device] = again.body.data;
    assert.equal(again.body.data.length, 1);
    assert.equal(device?.label, "Chrome on Android");
    assert.equal(device?.isThis, true);
    await ravi.send("DELETE", `/api/notifications/devices/${device?.id}`);
    await asha.renew();
    assert.deepEqual(
      (await devicesOf(asha)).data.map(({ isThis }) => isThis),
      [false],
    );
    const gone = await asha.send<Devices>("DELETE", `/api/notifications/devices/${device?.id}`);
    assert.deepEqual([gone.status, gone.body.data], [200, []]);
    assert.equal((await asha.send("DELETE", "/api/notifications/devices/none")).status, 200);
  });

  test("are not more than the limit, however many are added at once", async () => {
    const asha = await signedIn(app);
    for (let count = 1; count < MAX_DEVICES; count += 1) {
      await aDeviceOf(asha);
      await asha.renew();
    }
    const sessions = [asha.authorization];
    for (let count = 0; count < 3; count += 1) {
      await asha.renew();
      sessions.push(asha.authorization);
    }
    const statuses = await Promise.all(
      sessions.map(async (authorization) => {
        const headers = { authorization };
        return (await asha.send("PUT", "/api/notifications/devices", bodyOf(aBrowser()), headers)).status;
      }),
    );
    assert.deepEqual(statuses.sort(), [200, 409, 409, 409]);
    assert.equal((await devicesOf(asha)).data.length, MAX_DEVICES);
  });

  test("end with their session, and with the account", async () => {
    const [asha, ravi] = await Promise.all([signedIn(app), signedIn(app)]);
    await Promise.all([aDeviceOf(asha), aDeviceOf(ravi)]);
    await tell(aStep(asha));
    assert.equal((await app.post("/api/session/sign-out", {}, { headers: { cookie: asha.cookie } })).status, 200);
    await push();
    assert.deepEqual(arrived, []);
    const exported = await ravi.send<{ devices: unknown[] }>("GET", `/api/user/${ravi.email}/export`);
    assert.match(JSON.stringify(exported.body), /"devices":\[\{"label"/);
    assert.doesNotMatch(JSON.stringify(exported.body), /push\//);
    await db.query("update account set deletion_due_at = now() - interval '1 s' where id = $1", [ravi.accountId]);
    await deleteDueAccounts(deps, DATA_KEEPERS);
    assert.deepEqual(
      await db.query("select 1 from push_device where account_id = any($1)", [[asha.accountId, ravi.accountId]]),
      [],
    );
  });
});
