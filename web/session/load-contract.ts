// Parts of the contract with their schemas, loaded when a form or a screen needs them: they are larger than the page.

export const loadSessionCalls = () => load(() => import("../../contract/session.ts"));
export const loadAccountCalls = () => load(() => import("../../contract/accounts.ts"));
export const loadRecruitingCalls = () => load(() => import("../../contract/recruiting.ts"));
export const loadCandidateCalls = () => load(() => import("../../contract/candidates.ts"));

async function load<Contract>(contract: () => Promise<Contract>): Promise<Contract> {
  const { refuseEval } = await import("./schemas-without-eval.ts");
  refuseEval();
  return contract();
}
