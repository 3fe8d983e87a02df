// Every list of the product reads about as many rows as it shows. Runs the plans that PostgreSQL chooses on tables of
// tens of thousands of rows, many of one owner, with statistics that claim a million rows for the large tables.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import pg from "pg";
import { joinCompany } from "../server/recruiting/index.ts";
import { signedIn } from "./support/accounts.ts";
import { startApp } from "./support/app.ts";
import { aCompany } from "./support/builders.ts";

const app = await startApp();
const firm = await aCompany(app.db, { name: "Everything Works", industry: "Banking", teamSize: "51-200" });
/** A person who is candidate and recruiter at once and owns most of the rows. */
const me = await signedIn(app, {
  before: (tx, accountId) =>
    joinCompany(tx, { accountId, companyId: firm.id, role: "corporate-recruiter", now: new Date() }),
});
const boss = await signedIn(app, {
  before: (tx, accountId) =>
    joinCompany(tx, { accountId, companyId: firm.id, role: "corporate-admin", now: new Date() }),
});
const { body: key } = await boss.send<{ secret: string }>("POST", "/api/corporate/api-keys", {
  name: "Everything",
  scopes: ["jobs:read", "company-jobs:read", "applications:read"],
});
const admin = await signedIn(app, { groups: ["admin"] });
const referee = await signedIn(app);
const theirs = `'${referee.accountId}'::uuid`;
const mine = `'${me.accountId}'::uuid`;
const firmId = `'${firm.id}'::uuid`;
const oldJob = "row_id(5990)";
const oldWebhook = randomUUID();

/** `n` counts the rows; required columns that are not given get a default. */
type Fill = { table: string; rows: number; columns: Record<string, string> };
const someone = "row_id((n % 8000 + 1))";
const minutesAgo = (n = "n") => `now() - make_interval(mins => ${n})`;
/** A UUIDv7 of n minutes ago, always the same for one n. */
const idBack = "row_id(n)";
const rowId = `create function row_id(n int) returns uuid language sql immutable as $$
  select (lpad(to_hex(${Date.now()} - n * 60000::bigint), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid $$`;
