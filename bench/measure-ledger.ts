// `npm run bench -- ledger`: posting into books of 10,000 and of 1,000,000 postings, beside bare inserts of the same rows, and reading from them.

import type { Deps } from "../server/deps.ts";
import { auditBooks, isBalanced } from "../server/ledger/books/audit.ts";
import { holdCredit } from "../server/ledger/books/holds.ts";
import { type NewEntry, postEntry } from "../server/ledger/books/post-entry.ts";
import { getCredits } from "../server/ledger/credits/credits.ts";
import { readStatement } from "../server/ledger/statements/statements.ts";
import { openDatabase } from "../server/platform/db.ts";
import { startScratchCluster } from "../server/platform/embedded-postgres/index.ts";
import { newId } from "../server/platform/ids.ts";
import { migrate } from "../server/platform/migrate.ts";
import type { Call, Caller } from "../server/platform/mount.ts";
import { makeVault } from "../server/platform/vault.ts";
import { inMs, type Percentiles, percentiles, table, time } from "./figures.ts";

const sizes = [10_000, 1_000_000];
const people = 10_000;
const rounds = 300;
/** At once, where many post. */
const atOnce = 8;

const vault = makeVault("a key for measurements, long enough for that");
const cluster = await startScratchCluster({ fsync: "on" });
const db = openDatabase({ url: cluster.url, poolSize: atOnce, statementTimeout: 0 });
try {
  await migrate(cluster.url);
  const owners = await openPeople();
  const figures = new Map<number, Map<string, Percentiles>>();
  for (const size of sizes) {
    await fillTo(size);
    figures.set(size, await measure(owners));
  }
  report(figures);
  await measureMany(owners);
  await audit();
} finally {
  await db.close();
  await cluster.stop();
}

/** People with accounts; the bare tables have the same columns, keys and indexes, and no triggers. */
async function openPeople(): Promise<string[]> {
  const ids = Array.from({ length: people }, () => newId());
  await db.query(
    `insert into ledger_account (id, kind, owner_id, unit, balance, opened_at)
     select gen_random_uuid(), kind, owner_id, unit, 0, now() from unnest($1::uuid[]) owner_id, (values ('CREDITS', 'CREDIT'),
       ('CREDITS_HELD', 'CREDIT'), ('SESSIONS_HELD', 'INR'), ('EARNINGS_PENDING', 'INR'), ('EARNINGS_AVAILABLE', 'INR'),
       ('PAYOUTS_HELD', 'INR')) of (kind, unit)`,
    [ids],
  );
  await db.query("create table bare_account (like ledger_account including defaults including indexes)");
  await db.query("create table bare_entry (like ledger_entry including defaults including indexes)");
  await db.query(
    "create table bare_posting (like ledger_posting including defaults including indexes including identity)",
  );
  await db.query("insert into bare_account select * from ledger_account");
  return ids;
}

/** Everybody is given credits in turn, a hundred at a time, as postings would have it. */
async function fillTo(size: number): Promise<void> {
  const [has] = await db.query<{ count: number }>("select count(*)::int as count from ledger_posting");
  const entries = Math.ceil((size - (has?.count ?? 0)) / 2);
  await db.transaction(async (tx) => {
    for (const name of ["ledger_account", "ledger_entry", "ledger_posting"])
      await tx.query(`alter table ${name} disable trigger user`);
    await tx.query("alter table ledger_posting drop constraint ledger_posting_account_id_ledger_account_id_fk");
    await tx.query(
      `create temporary table filling on commit drop as
       select gen_random_uuid() as id, a.id as account_id, a.balance + 100 * (nth / ${people} + 1) as balance_after, nth
       from (select id, balance, row_number() over (order by id) - 1 as place from ledger_account where kind = 'CREDITS') a
       join generate_series(0, $1::int - 1) nth on nth % ${people} = a.place`,
      [entries],
    );
    await tx.query(
      "insert into ledger_entry (id, key, kind, at) select id, 'fill:' || id, 'CREDITS_BOUGHT', now() from filling order by nth",
    );
    await tx.query(
      `insert into ledger_posting (entry_id, account_id, amount, balance_after)
       select f.id, coalesce(p.id, f.account_id), case when side = 0 then -100 else 100 end, case when side = 1 then f.balance_after end
       from filling f cross join generate_series(0, 1) side left join ledger_account p on side = 0 and p.kind = 'PLATFORM_CREDITS'
       order by f.nth, side`,
    );
    await tx.query(
      `update ledger_account a set balance = f.balance from (select account_id, max(balance_after) as balance from filling group by 1) f where f.account_id = a.id`,
    );
    for (const name of ["ledger_account", "ledger_entry", "ledger_posting"])
      await tx.query(`alter table ${name} enable trigger user`);
    await tx.query(
      "alter table ledger_posting add constraint ledger_posting_account_id_ledger_account_id_fk foreign key (account_id) references ledger_account (id)",
    );
  });
  await db.query("truncate bare_entry, bare_posting");
  await db.query("insert into bare_entry select * from ledger_entry");
  await db.query(
    "insert into bare_posting (entry_id, account_id, amount, balance_after) select entry_id, account_id, amount, balance_after from ledger_posting order by seq",
  );
  await db.query("analyze ledger_account, ledger_entry, ledger_posting, bare_account, bare_entry, bare_posting");
  await db.query("checkpoint").catch(() => {});
}

