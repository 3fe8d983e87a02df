// What one admin alone may not do: the first asks, a second one agrees. An only admin waits instead, with a mail.
import type { Consent } from "../../contract/consents/wire.ts";
import { recordAct } from "../audit/index.ts";
import type { Deps, Operation } from "../deps.ts";
import type { ConsentMatter } from "../facts.ts";
import { holdAccount } from "../identity/index.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { isUuid, newId } from "../platform/ids.ts";
import type { Caller } from "../platform/mount.ts";
import { refuse } from "../platform/refusal.ts";
import { matterIn } from "./matter-words.ts";
import { ALONE_HOURS, type WhyNotConsent, whyNotConsent } from "./rules.ts";

/** What is to be done. */
export type Matter = {
  /** As the audit log names it when it is done: "payout.paid". */
  act: string;
  subjectId: string;
  /** Everything that the second admin agrees to; both have to say the same. */
  terms: Record<string, unknown>;
  /** For the admins' notice and mail: no person's words or name. */
  what: ConsentMatter;
  /** The page where it is decided: a path. */
  href: string;
};

type Tools = Pick<Deps, "clock" | "announce">;
type Locked = { id: string; askedBy: string; aloneFrom: Date | null; isSame: boolean };

/**
 * True when this is the second admin's word (or an only admin's after the wait): act now, in this transaction. False when
 * the first one asks. 409 if it waits for another admin, or if another one asked for something else. Lock the subject first.
 */
export async function askOrConsent(tx: Writer, matter: Matter, caller: Caller, tools: Tools): Promise<boolean> {
  if (await tryToAsk(tx, matter, caller, tools)) return false;
  await takeConsent(tx, matter, caller, tools);
  return true;
}

/** Asks for a second admin's consent. 409 if one waits already. */
export async function askConsent(tx: Writer, matter: Matter, caller: Caller, tools: Tools): Promise<void> {
  if (!(await tryToAsk(tx, matter, caller, tools)))
    throw refuse(409, "CONFLICT", "This waits for a second admin already. Please reload the page.");
}

async function tryToAsk(tx: Writer, matter: Matter, caller: Caller, { clock, announce }: Tools): Promise<boolean> {
  const { act, subjectId, terms, what, href } = matter;
  const { accountId } = caller;
  const now = clock();
  const aloneFrom = await soleFrom(tx, accountId, now);
  const id = newId(now);
  const asked = await tx.query(
    `insert into consent (id, act, subject_id, terms, asked_by, asked_at, alone_from) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (act, subject_id) where state = 'ASKED' do nothing returning 1`,
    [id, act, subjectId, JSON.stringify(terms), accountId, now, aloneFrom],
  );
  if (asked.length === 0) return false;
  const subject = { kind: "consent", id };
  const at = aloneFrom?.toISOString() ?? null;
  await recordAct(tx, {
    actorId: accountId,
    action: "consent.asked",
    subject,
    after: { act, subjectId, aloneFrom: at },
    at: now,
  });
  const told = { consentId: id, matter: what, title: matterIn("en", what), href };
  if (at === null) await announce(tx, { kind: "consent.asked", askedBy: accountId, ...told });
  else {
    const { email, name } = caller;
    await announce(tx, { kind: "consent.asked-alone", ...told, email, name, aloneFrom: at });
  }
  return true;
}

const conflict = (words: string) => refuse(409, "CONFLICT", words);

/** Resolves when another admin asked for the same, or an only admin's wait is over; 409 otherwise. Lock the subject first. */
export async function takeConsent(
  tx: Writer,
  { act, subjectId, terms }: Pick<Matter, "act" | "subjectId" | "terms">,
  { accountId }: Caller,
  { clock }: Tools,
): Promise<void> {
  const [open] = await tx.query<Locked>(
    `select id, asked_by as "askedBy", alone_from as "aloneFrom", terms = $3::jsonb as "isSame" from consent
     where act = $1 and subject_id = $2 and state = 'ASKED' for update`,
    [act, subjectId, JSON.stringify(terms)],
  );
  if (!open) throw conflict("Another admin has to approve this first.");
  const now = clock();
  const isOwn = open.askedBy === accountId;
  const why = isOwn ? await whyNotAlone(tx, { aloneFrom: open.aloneFrom, accountId, now }) : null;
  if (why === "OWN") throw conflict("You asked for this: another admin has to agree.");
  if (why === "TOO_EARLY")
    throw conflict(`There is no second admin, so this waits ${ALONE_HOURS} hours after you asked for it.`);
  if (!open.isSame)
    throw conflict("Another admin asked for something else. Agree to that as it is, or refuse it first.");
  await end(tx, open.id, "GIVEN", accountId, now);
  const subject = { kind: "consent", id: open.id };
  const after = { state: "GIVEN", act, subjectId };
  await recordAct(tx, {
    actorId: accountId,
    action: "consent.given",
    subject,
    accountId: open.askedBy,
    after,
    at: now,
  });
}

