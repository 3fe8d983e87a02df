// A signed-in person joins with their company.
import { t } from "#messages/recruiting.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { HireScreen } from "../../features/identity/company/hire-screen.tsx";

export const meta = fixedMeta({
  title: fill(t.hireOn, { brandName: BRAND_NAME }),
  description: fill(t.joinWithYourCompanyDescription, { brandName: BRAND_NAME }),
});

export default HireScreen;
