// The first step of joining with a company: which one, and the work address that gets the code.
import { useState } from "react";
import { t } from "#messages/recruiting.ts";
import { TEAM_SIZES, type TeamSize } from "../../../../contract/jobs/filters.ts";
import type { CompanyClaim } from "../../../../contract/recruiting/claims-wire.ts";
import { ActionForm, type Flaw, type Form, TextField, useForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { repeatCall } from "../../../session/repeat-call.ts";
import { useAction } from "../../../session/use-action.ts";
import { findCompanies, flawOfWorkEmail, WorkEmailField } from "../../../session/work-address.tsx";
import { Button } from "../../../ui/button.tsx";
import { type Pick, PickField } from "../../../ui/pick-field.tsx";
import { TeamSizeField } from "./team-size-field.tsx";

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

export function ClaimForm({ named, onSent }: ClaimFormProps) {
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
