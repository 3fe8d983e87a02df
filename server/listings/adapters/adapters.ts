// Every adapter by its kind: a new source is one row here.
import type { ListingKind } from "../external-job.ts";
import type { Adapter } from "./adapter.ts";
import { ashby } from "./ashby.ts";
import { greenhouse } from "./greenhouse.ts";
import { lever } from "./lever.ts";
import { listingFile } from "./listing-file.ts";

export const ADAPTERS: Record<ListingKind, Adapter> = { greenhouse, lever, ashby, "listing-file": listingFile };