/** In turns, so that a noisy neighbour disturbs all alike. */
async function measure(owners: readonly string[]): Promise<Map<string, Percentiles>> {
  const bare: number[] = [];
  const [posting, holding, balance, statement]: [number[], number[], number[], number[]] = [[], [], [], []];
  const timed = async (into: number[], work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    into.push(performance.now() - begun);
  };
  const warmUp = 100;
  await time(rounds + warmUp, async (round) => {
    const owner = owners[Math.floor(Math.random() * people)] as string;
    const into = (list: number[]) => (round < warmUp ? [] : list);
    await timed(into(bare), () => insertBare(owner));
    await timed(into(posting), () => post(owner));
    await timed(into(holding), () => hold(owner));
    await timed(into(balance), () => readBalance(owner));
    await timed(into(statement), () => readStatement(db, { ownerId: owner, book: "CREDITS", before: null, limit: 11 }));
  });
  return new Map([
    ["the entry and its two postings, bare through `pg`", percentiles(bare)],
    ["posting an entry (one transaction)", percentiles(posting)],
    ["holding a credit: lock, hold, entry", percentiles(holding)],
    ["reading a person's balances", percentiles(balance)],
    ["first page of a statement", percentiles(statement)],
  ]);
}

function entryFor(ownerId: string): NewEntry {
  return {
    key: `bench:${newId()}`,
    kind: "CREDITS_BOUGHT",
    unit: "CREDIT",
    memo: { plan: "Sprint" },
    lines: [
      { kind: "PLATFORM_CREDITS", ownerId: null, amount: -5 },
      { kind: "CREDITS", ownerId, amount: 5 },
    ],
  };
}

function post(ownerId: string): Promise<boolean> {
  return db.transaction((tx) => postEntry(tx, entryFor(ownerId), new Date()));
}

function hold(accountId: string): Promise<boolean> {
  return db.transaction((tx) =>
    holdCredit(
      tx,
      {
        owner: { accountId, email: "x@bench.example" },
        subjectId: newId(),
        expiresAt: new Date(Date.now() + 1e9),
        memo: { company: "Acme" },
      },
      { vault, now: new Date() },
    ),
  );
}

/** What answers `GET /api/credits`, without HTTP around it. */
function readBalance(accountId: string) {
  const caller = { accountId, email: "x@bench.example", userType: "General_User" };
  return getCredits({ caller } as unknown as Call<Caller>, { db, vault, clock: () => new Date() } as unknown as Deps);
}

/** The same rows with the balance that every posting needs, in a transaction of their own. */
async function insertBare(ownerId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [id, now] = [newId(), new Date()];
    await tx.query(
      {
        name: "bare entry",
        text: "insert into bare_entry (id, key, kind, at, memo) values ($1, $2, 'CREDITS_BOUGHT', $3, $4)",
      },
      [id, `bench:${id}`, now, JSON.stringify({ plan: "Sprint" })],
    );
    await tx.query(
      {
        name: "bare postings",
        text: `with moved as (update bare_account set balance = balance + 5 where owner_id = $2 and kind = 'CREDITS' and unit = 'CREDIT' returning id, balance)
          insert into bare_posting (entry_id, account_id, amount, balance_after)
          select $1::uuid, id, 5, balance from moved union all select $1::uuid, '00000000-0000-7000-8000-000000000001'::uuid, -5, null`,
      },
      [id, ownerId],
    );
  });
}

function report(figures: ReadonlyMap<number, ReadonlyMap<string, Percentiles>>): void {
  const names = [...(figures.get(sizes[0] as number)?.keys() ?? [])];
  const yardstick = names[0] as string;
  const rows = names.map((name) => [
    name,
    ...sizes.flatMap((size) => {
      const [own, bare] = [figures.get(size)?.get(name), figures.get(size)?.get(yardstick)];
      return own && bare ? [inMs(own), (own.p50 / bare.p50).toFixed(2)] : [];
    }),
  ]);
  const heads = sizes.flatMap((size) => [`${size.toLocaleString("en")} postings`, "of the bare rows, p50"]);
  console.log(
    `### One client, in turns: milliseconds p50 / p95 / p99 (aim for a posting: 5)\n\n${table(["what", ...heads], rows)}\n`,
  );
}

/** Many at once, of different people: what the platform's account, which is in every entry, costs. */
async function measureMany(owners: readonly string[]): Promise<void> {
  const each = 300;
  const samples: number[] = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async (_, worker) => {
      samples.push(...(await time(each, (round) => post(owners[(worker * each + round) % people] as string))));
    }),
  );
  const perSecond = (atOnce * each * 1_000) / (performance.now() - begun);
  console.log(`${atOnce} at once: ${perSecond.toFixed(0)} entries a second, ${inMs(percentiles(samples))} ms\n`);
}

async function audit(): Promise<void> {
  // What fills the books has the records of no hold.
  const begun = performance.now();
  const found = await auditBooks(db, new Date());
  const took = ((performance.now() - begun) / 1_000).toFixed(1);
  console.log(
    `The audit of ${found.postings.toLocaleString("en")} postings took ${took} s: ${isBalanced(found) ? "balanced" : JSON.stringify(found.flaws)}.`,
  );
  if (!isBalanced(found)) throw new Error("the books do not balance");
}
