// Signs in with email address and password. An unknown address takes as long as a wrong password.
import type { Call } from "../../platform/mount.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Proof, SignInForm } from "../gateways/gateway.ts";
import { verifyPassword } from "../passwords.ts";
import { recordSecurityEvent } from "../security-events.ts";
import { type Core, countTry, forgive } from "./core.ts";

type Owner = { id: string; passwordHash: string | null; isDisabled: boolean; authGen: number };

/** 401 NOT_AUTHORIZED for every failure, without the reason. */
export async function signIn(core: Core, { email, password }: SignInForm, call: Call): Promise<Proof> {
  const { db, vault, clock } = core.deps;
  const trier = { ip: call.ip, email };
  await countTry(core, "sign-in", trier);
  const [owner] = await db.query<Owner>(
    {
      name: "who signs in",
      text: `select a.id, c.password_hash as "passwordHash", a.disabled_at is not null as "isDisabled", a.auth_gen as "authGen"
        from account a left join credential c on c.account_id = a.id where a.email = $1`,
    },
    [email],
  );
  const isRight = await verifyPassword(vault, owner?.passwordHash ?? null, password);
  if (!isRight || !owner || owner.isDisabled) {
    await db.transaction((tx) =>
      recordSecurityEvent(tx, { kind: "sign-in.failed", accountId: owner?.id ?? null, ip: call.ip, at: clock() }),
    );
    throw refuse(401, "NOT_AUTHORIZED", "Wrong e-mail address or password.");
  }
  await forgive(core, "sign-in", trier);
  return { accountId: owner.id, authTime: clock(), authGen: owner.authGen };
}
