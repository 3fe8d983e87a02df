// A signed-in person joins with their company.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { t } from "#messages/recruiting.ts";
import { BRAND_NAME } from "../../../contract/brand.ts";
import { TEAM_SIZES, type TeamSize } from "../../../contract/jobs/filters.ts";
import { COMPANY_PAGE_PATH, CORPORATE_HOME_PATH } from "../../../contract/paths.ts";
import type { CompanyClaim } from "../../../contract/recruiting/claims-wire.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { RecordSteps } from "../../features/identity/company/record-steps.tsx";
import { TeamSizeField } from "../../features/identity/company/team-size-field.tsx";
import { ActionForm, type Flaw, type Form, TextField, useForm } from "../../session/action-form.tsx";
import { ask } from "../../session/ask.ts";
import { LoadState } from "../../session/load-state.tsx";
import { repeatCall } from "../../session/repeat-call.ts";
import { recheck } from "../../session/session-actions.ts";
import { useSession } from "../../session/session-context.tsx";
import { useAction } from "../../session/use-action.ts";
import { findCompanies, flawOfWorkEmail, WorkCodeForm, WorkEmailField } from "../../session/work-address.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { type Pick, PickField } from "../../ui/pick-field.tsx";
import { rich } from "../../ui/rich.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";
import { Section } from "../../ui/section.tsx";
import { showToast } from "../../ui/toast.ts";

export const meta = fixedMeta({ title: t.hireOn, description: t.joinWithYourCompanyDescription });

const CLAIM_KEY = ["company-claim"] as const;

export default function Hire() {
  const { tokenData } = useSession();
  return (
    <div className="wrap max-w-3xl pt-10 pb-20 md:pt-14">
      <ScreenHead title={fill(t.hireOn, { brandName: BRAND_NAME })} lead={t.proveThatYouSpeakForYourCompany} />
      <div className="mt-8">{tokenData?.userType === "Corporate" ? <HiresAlready /> : <Steps />}</div>
    </div>
  );
}

const HiresAlready = () => (
  <EmptyState
    icon="building"
    title={t.youHireAlready}
    actions={<ButtonLink to={CORPORATE_HOME_PATH}>{t.toYourCompany}</ButtonLink>}
  >
    <p>{t.anAccountBelongsToOneCompany}</p>
  </EmptyState>
);

/** The company that the address names, and the person's last claim: both decide which step is shown. */
function Steps() {
  const queries = useQueryClient();
  const companyId = useSearchParams()[0].get("company");
  const [isAnew, setAnew] = useState(false);
  const query = useQuery({
    queryKey: [...CLAIM_KEY, companyId],
    queryFn: async () => {
      const [{ claim }, named] = await Promise.all([ask("getOwnClaim"), companyId ? readNamed(companyId) : null]);
      return { claim, named };
    },
  });
  if (!query.data)
    return (
      <LoadState
        query={query}
        label={t.yourClaimIsBeingLoaded}
        sizes={["h-16", "h-16", "h-16"]}
        className="grid gap-4"
      />
    );
  const { claim, named } = query.data;
  const take = (next: CompanyClaim) => {
    setAnew(false);
    queries.setQueryData([...CLAIM_KEY, companyId], { claim: next, named });
  };
  const isAboutAnother = named !== null && claim?.companyId !== named.id;
  if (claim === null || claim.state === "PROVEN" || isAnew || isAboutAnother)
    return <ClaimForm named={named} onSent={take} />;
  return (
    <div className="grid gap-5">
      {claim.state === "ENQUIRY" ? <Enquiry claim={claim} /> : <ClaimCode claim={claim} onChange={take} />}
      <Button variant="quiet" className="justify-self-start" onClick={() => setAnew(true)}>
        {t.startOver}
      </Button>
    </div>
  );
}

async function readNamed(companyId: string): Promise<Pick | null> {
  const [company] = await ask("getCompany", { params: { companyId } });
  return company ? { id: company.SK, label: company.name } : null;
}

const Enquiry = ({ claim: { workDomain, companyName, reference } }: { claim: CompanyClaim }) => (
  <Alert tone="good" title={t.weLookAtIt}>
    <p>
      {rich(t.yourAddressIsProven, {
        workDomain,
        companyName,
        reference: reference ?? "",
        b: (words) => <strong className="text-ink">{words}</strong>,
      })}
    </p>
  </Alert>
);

type ClaimCodeProps = { claim: CompanyClaim; onChange: (claim: CompanyClaim) => void };

