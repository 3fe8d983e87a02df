// The secrets in a backup: the keys of the data folder or of the settings, without which its database is of no use.
import { mkdir, readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Config } from "../platform/config.ts";
import { createOnce } from "../platform/create-once.ts";
import { codeOf, OperatorError } from "../platform/operator.ts";
import { makeVault, type Vault } from "../platform/vault.ts";

/** Text by path below the data folder: `secrets/master-key`, `secrets/signing-keys.json` … */
export type Secrets = Record<string, string>;
export type SecretsGiven = Pick<Config, "dataDir" | "masterKey" | "cursorKey"> & {
  identity: Pick<Config["identity"], "signingKeys">;
};

const MASTER_KEY = "secrets/master-key";
/** The only other file of the data folder that no start can make again. */
const DEMO_ACCOUNTS = "demo-accounts.json";

const shape = z.record(z.string().regex(/^(secrets\/[\w-]+(\.\w+)?|demo-accounts\.json)$/), z.string());

/** What the data folder has; what the settings give takes precedence, as in a start. */
export async function readSecrets({ dataDir, ...given }: SecretsGiven): Promise<Secrets> {
  const names = await readdir(join(dataDir, "secrets")).catch(() => []);
  const paths = [...names.filter((name) => !name.includes(".draft-")).map((name) => `secrets/${name}`), DEMO_ACCOUNTS];
  const secrets: Secrets = {};
  for (const path of paths) {
    const text = await readText(join(dataDir, path));
    if (text !== null && shape.safeParse({ [path]: text }).success) secrets[path] = text;
  }
  return { ...secrets, ...fromSettings(given) };
}

function fromSettings({ masterKey, cursorKey, identity }: Omit<SecretsGiven, "dataDir">): Secrets {
  return {
    ...(masterKey && { [MASTER_KEY]: `${masterKey}\n` }),
    ...(cursorKey && { "secrets/cursor-key": `${cursorKey}\n` }),
    ...(identity.signingKeys && { "secrets/signing-keys.json": `${JSON.stringify({ keys: identity.signingKeys })}\n` }),
  };
}

/** Null if there is no master key. */
export function vaultOf(secrets: Secrets): Vault | null {
  const key = secrets[MASTER_KEY]?.trim();
  return key ? makeVault(key) : null;
}

export const textOfSecrets = (secrets: Secrets): string => JSON.stringify(secrets);

export function parseSecrets(text: string): Secrets {
  const parsed = shape.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new OperatorError("The secrets of this backup are not of a kind that this release knows.");
}

/** Throws an OperatorError if the target has a secret that differs: whose installation it is, is then unclear. */
export async function refuseOtherSecrets(secrets: Secrets, target: SecretsGiven): Promise<void> {
  const there = await readSecrets(target);
  const given = fromSettings(target);
  for (const [path, text] of Object.entries(there))
    if (secrets[path] !== undefined && secrets[path].trim() !== text.trim())
      throw new OperatorError(
        path in given
          ? `The settings give another ${path.replace("secrets/", "")} than the backup's: unset it (the backup brings its own), or set the one of the machine that was backed up.`
          : `${join(target.dataDir, path)} is there already and is another than the backup's: restore goes into an empty installation. Set DATA_DIR to a new folder.`,
      );
}

/** Writes what the data folder does not have; call `refuseOtherSecrets` first. */
export async function writeSecrets(secrets: Secrets, { dataDir }: Pick<Config, "dataDir">): Promise<void> {
  for (const [path, text] of Object.entries(secrets)) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true, mode: 0o700 });
    await createOnce(join(dataDir, path), text);
  }
}

async function readText(path: string): Promise<string | null> {
  return readFile(path, "utf8").catch((error) => {
    if (["ENOENT", "EISDIR"].includes(codeOf(error) ?? "")) return null;
    throw new OperatorError(`${path} cannot be read (${codeOf(error)}): run this as the data folder's owner.`);
  });
}
