// Paces mails by their recipients' domains, on all servers together: a receiver that is flooded or asks for patience is sent
// less, and the others do not wait for it.
import type { Database, Writer } from "../platform/db.ts";

/** Letters that are on their way to a domain at a time, and those begun in a minute. */
export const MOST_AT_ONCE = 20;
export const MOST_A_MINUTE = 300;
/** Those told to come back in a minute; the rest of its turns are left to new letters, which do not wait behind a digest. */
const COME_BACK_A_MINUTE = 240;
/** The pause after a domain defers a letter; it doubles with each further one. In seconds. */
const FIRST_PAUSE = 30;
const LONGEST_PAUSE = 3_600;
/** Half an hour of doubling reaches the longest pause; the exponent goes no further. */
const MOST_DOUBLINGS = 7;

export const domainOf = (address: string): string => (address.split("@").at(-1) ?? "").toLowerCase();

/**
 * Counts a letter that the same transaction has claimed and resolves to null. While the domain pauses or has its fill, resolves to
 * the seconds after which to ask again, and the claim has to be released.
 */
export async function takeTurn(tx: Writer, domain: string): Promise<number | null> {
  // Locks the domain's row, so that the count below sees every claim of the turns before.
  const [turn] = await tx.query(
    `insert into mail_domain (domain, begun, minute_ends_at) values ($1, 1, now() + interval '1 minute')
     on conflict (domain) do update set
       begun = case when mail_domain.minute_ends_at <= now() then 1 else mail_domain.begun + 1 end,
       minute_ends_at = case when mail_domain.minute_ends_at <= now() then excluded.minute_ends_at else mail_domain.minute_ends_at end
     where (mail_domain.minute_ends_at <= now() or mail_domain.begun < $2)
       and coalesce(mail_domain.paused_until <= now(), true)
     returning 1`,
    [domain, MOST_A_MINUTE],
  );
  if (!turn) return comeBack(tx, domain);
  const [claimed] = await tx.query<{ letters: number }>(
    `select count(*)::int as letters from mail
     where claimed_until > now() and split_part(lower(recipient), '@', 2) = $1`,
    [domain],
  );
  if (claimed && claimed.letters <= MOST_AT_ONCE) return null;
  await tx.query("update mail_domain set begun = begun - 1 where domain = $1", [domain]);
  return comeBack(tx, domain);
}

/** Letters come back one after another, so that fifty thousand that wait do not all ask each minute. */
async function comeBack(tx: Writer, domain: string): Promise<number> {
  const [row] = await tx.query<{ seconds: number }>(
    `update mail_domain set come_back_at = make_interval(secs => 60.0 / $2::int)
       + greatest(come_back_at, now(), paused_until, case when begun >= $3 then minute_ends_at end)
     where domain = $1 returning extract(epoch from come_back_at - now())::float8 as seconds /* seconds as typed: set above */`,
    [domain, COME_BACK_A_MINUTE, MOST_A_MINUTE],
  );
  return row?.seconds ?? 1;
}

type Answer = { command?: string; responseCode?: number; response?: string };

/** Whether an answer defers mail to the whole domain, such as greylisting, and not to one mailbox that is full or away. */
export function isDeferral({ command, responseCode = 0, response = "" }: Answer): boolean {
  if (responseCode < 400 || responseCode >= 500 || !/^(RCPT TO|DATA)$/.test(command ?? "")) return false;
  return !/^4\d\d[ -]4\.(1\.\d|2\.[12])/.test(response);
}

/** Begins the domain's next pause, longer than the one before. Letters that were under way together count once. */
export async function deferDomain(db: Database, domain: string): Promise<void> {
  await db.query(
    `insert into mail_domain (domain, begun, minute_ends_at, deferrals, paused_until)
     values ($1, 0, now(), 1, now() + make_interval(secs => $2))
     on conflict (domain) do update set
       deferrals = least(mail_domain.deferrals + 1, $4),
       paused_until = now() + make_interval(secs => least($2 * 2 ^ mail_domain.deferrals, $3))
     where coalesce(mail_domain.paused_until <= now(), true)`,
    [domain, FIRST_PAUSE, LONGEST_PAUSE, MOST_DOUBLINGS],
  );
}

/** It took a letter: the next pause is a short one again. */
export async function welcomeDomain(db: Database, domain: string): Promise<void> {
  await db.query("update mail_domain set deferrals = 0, paused_until = null where domain = $1 and deferrals > 0", [
    domain,
  ]);
}
