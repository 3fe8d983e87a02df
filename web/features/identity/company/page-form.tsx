// The form in which a company's admins write its page.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { t } from "#messages/recruiting.ts";
import type { CompanyVersion, OwnCompany } from "../../../../contract/recruiting/company-wire.ts";
import {
  MAX_ABOUT,
  MAX_COMPANY_LINE,
  MAX_COMPANY_LINES,
  MAX_COMPANY_LINKS,
} from "../../../../contract/recruiting/rules.ts";
import { fill } from "../../../../messages/fill.ts";
import { ActionForm, type Flaw, type Form, TextField, useForm } from "../../../session/action-form.tsx";
import { ask } from "../../../session/ask.ts";
import { LeaveGuard } from "../../../session/leave-guard.tsx";
import { LoadState } from "../../../session/load-state.tsx";
import { isRefusedWith, useAction, useToastAction } from "../../../session/use-action.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { momentOf } from "../../../ui/moments.ts";
import { Section } from "../../../ui/section.tsx";
import { showToast } from "../../../ui/toast.ts";
import { changesOf, type Draft, draftOf, editedOf, hasUnseen, linesOf, takenOver } from "./page-draft.ts";
import { PagePreview, PageTextsView } from "./page-preview.tsx";
import { TeamSizeField } from "./team-size-field.tsx";

type PageFormProps = { company: OwnCompany; onSaved: (company: OwnCompany) => void };

export function PageForm({ company, onSaved }: PageFormProps) {
  const { form, base, isDirty, replace, save, publish } = usePageForm(company, onSaved);
  const { action, draft } = form;
  const saveDraft = () => {
    const flaw = flawOf(draft);
    if (flaw) action.tell({ ...flaw, code: null });
    else void save();
  };
  return (
    <>
      {base.draft && <DraftNote draft={base.draft} onDiscarded={replace} />}
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
            <Button variant="secondary" size="lg" busy={action.isBusy} busyLabel={t.beingSaved} onClick={saveDraft}>
              {t.saveAsDraft}
            </Button>
          </div>
        }
      >
        <TextFields form={form} />
        <FactFields form={form} />
        <LinkFields form={form} />
      </ActionForm>
      <PagePreview company={company} texts={textsOf(draft)} />
      <PageHistory onRestored={replace} />
      <LeaveGuard isOn={isDirty}>
        <p>{t.whatYouTypedIsNotSaved}</p>
      </LeaveGuard>
    </>
  );
}

type FieldsProps = { form: Form<Draft> };

function TextFields({ form }: FieldsProps) {
  const text = { form, optional: true, maxLength: MAX_ABOUT } as const;
  const lines = {
    form,
    optional: true,
    hint: fill(t.oneOnEachLine, { most: MAX_COMPANY_LINES }),
    maxLength: (MAX_COMPANY_LINE + 1) * MAX_COMPANY_LINES,
  } as const;
  return (
    <>
      <TextField {...text} name="about" label={t.whatItDoes} hint={t.aFewParagraphs} rows={8} />
      <TextField {...text} name="culture" label={t.whatItIsLike} hint={t.whatADayIsLike} rows={6} />
      <TextField {...lines} name="benefits" label={t.benefits} rows={5} />
      <TextField {...lines} name="offices" label={t.offices} rows={4} />
    </>
  );
}

const FactFields = ({ form }: FieldsProps) => (
  <div className="grid gap-6 sm:grid-cols-2">
    <TextField form={form} name="industry" label={t.industry} optional maxLength={120} />
    <TeamSizeField
      value={form.draft.teamSize}
      error={form.errorOf("teamSize")}
      onChange={(teamSize) => form.change({ teamSize })}
    />
    <TextField form={form} name="headquarters" label={t.headquarters} optional maxLength={200} />
    <TextField form={form} name="foundedYear" label={t.foundedIn} optional inputMode="numeric" maxLength={4} />
  </div>
);

function LinkFields({ form }: FieldsProps) {
  const address = { type: "url", inputMode: "url", autoCapitalize: "none", spellCheck: false, maxLength: 300 } as const;
  const link = { form, optional: true, ...address } as const;
  return (
    <>
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
    </>
  );
}

/** What the preview shows of a draft. */
const textsOf = ({ about, culture, benefits, offices, links }: Draft) => ({
  about: about.trim(),
  culture: culture.trim(),
  benefits: linesOf(benefits),
  offices: linesOf(offices),
  links: linesOf(links),
});

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
      <div className="mt-3">
        <ConfirmButton
          label={t.giveUpTheDraft}
          title={t.giveUpTheSharedDraft}
          text={t.itIsGoneForAllAdmins}
          busyLabel={t.beingSaved}
          isBusy={isBusy}
          onConfirm={discard}
        />
      </div>
    </Alert>
  );
}

