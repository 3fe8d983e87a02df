// Reads older CVs again to add the soft skills they propose; nothing else in them changes.
import { parsedResume } from "../../../contract/resumes/wire.ts";
import type { Deps } from "../../deps.ts";
import { readFile } from "../../files/index.ts";
import type { Database } from "../../platform/db.ts";
import { wellFormed } from "../store.ts";
import { LEASE_SECONDS } from "./claim-cv.ts";

/** The most CVs of one round. */
const A_ROUND = 10;

type Unproposed = { id: string; accountId: string; fileKey: string };

/**
 * Reads the newest such CVs one by one until `mayGoOn` returns false. Throws what the reader or the file store throws;
 * the CV in hand is tried again when its lease is over.
 */
export async function proposeAgain(
  deps: Pick<Deps, "db" | "files" | "clock" | "resumes">,
  mayGoOn: () => boolean,
): Promise<void> {
  for (let nth = 0; nth < A_ROUND && mayGoOn(); nth += 1) {
    const cv = await claimUnproposed(deps.db);
    if (!cv) return;
    await save(deps.db, cv.id, await proposalsOf(cv, deps));
  }
}

/** Empty when the file is gone or has no skills to propose. */
async function proposalsOf(
  { accountId, fileKey }: Unproposed,
  { files, clock, resumes }: Pick<Deps, "files" | "clock" | "resumes">,
) {
  const bytes = await readFile(fileKey, "USER_RESUME", { files });
  if (!bytes) return [];
  const { parsed } = await resumes.read(bytes, { owner: accountId, now: clock() });
  return parsedResume.parse(parsed).softSkillProposals ?? [];
}

async function claimUnproposed(db: Database): Promise<Unproposed | null> {
  const [cv] = await db.query<Unproposed>({
    name: "claim an unproposed cv",
    text: `update cv_version set lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = (select id from cv_version
        where state = 'PARSED' and deleted_at is null and not parsed ? 'softSkillProposals' and (lease_until is null or lease_until <= now())
        order by id desc limit 1 for update skip locked)
      returning id, account_id as "accountId", file_key as "fileKey"`,
  });
  return cv ?? null;
}

const save = (db: Database, id: string, proposals: unknown) =>
  db.query(
    `update cv_version set parsed = jsonb_set(parsed, '{softSkillProposals}', $2), lease_until = null
     where id = $1 and state = 'PARSED' and deleted_at is null and not parsed ? 'softSkillProposals'`,
    [id, JSON.stringify(wellFormed(proposals))],
  );
