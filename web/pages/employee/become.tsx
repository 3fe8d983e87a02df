// Becoming a referee, step by step.
import { t } from "#messages/referees.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { BecomeScreen } from "../../features/referrals/referees/become/become-screen.tsx";

export const meta = fixedMeta({
  title: t.becomeAReferee,
  description: fill(t.proveWhereYouWorkAndReferPeople, { brandName: BRAND_NAME }),
});

export default BecomeScreen;
