// Pictures of a company on the wire: addresses of the files that the site drew from what its admins uploaded.
import { z } from "zod";
import { namedObject } from "../named-object.ts";

/** A picture in two sizes; `width` and `height` are those of `url`. */
const shownPicture = namedObject("ShownPicture", {
  url: z.string(),
  smallUrl: z.string(),
  smallWidth: z.int(),
  width: z.int(),
  height: z.int(),
});
export type ShownPicture = z.infer<typeof shownPicture>;

/** `alt` says what it shows. */
const companyPhoto = shownPicture.extend({ id: z.uuid(), alt: z.string() }).meta({ id: "CompanyPhoto" });

/** The pictures of a company's page; `cover` is null for none. */
export const companyPictures = z.object({ cover: shownPicture.nullable(), photos: z.array(companyPhoto) });
export type CompanyPictures = z.infer<typeof companyPictures>;
