// Table of contents of the taxonomy: every group, in the order in which shared forms are decided.
import { backend } from "./groups/backend.ts";
import { certifications } from "./groups/certifications.ts";
import { cloud } from "./groups/cloud.ts";
import { dataAndAi } from "./groups/data-and-ai.ts";
import { databases } from "./groups/databases.ts";
import { design } from "./groups/design.ts";
import { devops } from "./groups/devops.ts";
import { engineering } from "./groups/engineering.ts";
import { enterpriseSoftware } from "./groups/enterprise-software.ts";
import { finance } from "./groups/finance.ts";
import { frontend } from "./groups/frontend.ts";
import { healthcare } from "./groups/healthcare.ts";
import { humanResources } from "./groups/human-resources.ts";
import { languages } from "./groups/languages.ts";
import { marketing } from "./groups/marketing.ts";
import { mobile } from "./groups/mobile.ts";
import { officeTools } from "./groups/office-tools.ts";
import { peopleServices } from "./groups/people-services.ts";
import { productAndProjects } from "./groups/product-and-projects.ts";
import { programmingLanguages } from "./groups/programming-languages.ts";
import { salesAndService } from "./groups/sales-and-service.ts";
import { security } from "./groups/security.ts";
import { softSkills } from "./groups/soft-skills.ts";
import { softwareEngineering } from "./groups/software-engineering.ts";
import { supplyChain } from "./groups/supply-chain.ts";
import { testing } from "./groups/testing.ts";
import type { SkillGroup } from "./skill-lines.ts";

export const SKILL_GROUPS: readonly SkillGroup[] = [
  programmingLanguages,
  frontend,
  backend,
  mobile,
  databases,
  cloud,
  devops,
  dataAndAi,
  testing,
  security,
  softwareEngineering,
  enterpriseSoftware,
  officeTools,
  design,
  productAndProjects,
  marketing,
  salesAndService,
  finance,
  humanResources,
  supplyChain,
  engineering,
  healthcare,
  peopleServices,
  languages,
  certifications,
  softSkills,
];
