// Every role family, in the order of the departments.
import { CUSTOMER_SUPPORT } from "./customer-support.ts";
import { DATA_AI } from "./data-ai.ts";
import { DESIGN } from "./design.ts";
import { EDUCATION } from "./education.ts";
import { ENGINEERING } from "./engineering.ts";
import { FINANCE } from "./finance.ts";
import { HEALTHCARE } from "./healthcare.ts";
import { HUMAN_RESOURCES } from "./human-resources.ts";
import { IT_SECURITY } from "./it-security.ts";
import { LEGAL } from "./legal.ts";
import { MARKETING } from "./marketing.ts";
import { OPERATIONS } from "./operations.ts";
import { PRODUCT } from "./product.ts";
import type { RoleFamily } from "./role.ts";
import { SALES } from "./sales.ts";

export const ALL_ROLES: readonly RoleFamily[] = [
  ...ENGINEERING,
  ...DATA_AI,
  ...PRODUCT,
  ...DESIGN,
  ...MARKETING,
  ...SALES,
  ...CUSTOMER_SUPPORT,
  ...HUMAN_RESOURCES,
  ...FINANCE,
  ...OPERATIONS,
  ...LEGAL,
  ...IT_SECURITY,
  ...HEALTHCARE,
  ...EDUCATION,
];
