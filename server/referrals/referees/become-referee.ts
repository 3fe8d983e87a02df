// Begins becoming a referee, or starts over at another company. Nothing counts before the code from the work address.
import { becomeReferee as endpoint, type Referee } from "../../../contract/referrals/referees-wire.ts";
import { LEAST_TENURE_YEARS } from "../../../contract/referrals/rules.ts";
import type { Deps } from "../../deps.ts";
import { holdAccount } from "../../identity/index.ts";
import type { Writer } from "../../platform/db.ts";
import type { Call, Caller, Input } from "../../platform/mount.ts";
import { once } from "../../platform/once.ts";
import { refuse } from "../../platform/refusal.ts";
import { readCompanyOf } from "../../recruiting/index.ts";
import { mailCode, refuseSoon } from "./mail-code.ts";
import { hasTenure } from "./rules.ts";
import {
  factsOf,
  findReferee,
  hashOfAddress,
  lockReferee,
  presentReferee,
  type RefereeRow,
  refuseOtherRoles,
  WORK_ADDRESS,
} from "./store.ts";
import { domainOfAddress, isPublicProvider } from "./work-domains.ts";

/** Refuses as contract/referrals/referees-wire.ts says. The answer does not reveal whether the address has proven another account. */
export async function becomeReferee(input: Input<typeof endpoint>, call: Call<Caller>, deps: Deps): Promise<Referee> {
  const { accountId, name } = call.caller;
  const { companyId, workEmail } = input.body;
  return once(endpoint, input, call, deps, async (tx) => {
    // Load
    await holdAccount(tx, accountId);
    const before = await lockReferee(tx, accountId);
    const now = deps.clock();
    const companyName = await readCompanyName(tx, companyId);

    // Decide
    refuseOtherRoles(call.caller);
    if (await readCompanyOf(tx, accountId)) refuseOtherRoles({ userType: "Corporate" });
    const workDomain = decideDomain(workEmail);
    const since = `${input.body.since}-01`;
    if (!hasTenure(since, now))
      throw refuse(
        422,
        "INVALID_BODY",
        `Referees have worked at their company for at least ${LEAST_TENURE_YEARS} years.`,
        "since",
      );
    await refuseInHand(tx, accountId);
    refuseSoon(before, now);

    // Save
    const addressHash = hashOfAddress(deps.vault, workEmail);
    const sealed = deps.vault.seal(WORK_ADDRESS, workEmail);
    await save(tx, { ...input.body, accountId, since, workDomain, sealed, addressHash, now });
    await mailCode(
      tx,
      { accountId, name, companyName, address: workEmail, addressHash, isAgain: false, counted: before },
      deps,
      now,
    );

    // Announce
    if (before && wasThere(before))
      await deps.announce(tx, { kind: "referee.ended", ...factsOf(before), why: "CHANGED", at: now.toISOString() });
    return presentReferee((await findReferee(tx, accountId)) as RefereeRow, now);
  });
}

const wasThere = ({ status }: RefereeRow) => status === "VERIFIED" || status === "EXPIRED";

async function readCompanyName(tx: Writer, companyId: string): Promise<string> {
  const [company] = await tx.query<{ name: string }>(
    { name: "company to refer for", text: "select name from company where id = $1 for key share" },
    [companyId],
  );
  if (!company) throw refuse(404, "NOT_FOUND", "There is no such company.", "companyId");
  return company.name;
}

function decideDomain(workEmail: string): string {
  const domain = domainOfAddress(workEmail);
  if (domain === null)
    throw refuse(422, "INVALID_BODY", "This address has no domain that could be a company’s.", "workEmail");
  if (isPublicProvider(domain))
    throw refuse(
      422,
      "INVALID_BODY",
      "Please give your address at the company: one of a public mail provider does not show where you work.",
      "workEmail",
    );
  return domain;
}

/** 409 while the referee holds requests: submitting a form must not drop waiting candidates. */
async function refuseInHand(tx: Writer, accountId: string): Promise<void> {
  const inHand = await tx.query(
    "select from referral_request where referee_id = $1 and status in ('CLAIMED', 'ACCEPTED') limit 1",
    [accountId],
  );
  if (inHand.length > 0)
    throw refuse(409, "CONFLICT", "You have requests in hand. Please answer them or give them back first.");
}

type NewReferee = {
  accountId: string;
  companyId: string;
  title: string;
  since: string;
  workDomain: string;
  sealed: Buffer;
  addressHash: Buffer;
  evidence?: string | undefined;
  now: Date;
};

/** Keeps an earlier refusal on the row, so that an admin reviews it again: see `afterCode`. */
async function save(tx: Writer, referee: NewReferee): Promise<void> {
  const { accountId, companyId, title, since, sealed, addressHash, workDomain, evidence, now } = referee;
  await tx.query(
    `insert into referee (account_id, company_id, status, title, since, work_email, work_email_hash, work_domain, evidence,
       created_at, updated_at) values ($1, $2, 'PENDING', $3, $4, $5, $6, $7, $8, $9, $9)
     on conflict (account_id) do update set company_id = excluded.company_id, status = 'PENDING', title = excluded.title,
       since = excluded.since, work_email = excluded.work_email, work_email_hash = excluded.work_email_hash, is_mailbox_hash = true,
       work_domain = excluded.work_domain, evidence = excluded.evidence, verified_at = null, verified_until = null,
       paused_at = null, reminded_at = null, updated_at = excluded.updated_at`,
    [accountId, companyId, title, since, sealed, addressHash, workDomain, evidence || null, now],
  );
}
