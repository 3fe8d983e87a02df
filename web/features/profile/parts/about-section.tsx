// A candidate's work summary: job title, years, place, summary, links.
import type { CandidateProfile } from "../../../../contract/candidates/wire.ts";
import { Field, TextArea, TextInput } from "../../../ui/field.tsx";
import { yearsInWords } from "../field-words.ts";
import { useProfile } from "../saving/profile-context.tsx";
import { OriginSummary } from "../section/origin-note.tsx";
import { SectionCard } from "../section/section-card.tsx";
import { useSection } from "../section/use-section.ts";
import { Fact, FactList, GrowingText } from "./fact-list.tsx";
import { isNoLink, LinkList, LinksField } from "./links-field.tsx";

type AboutForm = { designation: string; YOE: string; location: string; summary: string; links: string[] };

const FIELDS = ["designation", "YOE", "location", "summary", "links"] as const;

const toForm = ({ designation, YOE, location, summary, links }: CandidateProfile): AboutForm => ({
  designation: designation ?? "",
  YOE: YOE === null ? "" : String(YOE),
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
  links.some(isNoLink) ? { links: "Please enter a web address that begins with https://." } : {};

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
    words: { YOE: "Please enter your years of experience as a number, 0 to 70." },
  });
  const { set, errors } = section;
  const isEmpty = Object.values(toForm(profile)).every((value) => value.length === 0);
  return (
    <SectionCard
      section={section}
      title="About you"
      editor={(form) => (
        <>
          <div className="grid gap-5 [align-items:end] sm:grid-cols-2 sm:gap-4 sm:[align-items:start]">
            <Field name="designation" label="Job title" error={errors.designation}>
              {(control) => (
                <TextInput
                  {...control}
                  value={form.designation}
                  maxLength={200}
                  autoComplete="organization-title"
                  onChange={(event) => set({ designation: event.target.value })}
                />
              )}
            </Field>
            <Field name="YOE" label="Years of experience" error={errors.YOE}>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="decimal"
                  value={form.YOE}
                  maxLength={5}
                  onChange={(event) => set({ YOE: event.target.value })}
                />
              )}
            </Field>
          </div>
          <Field name="location" label="Where you live" error={errors.location}>
            {(control) => (
              <TextInput
                {...control}
                value={form.location}
                maxLength={200}
                placeholder="Pune, Maharashtra"
                autoComplete="address-level2"
                onChange={(event) => set({ location: event.target.value })}
              />
            )}
          </Field>
          <Field
            name="summary"
            label="Summary"
            hint="Two or three sentences: what you do, and what you are good at."
            error={errors.summary}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={6}
                value={form.summary}
                maxLength={4_000}
                onChange={(event) => set({ summary: event.target.value })}
              />
            )}
          </Field>
          <LinksField links={form.links} error={errors.links} onChange={(links) => set({ links })} />
        </>
      )}
    >
      {isEmpty && <p className="text-ink-soft">What you do, for how long, and where. A CV fills this in by itself.</p>}
      <FactList isHidden={isEmpty}>
        <Fact field="designation" label="Job title">
          {profile.designation}
        </Fact>
        <Fact field="YOE" label="Experience">
          {profile.YOE === null ? null : yearsInWords(profile.YOE)}
        </Fact>
        <Fact field="location" label="Where you live">
          {profile.location}
        </Fact>
        <Fact field="summary" label="Summary" isWide>
          {profile.summary && <GrowingText text={profile.summary} />}
        </Fact>
        <Fact field="links" label="Links" isWide>
          {profile.links.length > 0 && <LinkList links={profile.links} />}
        </Fact>
      </FactList>
      <OriginSummary fields={FIELDS} />
    </SectionCard>
  );
}
