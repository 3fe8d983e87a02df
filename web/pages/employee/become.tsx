// Becoming a referee, step by step.
import { t } from "#messages/referees.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { BecomeScreen } from "../../features/referrals/referees/become/become-screen.tsx";

export const meta = fixedMeta({ title: t.becomeAReferee, description: t.proveWhereYouWorkAndReferPeople });

export default BecomeScreen;
