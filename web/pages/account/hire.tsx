// A signed-in person joins with their company.
import { t } from "#messages/recruiting.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { HireScreen } from "../../features/identity/company/hire-screen.tsx";

export const meta = fixedMeta({ title: t.hireOn, description: t.joinWithYourCompanyDescription });

export default HireScreen;
