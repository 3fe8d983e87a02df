// A company's admins set up how its people sign in by its own issuer.
import type { CompanySignInAnswer } from "../../contract/recruiting/sign-in-wire.ts";
import { t } from "../../messages/en/problems.ts";
import { COMPANY_AMR } from "../company-issuer.ts";
import type { Deps, Operation } from "../deps.ts";
import type { Reader, Writer } from "../platform/db.ts";
import { OutsideRefusal } from "../platform/outside-guard.ts";
import { problemInHindi } from "../platform/problem-words.ts";
import { conflict, forbidden, invalid, notFound } from "../platform/refusal.ts";
import { type IssuerRow, openIssuer, readIssuer, sealSecret } from "./company-issuers.ts";
import type { SignOut, UnlinkPerson } from "./members.ts";
import { type Company, lockCompany, readCompanyOf, recordChange, refuseSuspended } from "./store.ts";

type Facts = { companyId: string; issuer: string; clientId: string; clientSecret: string };

/** How issuers are reached; identity knows. */
export type SignInBy = {
  /** Throws an OutsideRefusal. */
  requireAllowed(url: URL): void;
  redirectUriOf(companyId: string): string;
  /** Under which a company's links to accounts are stored. */
  linkIssuerOf(facts: Pick<Facts, "companyId" | "issuer">): string;
  unlinkPerson: UnlinkPerson;
  /** What is wrong, in words; null if nothing is. */
  test(facts: Facts): Promise<string | null>;
};

/** `by` is null where another service keeps the accounts. */
export type SignInWishes = { by: SignInBy | null; signOut: SignOut };

function need({ by }: SignInWishes): SignInBy {
  if (!by) throw notFound("The service that keeps the accounts of this site signs people in.");
  return by;
}

type DomainRow = { domain: string; isConfirmed: boolean; isTaken: boolean };

/** The proven domains of a company; `isTaken` by the issuer of another one. */
const readDomains = (reader: Reader, companyId: string): Promise<DomainRow[]> =>
  reader.query<DomainRow>(
    `select p.domain, p."isConfirmed",
       exists (select from company_issuer_domain d where d.domain = p.domain and d.company_id <> $1) as "isTaken"
     from (select m.domain, true as "isConfirmed" from company_mail_domain m where m.company_id = $1
       union all
       select c.proven_domain, false from company c where c.id = $1 and c.proven_domain is not null
         and not exists (select from company_mail_domain m where m.company_id = c.id and m.domain = c.proven_domain)) p
     order by p.domain /* domain, "isConfirmed" as typed: never null in either half */`,
    [companyId],
  );

async function present(reader: Reader, companyId: string, by: SignInBy): Promise<CompanySignInAnswer> {
  const row = await readIssuer(reader, companyId);
  return {
    settings: row && {
      issuer: row.issuer,
      clientId: row.clientId,
      domains: row.domains,
      isRequired: row.isRequired,
      workedAt: row.workedAt?.toISOString() ?? null,
    },
    domains: await readDomains(reader, companyId),
    redirectUri: by.redirectUriOf(companyId),
  };
}

async function administered(reader: Reader, accountId: string): Promise<string> {
  const company = await readCompanyOf(reader, accountId);
  if (company?.role !== "corporate-admin") throw forbidden("Only an admin of a company may see how its people log in.");
  return company.id;
}

export const getCompanySignIn: Operation<"getCompanySignIn", [SignInWishes]> = async (_input, call, deps, wishes) => {
  const { caller } = call;
  const { db } = deps;
  const by = need(wishes);
  return present(db, await administered(db, caller.accountId), by);
};

/** Raises the version, so that no process goes on with what was before. */
export const saveCompanySignIn: Operation<"saveCompanySignIn", [SignInWishes]> = async (
  { body },
  call,
  deps,
  wishes,
) => {
  const by = need(wishes);
  refuseUnreachable(body.issuer, by);
  const { db, vault, clock } = deps;
  const now = clock();
  return db.transaction(async (tx) => {
    const company = await lockCompany(tx, call.caller.accountId);
    refuseSuspended(company);
    const before = await readIssuer(tx, company.id);
    const isSame =
      before?.issuer === body.issuer && before.clientId === body.clientId && body.clientSecret === undefined;
    if (body.isRequired && !(isSame && before.workedAt))
      throw conflict(
        "Before it can be required, a person has to log in by these settings once. Please save them as optional and try.",
        "isRequired",
      );
    const secret = body.clientSecret === undefined ? before?.sealedSecret : sealSecret(vault, body.clientSecret);
    // A secret goes to no other issuer than the one that it was entered for.
    if (!secret || (before && before.issuer !== body.issuer && body.clientSecret === undefined))
      throw invalid("Please enter the client secret.", "clientSecret");
    const workedAt = isSame ? before.workedAt : null;
    await writeIssuer(tx, { companyId: company.id, ...body, secret, workedAt, now });
    await writeDomains(tx, company.id, body.domains);
    if (before && before.issuer !== body.issuer) await unlink(tx, before, by);
    if (body.isRequired && !before?.isRequired) await endOtherSessions(tx, company, deps, wishes.signOut);
    const { issuer, domains, isRequired } = body;
    await recordChange(
      tx,
      call,
      { kind: "company-sign-in.changed", companyId: company.id, issuer, domains, isRequired },
      now,
    );
    return present(tx, company.id, by);
  });
};

