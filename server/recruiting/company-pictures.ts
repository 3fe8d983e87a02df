// A company's admins change its logo, cover and photos.
import type { OwnCompany } from "../../contract/recruiting/company-wire.ts";
import { drawCompanyPicture, dropCompanyPicture, keepCompanyPicture } from "../companies/pictures/index.ts";
import type { Deps, Operation } from "../deps.ts";
import type { Writer } from "../platform/db.ts";
import { isUuid } from "../platform/ids.ts";
import type { Call, Caller } from "../platform/mount.ts";
import { LONGEST_MS, lockPage, readOwnCompany, requireAdmin } from "./company-page.ts";
import { recordChange } from "./store.ts";

const KINDS = { logo: "LOGO", cover: "COVER" } as const;

export const setCompanyPicture: Operation<"setCompanyPicture"> = ({ params, body }, call, deps) =>
  show({ kind: KINDS[params.kind], file: body.file, alt: "" }, call, deps);

export const addCompanyPhoto: Operation<"addCompanyPhoto"> = ({ body: { file, alt } }, call, deps) =>
  show({ kind: "PHOTO", file, alt }, call, deps);

type Shown = { kind: "LOGO" | "COVER" | "PHOTO"; file: string; alt: string };

/** Drawing takes its time, so it comes before the transaction; what is not used then is removed by a round. */
async function show({ kind, file, alt }: Shown, call: Call<Caller>, deps: Deps): Promise<OwnCompany> {
  await requireAdmin(deps.db, call.caller);
  const drawn = await drawCompanyPicture({ kind, key: file, ownerId: call.caller.accountId }, deps);
  return change(call, deps, `${kind.toLowerCase()} shown`, (tx, companyId, now) =>
    keepCompanyPicture(tx, drawn, { companyId, kind, alt, now }),
  );
}

export const removeCompanyPicture: Operation<"removeCompanyPicture"> = ({ params: { kind } }, call, deps) =>
  change(call, deps, `${kind} removed`, (tx, companyId, now) =>
    dropCompanyPicture(tx, { companyId, kind: KINDS[kind], now }),
  );

export const removeCompanyPhoto: Operation<"removeCompanyPhoto"> = ({ params: { photoId } }, call, deps) =>
  change(call, deps, "photo removed", async (tx, companyId, now) => {
    if (isUuid(photoId)) await dropCompanyPicture(tx, { companyId, photoId, now });
  });

type Change = (tx: Writer, companyId: string, now: Date) => Promise<unknown>;

const change = ({ caller, ip }: Call<Caller>, { db, clock }: Deps, what: string, work: Change): Promise<OwnCompany> =>
  db.transaction(
    async (tx) => {
      const { id } = await lockPage(tx, caller.accountId);
      const now = clock();
      await work(tx, id, now);
      await recordChange(tx, { caller, ip }, { kind: "company.page-changed", companyId: id, fields: [what] }, now);
      return readOwnCompany(tx, id);
    },
    { longestMs: LONGEST_MS },
  );
