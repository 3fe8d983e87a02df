// The table from facts to notices: who is notified, and with what text.
import { ADMIN_NOTICES } from "./admin-notices.ts";
import { APPLICATION_NOTICES } from "./application-notices.ts";
import { GUIDANCE_NOTICES } from "./guidance-notices.ts";
import { HIRING_NOTICES } from "./hiring-notices.ts";
import { JOB_NOTICES } from "./job-notices.ts";
import { MONEY_NOTICES } from "./money-notices.ts";
import type { AllNotices } from "./notice-of.ts";
import { REFEREE_NOTICES } from "./referee-notices.ts";
import { REFERRAL_NOTICES } from "./referral-notices.ts";

export const ALL_NOTICES: AllNotices = {
  ...APPLICATION_NOTICES,
  ...HIRING_NOTICES,
  ...JOB_NOTICES,
  ...MONEY_NOTICES,
  ...GUIDANCE_NOTICES,
  ...REFERRAL_NOTICES,
  ...REFEREE_NOTICES,
  ...ADMIN_NOTICES,
};
