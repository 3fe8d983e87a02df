// Companies: every call, who may make it, and the operation that answers.
import { getCompany, listCompanies } from "../../contract/companies/wire.ts";
import type { Deps } from "../deps.ts";
import { anyone, type Mount } from "../platform/mount.ts";
import { listCompanies as findCompanies, getCompany as readCompany, type WhoAnswers } from "./read-companies.ts";

export function mountCompanies(mount: Mount, deps: Deps, whoAnswers: WhoAnswers): void {
  mount(listCompanies, anyone, (input) => findCompanies(input, deps, whoAnswers));
  mount(getCompany, anyone, (input) => readCompany(input, deps, whoAnswers));
}
