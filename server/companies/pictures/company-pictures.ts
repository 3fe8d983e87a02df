// A company's logo, cover and photos: in which sizes they are drawn, which rows keep them, and how answers show them.
import type { CompanyPictures, ShownPicture } from "../../../contract/companies/pictures-wire.ts";
import { MAX_COMPANY_PHOTOS } from "../../../contract/recruiting/rules.ts";
import type { Deps } from "../../deps.ts";
import {
  beginUse,
  type DrawnPicture,
  drawUpload,
  dropPictures,
  type PictureShape,
  pictureName,
} from "../../pictures/index.ts";
import type { Writer } from "../../platform/db.ts";
import { refuse } from "../../platform/refusal.ts";

type PictureKind = "LOGO" | "COVER" | "PHOTO";

/** In lists a logo has 40 to 80 pixels a side, on screens with two or three for one; search engines want a large one. */
const SHAPES: Readonly<Record<PictureKind, PictureShape>> = {
  LOGO: { aspect: { width: 1, height: 1 }, widths: [160, 512], least: { width: 64, height: 64 }, quality: 88 },
  COVER: { aspect: { width: 3, height: 1 }, widths: [720, 1500], least: { width: 600, height: 200 }, quality: 80 },
  PHOTO: { aspect: null, widths: [480, 1200], least: { width: 240, height: 180 }, quality: 80 },
};

type Asked = { kind: PictureKind; key: string; ownerId: string };

/** Outside of any transaction: refuses as contract/recruiting/pictures-wire.ts says. */
export const drawCompanyPicture = ({ kind, ...asked }: Asked, deps: Deps): Promise<DrawnPicture> =>
  drawUpload({ ...asked, shape: SHAPES[kind], field: "file" }, deps);

export type StoredPicture = {
  id: string;
  kind: PictureKind;
  widths: number[];
  width: number;
  height: number;
  alt: string;
};

/** A column `pictures` (JSON of StoredPicture[]) of the company `c`. */
export const picturesColumn = `coalesce((select json_agg(json_build_object('id', p.id, 'kind', o.kind, 'widths', p.widths, 'width', p.width,
    'height', p.height, 'alt', o.alt) order by o.added_at, p.id)
  from company_picture o join picture p on p.id = o.picture_id where o.company_id = c.id), '[]') as pictures`;

/** What a page shows beside the logo, which every company has in a column of its own. */
export function presentPictures(pictures: readonly StoredPicture[]): CompanyPictures {
  const cover = pictures.find(({ kind }) => kind === "COVER");
  return {
    cover: cover ? present(cover) : null,
    photos: pictures
      .filter(({ kind }) => kind === "PHOTO")
      .map((photo) => ({ ...present(photo), id: photo.id, alt: photo.alt })),
  };
}

function present({ id, widths, width, height }: StoredPicture): ShownPicture {
  const [small = width, large = width] = widths.toSorted((a, b) => a - b);
  const path = (wide: number) => `/images/pictures/${pictureName(id, wide)}`;
  return { url: path(large), smallUrl: path(small), smallWidth: Math.min(small, width), width, height };
}

type Kept = { companyId: string; kind: PictureKind; alt: string; now: Date };

/**
 * Shows a drawn picture from now on; a logo or cover takes the place of the one before. Expects the company locked.
 * 409 when there are as many photos as a company may have. False if it was shown already.
 */
export async function keepCompanyPicture(
  tx: Writer,
  drawn: DrawnPicture,
  { companyId, kind, alt, now }: Kept,
): Promise<boolean> {
  const [same] = await tx.query("select from company_picture where picture_id = $1 and company_id = $2", [
    drawn.id,
    companyId,
  ]);
  if (same) return false;
  if (kind !== "PHOTO") await dropCompanyPicture(tx, { companyId, kind, now });
  else if ((await countPhotos(tx, companyId)) >= MAX_COMPANY_PHOTOS)
    throw refuse(409, "LIMIT_REACHED", `A page has ${MAX_COMPANY_PHOTOS} photos at most. Please remove one first.`);
  await beginUse(tx, drawn, now);
  await tx.query(
    "insert into company_picture (picture_id, company_id, kind, alt, added_at) values ($1, $2, $3, $4, $5)",
    [drawn.id, companyId, kind, alt, now],
  );
  if (kind === "LOGO") await setLogo(tx, companyId, pictureName(drawn.id, Math.min(...drawn.widths)));
  return true;
}

async function countPhotos(tx: Writer, companyId: string): Promise<number> {
  const [row] = await tx.query<{ photos: number }>(
    "select count(*)::int as photos from company_picture where company_id = $1 and kind = 'PHOTO'",
    [companyId],
  );
  return row?.photos ?? 0;
}

type Dropped = { companyId: string; now: Date } & ({ kind: "LOGO" | "COVER" } | { photoId: string });

/** Does nothing if there is none. A logo that the site drew by itself goes too. Expects the company locked. */
export async function dropCompanyPicture(tx: Writer, which: Dropped): Promise<void> {
  const { companyId, now } = which;
  const kind = "kind" in which ? which.kind : "PHOTO";
  const rows = await tx.query<{ id: string }>(
    `delete from company_picture where company_id = $1 and kind = $2 and ($3::uuid is null or picture_id = $3)
     returning picture_id as id`,
    [companyId, kind, "photoId" in which ? which.photoId : null],
  );
  await dropPictures(
    tx,
    rows.map(({ id }) => id),
    now,
  );
  if (kind === "LOGO") await setLogo(tx, companyId, null);
}

/** Its jobs' cards show the logo. */
async function setLogo(tx: Writer, companyId: string, logo: string | null): Promise<void> {
  const changed = await tx.query(
    "update company set logo = $2 where id = $1 and logo is distinct from $2 returning 1",
    [companyId, logo],
  );
  if (changed.length > 0) await tx.query("select rewrite_jobs_of(array[$1::uuid])", [companyId]);
}
