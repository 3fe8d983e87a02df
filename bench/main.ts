// `npm run bench [-- jobs | identity | resumes | uploads | match-score | alerts | applying | applicants | referrals | gate | ledger | overload | pages | browser | memory | suggestions | people | admin-jobs | mining | scams | sources | copies | doubts | rounds | backup | relevance --collection FOLDER]`: runs one of the measurements, that of jobs unless another is named.
import { parseArgs } from "node:util";
import { withBenchDatabase } from "./open-database.ts";

const measurements: Record<string, () => Promise<unknown>> = {
  jobs: () => import("./measure-jobs.ts"),
  identity: () => import("./measure-identity.ts"),
  resumes: () => import("./resume-accuracy.ts"),
  uploads: () => import("./measure-uploads.ts"),
  "match-score": () => import("./measure-match-score.ts"),
  alerts: async () => {
    const { measureAlerts } = await import("./measure-alerts.ts");
    await withBenchDatabase(async (url) => console.log(await measureAlerts(url, { tellAll: true })));
  },
  applying: () => import("./measure-applying.ts"),
  applicants: () => import("./measure-applicants.ts"),
  overload: () => import("./measure-overload.ts"),
  ledger: () => import("./measure-ledger.ts"),
  gate: () => import("./measure-gate.ts"),
  referrals: () => import("./measure-referrals.ts"),
  pages: () => import("./measure-pages.ts"),
  browser: () => import("./measure-browser.ts"),
  memory: () => import("./measure-memory.ts"),
  suggestions: () => import("./measure-suggestions.ts"),
  people: () => import("./measure-people.ts"),
  "admin-jobs": () => import("./measure-admin-jobs.ts"),
  mining: () => import("./measure-mining.ts"),
  scams: () => import("./measure-scams.ts"),
  copies: () => import("./measure-copies.ts"),
  doubts: () => import("./measure-doubts.ts"),
  sources: () => import("./measure-sources.ts"),
  rounds: () => import("./measure-rounds.ts"),
  relevance: () => import("./measure-relevance.ts"),
  backup: () => import("./measure-backup.ts"),
};

const { positionals } = parseArgs({ strict: false, allowPositionals: true });
const measure = measurements[positionals.find((word) => word in measurements) ?? "jobs"];
await measure?.();
