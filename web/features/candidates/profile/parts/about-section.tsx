// A candidate's work summary: job title, years, place, summary, links.

import { useRef } from "react";
import { t } from "#messages/candidates.ts";
import type { CandidateProfile } from "../../../../../contract/candidates/wire.ts";
import { yearsText } from "../../../../../messages/en/formats.ts";
import { fill } from "../../../../../messages/fill.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextAreaField } from "../../../../ui/control-fields.tsx";
import { FieldError, FieldHint, TextInput } from "../../../../ui/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useProfile } from "../saving/profile-context.tsx";
import { OriginSummary } from "../section/origin-note.tsx";
import { SectionCard, SideBySide, TextField } from "../section/section-card.tsx";
import { type Section, useSection } from "../section/use-section.ts";
import { Fact, FactList, GrowingText } from "./fact-list.tsx";

type AboutForm = { designation: string; YOE: string; location: string; summary: string; links: string[] };

const FIELDS = ["designation", "YOE", "location", "summary", "links"] as const;

const toForm = ({ designation, YOE, location, summary, links }: CandidateProfile): AboutForm => ({
  designation: designation ?? "",
  YOE: String(YOE ?? ""),
  location: location ?? "",
  summary: summary ?? "",
  links: [...links],
});

const orNull = (text: string) => (text.trim() === "" ? null : text.trim());

/** Accepts "4,5" as well as "4.5". */
const toChanges = ({ designation, YOE, location, summary, links }: AboutForm) => ({
  designation: orNull(designation),
  YOE: YOE.trim() === "" ? null : Number(YOE.trim().replace(",", ".")),
  location: orNull(location),
  summary: orNull(summary),
  links: links.flatMap((link) => (link.trim() === "" ? [] : [withScheme(link.trim())])),
});

const check = ({ links }: AboutForm): Record<string, string> =>
  links.some(isNoLink) ? { links: t.pleaseEnterAWebAddressThatBegins } : {};

/** "github.com/asha" -> "https://github.com/asha". */
const withScheme = (link: string) => (/^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link}`);

export function AboutSection() {
  const { profile } = useProfile();
  const section = useSection<AboutForm>({
    id: "about",
    fields: FIELDS,
    toForm,
    toChanges,
    check,
    words: { YOE: t.pleaseEnterYourYearsOfExperience },
  });
  const isEmpty = Object.values(toForm(profile)).every((value) => value.length === 0);
  return (
    <SectionCard section={section} title={t.aboutYou} editor={(form) => <AboutFields form={form} section={section} />}>
      {isEmpty && <p className="text-ink-soft">{t.whatYouDoForHowLongAnd}</p>}
      <FactList isHidden={isEmpty}>
        <Fact field="designation" label={t.jobTitle}>
          {profile.designation}
        </Fact>
        <Fact field="YOE" label={t.experience}>
          {profile.YOE !== null && yearsText(profile.YOE)}
        </Fact>
        <Fact field="location" label={t.whereYouLive2}>
          {profile.location}
        </Fact>
        <Fact field="summary" label={t.summary} isWide>
          {profile.summary && <GrowingText text={profile.summary} />}
        </Fact>
        <Fact field="links" label={t.links} isWide>
          {profile.links.length > 0 && <LinkList links={profile.links} />}
        </Fact>
      </FactList>
      <OriginSummary fields={FIELDS} />
    </SectionCard>
  );
}

function AboutFields({ form, section }: { form: AboutForm; section: Section<AboutForm> }) {
  const { set, errors } = section;
  return (
    <>
      <SideBySide>
        <TextField
          section={section}
          name="designation"
          label={t.jobTitle}
          maxLength={200}
          autoComplete="organization-title"
        />
        <TextField section={section} name="YOE" label={t.yearsOfExperience} inputMode="decimal" maxLength={5} />
      </SideBySide>
      <TextField
        section={section}
        name="location"
        label={t.whereYouLive2}
        maxLength={200}
        placeholder={t.puneMaharashtra}
        autoComplete="address-level2"
      />
      <TextAreaField
        name="summary"
        label={t.summary}
        hint={t.twoOrThreeSentencesWhatYouDo}
        error={errors.summary}
        rows={6}
        value={form.summary}
        maxLength={4_000}
        onChange={(event) => set({ summary: event.target.value })}
      />
      <LinksField links={form.links} error={errors.links} onChange={(links) => set({ links })} />
    </>
  );
}

const MAX_LINKS = 20;

type LinksFieldProps = { links: readonly string[]; error?: string; onChange: (links: string[]) => void };

/** A person's web addresses, typed one by one. */
function LinksField({ links, error, onChange }: LinksFieldProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const rows = links.length === 0 ? [""] : links;
  const change = (after: string[], focused?: number) => {
    onChange(after);
    if (focused === undefined) return;
    requestAnimationFrame(() => box.current?.querySelectorAll<HTMLInputElement>("input")[focused]?.focus());
  };
  return (
    <fieldset ref={box}>
      <legend className="field-label">{t.links}</legend>
      <FieldHint id="links-hint">{t.yourPortfolioCodeOrProfessional}</FieldHint>
      <div className="grid gap-2">
        {rows.map((link, index) => (
          <LinkRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and their text changes with every key press
            key={index}
            index={index}
            link={link}
            hasError={error !== undefined}
            onChange={(text) => change(rows.with(index, text))}
            onRemove={links.length > 0 && (() => change(rows.toSpliced(index, 1), Math.max(0, index - 1)))}
          />
        ))}
      </div>
      {error && <FieldError id="links-error">{error}</FieldError>}
      {links.length > 0 && links.length < MAX_LINKS && (
        <Button variant="quiet" size="sm" className="mt-2" onClick={() => change([...rows, ""], rows.length)}>
          <Icon name="plus" size={16} />
          {t.addALink}
        </Button>
      )}
    </fieldset>
  );
}

type LinkRowProps = {
  index: number;
  link: string;
  hasError: boolean;
  onChange: (text: string) => void;
  onRemove: false | (() => void);
};

function LinkRow({ index, link, hasError, onChange, onRemove }: LinkRowProps) {
  return (
    <div className="flex gap-2">
      <TextInput
        id={index === 0 ? "field-links" : undefined}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        value={link}
        maxLength={500}
        aria-label={fill(t.link, { index: index + 1 })}
        aria-describedby={hasError ? "links-hint links-error" : "links-hint"}
        aria-invalid={hasError && isNoLink(link) ? true : undefined}
        placeholder="https://"
        onChange={(event) => onChange(event.target.value)}
      />
      {onRemove && (
        <Button variant="quiet" iconOnly aria-label={fill(t.removeLink, { index: index + 1 })} onClick={onRemove}>
          <Icon name="close" size={18} />
        </Button>
      )}
    </div>
  );
}

/**
 * Whether the text is no web address, with or without a scheme. Stricter than browsers, which accept blanks in a host,
 * for example.
 */
function isNoLink(link: string): boolean {
  const text = link.trim();
  if (text === "") return false;
  const url = URL.parse(withScheme(text));
  return url === null || /\s/.test(text) || !/^https?:$/.test(url.protocol) || !url.hostname.includes(".");
}

function LinkList({ links }: { links: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {links.map((link) => (
        <li key={link}>
          <a href={link} target="_blank" rel="noopener noreferrer nofollow ugc" className="text-link thumb break-all">
            {link.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "")}
            <span className="sr-only"> {t.opensInANewTab}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
