// The dialogs in which an admin adds, corrects, verifies, suspends or merges a company, or invites its admin.
import { type ReactNode, useEffect, useRef } from "react";
import { t } from "#messages/admin-companies.ts";
import type { AdminCompany } from "../../../contract/companies/admin-wire.ts";
import { TEAM_SIZES } from "../../../contract/jobs/filters.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionDialog, type Flaw, type Form, TextField, useForm } from "../../session/action-form.tsx";
import { adminCompaniesKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { useAction } from "../../session/use-action.ts";
import { useReload } from "../../session/use-reload.ts";
import { SelectField } from "../../ui/control-fields.tsx";
import { type Pick, PickField } from "../../ui/pick-field.tsx";

export type CompanyAct = "add" | "edit" | "verify" | "domain" | "invite" | "merge" | "suspend" | "lift";

type Draft = {
  name: string;
  website: string;
  industry: string;
  teamSize: string;
  isAgency: boolean;
  domain: string;
  /** The domain to be removed. */
  leaving: string;
  email: string;
  into: Pick | null;
  reason: string;
};

const draftOf = (company: AdminCompany | null): Draft => ({
  name: company?.name ?? "",
  website: company?.website ?? "",
  industry: company?.industry ?? "",
  teamSize: company?.teamSize ?? "",
  isAgency: company?.isAgency ?? false,
  domain: company?.provenDomain ?? "",
  leaving: "",
  email: "",
  into: null,
  reason: "",
});

const factsOf = ({ name, website, industry, teamSize, isAgency }: Draft) => ({
  name,
  website,
  industry,
  teamSize: TEAM_SIZES.find((size) => size === teamSize) ?? null,
  isAgency,
});

type Act = {
  title: string;
  button: string;
  done: string;
  isDangerous?: true;
  Fields: (props: { form: Form<Draft>; domains: readonly string[] }) => ReactNode;
  flawOf?: (draft: Draft) => Flaw | null;
  send: (id: string, draft: Draft) => Promise<unknown>;
};

/** A field that must not be left empty. */
const needed =
  (field: "name" | "reason" | "leaving", title: string): NonNullable<Act["flawOf"]> =>
  (draft) =>
    draft[field].trim() === "" ? { field, title } : null;

/** Adding and correcting ask for the same. */
const FACTS = { Fields: FactFields, flawOf: needed("name", t.pleaseEnterAName) };

/** What each act is called, what it shows, and what it sends. */
const ACTS: Record<CompanyAct, Act> = {
  add: {
    title: t.addACompany,
    button: t.add,
    done: t.companyIsAdded,
    ...FACTS,
    send: (_id, draft) => ask("createCompany", { body: factsOf(draft) }),
  },
  edit: {
    title: t.editName,
    button: t.save,
    done: t.companyIsChanged,
    ...FACTS,
    send: (companyId, draft) => ask("updateCompany", { params: { companyId }, body: factsOf(draft) }),
  },
  verify: {
    title: t.verifyName,
    button: t.save,
    done: t.companyIsVerified,
    Fields: ({ form }) => (
      <TextField
        form={form}
        name="domain"
        label={t.mailDomain}
        hint={t.verifyHint}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={253}
      />
    ),
    send: (companyId, { domain }) =>
      ask("verifyCompany", { params: { companyId }, body: { domain: domain.trim() || null } }),
  },
  domain: {
    title: t.removeADomainOf,
    button: t.removeIt,
    done: t.domainIsRemoved,
    isDangerous: true,
    Fields: DomainField,
    flawOf: needed("leaving", t.pleaseChooseTheDomain),
    send: (companyId, { leaving: domain }) => ask("removeCompanyDomain", { params: { companyId, domain } }),
  },
  invite: {
    title: t.inviteName,
    button: t.sendTheInvite,
    done: t.inviteIsOnItsWay,
    Fields: ({ form }) => (
      <TextField
        form={form}
        name="email"
        label={t.eMail}
        hint={t.inviteHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
      />
    ),
    send: (companyId, { email }) => ask("inviteCompanyAdmin", { params: { companyId }, body: { email } }),
  },
  merge: {
    title: t.mergeName,
    button: t.mergeThem,
    done: t.companiesAreMerged,
    isDangerous: true,
    Fields: ({ form }) => (
      <>
        <p>{t.mergeText}</p>
        <PickField
          name="intoId"
          label={t.companyToKeep}
          hint={t.typeAFewLetters}
          picked={form.draft.into}
          onPick={(into) => form.change({ into })}
          find={findCompanies}
          nothing={t.noCompanyLikeThat}
          error={form.errorOf("intoId")}
        />
      </>
    ),
    flawOf: ({ into }) => (into === null ? { field: "intoId", title: t.pleaseChooseTheCompany } : null),
    send: (companyId, { into }) => ask("mergeCompany", { params: { companyId }, body: { intoId: into?.id ?? "" } }),
  },
  suspend: {
    title: t.suspendName,
    button: t.suspend,
    done: t.companyIsSuspended,
    isDangerous: true,
    Fields: ({ form }) => (
      <>
        <p>{t.suspendText}</p>
        <TextField form={form} name="reason" label={t.why} rows={3} maxLength={500} />
      </>
    ),
    flawOf: needed("reason", t.pleaseSayWhy),
    send: (companyId, { reason }) => ask("suspendCompany", { params: { companyId }, body: { reason } }),
  },
  lift: {
    title: t.liftName,
    button: t.lift,
    done: t.companyIsBack,
    Fields: () => <p>{t.liftText}</p>,
    send: (companyId) => ask("liftCompany", { params: { companyId }, body: {} }),
  },
};

type CompanyDialogProps = {
  /** Null while closed. */
  act: CompanyAct | null;
  /** Null for one to add. */
  company: AdminCompany | null;
  onClose: () => void;
};

export function CompanyDialog({ act, company, onClose }: CompanyDialogProps) {
  const reload = useReload(adminCompaniesKey);
  const action = useAction();
  const form = useForm<Draft>(action, () => draftOf(company));
  // The closing dialog still shows the last act.
  const last = useRef<CompanyAct>("edit");
  last.current = act ?? last.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening begins with what the company is now
  useEffect(() => {
    if (act === null) return;
    form.change(draftOf(company));
    action.tell(null);
  }, [act]);
  const { title, button, done, isDangerous, Fields, flawOf, send } = ACTS[last.current];
  const run = async () => {
    if (await action.run(() => reload(send(company?.id ?? "", form.draft)), done)) onClose();
  };
  return (
    <ActionDialog
      form={form}
      onClose={onClose}
      isOpen={act !== null}
      title={fill(title, { name: company?.name ?? "" })}
      button={button}
      onSend={run}
      {...(isDangerous && { variant: "danger", role: "alertdialog" })}
      {...(flawOf && { flawOf: () => flawOf(form.draft) })}
    >
      <Fields form={form} domains={company?.domains ?? []} />
    </ActionDialog>
  );
}

function FactFields({ form }: { form: Form<Draft> }) {
  const { draft, change, errorOf } = form;
  return (
    <>
      <TextField form={form} name="name" label={t.name} maxLength={200} />
      <TextField form={form} name="website" label={t.website} optional type="url" inputMode="url" maxLength={300} />
      <TextField form={form} name="industry" label={t.industry} optional maxLength={120} />
      <SelectField
        name="teamSize"
        label={t.teamSize}
        optional
        error={errorOf("teamSize")}
        placeholder={t.notSaid}
        options={TEAM_SIZES.map((size) => ({
          value: size,
          label: fill(t.people, { size: size.replace("-", "–") }),
        }))}
        value={draft.teamSize}
        onPick={(teamSize) => change({ teamSize })}
      />
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          className="mt-1 size-5"
          checked={draft.isAgency}
          onChange={({ target }) => change({ isAgency: target.checked })}
        />
        {t.itIsAnAgency}
      </label>
    </>
  );
}

function DomainField({ form, domains }: { form: Form<Draft>; domains: readonly string[] }) {
  return (
    <>
      <p>{t.removingADomain}</p>
      <SelectField
        name="leaving"
        label={t.mailDomain}
        error={form.errorOf("leaving")}
        placeholder={t.chooseOne}
        options={domains.map((domain) => ({ value: domain, label: domain }))}
        value={form.draft.leaving}
        onPick={(leaving) => form.change({ leaving })}
      />
    </>
  );
}

async function findCompanies(searchText: string): Promise<Pick[]> {
  const { data } = await ask("listCompanies", { query: { searchText, pageSize: 8 } });
  return data.map(({ SK, name, headquarters }) => ({
    id: SK,
    label: name,
    ...(headquarters && { hint: headquarters }),
  }));
}