function refuseUnreachable(issuer: string, { requireAllowed }: SignInBy): void {
  try {
    requireAllowed(new URL(issuer));
  } catch (error) {
    if (!(error instanceof OutsideRefusal)) throw error;
    throw invalid("Please enter a public address that begins with https:// and names no port.", "issuer");
  }
}

type Write = { companyId: string; issuer: string; clientId: string; isRequired: boolean; secret: Buffer } & {
  workedAt: Date | null;
  now: Date;
};

async function writeIssuer(tx: Writer, { companyId, issuer, clientId, isRequired, secret, workedAt, now }: Write) {
  await tx.query(
    `insert into company_issuer as known (company_id, issuer, client_id, sealed_secret, is_required, changed_at, worked_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (company_id) do update set issuer = excluded.issuer, client_id = excluded.client_id,
       sealed_secret = excluded.sealed_secret, is_required = excluded.is_required, changed_at = excluded.changed_at,
       version = known.version + 1, worked_at = excluded.worked_at`,
    [companyId, issuer, clientId, secret, isRequired, now, workedAt],
  );
}

/** 422 for a domain that is not proven, 409 for one at which another company signs people in. */
async function writeDomains(tx: Writer, companyId: string, domains: readonly string[]): Promise<void> {
  const proven = new Set((await readDomains(tx, companyId)).map(({ domain }) => domain));
  const strange = domains.find((domain) => !proven.has(domain));
  if (strange !== undefined) throw invalid(`${strange} is not proven to be your company’s.`, "domains");
  const chosen = [...new Set(domains)].sort();
  await tx.query("delete from company_issuer_domain where company_id = $1 and not domain = any ($2::text[])", [
    companyId,
    chosen,
  ]);
  await tx.query(
    "insert into company_issuer_domain (domain, company_id) select domain, $2 from unnest($1::text[]) domain on conflict do nothing",
    [chosen, companyId],
  );
  const held = await tx.query<{ domain: string }>("select domain from company_issuer_domain where company_id = $1", [
    companyId,
  ]);
  const taken = chosen.find((domain) => !held.some((one) => one.domain === domain));
  if (taken !== undefined)
    throw conflict(`Another company signs people in at ${taken}. Please write to us.`, "domains");
}

/** Recruiters who came another way have to come by the issuer now. */
async function endOtherSessions(tx: Writer, company: Company, { vault, clock }: Deps, signOut: SignOut): Promise<void> {
  const row = await readIssuer(tx, company.id);
  const issuer = row && openIssuer(vault, row);
  const people = company.members.filter(({ role, email }) => role === "corporate-recruiter" && issuer?.domainOf(email));
  const others = await tx.query<{ accountId: string }>(
    `select distinct account_id as "accountId" from session where account_id = any ($1::uuid[]) and not $2 = any (amr)
     order by 1`,
    [people.map(({ accountId }) => accountId), COMPANY_AMR],
  );
  for (const { accountId } of others) await signOut(tx, accountId, clock());
}

const unlink = (tx: Writer, before: IssuerRow, { linkIssuerOf }: SignInBy) =>
  tx.query("delete from social_link where issuer = $1", [linkIssuerOf(before)]);

/** Asks outside every transaction: the issuer may take its time. */
export const testCompanySignIn: Operation<"testCompanySignIn", [SignInWishes]> = async (_input, call, deps, wishes) => {
  const by = need(wishes);
  const companyId = await administered(deps.db, call.caller.accountId);
  const row = await readIssuer(deps.db, companyId);
  if (!row) throw conflict("Please save the settings first.");
  const known = openIssuer(deps.vault, row);
  const problem = known ? await by.test(known) : t.clientSecretIsUnreadable;
  const { issuer } = row;
  await deps.db.transaction((tx) =>
    recordChange(
      tx,
      call,
      { kind: "company-sign-in.tested", companyId, issuer, isReady: problem === null },
      deps.clock(),
    ),
  );
  return { isReady: problem === null, problem, problemInHindi: problemInHindi(problem) };
};

/** Idempotent. */
export const removeCompanySignIn: Operation<"removeCompanySignIn", [SignInWishes]> = async (_, call, deps, wishes) => {
  const by = need(wishes);
  return deps.db.transaction(async (tx) => {
    const { id: companyId } = await lockCompany(tx, call.caller.accountId);
    const before = await readIssuer(tx, companyId);
    if (before) {
      await tx.query("delete from company_issuer where company_id = $1", [companyId]);
      await unlink(tx, before, by);
      await recordChange(tx, call, { kind: "company-sign-in.removed", companyId, issuer: before.issuer }, deps.clock());
    }
    return present(tx, companyId, by);
  });
};