type PageFormState = {
  form: Form<Draft>;
  /** What the typed texts began with; the company in the query cache may be newer. */
  base: OwnCompany;
  isDirty: boolean;
  /** Takes a company in place of everything typed. */
  replace: (company: OwnCompany) => void;
  save: () => Promise<void>;
  publish: () => Promise<void>;
};

/** `onSaved` gets the newest company, also a colleague's. */
function usePageForm(company: OwnCompany, onSaved: (company: OwnCompany) => void): PageFormState {
  const action = useAction();
  const queries = useQueryClient();
  const [base, setBase] = useState(company);
  const form = useForm<Draft>(action, () => draftOf(editedOf(company)));
  const { draft } = form;
  const latest = useRef(draft);
  latest.current = draft;
  const changes = changesOf(draft, editedOf(base));
  const take = (saved: OwnCompany, sent: Draft) => {
    latest.current = takenOver(latest.current, sent, editedOf(saved));
    form.change(latest.current);
    setBase(saved);
    onSaved(saved);
  };
  /** What was saved, and whether a colleague's words are in it that were not on this screen. */
  const saveTyped = async () => {
    if (Object.keys(changes).length === 0) return { saved: base, isMixed: false };
    const saved = await ask("saveCompanyDraft", { body: changes });
    take(saved, draft);
    return { saved, isMixed: hasUnseen(saved, changes, editedOf(base)) };
  };
  /** Whether it is published; otherwise a colleague's draft is on the screen now. */
  const publishTyped = async (): Promise<boolean> => {
    const { saved, isMixed } = await saveTyped();
    if (isMixed) return false;
    const sent = draftOf(editedOf(saved));
    try {
      if (saved.draft) take(await ask("publishCompanyDraft", { body: { savedAt: saved.draft.savedAt } }), sent);
    } catch (error) {
      if (!isRefusedWith(error, 409)) throw error;
      const newest = await ask("getOwnCompany");
      take(newest, sent);
      if (newest.draft) return false;
      throw error;
    }
    await queries.invalidateQueries({ queryKey: VERSIONS_KEY });
    return true;
  };
  /** Does it, and says either that it is done or that a colleague's draft came between. */
  const settle = async (work: () => Promise<boolean>, done: string) => {
    let isOwn = true;
    const isAnswered = await action.run(async () => {
      isOwn = await work();
    });
    if (!isAnswered) return;
    if (isOwn) showToast("success", done);
    else action.tell({ title: t.aColleaguesDraftIsInIt, text: t.lookAtItThenPublish, code: null });
  };
  return {
    form,
    base,
    isDirty: Object.keys(changes).length > 0,
    replace: (saved) => take(saved, latest.current),
    save: () => settle(async () => !(await saveTyped()).isMixed, t.theDraftIsSaved),
    publish: () => settle(publishTyped, t.thePageIsPublished),
  };
}

/** Invalidate it when something was published. */
const VERSIONS_KEY = ["company-versions"] as const;

function PageHistory({ onRestored }: { onRestored: (company: OwnCompany) => void }) {
  const query = useQuery({ queryKey: VERSIONS_KEY, queryFn: () => ask("listCompanyVersions") });
  const { isBusy, run } = useToastAction();
  const restore = (versionId: string) =>
    run(
      async () => onRestored(await ask("restoreCompanyVersion", { params: { versionId }, body: {} })),
      t.theVersionIsTheDraftNow,
    );
  return (
    <Section id="page-history" title={t.whatWasPublished} className="card mt-8 grid gap-3">
      {!query.data && <LoadState query={query} label={t.theHistoryIsBeingLoaded} sizes={["h-10", "h-10"]} />}
      {query.data?.data.length === 0 && <p className="text-ink-soft">{t.nothingWasPublishedYet}</p>}
      {query.data?.data.map((version, n) => (
        <Disclosure
          key={version.id}
          summary={n === 0 ? fill(t.asItIsNow, { title: titleOf(version) }) : titleOf(version)}
        >
          <PageTextsView texts={version.texts} />
          {n > 0 && (
            <div className="mt-4">
              <ConfirmButton
                label={t.makeItTheDraft}
                about={titleOf(version)}
                title={t.makeThisVersionTheDraft}
                text={t.itReplacesTheDraft}
                busyLabel={t.beingSaved}
                isBusy={isBusy}
                onConfirm={() => restore(version.id)}
              />
            </div>
          )}
        </Disclosure>
      ))}
    </Section>
  );
}

const titleOf = ({ publishedAt, publishedBy }: CompanyVersion) =>
  publishedBy === null
    ? fill(t.versionOf, { moment: momentOf(publishedAt) })
    : fill(t.versionOfBy, { moment: momentOf(publishedAt), name: publishedBy });
