// Rewards the sharer of a job when an application by their link gets far enough: once for each application, and not if
// the sharer's account is gone.
import type { Deps } from "../../deps.ts";
import type { Fact } from "../../facts.ts";
import { holdAccount } from "../../identity/index.ts";
import { Refusal } from "../../platform/refusal.ts";
import { earnReward } from "./earn.ts";

type Rewarding = Pick<Deps, "db" | "vault" | "clock">;

/** The reaction to `share.reward-earned`; safe to repeat. */
export async function rewardSharer(
  { applicationId, jobTitle, sharer }: Extract<Fact, { kind: "share.reward-earned" }>,
  { db, vault, clock }: Rewarding,
): Promise<void> {
  const { accountId, email } = sharer;
  await db.transaction(async (tx) => {
    try {
      await holdAccount(tx, accountId);
    } catch (error) {
      if (error instanceof Refusal) return;
      throw error;
    }
    const earner = { accountId, email };
    const [application] = await tx.query<{ applicantId: string }>(
      `select account_id as "applicantId" from application where id = $1`,
      [applicationId],
    );
    const applicantId = application?.applicantId ?? null;
    const reward = { subjectId: applicationId, earner, memo: { job: jobTitle }, applicantId };
    await earnReward(tx, reward, { vault, now: clock() });
  });
}
