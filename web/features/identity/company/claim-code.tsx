// How a claim of a company is proven: by the code mailed to the work address, or by a record in DNS.
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { t } from "#messages/recruiting.ts";
import { COMPANY_PAGE_PATH } from "../../../../contract/paths.ts";
import type { CompanyClaim } from "../../../../contract/recruiting/claims-wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { recheck } from "../../../session/session-actions.ts";
import { WorkCodeForm } from "../../../session/work-address.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { rich } from "../../../ui/rich.tsx";
import { showToast } from "../../../ui/toast.ts";
import { RecordSteps } from "./record-steps.tsx";

type ClaimCodeProps = { claim: CompanyClaim; onChange: (claim: CompanyClaim) => void };

const bold = { b: (words: ReactNode) => <strong className="text-ink">{words}</strong> };

export function ClaimCode({ claim, onChange }: ClaimCodeProps) {
  const navigate = useNavigate();
  const { companyName, workDomain, isDomainKnown, code, record } = claim;
  const take = async (settled: CompanyClaim) => {
    if (settled.state !== "PROVEN") return onChange(settled);
    // The access token from before does not name the company yet.
    await recheck();
    showToast("success", fill(t.youAreTheAdminOf, { companyName }));
    await navigate(COMPANY_PAGE_PATH, { replace: true });
  };
  return (
    <section className="card grid gap-5" aria-labelledby="claim-code-title">
      <h2 id="claim-code-title" className="text-xl">
        {t.enterYourCode}
      </h2>
      <p className="text-ink-soft">
        {isDomainKnown
          ? rich(t.thenYouAreTheAdminOf, { companyName, ...bold })
          : rich(t.thenWeLookAtIt, { companyName, workDomain, ...bold })}
      </p>
      <WorkCodeForm
        workDomain={workDomain}
        code={code}
        onConfirm={async (typed) => take(await ask("confirmClaim", { body: { code: typed } }))}
        onResend={async () => onChange(await ask("resendClaimCode", { body: {} }))}
      />
      {record && (
        <Disclosure summary={t.orProveItByDns}>
          <RecordSteps record={record} onLook={async () => take(await ask("confirmClaimByRecord", { body: {} }))} />
        </Disclosure>
      )}
    </section>
  );
}
