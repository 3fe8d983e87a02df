// Reads CVs again that were read before soft skills were proposed: what they propose is added, all else stays as the person knows it.
import { parsedResume } from "../../../contract/resume.ts";
import type { Deps } from "../../deps.ts";
import { readFile } from "../../files/index.ts";
import type { Database } from "../../platform/db.ts";
import { wellFormed } from "../store.ts";
import { LEASE_SECONDS } from "./claim-cv.ts";

/** CVs of one round; the next round comes with the next look at what was left. */
const A_ROUND = 10;

type Unproposed = { id: string; accountId: string; fileKey: string };

/**
 * Reads the newest of them one after the other until `mayGoOn` says no. Throws what the reader or the store of files throws: the CV in hand is
 * then tried again once its lease is over.
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

/** None of a file that is gone, or that is read no more. */
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
