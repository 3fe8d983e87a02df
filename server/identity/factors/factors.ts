// A person's second factors: list, rename and remove them, and renew the recovery codes.

import type { TellingDeps } from "../../deps.ts";
import { isoTimes } from "../../platform/iso-times.ts";
import { conflict, notFound } from "../../platform/refusal.ts";
import { findAccountByEmail, findAccountById, raiseAuthGen, recordActOn } from "../accounts.ts";
import { deleteSessions } from "../sessions/session-store.ts";
import { renewRecoveryCodes } from "./codes.ts";
import { confirmOwner, isFresh } from "./enrol.ts";
import { mustHaveFactor } from "./rules.ts";
import {
  announceChange,
  type Factor,
  type FactorOperation,
  factorColumns,
  lockFactors,
  readPassword,
  refuseElsewhere,
} from "./store.ts";

export const listSecondFactors: FactorOperation<"listSecondFactors"> = async (core, _input, { caller }) => {
  refuseElsewhere(core);
  const { db } = core.deps;
  const { accountId } = caller;
  const factors = await db.query<Factor>(
    `select ${factorColumns} from second_factor f where f.account_id = $1 order by f.id`,
    [accountId],
  );
  const [left] = await db.query<{ count: number }>(
    "select count(*)::int as count from recovery_code where account_id = $1",
    [accountId],
  );
  const account = await findAccountById(db, accountId);
  return {
    factors: factors.map(isoTimes),
    recoveryCodesLeft: left?.count ?? 0,
    isRequired: account !== undefined && mustHaveFactor(account, core.identity.settings),
    hasPassword: (await readPassword(db, accountId)) !== null,
    isFresh: factors.length === 0 && (await isFresh(core.deps, caller)),
  };
};

const noFactor = () => notFound("There is no such second step.");

export const renameSecondFactor: FactorOperation<"renameSecondFactor"> = async (core, { params, body }, { caller }) => {
  refuseElsewhere(core);
  const [factor] = await core.deps.db.query<Factor>(
    `update second_factor f set name = $3 where f.id = $1 and f.account_id = $2 returning ${factorColumns}`,
    [params.factorId, caller.accountId, body.name],
  );
  if (!factor) throw noFactor();
  return isoTimes(factor);
};

export const removeSecondFactor: FactorOperation<"removeSecondFactor"> = async (core, { params, body }, call) => {
  refuseElsewhere(core);
  await confirmOwner(core, call, body);
  const { deps, identity } = core;
  const { caller, ip } = call;
  await deps.db.transaction(async (tx) => {
    const { factors } = await lockFactors(tx, caller.accountId);
    const gone = await tx.query("delete from second_factor where id = $1 and account_id = $2 returning 1", [
      params.factorId,
      caller.accountId,
    ]);
    if (gone.length === 0) throw noFactor();
    if (factors === 1) {
      const account = await findAccountById(tx, caller.accountId);
      if (!account || mustHaveFactor(account, identity.settings))
        throw conflict("An admin needs a second step. Add another one before you remove this one.");
      await tx.query("delete from recovery_code where account_id = $1", [caller.accountId]);
    }
    await announceChange(deps, tx, { owner: caller, ip, how: "REMOVED" });
  });
  return { isRemoved: true };
};

export const renewCodes: FactorOperation<"renewRecoveryCodes"> = async (core, { body }, call) => {
  refuseElsewhere(core);
  await confirmOwner(core, call, body);
  const { deps } = core;
  const { caller, ip } = call;
  const recoveryCodes = await deps.db.transaction(async (tx) => {
    const { factors } = await lockFactors(tx, caller.accountId);
    if (factors === 0) throw conflict("Add a second step first: recovery codes stand in for it.");
    await announceChange(deps, tx, { owner: caller, ip, how: "CODES_RENEWED" });
    return renewRecoveryCodes(tx, deps.vault, caller.accountId);
  });
  return { recoveryCodes };
};

/**
 * For a person who lost every factor, by the operator's command: removes the factors and recovery codes of an address's
 * account and ends its sessions. `email` in lower case. Null without such an account; resolves to the factors removed.
 */
export function resetFactors(deps: TellingDeps, email: string): Promise<{ removed: number } | null> {
  return deps.db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account) return null;
    const owner = { accountId: account.id, email, name: account.name };
    const { factors: removed } = await lockFactors(tx, account.id);
    if (removed === 0) return { removed };
    await tx.query("delete from second_factor where account_id = $1", [account.id]);
    await tx.query("delete from recovery_code where account_id = $1", [account.id]);
    await raiseAuthGen(tx, account.id, deps.clock());
    await deleteSessions(tx, account.id, null);
    await announceChange(deps, tx, { owner, ip: null, how: "RESET", details: { by: "operator", removed } });
    const change = { before: { factors: removed }, after: { factors: 0 } };
    await recordActOn(tx, account.id, "account.factors-reset", null, deps.clock(), change);
    return { removed };
  });
}
