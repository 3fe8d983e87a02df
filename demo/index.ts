// The demo's only door: commands enter it lazily, and each function loads no more of the demo than it needs.
import type { Config } from "../server/platform/config.ts";
import type { Log } from "../server/platform/operator.ts";

export { demoAccountsPath } from "./accounts-file.ts";

/** Lists or hides the demo's jobs and companies; resolves to a summary in words, null if there was nothing to do. */
export async function showDemo(url: string, isShown: boolean): Promise<string | null> {
  return (await import("./show.ts")).showDemo(url, isShown);
}

/** Loads `jobs` jobs into the empty database at `url` and resolves to a summary in words. */
export async function seed(url: string, jobs: number, progress?: (loaded: number) => void): Promise<string> {
  return (await import("./load.ts")).seed(url, jobs, progress);
}

/** The same; null if the database is not empty. */
export async function seedWhenEmpty(url: string, jobs: number): Promise<string | null> {
  return (await import("./load.ts")).seedWhenEmpty(url, jobs);
}

/** Makes the demo's accounts and shows the operator, once, how to sign in. */
export async function prepareDemoAccounts(config: Config, url: string, log: Log): Promise<void> {
  await (await import("./accounts.ts")).prepareDemoAccounts(config, url, log);
}

/** Gives the demo's company applicants and referees, once. */
export async function prepareDemoPeople(config: Config, url: string, log: Log): Promise<void> {
  await (await import("./people.ts")).prepareDemoPeople(config, url, log);
}

/** The CV of the demo's candidate, a PDF of one page. */
export async function demoCv(): Promise<Uint8Array<ArrayBuffer>> {
  return (await import("./cvs.ts")).demoCv();
}
