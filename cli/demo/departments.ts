// The department of a demo job, as the filters of the product know it.
import type { DEPARTMENTS } from "../../contract/filters.ts";

export type Department = (typeof DEPARTMENTS)[number];
