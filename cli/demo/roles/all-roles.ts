// Every role family, in the order of the departments.
import { DATA_AI } from "./data-ai.ts";
import { ENGINEERING } from "./engineering.ts";
import type { RoleFamily } from "./role.ts";
import { SALES } from "./sales.ts";

export const ALL_ROLES: readonly RoleFamily[] = [...ENGINEERING, ...DATA_AI, ...SALES];
