// The department of a demo job, as the product's filters name it.
import type { DEPARTMENTS } from "../contract/filters.ts";

export type Department = (typeof DEPARTMENTS)[number];
