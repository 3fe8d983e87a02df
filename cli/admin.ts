// `admin`: tasks that cannot be done on the site: makes the first admin, invites a company's first admin, manages keys.
import type { z } from "zod";
import { accountEmail, requiredText } from "../contract/form-fields.ts";
import { invitePath } from "../contract/paths.ts";
import type { Config } from "../server/platform/config.ts";
import type { Database } from "../server/platform/db.ts";
import { OperatorError } from "../server/platform/operator.ts";
import { type Command, type Given, UsageError } from "./command.ts";
import { onDatabase } from "./on-database.ts";
import { openVault } from "./open-vault.ts";
import { settings } from "./settings.ts";

// Each task loads its code when it runs, so that listing the commands stays fast.

type Task = { flags: readonly string[]; run(given: Given): Promise<void> };
const TASKS: Record<string, Task> = {
  create: { flags: ["email", "name"], run: create },
  remove: { flags: ["email"], run: remove },
  invite: { flags: ["email", "company", "new-company"], run: invite },
  "reset-factors": { flags: ["email"], run: resetSecondFactors },
  "rotate-keys": { flags: [], run: rotateKeys },
  "accept-key": { flags: [], run: acceptKey },
};

export const command: Command = {
  name: "admin",
  about:
    "Makes a platform admin or ends that, invites a company's first admin, resets a second step, or sees to the keys.",
  takes: `<${Object.keys(TASKS).join(" | ")}>`,
  flags: {
    email: { about: "create, remove, invite, reset-factors: whose address.", value: "E" },
    name: { about: "create: the name of a new account; “Administrator” unless given.", value: "N" },
    company: { about: "invite: the company, by its name.", value: "C" },
    "new-company": { about: "invite: adds the company when there is none of this name." },
  },
  notes: [
    "create makes an account with a password that is shown this once, or makes an existing account an admin.",
    "remove makes an admin an ordinary account and signs it out; only then an admin may suspend it.",
    "invite shows a link, to be handed over, with which that person becomes an admin of the company within seven days.",
    "reset-factors removes every second step of an account, for a person who lost them all, and signs it out; it is recorded and mailed.",
    "rotate-keys makes a new key for signing tokens; the older ones stay valid. The product signs with it after its next start.",
    "accept-key lets the next start go on with other keys than this database was served with; with another master key everybody sets a new password.",
  ],
  async run(given) {
    const [name, further] = given.words;
    const task = name !== undefined && Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
    if (!task || further !== undefined) throw new UsageError(`admin takes one of: ${Object.keys(TASKS).join(", ")}.`);
    const strange = Object.keys(given.flags).find((flag) => !task.flags.includes(flag));
    if (strange) throw new UsageError(`admin ${name} has no flag --${strange}.`);
    await task.run(given);
    return 0;
  },
};

async function create(given: Given): Promise<void> {
  const email = emailFlag(given, "create");
  const name = textFlag(given, "name", requiredText(120, "Please enter a name.")) ?? "Administrator";
  const config = settings();
  refuseOtherIssuers(config, "make the account there, in its group “admin”");
  const { makeAdmin } = await import("./make-admin.ts");
  const made = await withOpenDatabase(config, async (db) => {
    const vault = await openVault(config, db);
    return makeAdmin(db, vault, { issuer: config.publicUrl, email, name, now: new Date() });
  });
  if (made.how === "was") console.log(`${email} is an admin already.`);
  if (made.how === "joined") console.log(`${email} is an admin now, with the password they have.`);
  if (made.how !== "made") return;
  console.log(`${email} is an admin. The password, shown this once:\n\n  ${made.password}\n`);
  console.log(`Sign in at ${config.publicUrl}/auth/login, add a second step, and change the password in your profile.`);
}

/** With an external provider too: its group counts again at the next log-in only. */
async function remove(given: Given): Promise<void> {
  const email = emailFlag(given, "remove");
  const config = settings();
  const { removeAdmin } = await import("./make-admin.ts");
  const was = await withOpenDatabase(config, (db) => removeAdmin(db, { email, now: new Date() }));
  if (was === null) throw new OperatorError(`There is no account of ${email}.`);
  if (!was) return console.log(`${email} is no admin.`);
  console.log(`${email} is no admin any more, and was signed out everywhere.`);
  if (config.identity.kind !== "embedded")
    console.log("Take the group “admin” away at the identity provider too, or the next log-in brings it back.");
}

