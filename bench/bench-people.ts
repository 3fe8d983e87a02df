// People whose calls are measured: each with a CV, a profile, a session and a token.
import { importJWK, SignJWT } from "jose";
import { openSigningKeys } from "../server/identity/index.ts";
import { audienceOf } from "../server/identity/provider/clients.ts";
import type { Database } from "../server/platform/db.ts";
import { newId } from "../server/platform/ids.ts";

export type BenchPerson = { accountId: string; cvId: string; token: string };

/** People with a CV that was read and a session, without passwords: hashing thousands takes minutes. */
export async function makePeople(
  db: Database,
  { port, dataDir, people }: { port: number; dataDir: string; people: number },
): Promise<BenchPerson[]> {
  const issuer = `http://localhost:${port}`;
  const sign = await signerOf(issuer, dataDir);
  const made = Array.from({ length: people }, () => ({ accountId: newId(), cvId: newId(), sessionId: newId() }));
  await db.query(
    `with person as (
       select * from jsonb_to_recordset($1) as p ("accountId" uuid, "cvId" uuid, "sessionId" uuid)),
     account as (
       insert into account (id, issuer, sub, email, name)
       select "accountId", $2, "accountId"::text, "accountId" || '@bench.example', 'Somebody' from person),
     session as (
       insert into session (id, token_hash, account_id, sealed_tokens, access_expires_at, user_agent, ip, expires_at)
       select "sessionId", uuid_send("sessionId"), "accountId", ''::bytea, now() + interval '1 hour', 'bench', '127.0.0.1',
         now() + interval '1 hour' from person),
     cv as (
       insert into cv_version (id, account_id, file_key, file_name, bytes, sha256, uploaded_at, state, extract, parsed, parsed_at)
       select "cvId", "accountId", "cvId", 'cv.pdf', 40000, uuid_send("cvId"), now(), 'PARSED', repeat('word ', 500),
         jsonb_build_object('status', 'OK', 'summary', repeat('word ', 200)), now() from person)
     insert into candidate_profile (account_id, current_cv_id, designation, yoe, core_skills, soft_skills, updated_at)
     select "accountId", "cvId", 'Engineer', 5, '{Java,PostgreSQL}', '{Teamwork}', now() from person`,
    [JSON.stringify(made), issuer],
  );
  const signed: BenchPerson[] = [];
  for (const { accountId, cvId, sessionId } of made)
    signed.push({ accountId, cvId, token: await sign(accountId, sessionId) });
  return signed;
}

async function signerOf(
  issuer: string,
  dataDir: string,
): Promise<(accountId: string, sessionId: string) => Promise<string>> {
  const [key] = await openSigningKeys(dataDir);
  if (!key) throw new Error("there is no signing key");
  const signer = await importJWK(key, "RS256");
  return (accountId, sessionId) =>
    new SignJWT({ auth_gen: 1, sid: sessionId, grant_id: sessionId, "cognito:groups": [], jti: newId() })
      .setProtectedHeader({ alg: "RS256", typ: "at+jwt", kid: String(key["kid"]) })
      .setIssuer(issuer)
      .setAudience(audienceOf(issuer))
      .setSubject(accountId)
      .setIssuedAt()
      .setExpirationTime("30m")
      .sign(signer);
}
