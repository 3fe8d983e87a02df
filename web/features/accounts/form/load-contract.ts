// The contract of accounts and companies' people, loaded when a form is there: with its schemas it is larger than the page.

export const loadSessionCalls = () => load(() => import("../../../../contract/session.ts"));
export const loadAccountCalls = () => load(() => import("../../../../contract/accounts.ts"));
export const loadRecruitingCalls = () => load(() => import("../../../../contract/recruiting.ts"));

async function load<Contract>(contract: () => Promise<Contract>): Promise<Contract> {
  const { refuseEval } = await import("./schemas-without-eval.ts");
  refuseEval();
  return contract();
}
