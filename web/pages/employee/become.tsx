// Becoming a referee, step by step.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { BecomeScreen } from "../../features/referrals/referees/become/become-screen.tsx";

export const meta = fixedMeta({
  title: "Become a referee",
  description: `Prove where you work and refer people at your company on ${BRAND_NAME}.`,
});

export default BecomeScreen;