const MATCH = `'${JSON.stringify({
  scoreVersion: "1",
  scoreDetails: { coreSkills: 60, experience: 90, roleAndResponsibilities: 45.5, softSkills: 40 },
  matched: { coreSkills: ["Java"], softSkills: [] },
  missing: { coreSkills: ["Kubernetes"], softSkills: [] },
})}'`;
const PROFILE = `'${JSON.stringify({ designation: "Engineer", YOE: 7, location: "Pune", summary: "", links: [], coreSkills: [], softSkills: [] })}'`;
const FILLS: Fill[] = [
  {
    table: "account",
    rows: 8_000,
    columns: {
      id: "row_id(n)",
      sub: "n::text",
      email: "'p' || n || '@many.example'",
      name: "'Person ' || n",
    },
  },
  {
    table: "company",
    rows: 23_000,
    columns: {
      id: "row_id(n)",
      name: "'Firm ' || n",
      name_key: "'firm ' || n",
      industry: "(array['IT Services', 'Banking', 'Education', 'Healthcare'])[1 + n % 4]",
      team_size: "(array['1-10', '11-50', '51-200'])[1 + n % 3]",
      open_jobs: "20000 / n",
    },
  },
  {
    table: "job",
    rows: 24_000,
    columns: {
      id: idBack,
      company_id: `case when n <= 6000 then ${firmId} else row_id(n % 900) end`,
      external_job_id: "case when n % 10 <> 0 then 'x' || n end",
      job_title: "'Job ' || n",
      status: "'PUBLISHED'",
      card: "'{}'",
      locations: "'{Pune}'",
    },
  },
  {
    table: "application",
    rows: 16_000,
    columns: {
      id: "row_id(90000 - n)",
      job_id: `case when n <= 8000 then ${oldJob} else row_id(n % 100 + 1) end`,
      account_id: `case when n between 8001 and 8100 then ${mine} else ${someone} end`,
      kind: "'INTERNAL'",
      status: "case n % 50 when 0 then 'OFFERED' when 1 then 'INTERVIEW' else 'APPLIED' end",
      cv_id: "gen_random_uuid()",
      score: "1 + n % 80",
      match: MATCH,
      profile: PROFILE,
    },
  },
  {
    table: "notification",
    rows: 16_000,
    columns: {
      id: idBack,
      account_id: `case when n % 3 = 0 then ${mine} else ${someone} end`,
      dedupe_key: "n::text",
      in_app: "true",
      email: "'OFF'",
      kind: "'saved-search'",
      read_at: "case when n % 300 <> 0 then now() end",
    },
  },
  {
    table: "saved_job",
    rows: 8_000,
    columns: {
      account_id: `case when n <= 3000 then ${mine} else ${someone} end`,
      job_id: "row_id(n)",
      saved_at: minutesAgo(),
    },
  },
  {
    table: "hidden_job",
    rows: 8_000,
    columns: {
      account_id: `case when n <= 3000 then ${mine} else ${someone} end`,
      job_id: "row_id(n)",
      hidden_at: minutesAgo(),
    },
  },
  {
    table: "share",
    rows: 8_000,
    columns: {
      id: idBack,
      account_id: `case when n <= 3000 then ${mine} else ${someone} end`,
      job_id: "row_id(n)",
    },
  },
  {
    table: "payment",
    rows: 8_000,
    columns: {
      id: idBack,
      owner_id: `case when n <= 3000 then ${mine} else ${someone} end`,
      purpose: "'PLAN'",
      state: "'FAILED'",
      failure: "'EXPIRED'",
      amount: "100",
    },
  },
  {
    table: "payout",
    rows: 8_000,
    columns: {
      id: idBack,
      owner_id: `case when n <= 3000 then ${mine} else row_id(n) end`,
      way: "'UPI'",
      amount: "100",
      state: "case when n % 9 = 0 and n > 3000 then 'REQUESTED' else 'CANCELLED' end",
      settled_at: "case when n % 9 = 0 and n > 3000 then null else now() end",
    },
  },
  {
    table: "ledger_earning",
    rows: 8_000,
    columns: {
      id: idBack,
      owner_id: `case when n <= 3000 then ${mine} else ${someone} end`,
      kind: "'REFERRED_OUTCOME'",
      amount: "100",
      state: "'AVAILABLE'",
      settled_at: "now()",
    },
  },
  {
    table: "ledger_account",
    rows: 2,
    columns: {
      id: "row_id(n)",
      owner_id: mine,
      kind: "(array['CREDITS', 'CREDITS_HELD'])[n]",
      unit: "'CREDIT'",
      balance: "0",
    },
  },
  {
    table: "ledger_entry",
    rows: 8_000,
    columns: { id: "row_id(n)", key: "'k' || n", kind: "'CREDITS_BOUGHT'" },
  },
  {
    table: "ledger_posting",
    rows: 8_000,
    columns: {
      entry_id: "row_id(n)",
      account_id: "row_id(case when n % 3 = 0 then 1 else 3 + n end)",
      amount: "1",
      balance_after: "n",
    },
  },
  {
    table: "referee",
    rows: 8_000,
    columns: {
      account_id: `case when n = 1 then ${theirs} else row_id(n) end`,
      company_id: `case when n < 50 then ${firmId} else row_id(n % 900) end`,
      status: "case when n < 50 then 'VERIFIED' when n % 2 = 0 then 'REVIEW' else 'ENDED' end",
      verified_at: "now()",
      verified_until: "now() + interval '90 days'",
      work_email: "n::text::bytea",
      work_email_hash: "n::text::bytea",
      updated_at: minutesAgo(),
    },
  },
  {
    table: "referral_request",
    rows: 24_000,
    columns: {
      id: idBack,
      candidate_id: `case when n % 8 = 0 then ${mine} else ${someone} end`,
      company_id: `case when n % 2 = 0 then ${firmId} else row_id(n % 900) end`,
      job_key: "n::text",
      score: "60",
      match: MATCH,
      profile: PROFILE,
      status:
        "case n % 8 when 2 then 'OPEN' when 3 then 'DISPUTED' when 5 then 'NOT_REFERRED' when 6 then 'ACCEPTED' else 'CONFIRMED' end",
      referee_id: `case when n % 8 in (4, 6) and n < 1200 then ${theirs} end`,
      reference: "'R'",
      due_at: "now() + make_interval(mins => n)",
      dispute_reason: "case when n % 8 in (3, 5) then 'OTHER' end",
      decision_note: "case when n % 8 = 5 then 'So it is.' end",
      expires_at: "now() + interval '9 days'",
      updated_at: minutesAgo(),
    },
  },
  { table: "referral_event", rows: 24_000, columns: { request_id: idBack, kind: "'DISPUTED'", by: "'CANDIDATE'" } },
  {
    table: "guidance_offer",
    rows: 400,
    columns: {
      referee_id: `case when n = 1 then ${theirs} else row_id(n) end`,
      company_id: firmId,
      kinds: "'{CAREER}'",
      minutes: "30",
      time_zone: "'Asia/Kolkata'",
      price: "0",
      is_active: "true",
    },
  },
  {
    table: "guidance_booking",
    rows: 8_000,
    columns: {
      id: "row_id(n)",
      candidate_id: `case when n % 4 = 1 then ${mine} else row_id(4000 + n % 4000) end`,
      referee_id: `case when n % 4 = 2 then ${theirs} else row_id(n % 399 + 2) end`,
      company_id: firmId,
      kind: "'CAREER'",
      price: "0",
      requested_at: "now()",
      status: "case when n % 200 = 0 then 'DISPUTED' else 'SETTLED' end",
      slot_id: "gen_random_uuid()",
      starts_at: minutesAgo(),
      ends_at: minutesAgo("n - 30"),
      time_zone: "'Asia/Kolkata'",
    },
  },
  {
    table: "guidance_event",
    rows: 24_000,
    columns: {
      booking_id: "row_id((n + 1) / 2)",
      kind: "case when n % 20 = 0 then 'DISPUTED' else 'SETTLED' end",
      by: "'CANDIDATE'",
      at: minutesAgo(),
    },
  },
  {
    table: "audit_entry",
    rows: 16_000,
    columns: {
      id: idBack,
      at: minutesAgo(),
      action: "case when n % 1000 = 0 then 'price-change.decided' else 'payout.paid' end",
      subject_kind: "'payout'",
      subject_id: "'s' || (n % 8000)",
      actor_id: `case when n % 400 = 0 then ${mine} else ${someone} end`,
      account_id: someone,
    },
  },
  {
    table: "contact_message",
    rows: 12_000,
    columns: {
      id: idBack,
      kind: "case when n % 300 = 0 then 'ENQUIRY' else 'MESSAGE' end",
      company_name: "case when n % 300 = 0 then 'Acme' end",
      topic: "case when n % 300 = 0 then null else 'OTHER' end",
      reference: "'r' || n",
      state: "case when n % 400 = 0 then 'NEW' else 'DONE' end",
    },
  },
  {
    table: "privacy_request",
    rows: 8_000,
    columns: {
      id: idBack,
      kind: "'ACCESS'",
      email: "n || '@many.example'",
      state: "case when n % 100 = 0 then 'OPEN' else 'ANSWERED' end",
      asked_at: minutesAgo(),
      due_at: minutesAgo(),
      answered_at: "case when n % 100 <> 0 then now() end",
      account_id: `case when n % 200 = 0 then ${mine} else ${someone} end`,
    },
  },
  {
    table: "job_report",
    rows: 8_000,
    columns: {
      id: idBack,
      job_id: "row_id(n)",
      reason: "'OTHER'",
      state: "case when n % 3 = 0 then 'OPEN' else 'DISMISSED' end",
      settled_at: "case when n % 3 = 0 then null else now() end",
    },
  },
  {
    table: "site_version",
    rows: 2_000,
    columns: { version: "n", values: "'{}'", made_at: minutesAgo(), made_by: mine },
  },
  {
    table: "job_review",
    rows: 8_000,
    columns: {
      job_id: "row_id(n)",
      score: "case when n % 2 = 0 then 3 + n % 5 else 0 end",
      hits: "'[]'",
      open_reports: "n % 3",
      is_listed: "n % 7 <> 0",
    },
  },
  {
    table: "job_freeze",
    rows: 6_000,
    columns: {
      id: idBack,
      job_id: "row_id(n)",
      frozen_at: minutesAgo(),
      appeal: "case when n % 2 = 0 then 'Please' end",
      appealed_at: "case when n % 2 = 0 then now() end",
      thawed_at: "case when n % 4 <> 0 then now() end",
    },
  },
  {
    table: "webhook",
    rows: 300,
    columns: {
      id: `case when n = 1 then '${oldWebhook}'::uuid else row_id(n) end`,
      company_id: `case when n = 1 then ${firmId} else row_id(n) end`,
      url: "'https://' || n || '.example/'",
      events: "'{job.published}'",
    },
  },
  {
    table: "webhook_delivery",
    rows: 9_000,
    columns: {
      id: idBack,
      webhook_id: `case when n <= 6000 then '${oldWebhook}'::uuid else row_id(n % 300) end`,
      event: "'job.published'",
      state: "'DELIVERED'",
    },
  },
  {
    table: "price_change",
    rows: 5_000,
    columns: {
      id: idBack,
      kind: "'FEE'",
      proposed_by: mine,
      state: "'REFUSED'",
      decided_at: "now()",
      after: `'${JSON.stringify({ amount: 100, shareOfPrice: null, releaseHours: 1 })}'`,
      target: "'REVIEWED_REQUEST'",
    },
  },
];
/** Tables whose row count in the statistics is set to a million; their distributions are real. */
const MILLION = [
  "account",
  "job",
  "application",
  "notification",
  "saved_job",
  "hidden_job",
  "referral_request",
  "ledger_posting",
  "guidance_booking",
  "guidance_event",
  "referee",
];