async function resetSecondFactors(given: Given): Promise<void> {
  const email = emailFlag(given, "reset-factors");
  const config = settings();
  refuseOtherIssuers(config, "reset the second step there");
  const { resetFactors } = await import("../server/identity/factors/factors.ts");
  const { announceBy } = await import("../server/announce.ts");
  const { makeQueue } = await import("../server/platform/queue.ts");
  const answer = await withOpenDatabase(config, async (db, url) => {
    const vault = await openVault(config, db);
    const queue = makeQueue(url);
    await queue.open({ error: console.error, warn: console.error });
    const deps = { db, announce: announceBy(queue, vault), clock: () => new Date() };
    return resetFactors(deps, email).finally(() => queue.stop());
  });
  if (!answer) throw new OperatorError(`There is no account of ${email}.`);
  if (answer.removed === 0) return console.log(`${email} has no second step.`);
  console.log(`${email} logs in with the password alone now, and was signed out everywhere. A mail tells them so.`);
}

async function invite(given: Given): Promise<void> {
  const email = emailFlag(given, "invite");
  const company = textFlag(given, "company", requiredText(200, "Please enter the name of a company."));
  if (!company) throw new UsageError("admin invite needs the company: --company C.");
  const config = settings();
  const { inviteCompanyAdmin } = await import("./make-admin.ts");
  const addsCompany = given.flags["new-company"] === true;
  const made = await withOpenDatabase(config, (db) =>
    inviteCompanyAdmin(db, { email, company, addsCompany, now: new Date() }),
  );
  console.log(`${email} becomes an admin of ${made.companyName} with this link, until ${day(made.expiresAt)}:\n`);
  console.log(`  ${config.publicUrl}${invitePath(made.token)}\n`);
  console.log("It works once, for the person who is signed in with that address.");
}

async function rotateKeys(): Promise<void> {
  const config = settings();
  refuseOtherIssuers(config, "its keys are renewed there");
  if (config.identity.signingKeys)
    throw new OperatorError(
      "SIGNING_KEYS is set: put a new key in front of those there, and keep the others for a day.",
    );
  const { rotateSigningKeys } = await import("../server/identity/provider/signing-keys.ts");
  const { kid, published } = await rotateSigningKeys(config.dataDir);
  console.log(`The new key ${kid} signs from the next start on; ${published} keys are published.`);
}

async function acceptKey(): Promise<void> {
  const { forgetKey } = await import("../server/platform/vault.ts");
  const { forgetSharedKeys } = await import("../server/platform/shared-keys.ts");
  await withOpenDatabase(settings(), async (db) => {
    await forgetKey(db);
    await forgetSharedKeys(db);
  });
  console.log(
    "The next start goes on with the keys that it finds. With another MASTER_KEY everybody sets a new password.",
  );
}

function refuseOtherIssuers({ identity }: Config, instead: string): void {
  if (identity.kind === "embedded") return;
  throw new OperatorError(`Accounts are kept by ${identity.issuer?.url} (IDENTITY=${identity.kind}): ${instead}.`);
}

const withOpenDatabase = <Result>(config: Config, work: (db: Database, url: string) => Promise<Result>) =>
  onDatabase(config, "admin", work, { migrates: true, poolSize: 2 });

function emailFlag(given: Given, task: string): string {
  const email = textFlag(given, "email", accountEmail);
  if (!email) throw new UsageError(`admin ${task} needs an address: --email E.`);
  return email;
}

function textFlag<T extends z.ZodType<string>>(given: Given, name: string, schema: T): string | undefined {
  const text = given.flags[name];
  if (typeof text !== "string") return undefined;
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new UsageError(`--${name}: ${parsed.error.issues[0]?.message ?? "is wrong"}`);
}

const day = (date: Date) => date.toISOString().slice(0, 10);
