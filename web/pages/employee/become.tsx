// Becoming a referee, step by step.
import { BRAND_NAME } from "../../../contract/brand.ts";
import { pageMeta } from "../../features/content/seo/page-meta.ts";
import { BecomeScreen } from "../../features/referrals/referees/become/become-screen.tsx";
import type { Route } from "./+types/become";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Become a referee",
    description: `Prove where you work and refer people at your company on ${BRAND_NAME}.`,
  });

export default BecomeScreen;