/** Defaults for required columns. */
const ANYTHING: Record<string, string> = {
  uuid: "gen_random_uuid()",
  text: "'x'",
  jsonb: "'{}'",
  "timestamp with time zone": "now()",
  date: "now()",
  boolean: "false",
  ARRAY: "'{}'",
  bytea: "''",
};

await app.db.transaction(async (tx) => {
  // References, checks and triggers take most of the time and do not affect plans.
  await tx.query(
    `do $$ declare one record; begin
       for one in select conrelid::regclass as relation, conname from pg_constraint where contype in ('c', 'f') and connamespace = 'public'::regnamespace loop
         execute format('alter table %s drop constraint %I', one.relation, one.conname);
       end loop;
     end $$`,
  );
  await tx.query(rowId);
  for (const { table } of FILLS) await tx.query(`alter table ${table} disable trigger user`);
  for (const { table, rows, columns } of FILLS) {
    const needed = await tx.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns where table_schema = 'public' and table_name = $1
         and is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`,
      [table],
    );
    const all = { ...Object.fromEntries(needed.map(({ name, type }) => [name, ANYTHING[type] ?? "0"])), ...columns };
    await tx.query(
      `insert into ${table} (${Object.keys(all).join(", ")}) select ${Object.values(all).join(", ")} from generate_series(1, ${rows}) n on conflict do nothing`,
    );
    await tx.query(`analyze ${table}`);
  }
});
for (const table of MILLION)
  await app.db.query(
    `select pg_restore_relation_stats('schemaname', 'public', 'relname', $1::text, 'version', 180000, 'reltuples', 1000000::real,
       'relpages', (pg_relation_size($1::text::regclass) / 8192)::int)`,
    [table],
  );

const [old] = await app.db.query<{ id: string }>(`select ${oldJob} as id`);
/** Name of a paged call in contract/ -> the requests to check. */
const LISTS: Record<string, string[]> = {
  listApplicants: ["score", "newest"].flatMap((order) => [
    `/api/corporate/jobs/OLD/applicants?sortOrder=${order}`,
    `/api/corporate/jobs/OLD/applicants?sortOrder=${order}&status=OFFERED,INTERVIEW`,
    `/api/corporate/jobs/OLD/applicants?sortOrder=${order}&status=APPLIED`,
  ]),
  listCompanyJobs: ["/api/corporate/jobs"],
  listJobsByKey: ["/api/v1/jobs", `/api/v1/jobs?companyId=${firm.id}`],
  listCompanyJobsByKey: ["/api/v1/company/jobs"],
  listApplicationsByKey: ["/api/v1/company/jobs/OLD/applications"],
  listWebhookDeliveries: [`/api/corporate/webhooks/${oldWebhook}/deliveries`],
  listApplications: ["/api/job-application/"],
  listCompanies: [
    "/api/company",
    "/api/company?sortOrder=asc",
    "/api/company?industryName=Banking,Education",
    "/api/company?industryName=Banking&teamSize=11-50",
    "/api/company?teamSize=51-200",
  ],
  listAudit: [
    "/api/admin/audit",
    "/api/admin/audit?action=payout",
    `/api/admin/audit?actor=${me.accountId}`,
    "/api/admin/audit?subject=s77",
    `/api/admin/audit?subject=${referee.accountId}`,
  ],
  listAccounts: ["/api/admin/accounts", "/api/admin/accounts?query=person", "/api/admin/accounts?query=p77%40many"],
  listAdminCompanies: ["", "?state=SUSPENDED", "?state=FAILING", "?query=firm+77"].map(
    (query) => `/api/admin/companies${query}`,
  ),
  listAdminJobs: ["", "?list=APPEALS", "?list=ALL", "?list=FROZEN", "?list=EXPIRED", "?list=ALL&query=firm+77"].map(
    (query) => `/api/admin/jobs${query}`,
  ),
  listBookings: ["CANDIDATE", "REFEREE"].map((role) => `/api/guidance/booking?role=${role}&when=OVER`),
  listGuidanceDisputes: ["OPEN", "DECIDED"].map((state) => `/api/admin/guidance-disputes?state=${state}`),
  listGuidanceOffers: [`/api/guidance/company/${firm.id}/offers`],
  listJobs: ["/api/job/", "/api/job/?sortOrder=asc", `/api/job/?companyId=${firm.id}`],
  listEarnings: ["/api/earnings/items"],
  listStatement: ["/api/ledger/statement?book=CREDITS"],
  listJobReports: ["OPEN", "DISMISSED"].map((state) => `/api/admin/job-reports?state=${state}`),
  listMessages: ["", "?state=NEW", "?state=DONE", "?kind=ENQUIRY", "?state=NEW&kind=MESSAGE"].map(
    (query) => `/api/admin/messages${query}`,
  ),
  listNotifications: ["/api/notifications", "/api/notifications?show=unread"],
  listPayments: ["/api/payment/"],
  listPrivacyRequests: ["", "?state=ANSWERED"].map((query) => `/api/admin/privacy-requests${query}`),
  listAllPayouts: ["REQUESTED", "CANCELLED"].map((state) => `/api/admin/payouts?state=${state}`),
  listPayouts: ["/api/payouts"],
  listPriceChanges: ["/api/admin/prices/changes"],
  listSources: ["", "?state=FAILING", "?query=greenhouse"].map((query) => `/api/admin/sources${query}`),
  listSiteVersions: ["/api/admin/settings/versions"],
  listInbox: ["/api/referee/inbox"],
  listRefereesToVerify: ["REVIEW", "ENDED"].map((status) => `/api/admin/referees?status=${status}`),
  listTaken: ["OPEN", "DONE"].map((state) => `/api/referee/requests?state=${state}`),
  listReferralDisputes: ["OPEN", "DECIDED"].map((state) => `/api/admin/referral-disputes?state=${state}`),
  listReferralRequests: ["/api/referral-request"],
  listHiddenJobs: ["/api/hidden-job"],
  listSavedJobs: ["/api/saved-job"],
  listShares: ["/api/share"],
};

/** Statements that may read all rows of one owner, and why. */
const COUNTS: [RegExp, string][] = [
  [/count\(\*\)/, "counts by status: an owner's rows alone, from an index or a few pages"],
  [/named as materialized/, "companies by a part of their name, here one that most have: until fifty are found"],
];
const mostRows = 700;

/** Calls with a cursor that read no list of rows, and why. */
const NO_LISTS = {
  countJobs: "takes the parameters of the list of jobs, and pages nothing",
  explainSearch: "takes them too, and reads one job by its id",
  listJobsForYou: "compares a bounded number of the newest jobs in the process, however many there are",
};

test("every paged call of the contract is checked", async () => {
  const folder = join(import.meta.dirname, "../contract");
  const paged = new Set<string>();
  for (const file of readdirSync(folder, { encoding: "utf8", recursive: true }).filter((name) =>
    /^[a-z/-]+\.ts$/.test(name),
  ))
    for (const one of Object.values((await import(join(folder, file))) as Record<string, unknown>)) {
      const call = one as { name?: string; query?: { shape?: object } } | null;
      if (typeof call?.name === "string" && call.query?.shape && "lastKey" in call.query.shape) paged.add(call.name);
    }
  assert.deepEqual([...paged].sort(), Object.keys({ ...LISTS, ...NO_LISTS }).sort());
});

type Plan = {
  "Node Type": string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  Plans?: Plan[];
  "Relation Name"?: string;
  "Index Name"?: string;
} & Record<string, unknown>;
/** The most rows that any plan node read, over all its loops. */
function widest(plan: Plan): { rows: number; node: string } {
  const removed = Object.entries(plan)
    .filter(([key]) => key.startsWith("Rows Removed by"))
    .reduce((sum, [, rows]) => sum + Number(rows), 0);
  const rows = ((plan["Actual Rows"] ?? 0) + removed) * (plan["Actual Loops"] ?? 1);
  const own = { rows, node: [plan["Node Type"], plan["Relation Name"], plan["Index Name"]].filter(Boolean).join(" ") };
  return (plan.Plans ?? []).map(widest).reduce((most, one) => (one.rows > most.rows ? one : most), own);
}

type Asker = { send: (method: "GET", path: string) => Promise<{ status: number; text: string; body: unknown }> };

const byKey: Asker = {
  send: (_method, path) => app.get(path, { headers: { authorization: `Bearer ${key.secret}` } }),
};

const ASKERS: [RegExp, Asker][] = [
  [/^\/api\/admin\//, admin],
  [/^\/api\/referee\/|role=REFEREE/, referee],
  [/^\/api\/v1\//, byKey],
  [/^\/api\/corporate\/webhooks/, boss],
  [/./, me],
];
const whoAsks = (path: string) => ASKERS.find(([pattern]) => pattern.test(path))![1];

/** The reading statements that `work` sends, with their values. */
async function statementsOf(work: () => Promise<unknown>): Promise<{ text: string; values: unknown[] }[]> {
  const sent: { text: string; values: unknown[] }[] = [];
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [config] = given as [{ text?: string; values?: unknown[] }];
    if (typeof config?.text === "string" && /^\s*(select|with)\b/i.test(config.text))
      sent.push({ text: config.text, values: config.values ?? [] });
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

for (const [name, paths] of Object.entries(LISTS))
  for (const path of paths) {
    test(`${name}: ${path.replace(firm.id, "…")}`, async () => {
      let address = path.replace("OLD", old!.id);
      for (const page of ["first", "second"]) {
        const answers: { status: number; text: string; body: unknown }[] = [];
        const sent = await statementsOf(async () => answers.push(await whoAsks(address).send("GET", address)));
        assert.equal(answers[0]?.status, 200, answers[0]?.text);
        assert.ok(sent.length > 0);
        for (const { text, values } of sent) {
          if (COUNTS.some(([pattern]) => pattern.test(text))) continue;
          const [row] = await app.db.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
            `explain (analyze, timing off, format json) ${text}`,
            values,
          );
          const { rows, node } = widest(row!["QUERY PLAN"][0].Plan);
          assert.ok(rows <= mostRows, `the ${page} page looks at ${rows} rows (${node}) in\n${text}`);
        }
        const { lastKey } = (answers[0]!.body as { pagination: { lastKey: string | null } }).pagination;
        if (lastKey === null) return;
        address = `${address}${address.includes("?") ? "&" : "?"}lastKey=${encodeURIComponent(lastKey)}`;
      }
    });
  }
