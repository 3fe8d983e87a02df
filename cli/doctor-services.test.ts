// What doctor reports about file storage, payments and the résumé reader.
import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { describe, test } from "node:test";
import { readConfig } from "../server/platform/config.ts";
import { openDns } from "../server/platform/dns.ts";
import type { ResumeReader } from "../server/resumes/index.ts";
import { startBucket } from "../tests/support/bucket.ts";
import { startDnsServer } from "../tests/support/dns-server.ts";
import { lookAtFiles, lookAtMailDomain, lookAtPayments, lookAtReader } from "./doctor-services.ts";

const s3 = await startBucket();
const answer = readConfig({ DATA_DIR: "/somewhere" });
assert.ok(answer.ok);

const STORES = [
  { name: "a folder", s3: null, level: "ok", words: /^kept in .*somewhere.files$/ },
  { name: "a bucket", s3, level: "ok", words: /^kept in the bucket vouchboard-files; browsers go to http:/ },
  { name: "no such bucket", s3: { ...s3, bucket: "not-there" }, level: "fail", words: /^the bucket not-there cannot/ },
  {
    name: "no such key",
    s3: { ...s3, credentials: { accessKeyId: "unknown", secretAccessKey: "x" } },
    level: "fail",
    words: /cannot be used/,
  },
];
for (const { name, s3: bucket, level, words } of STORES)
  test(name, async () => {
    const finding = await lookAtFiles({ ...answer.config, s3: bucket });
    assert.equal(finding.level, level, finding.words);
    assert.match(finding.words, words);
  });

const keys = (secretKey: string) => ({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: "whsec_1" });
const production = { ENVIRONMENT: "production" };

describe("doctor about payments", () => {
  for (const [name, env, level, words] of [
    ["a trial", {}, "ok", /test provider/],
    ["a trial with a test key", keys("sk_test_1"), "ok", /no money moves/],
    ["a site that others reach without keys", { HOST: "0.0.0.0" }, "warn", /nothing can be bought/],
    ["production without keys", production, "warn", /nothing can be bought/],
    ["production with a test key", { ...production, ...keys("rk_test_1") }, "warn", /no money moves/],
    ["production with a live key", { ...production, ...keys("rk_live_1") }, "ok", /^Stripe$/],
  ] as const)
    test(`${name}: ${level}`, () => {
      const answer = readConfig(env);
      assert.ok(answer.ok);
      const finding = lookAtPayments(answer.config);
      assert.equal(finding.level, level);
      assert.match(finding.words, words);
      assert.equal(finding.advice !== undefined, level === "warn");
    });
});

test("a working reader is reported as ok", async () => {
  assert.deepEqual(await lookAtReader(), {
    level: "ok",
    subject: "résumés",
    words: "a CV is read by a process of its own",
  });
});

test("one that cannot be started is reported as broken, and stopped", async () => {
  let stopped = 0;
  const broken: ResumeReader = {
    read: async () => {
      throw new Error("spawn EPERM");
    },
    readImport: async () => {
      throw new Error("spawn EPERM");
    },
    warm: () => {},
    pids: () => [],
    stop: async () => {
      stopped += 1;
    },
  };
  const { level, words, advice } = await lookAtReader(broken);
  assert.deepEqual([level, words, stopped], ["fail", "spawn EPERM", 1]);
  assert.match(advice ?? "", /second Node.js process/);
});

const dnsServer = await startDnsServer();
const pair = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const record = `v=DKIM1; k=rsa; p=${pair.publicKey.export({ type: "spki", format: "der" }).toString("base64")}`;
const SMTP = {
  SMTP_URL: "smtp://relay.example.net",
  MAIL_FROM: "Jobs <no-reply@Mail.Example.org>",
  DNS_SERVERS: dnsServer.address,
};
const SIGNED = {
  ...SMTP,
  DKIM_SELECTOR: "jobs2026",
  DKIM_PRIVATE_KEY: pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
};
const [SPF, KEY] = ["mail.example.org", "jobs2026._domainkey.mail.example.org"];
const GOOD = {
  [SPF]: ["v=spf1 a:relay.example.net ~all"],
  [KEY]: [record],
  "_dmarc.example.org": ["v=DMARC1; p=none"],
};

describe("doctor about the domain that mail comes from", () => {
  const LOOKS: [name: string, env: Record<string, string>, zone: Record<string, string[] | "fails">, said: RegExp[]][] =
    [
      ["no mail server", { DNS_SERVERS: dnsServer.address }, GOOD, []],
      [
        "all records, DMARC's above",
        SIGNED,
        GOOD,
        [/^ok .*v=spf1 a:/, /^ok .*the key that signs/, /^ok _dmarc\.example\.org/],
      ],
      [
        "none",
        SIGNED,
        {},
        [
          /^warn .*TXT at mail\.example\.org: v=spf1 a:relay\.example\.net ~all/,
          /^warn .*TXT at jobs2026\._domainkey\.mail\.example\.org: v=DKIM1; k=rsa; p=MII/,
          /^warn .*TXT at _dmarc\.mail\.example\.org: v=DMARC1; p=none; rua=mailto:postmaster@mail\.example\.org/,
        ],
      ],
      ["no key", SMTP, GOOD, [/^ok/, /^warn .*DKIM_SELECTOR/, /^ok/]],
      ["another key", SIGNED, { ...GOOD, [KEY]: ["v=DKIM1; p=MIIB"] }, [/^ok/, /^warn .*another key.*TXT at/, /^ok/]],
      [
        "two of SPF",
        SIGNED,
        { ...GOOD, [SPF]: ["v=spf1 -all", "v=spf1 mx -all"] },
        [/^warn .*counts as none/, /^ok/, /^ok/],
      ],
      ["everyone may send", SIGNED, { ...GOOD, [SPF]: ["v=spf1 +all"] }, [/^warn .*every server/, /^ok/, /^ok/]],
      ["a name server that fails", SIGNED, { ...GOOD, [KEY]: "fails" }, [/^ok/, /^warn .*could not be asked/, /^ok/]],
    ];
  for (const [name, env, zone, said] of LOOKS)
    test(name, async () => {
      dnsServer.zone.clear();
      for (const [at, texts] of Object.entries(zone)) dnsServer.zone.set(at, texts);
      const answer = readConfig(env);
      assert.ok(answer.ok);
      const findings = await lookAtMailDomain(answer.config, openDns(answer.config.dnsServers));
      assert.equal(findings.length, said.length);
      for (const [at, { level, words, advice }] of findings.entries())
        assert.match(`${level} ${words} ${advice ?? ""}`, said[at]!);
    });
});
