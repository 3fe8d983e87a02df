// `npm run bench -- people`: an admin finds one of a million people by name, address, domain and id, within the process.

import { findAccounts } from "../server/people/read-people.ts";
import { openDatabase } from "../server/platform/db.ts";
import { startScratchCluster } from "../server/platform/embedded-postgres/index.ts";
import { migrate } from "../server/platform/migrate.ts";
import { inMs, percentiles, table, time } from "./figures.ts";

const people = 1_000_000;
const turns = 20;

/** Forty first and thirty last names, of which every pair is as frequent; addresses at four kinds of domain. */
const FILL = `insert into account (id, issuer, sub, email, name)
  select ('0' || lpad(to_hex(1577836800000 + n * 200000::bigint), 11, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid, 'https://bench.example', n::text,
    lower(f[1 + n % 40] || '.' || l[1 + n / 40 % 30]) || n || '@' || (array['gmail.com', 'yahoo.in', 'outlook.com', 'firm' || n % 5000 || '.example'])[1 + n % 4],
    f[1 + n % 40] || ' ' || l[1 + n / 40 % 30]
  from generate_series(1, ${people}) n, (select
    string_to_array('Asha Ravi Meera Arjun Kavya Vikram Neha Rahul Priya Sanjay Divya Anita Bela Chetan Deepa Esha Farhan Gita Harish Indira Jaya Kiran Leela Mohan Nisha Omkar Pooja Qasim Rekha Sunil Tara Uma Varun Wasim Xavier Yash Zara Bhavna Gopal Hema', ' ') as f,
    string_to_array('Rao Sharma Verma Nair Iyer Gupta Singh Khan Das Bose Patel Shah Mehta Joshi Kulkarni Deshpande Reddy Naidu Menon Pillai Chopra Kapoor Malhotra Banerjee Mukherjee Ghosh Sen Roy Dutta Mishra', ' ') as l) names`;

const ASKED: Record<string, readonly string[]> = {
  "the newest": [""],
  "a first name": ["asha", "vikram", "zara"],
  "a first and a last name": ["asha rao", "vikram sha", "neha kulkarni"],
  "a part of a name": ["desh", "ulkar", "hav"],
  "a whole address": ["asha.rao40@gmail.com", "unknown@gmail.com"],
  "a part of an address": ["firm4999", "asha.rao40", "rma77"],
  "a domain": ["@firm99.example", "@gmail.com", "@unknown.example"],
  "one or two letters": ["q", "ka", "zz"],
  "what no one has": ["no such person", "xyz12"],
  "an id": ["016f5e6a-1c00-7000-8000-000000000001"],
};

const cluster = await startScratchCluster({ fsync: "on", max_wal_size: "4GB" });
try {
  await migrate(cluster.url);
  const db = openDatabase({ url: cluster.url, poolSize: 1, statementTimeout: 0 });
  await db.query(FILL);
  await db.query("vacuum analyze account");
  const ask = (query: string) => findAccounts(db, query || undefined, null, 26);
  const all: number[] = [];
  const rows: string[][] = [];
  for (const [kind, queries] of Object.entries(ASKED)) {
    const took: number[] = [];
    for (const query of queries) took.push(...(await time(turns, () => ask(query))));
    all.push(...took);
    rows.push([kind, `${inMs(percentiles(took))} ms`]);
  }
  rows.push(["all of these", `${inMs(percentiles(all))} ms`]);
  console.log(table([`searched by, ${people.toLocaleString("en")} people`, "p50 / p95 / p99"], rows));
  await db.close();
} finally {
  await cluster.stop();
}
