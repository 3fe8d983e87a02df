// Starts serving processes for tests that kill them.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { SigningKey } from "../../server/platform/config.ts";
import { afterFile } from "./run-files.ts";

export type ApiWishes = {
  databaseUrl: string;
  dataDir: string;
  signingKeys: SigningKey[];
  /** How far its clock is ahead of the real one, in ms. */
  aheadMs: number;
};

export type ApiProcess = {
  url: string;
  /** Kills it like a power cut (SIGKILL), and resolves when it is gone. */
  kill(): Promise<void>;
};

/** Resolves when it listens. Processes still running after the file's last test are killed. */
export async function startApiProcess(wishes: ApiWishes): Promise<ApiProcess> {
  const child = fork(join(import.meta.dirname, "serve-api.ts"), { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const gone = once(child, "exit");
  const kill = async () => {
    child.kill("SIGKILL");
    await gone;
  };
  afterFile(kill);
  child.send(wishes);
  const answer = await Promise.race([once(child, "message"), gone]);
  const { url } = answer[0] as { url?: string };
  if (!url) throw new Error("the serving process ended before it listened");
  return { url, kill };
}
