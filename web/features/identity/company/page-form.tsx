// The form in which a company's admins write its page.
import { t } from "#messages/recruiting.ts";
import type { TeamSize } from "../../../../contract/jobs/filters.ts";
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
    if (field === "benefits" || field === "offices") return linesOf(text);
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
    <>
      <ActionForm
        form={form}
        flawOf={() => flawOf(draft)}
        onSend={save}
        className="card grid gap-6"
        foot={
          <Button type="submit" size="lg" className="justify-self-start" busy={action.isBusy} busyLabel={t.beingSaved}>
            {t.save}
          </Button>
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
      <Preview name={company.name} draft={draft} />
    </>
  );
}

const flawOf = ({ foundedYear }: Draft): Flaw | null =>
  /^(\d{4})?$/.test(foundedYear.trim()) ? null : { field: "foundedYear", title: t.pleaseEnterAYear };

/** What visitors read, as it is typed: recruiters cannot open the pages for candidates. */
function Preview({ name, draft }: { name: string; draft: Draft }) {
  const lists = [
    { title: t.benefits, lines: linesOf(draft.benefits) },
    { title: t.offices, lines: linesOf(draft.offices) },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <section aria-labelledby="page-preview" className="card mt-8 grid gap-4">
      <h2 id="page-preview" className="text-xl">
        {fill(t.whatVisitorsReadAbout, { companyName: name })}
      </h2>
      {draft.about.trim() === "" && lists.length === 0 && <p className="text-ink-soft">{t.nothingYet}</p>}
      {draft.about.trim() !== "" && (
        <p className="text-ink-soft whitespace-pre-line wrap-anywhere">{draft.about.trim()}</p>
      )}
      {lists.map(({ title, lines }) => (
        <div key={title}>
          <h3 className="text-lg">{title}</h3>
          <ul className="mt-2 grid gap-1.5 pl-5 list-disc text-ink-soft wrap-anywhere">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  ),
];