const bold = { b: (words: ReactNode) => <strong className="text-ink">{words}</strong> };

/** How a claim is proven: by the code mailed to the work address, or by a record in DNS. */
function ClaimCode({ claim, onChange }: ClaimCodeProps) {
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
    <Section id="claim-code-title" title={t.enterYourCode} className="card grid gap-5">
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
    </Section>
  );
}

type Draft = {
  company: Pick | null;
  /** Of a company that is not on the list. */
  companyName: string;
  workEmail: string;
  title: string;
  teamSize: TeamSize | "";
  message: string;
};

type ClaimFormProps = {
  /** The company that the address names. */
  named: Pick | null;
  onSent: (claim: CompanyClaim) => void;
};

function ClaimForm({ named, onSent }: ClaimFormProps) {
  const action = useAction();
  const [isListed, setListed] = useState(true);
  const form = useForm<Draft>(action, {
    company: named,
    companyName: "",
    workEmail: "",
    title: "",
    teamSize: "",
    message: "",
  });
  const { draft, change, errorOf } = form;
  const send = () =>
    action.run(async () => {
      const claim = await repeatCall(() => sendClaim(draft, isListed, action.keyOf([draft, isListed])));
      window.scrollTo(0, 0);
      onSent(claim);
    });
  return (
    <ActionForm
      form={form}
      flawOf={() => flawOf(draft, isListed)}
      onSend={send}
      className="card grid gap-6"
      foot={
        <Button
          type="submit"
          size="lg"
          className="justify-self-start"
          busy={action.isBusy}
          busyLabel={t.sendingYourCode}
        >
          {t.sendMeTheCode}
        </Button>
      }
    >
      <CompanyChoice form={form} isListed={isListed} onListed={setListed} />
      <WorkEmailField form={form} hint={t.atYourCompanysOwnDomain} />
      <TextField
        form={form}
        name="title"
        label={t.whatYouDoThere}
        optional
        autoComplete="organization-title"
        maxLength={120}
      />
      <TeamSizeField value={draft.teamSize} error={errorOf("teamSize")} onChange={(teamSize) => change({ teamSize })} />
      <TextField
        form={form}
        name="message"
        label={t.anythingWeShouldKnow}
        hint={t.aPersonReadsItIfTheDomain}
        optional
        rows={3}
        maxLength={2000}
      />
    </ActionForm>
  );
}

type CompanyChoiceProps = { form: Form<Draft>; isListed: boolean; onListed: (isListed: boolean) => void };

/** A company of the list, or the name of one that is not on it. */
const CompanyChoice = ({ form, isListed, onListed }: CompanyChoiceProps) => (
  <div className="grid gap-2">
    {isListed ? (
      <PickField
        name="company"
        label={t.yourCompany}
        hint={t.typeItsNameAndChooseIt}
        picked={form.draft.company}
        onPick={(company) => form.change({ company })}
        find={findCompanies}
        nothing={t.noCompanyLikeThat}
        error={form.errorOf("company")}
      />
    ) : (
      <TextField
        form={form}
        name="companyName"
        label={t.nameOfTheCompany}
        autoComplete="organization"
        maxLength={200}
      />
    )}
    <Button variant="quiet" size="sm" className="-ms-3.5 justify-self-start" onClick={() => onListed(!isListed)}>
      {isListed ? t.isNotHereYet : t.chooseFromTheList}
    </Button>
  </div>
);

function sendClaim(
  { company, companyName, workEmail, title, teamSize, message }: Draft,
  isListed: boolean,
  key: string,
) {
  const size = TEAM_SIZES.find((one) => one === teamSize);
  const facts = {
    workEmail: workEmail.trim(),
    ...(title.trim() && { title: title.trim() }),
    ...(size && { teamSize: size }),
    ...(message.trim() && { message: message.trim() }),
  };
  return isListed && company
    ? ask("claimCompany", { params: { companyId: company.id }, body: facts, key })
    : ask("joinAsCompany", { body: { companyName: companyName.trim(), ...facts }, key });
}

/** The first error, found before sending; the server validates again. */
function flawOf({ company, companyName, workEmail }: Draft, isListed: boolean): Flaw | null {
  if (isListed && company === null) return { field: "company", title: t.pleaseChooseYourCompany };
  if (!isListed && companyName.trim() === "") return { field: "companyName", title: t.pleaseEnterYourCompanysName };
  return flawOfWorkEmail(workEmail);
}
