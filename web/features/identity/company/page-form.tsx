// The form in which a company's admins write its page.
import { Link } from "react-router";
import { t } from "#messages/recruiting.ts";
import type { TeamSize } from "../../../../contract/jobs/filters.ts";
import { companyPath } from "../../../../contract/paths.ts";
import type { OwnCompany } from "../../../../contract/recruiting/company-wire.ts";
import { MAX_ABOUT, MAX_COMPANY_LINE, MAX_COMPANY_LINES } from "../../../../contract/recruiting/rules.ts";
import { fill } from "../../../../messages/fill.ts";
import { ActionForm, type Flaw, TextField, useForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { useAction } from "../../../session/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { TeamSizeField } from "./team-size-field.tsx";

/** As typed, by the fields' names in the API; lists have one entry on each line. */
type Draft = {
  about: string;
  benefits: string;
  offices: string;
  industry: string;
  teamSize: TeamSize | "";
  headquarters: string;
  foundedYear: string;
  website: string;
  careerPage: string;
  linkedIn: string;
};

const draftOf = (company: OwnCompany): Draft => ({
  about: company.about ?? "",
  benefits: company.benefits.join("\n"),
  offices: company.offices.join("\n"),
  industry: company.industry ?? "",
  teamSize: company.teamSize ?? "",
  headquarters: company.headquarters ?? "",
  foundedYear: company.foundedYear?.toString() ?? "",
  website: company.website ?? "",
  careerPage: company.careerPage ?? "",
  linkedIn: company.linkedIn ?? "",
});

/** Only what was changed: a colleague may have written the rest meanwhile. */
function changesOf(draft: Draft, before: OwnCompany) {
  const start = draftOf(before);
  const changed = Object.entries(draft).filter(([field, value]) => value !== start[field as keyof Draft]);
  const sentAs = (field: string, text: string) => {
    if (field === "benefits" || field === "offices") return text.split("\n").filter((line) => line.trim() !== "");
    if (field === "teamSize") return text || null;
    if (field === "foundedYear") return text.trim() === "" ? null : Number(text);
    return text;
  };
  return Object.fromEntries(changed.map(([field, text]) => [field, sentAs(field, text)]));
}

type PageFormProps = { company: OwnCompany; onSaved: (company: OwnCompany) => void };

export function PageForm({ company, onSaved }: PageFormProps) {
  const action = useAction();
  const form = useForm<Draft>(action, () => draftOf(company));
  const { draft, change, errorOf } = form;
  const save = () =>
    action.run(async () => {
      const saved = await ask("updateOwnCompany", { body: changesOf(draft, company) });
      change(draftOf(saved));
      onSaved(saved);
    }, t.thePageIsSaved);
  const perLine = fill(t.oneOnEachLine, { most: MAX_COMPANY_LINES });
  const mostInLines = (MAX_COMPANY_LINE + 1) * MAX_COMPANY_LINES;
  const link = {
    form,
    type: "url",
    inputMode: "url",
    autoCapitalize: "none",
    spellCheck: false,
    maxLength: 300,
    optional: true,
  } as const;
  return (
    <ActionForm
      form={form}
      flawOf={() => flawOf(draft)}
      onSend={save}
      className="card grid gap-6"
      foot={
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" size="lg" busy={action.isBusy} busyLabel={t.beingSaved}>
            {t.save}
          </Button>
          <Link to={companyPath({ SK: company.id, name: company.name })} className="text-link">
            {t.seeThePage}
          </Link>
        </div>
      }
    >
      <TextField
        form={form}
        name="about"
        label={t.whatItDoes}
        hint={t.aFewParagraphs}
        optional
        rows={8}
        maxLength={MAX_ABOUT}
      />
      <TextField
        form={form}
        name="benefits"
        label={t.benefits}
        hint={perLine}
        optional
        rows={5}
        maxLength={mostInLines}
      />
      <TextField
        form={form}
        name="offices"
        label={t.offices}
        hint={perLine}
        optional
        rows={4}
        maxLength={mostInLines}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField form={form} name="industry" label={t.industry} optional maxLength={120} />
        <TeamSizeField
          value={draft.teamSize}
          error={errorOf("teamSize")}
          onChange={(teamSize) => change({ teamSize })}
        />
        <TextField form={form} name="headquarters" label={t.headquarters} optional maxLength={200} />
        <TextField form={form} name="foundedYear" label={t.foundedIn} optional inputMode="numeric" maxLength={4} />
      </div>
      <TextField {...link} name="website" label={t.website} hint={t.atYourCompanysDomain} />
      <TextField {...link} name="careerPage" label={t.careerPage} />
      <TextField {...link} name="linkedIn" label={t.linkedInPage} />
    </ActionForm>
  );
}

const flawOf = ({ foundedYear }: Draft): Flaw | null =>
  /^(\d{4})?$/.test(foundedYear.trim()) ? null : { field: "foundedYear", title: t.pleaseEnterAYear };
