// Companies: every call, who may make it, and the operation that answers.
import { getCompany, listCompanies } from "../../contract/companies/wire.ts";
import type { Deps } from "../deps.ts";
import { anyone, type Mount } from "../platform/mount.ts";
import type { WhoAnswers } from "./company-row.ts";
import { getCompany as readCompany } from "./get-company.ts";
import { listCompanies as findCompanies } from "./list-companies.ts";

export function mountCompanies(mount: Mount, deps: Deps, whoAnswers: WhoAnswers): void {
  mount(listCompanies, anyone, (input) => findCompanies(input, deps, whoAnswers));
  mount(getCompany, anyone, (input) => readCompany(input, deps, whoAnswers));
}
