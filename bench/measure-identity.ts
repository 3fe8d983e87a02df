// `npm run bench -- identity`: what signing in, a session and a token cost, beside one bare argon2id hash in the same run.
import { argon2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { importJWK, SignJWT } from "jose";
import type { SessionAnswer } from "../contract/identity/wire.ts";
import { createAccount } from "../server/identity/accounts.ts";
import { openSigningKeys } from "../server/identity/index.ts";
import { hashPassword } from "../server/identity/passwords.ts";
import { audienceOf } from "../server/identity/provider/clients.ts";
import { judgeOwnTokens } from "../server/identity/tokens/judge-tokens.ts";
import { newId } from "../server/platform/ids.ts";
import { openSecrets } from "../server/platform/secrets.ts";
import { makeVault } from "../server/platform/vault.ts";
import { inMs, ms, percentiles, table, time } from "./figures.ts";
import type { Product } from "./product.ts";
import { openClient } from "./raw-client.ts";
import { openScratchProduct } from "./scratch-product.ts";

const rounds = 100;
/** One for each round: a second code within half a minute is refused. */
const people = rounds + 5;
const password = "a password for measurements";
const emailOf = (number: number) => `person-${number}@bench.example`;

const { product, db, dataDir, close } = await openScratchProduct();
try {
  await makePeople(`http://localhost:${product.port}`);
  await measureSignIn(product);
  await measureSession(product);
  await measureTokens(`http://localhost:${product.port}`);
  await measureCrowd(product);
} finally {
  await close();
}

async function makePeople(issuer: string): Promise<void> {
  const vault = makeVault((await openSecrets(dataDir)).masterKey);
  for (let number = 0; number < people; number += 1) {
    const passwordHash = await hashPassword(vault, password);
    await db.transaction((tx) =>
      createAccount(tx, { issuer, email: emailOf(number), name: `Person ${number}`, passwordHash }),
    );
  }
}

async function post(product: Product, path: string, body: object): Promise<Response> {
  const answer = await fetch(`http://127.0.0.1:${product.port}/api/session/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await answer.clone().arrayBuffer();
  return answer;
}

/** Signs in, and returns the cookie and the token. */
async function signIn(product: Product, email: string): Promise<{ cookie: string; accessToken: string }> {
  const answer = await post(product, "sign-in", { email, password });
  if (answer.status !== 200) throw new Error(`signing in answered ${answer.status}`);
  const { accessToken } = (await answer.json()) as SessionAnswer;
  return { cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "", accessToken: accessToken ?? "" };
}

/** In turns, so that a noisy neighbour disturbs all alike. */
async function measureSignIn(product: Product): Promise<void> {
  const derive = promisify(argon2);
  const hash = () =>
    derive("argon2id", {
      message: password,
      nonce: randomBytes(16),
      parallelism: 1,
      memory: 19 * 1024,
      passes: 2,
      tagLength: 32,
    });
  const works: Record<string, (round: number) => Promise<unknown>> = {
    "one argon2id hash, bare": hash,
    "sign-in": (round) => signIn(product, emailOf(round % people)),
    "sign-in, wrong password": (round) =>
      post(product, "sign-in", { email: emailOf(round % people), password: "wrong one" }),
    "sign-in, unknown address": (round) =>
      post(product, "sign-in", { email: `nobody-${round % people}@bench.example`, password: "wrong one" }),
    "sign-up, free address": (round) =>
      post(product, "sign-up", { username: `new-${round}@bench.example`, password, name: "New" }),
    "sign-up, taken address": (round) =>
      post(product, "sign-up", { username: emailOf(round % people), password, name: "New" }),
    "forgot, known address": (round) => post(product, "forgot-password", { email: emailOf(round % people) }),
    "forgot, unknown address": (round) =>
      post(product, "forgot-password", { email: `nobody-${round % people}@bench.example` }),
  };
  const samples = Object.fromEntries(Object.keys(works).map((name) => [name, [] as number[]]));
  for (let round = -5; round < rounds; round += 1) {
    // In another order each time: what a call leaves for the queue disturbs whichever comes next.
    for (const [name, work] of Object.entries(works).toSorted(() => Math.random() - 0.5)) {
      const [sample] = await time(1, () => work(round + 5));
      if (round >= 0) samples[name]!.push(sample!);
    }
  }
  const yardstick = percentiles(samples["one argon2id hash, bare"]!).p50;
  const rows = Object.entries(samples).map(([name, values]) => {
    const figures = percentiles(values);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return [name, inMs(figures), ms(mean), (figures.p50 / yardstick).toFixed(2)];
  });
  console.log(
    `### Signing in and up, one client: milliseconds\n\n${table(["call", "p50 / p95 / p99", "mean", "of a bare hash"], rows)}\n`,
  );
}

async function measureSession(product: Product): Promise<void> {
  const { cookie, accessToken } = await signIn(product, emailOf(0));
  const client = await openClient(product.port);
  const ask = (path: string, headers: Record<string, string>) => async () => {
    const { status } = await client.get(path, headers);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };
  const works = {
    "GET /api/session": ask("/api/session", { cookie }),
    "GET /api/user/{email}/details": ask(`/api/user/${encodeURIComponent(emailOf(0))}/details`, {
      authorization: `Bearer ${accessToken}`,
    }),
  };
  const rows: string[][] = [];
  for (const [name, work] of Object.entries(works)) {
    await time(50, work);
    rows.push([name, inMs(percentiles(await time(500, work)))]);
  }
  client.close();
  console.log(`### A session, one client: milliseconds\n\n${table(["call", "p50 / p95 / p99"], rows)}\n`);
}

/** In this process, on one core: tokens that were never seen, and one that comes again and again. */
async function measureTokens(issuer: string): Promise<void> {
  const [key, ...older] = await openSigningKeys(dataDir);
  if (!key) throw new Error("there is no signing key");
  const signer = await importJWK(key, "RS256");
  const claims = { auth_gen: 1, grant_id: "measured", "cognito:groups": [] };
  const makeToken = (number: number) =>
    new SignJWT({ ...claims, jti: String(number) })
      .setProtectedHeader({ alg: "RS256", typ: "at+jwt", kid: String(key["kid"]) })
      .setIssuer(issuer)
      .setAudience(audienceOf(issuer))
      .setSubject(newId())
      .setIssuedAt()
      .setExpirationTime("10m")
      .sign(signer);
  const tokens: string[] = [];
  for (let number = 0; number < 4_000; number += 1) tokens.push(await makeToken(number));
  const judge = await judgeOwnTokens(issuer, [key, ...older], () => new Date());
  const perSecond = async (asked: readonly string[]) => {
    const begun = performance.now();
    for (const token of asked) if (!(await judge(token))) throw new Error("a good token was refused");
    return Math.round((1_000 * asked.length) / (performance.now() - begun)).toLocaleString("en");
  };
  const rows = [
    ["tokens seen for the first time", await perSecond(tokens)],
    ["a token that comes again", await perSecond(Array.from({ length: 50_000 }, () => tokens.at(-1)!))],
  ];
  console.log(`### Checking access tokens, one core\n\n${table(["token", "checks a second"], rows)}\n`);
}

/** Twenty people sign in over and over while another client reads jobs, 200 a second. */
async function measureCrowd(product: Product): Promise<void> {
  const jobs = await db.query<{ id: string }>("select id from job where is_listed limit 200");
  const stop = new AbortController();
  let signedIn = 0;
  const crowd = Array.from({ length: 20 }, async (_, number) => {
    while (!stop.signal.aborted) {
      await signIn(product, emailOf(number));
      signedIn += 1;
    }
  });
  const begun = performance.now();
  const result = await autocannon({
    url: `http://127.0.0.1:${product.port}`,
    connections: 8,
    overallRate: 200,
    duration: 15,
    requests: jobs.map(({ id }) => ({ path: `/api/job/${id}` })),
  });
  const seconds = (performance.now() - begun) / 1_000;
  stop.abort();
  await Promise.all(crowd);
  console.log(
    `### Twenty people signing in without pause (${(signedIn / seconds).toFixed(1)} a second), GET /api/job/{id} beside them\n\n${table(
      ["answers a second", "p50", "p97.5", "p99", "failed"],
      [
        [
          result.requests.average.toFixed(0),
          `${result.latency.p50} ms`,
          `${result.latency.p97_5} ms`,
          `${result.latency.p99} ms`,
          String(result.non2xx + result.errors),
        ],
      ],
    )}\n`,
  );
}