/** From when an admin may do alone what takes two; null while there is another admin. */
export const soleFrom = async (tx: Reader, accountId: string, now: Date): Promise<Date | null> =>
  (await hasOtherAdmins(tx, accountId)) ? null : new Date(now.getTime() + ALONE_HOURS * 3_600_000);

type Alone = { aloneFrom: Date | null; accountId: string; now: Date };

/** Why the admin who asked may not act by themselves now; null when they may. */
export const whyNotAlone = async (tx: Reader, { aloneFrom, accountId, now }: Alone): Promise<WhyNotConsent | null> =>
  whyNotConsent({ isOwn: true, aloneFrom }, { hasOthers: await hasOtherAdmins(tx, accountId), now });

/**
 * Whether anyone else could agree. Demo accounts count among themselves only. A suspended admin counts too: else one could
 * suspend the other, wait, and act alone.
 */
async function hasOtherAdmins(tx: Reader, accountId: string): Promise<boolean> {
  const found = await tx.query(
    `select from account a join account own on own.id = $1
     where a.groups @> '{admin}' and a.id <> own.id and (own.is_demo or not a.is_demo) and (a.disabled_at is null
       or exists (select from account_suspension s where s.account_id = a.id and s.lifted_at is null)) limit 1`,
    [accountId],
  );
  return found.length > 0;
}

const end = (tx: Writer, id: string, state: "GIVEN" | "REFUSED" | "TAKEN_BACK", by: string, now: Date) =>
  tx.query("update consent set state = $2, decided_by = $3, decided_at = $4, terms = '{}' where id = $1", [
    id,
    state,
    by,
    now,
  ]);

/** 404 for an unknown one, 409 once it is decided. */
export const endConsent: Operation<"endConsent"> = ({ params }, { caller }, { db, clock }) =>
  db.transaction(async (tx) => {
    const { accountId } = caller;
    await holdAccount(tx, accountId);
    const [open] = isUuid(params.consentId)
      ? await tx.query<{ id: string; askedBy: string; act: string; subjectId: string; state: string }>(
          `select id, asked_by as "askedBy", act, subject_id as "subjectId", state from consent where id = $1 for update`,
          [params.consentId],
        )
      : [];
    if (!open) throw refuse(404, "NOT_FOUND", "Nothing like this waits for a second admin.");
    if (open.state !== "ASKED") throw conflict("This is decided already. Please reload the page.");
    const state = open.askedBy === accountId ? "TAKEN_BACK" : "REFUSED";
    const now = clock();
    await end(tx, open.id, state, accountId, now);
    await recordAct(tx, {
      actorId: accountId,
      action: state === "REFUSED" ? "consent.refused" : "consent.taken-back",
      subject: { kind: "consent", id: open.id },
      accountId: open.askedBy,
      after: { state, act: open.act, subjectId: open.subjectId },
      at: now,
    });
    return { state };
  });

type OpenConsent<Terms> = Consent & { terms: Terms };
type Row = Omit<Consent, "isOwn" | "at" | "aloneFrom"> & {
  subjectId: string;
  askedBy: string;
  at: Date;
  aloneFrom: Date | null;
  terms: unknown;
};

/** The open ones of an act, by their subject's id. */
export async function readConsents<Terms = unknown>(
  reader: Reader,
  act: string,
  subjectIds: readonly string[],
  callerId: string,
): Promise<Map<string, OpenConsent<Terms>>> {
  const rows = await reader.query<Row>(
    `select c.id, c.subject_id as "subjectId", c.asked_by as "askedBy", c.asked_at as at, c.alone_from as "aloneFrom", c.terms,
       coalesce(a.name, '') as by
     from consent c left join account a on a.id = c.asked_by where c.act = $1 and c.subject_id = any ($2::text[]) and c.state = 'ASKED'`,
    [act, subjectIds],
  );
  return new Map(
    rows.map(({ subjectId, askedBy, at, aloneFrom, terms, ...row }) => [
      subjectId,
      {
        ...row,
        isOwn: askedBy === callerId,
        at: at.toISOString(),
        aloneFrom: aloneFrom?.toISOString() ?? null,
        terms: terms as Terms,
      },
    ]),
  );
}

const KEPT_DAYS = 30;

/** Drops what waited too long, or for something that has ended otherwise: terms may hold a person's words. */
export async function forgetConsents({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await db.query(
    "delete from consent where state = 'ASKED' and asked_at < $1::timestamptz - make_interval(days => $2)",
    [clock(), KEPT_DAYS],
  );
}
