// Makes the product's secrets once and stores them in the data folder, each in a file readable only by its owner.
import { randomBytes } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createOnce } from "./create-once.ts";
import { codeOf, OperatorError } from "./operator.ts";

/** `cursorKey` signs list cursors; all other keys are derived from `masterKey`. */
export type Secrets = { cursorKey: string; masterKey: string };

/** Each secret's file below `secrets/`. Separate files, so that adding one never rewrites the others. */
const FILES: Record<keyof Secrets, string> = {
  cursorKey: "cursor-key",
  masterKey: "master-key",
};

/** Reads or creates a data folder's secrets, the same for parallel processes; `given` takes precedence. */
export async function openSecrets(
  dataDir: string,
  given: { [Name in keyof Secrets]?: string | undefined } = {},
): Promise<Secrets> {
  const folder = join(dataDir, "secrets");
  const read = async (name: keyof Secrets) => given[name] ?? (await readOrMake(folder, FILES[name]));
  return { cursorKey: await read("cursorKey"), masterKey: await read("masterKey") };
}

async function readOrMake(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  try {
    return (await readSecret(path)) ?? (await makeSecret(folder, path)) ?? (await readSecret(path)) ?? "";
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The secret ${path} cannot be read or made (${codeOf(error)}): start as the data folder's owner.`,
    );
  }
}

async function readSecret(path: string): Promise<string | null> {
  const text = await readFile(path, "utf8").catch((error) => {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  });
  if (text === null || text.trim().length >= 32) return text?.trim() ?? null;
  throw new OperatorError(`The secret ${path} is damaged: restore it from a backup, or delete it to get a new one.`);
}

/** Makes a secret; null if another process has just made it. */
async function makeSecret(folder: string, path: string): Promise<string | null> {
  const secret = randomBytes(32).toString("base64url");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return (await createOnce(path, `${secret}\n`)) ? secret : null;
}
