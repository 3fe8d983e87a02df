// Makes a call idempotent: stores its answer under the Idempotency-Key, in the same transaction as its effect.
import { createHash } from "node:crypto";
import type { Endpoint } from "../../contract/endpoint.ts";
import type { Database, Writer } from "./db.ts";
import type { Call, Caller } from "./mount.ts";
import { refuse } from "./refusal.ts";

type Keeping = { db: Database; clock: () => Date };

/** How long an answer is replayed, in hours. */
const keptHours = 24;

/**
 * Runs `work` in a transaction. With a key, only the first call that commits takes effect; a parallel call with the
 * same key waits for it and gets its answer. A refusal stores nothing, so that the same key may be retried. 422
 * KEY_REUSED if the key was used with another endpoint or input.
 */
export async function once<Answer>(
  endpoint: Pick<Endpoint, "name">,
  input: unknown,
  { caller, key }: Pick<Call<Caller>, "caller" | "key">,
  { db, clock }: Keeping,
  work: (tx: Writer) => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return db.transaction(work);
  const inputHash = createHash("sha256")
    .update(JSON.stringify([endpoint.name, input]))
    .digest();
  return db.transaction(async (tx) => {
    const given = await claim(tx, { callerId: caller.accountId, key, inputHash, now: clock() });
    if (given !== null) return given as Answer;
    const answer = await work(tx);
    await tx.query(
      "update keyed_call set answer = $3 where caller_id = $1 and key = $2",
      [caller.accountId, key, JSON.stringify(answer)],
      "keep an answer",
    );
    return answer;
  });
}

type Claim = { callerId: string; key: string; inputHash: Buffer; now: Date };

/** Claims the key: null, or the answer stored under it. Waits for a parallel call that has it. */
async function claim(tx: Writer, { callerId, key, inputHash, now }: Claim): Promise<unknown> {
  const [ours] = await tx.query(
    `insert into keyed_call (caller_id, key, input_hash, at) values ($1, $2, $3, $4)
        on conflict (caller_id, key) do update set input_hash = excluded.input_hash, answer = null, at = excluded.at
        where keyed_call.at <= excluded.at - make_interval(hours => ${keptHours}) returning 1`,
    [callerId, key, inputHash, now],
    "claim a key",
  );
  if (ours) return null;
  const [kept] = await tx.query<{ inputHash: Buffer; answer: unknown }>(
    `select input_hash as "inputHash", answer from keyed_call where caller_id = $1 and key = $2`,
    [callerId, key],
  );
  if (!kept) throw refuse(409, "CONFLICT", "The same call is under way. Try again.");
  if (!kept.inputHash.equals(inputHash))
    throw refuse(422, "KEY_REUSED", "This Idempotency-Key was used for something else.", "Idempotency-Key");
  return kept.answer;
}

/** Deletes expired answers; resolves to their number. */
export async function forgetKeyedCalls({ db, clock }: Keeping): Promise<number> {
  const gone = await db.transaction((tx) =>
    tx.query(`delete from keyed_call where at <= $1::timestamptz - make_interval(hours => ${keptHours}) returning 1`, [
      clock(),
    ]),
  );
  return gone.length;
}

/** Deletes all answers to a caller. */
export async function forgetCallsOf(tx: Writer, callerId: string): Promise<void> {
  await tx.query("delete from keyed_call where caller_id = $1", [callerId]);
}
