// The form in which a company's admins write its page.
import { useQueryClient } from "@tanstack/react-query";
import { t } from "#messages/recruiting.ts";
import type { TeamSize } from "../../../../contract/jobs/filters.ts";
import type { OwnCompany, PageTexts } from "../../../../contract/recruiting/company-wire.ts";
import {
  MAX_ABOUT,
  MAX_COMPANY_LINE,
  MAX_COMPANY_LINES,
  MAX_COMPANY_LINKS,
} from "../../../../contract/recruiting/rules.ts";
import { fill } from "../../../../messages/fill.ts";
import { ActionForm, type Flaw, TextField, useForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { useAction, useToastAction } from "../../../session/use-action.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { momentOf } from "../../../ui/moments.ts";
import { PageHistory, VERSIONS_KEY } from "./page-history.tsx";
import { PagePreview } from "./page-preview.tsx";
import { TeamSizeField } from "./team-size-field.tsx";

/** As typed, by the fields' names in the API; lists have one entry on each line. */
type Draft = {
  about: string;
  culture: string;
  benefits: string;
  offices: string;
  links: string;
  industry: string;
  teamSize: TeamSize | "";
  headquarters: string;
  foundedYear: string;
  website: string;
  careerPage: string;
  linkedIn: string;
};

const draftOf = (company: PageTexts): Draft => ({
  about: company.about ?? "",
  culture: company.culture ?? "",
  benefits: company.benefits.join("\n"),
  offices: company.offices.join("\n"),
  links: company.links.join("\n"),
  industry: company.industry ?? "",
  teamSize: company.teamSize ?? "",
  headquarters: company.headquarters ?? "",
  foundedYear: company.foundedYear?.toString() ?? "",
  website: company.website ?? "",
  careerPage: company.careerPage ?? "",
  linkedIn: company.linkedIn ?? "",
});

/** Only what was changed: a colleague may have written the rest meanwhile. */
function changesOf(draft: Draft, before: PageTexts) {
  const start = draftOf(before);
  const changed = Object.entries(draft).filter(([field, value]) => value !== start[field as keyof Draft]);
  const sentAs = (field: string, text: string) => {
    if (field === "benefits" || field === "offices" || field === "links") return linesOf(text);
    if (field === "teamSize") return text || null;
    if (field === "foundedYear") return text.trim() === "" ? null : Number(text);
    return text;
  };
  return Object.fromEntries(changed.map(([field, text]) => [field, sentAs(field, text)]));
}

type PageFormProps = { company: OwnCompany; onSaved: (company: OwnCompany) => void };

export function PageForm({ company, onSaved }: PageFormProps) {
  const action = useAction();
  const queries = useQueryClient();
  const edited = company.draft?.texts ?? company;
  const form = useForm<Draft>(action, () => draftOf(edited));
  const { draft, change, errorOf } = form;
  const take = (saved: OwnCompany) => {
    change(draftOf(saved.draft?.texts ?? saved));
    onSaved(saved);
  };
  const saveTyped = async (): Promise<OwnCompany> => {
    const body = changesOf(draft, edited);
    return Object.keys(body).length === 0 ? company : ask("saveCompanyDraft", { body });
  };
  const save = () => {
    const flaw = flawOf(draft);
    if (flaw) return action.tell({ ...flaw, code: null });
    return action.run(async () => take(await saveTyped()), t.theDraftIsSaved);
  };
  const publish = () =>
    action.run(async () => {
      const saved = await saveTyped();
      // If publishing fails, the draft is there already.
      take(saved);
      if (saved.draft) take(await ask("publishCompanyDraft", { body: {} }));
      await queries.invalidateQueries({ queryKey: VERSIONS_KEY });
    }, t.thePageIsPublished);
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
      {company.draft && <DraftNote draft={company.draft} onDiscarded={take} />}
      <ActionForm
        form={form}
        flawOf={() => flawOf(draft)}
        onSend={publish}
        className="card grid gap-6"
        foot={
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="lg" busy={action.isBusy} busyLabel={t.beingSaved}>
              {t.publishThePage}
            </Button>
            <Button
              variant="secondary"
              size="lg"
              busy={action.isBusy}
              busyLabel={t.beingSaved}
              onClick={() => void save()}
            >
              {t.saveAsDraft}
            </Button>
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
          name="culture"
          label={t.whatItIsLike}
          hint={t.whatADayIsLike}
          optional
          rows={6}
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
        <TextField
          form={form}
          name="links"
          label={t.furtherLinks}
          hint={fill(t.oneOnEachLine, { most: MAX_COMPANY_LINKS })}
          optional
          rows={3}
          maxLength={MAX_COMPANY_LINKS * 301}
        />
      </ActionForm>
      <PagePreview
        name={company.name}
        texts={{
          about: draft.about.trim(),
          culture: draft.culture.trim(),
          benefits: linesOf(draft.benefits),
          offices: linesOf(draft.offices),
          links: linesOf(draft.links),
        }}
      />
      <PageHistory onRestored={take} />
    </>
  );
}

const flawOf = ({ foundedYear }: Draft): Flaw | null =>
  /^(\d{4})?$/.test(foundedYear.trim()) ? null : { field: "foundedYear", title: t.pleaseEnterAYear };

type DraftNoteProps = { draft: NonNullable<OwnCompany["draft"]>; onDiscarded: (company: OwnCompany) => void };

function DraftNote({ draft: { savedAt, savedBy }, onDiscarded }: DraftNoteProps) {
  const { isBusy, run } = useToastAction();
  const moment = momentOf(savedAt);
  const discard = () => run(async () => onDiscarded(await ask("discardCompanyDraft")), t.theDraftIsGivenUp);
  return (
    <Alert tone="info" title={t.thisIsADraft} className="mb-6">
      <p>{savedBy === null ? fill(t.savedAt, { moment }) : fill(t.savedAtBy, { moment, name: savedBy })}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        busy={isBusy}
        busyLabel={t.beingSaved}
        onClick={() => void discard()}
      >
        {t.giveUpTheDraft}
      </Button>
    </Alert>
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
