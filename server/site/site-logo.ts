// An admin sets the picture beside the site's name. Those of earlier versions stay, so that they can be brought back.
import type { Operation } from "../deps.ts";
import { holdAccount } from "../identity/index.ts";
import { beginUse, drawUpload, type PictureShape, pictureName } from "../pictures/index.ts";
import { readNewest } from "./open-site.ts";
import { readSettings, writeVersion } from "./site-settings.ts";

/** In the header it has 36 pixels a side, on screens with two or three for one. */
const WIDTH = 144;
const SHAPE: PictureShape = {
  aspect: { width: 1, height: 1 },
  widths: [WIDTH],
  least: { width: 64, height: 64 },
  quality: 90,
};

/** Drawing takes its time, so it comes before the transaction; what is not used then is removed by a round. */
export const setSiteLogo: Operation<"setSiteLogo"> = async ({ body }, { caller }, deps) => {
  const { db, site, clock } = deps;
  const drawn = await drawUpload({ key: body.file, ownerId: caller.accountId, shape: SHAPE, field: "file" }, deps);
  const settings = await db.transaction(async (tx) => {
    await holdAccount(tx, caller.accountId);
    const logo = pictureName(drawn.id, WIDTH);
    const stored = (await readNewest(tx))?.values ?? {};
    if (stored.logo !== logo) {
      const values = { ...stored, logo };
      await writeVersion(tx, { basis: body.version, values, restored: null, actorId: caller.accountId }, deps);
      await beginUse(tx, drawn, clock());
    }
    return readSettings(tx, site);
  });
  await site.refresh();
  return settings;
};
