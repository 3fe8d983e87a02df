// Stores the demo accounts' passwords for the operator, in a file that only its owner can read.
import { randomUUID } from "node:crypto";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { DEMO_ROLES } from "../contract/identity/rules.ts";
import { writeDurably } from "../server/platform/create-once.ts";

const demoAccounts = z.array(z.object({ role: z.enum(DEMO_ROLES), email: z.string(), password: z.string() }));
export type DemoAccount = z.infer<typeof demoAccounts>[number];

/** The file's path in a data folder. */
export const demoAccountsPath = (dataDir: string): string => join(dataDir, "demo-accounts.json");

/** Null if the file is missing or invalid. */
export async function readDemoAccounts(dataDir: string): Promise<DemoAccount[] | null> {
  try {
    return demoAccounts.parse(JSON.parse(await readFile(demoAccountsPath(dataDir), "utf8")));
  } catch {
    return null;
  }
}

/** Writes the file atomically: a reader sees the old one or the new one. */
export async function writeDemoAccounts(dataDir: string, accounts: readonly DemoAccount[]): Promise<void> {
  const path = demoAccountsPath(dataDir);
  const draft = `${path}.draft-${randomUUID()}`;
  try {
    await writeDurably(draft, `${JSON.stringify(accounts, null, 2)}\n`);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}
