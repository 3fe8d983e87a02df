// A legal page: a table of contents, the sections, and a note that the operator must review the text; or their own text.
import { Link } from "react-router";
import { t } from "#messages/content.ts";
import { t as s } from "#messages/site.ts";
import { Alert } from "../../ui/alert.tsx";
import { rich } from "../../ui/rich.tsx";
import type { OwnText } from "./own-text.ts";
import { PageHead } from "./page-head.tsx";

export type TextSection = {
  id: string;
  title: string;
  /** A string is a paragraph, an array a list. */
  body: readonly (string | readonly string[])[];
  /** Below the body. */
  link?: { to: string; label: string };
};

type TextPageProps = { title: string; intro: string; sections: readonly TextSection[]; own: OwnText };

export function TextPage({ title, intro, sections, own }: TextPageProps) {
  if (own.html)
    return (
      <div className="wrap pt-10 pb-20 md:pt-16">
        <PageHead title={title} />
        <div className="prose-width running-text mt-8">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of plain text by htmlOfPosting */}
          <div className="running-text" dangerouslySetInnerHTML={{ __html: own.html }} />
          {sections.map(({ id, link }) => link && <SectionLink key={id} {...link} />)}
          <Operator {...own.operator} />
        </div>
      </div>
    );
  return (
    <div className="wrap pt-10 pb-20 md:pt-16">
      <PageHead title={title} lead={intro} />
      <div className="mt-10 grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <nav aria-label={t.sectionsOfThisPage} className="h-fit lg:sticky lg:top-6">
          <ol className="grid gap-x-6 text-sm sm:grid-cols-2 lg:grid-cols-1">
            {sections.map((section, index) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="flex gap-2 py-1.5 pointer-coarse:min-h-11 pointer-coarse:items-center text-ink-soft hover:text-link hover:underline"
                >
                  <span className="w-5 text-ink-faint tabular-nums">{index + 1}</span>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose-width">
          <Alert tone="notice" title={t.forTheOperatorOfThisSite}>
            {t.thisTextDescribesHowTheSoftware}
          </Alert>
          <div className="running-text mt-8">
            {sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
            <Operator {...own.operator} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Who runs the site, as far as they said so. */
function Operator({ name, address, contact }: OwnText["operator"]) {
  if (!name && !address && !contact) return null;
  return (
    <section aria-labelledby="operator" className="running-text">
      <h2 id="operator">{s.whoRunsThisSite}</h2>
      {(name || address) && <p className="whitespace-pre-line">{[name, address].filter(Boolean).join("\n")}</p>}
      {contact && (
        <p>
          {rich(s.questionsAboutYourDataGoTo, { contact, link: (words) => <a href={`mailto:${contact}`}>{words}</a> })}
        </p>
      )}
    </section>
  );
}

const SectionLink = ({ to, label }: NonNullable<TextSection["link"]>) => (
  <p>
    <Link to={to} className="text-link">
      {label}
    </Link>
  </p>
);

function Section({ section }: { section: TextSection }) {
  return (
    <section aria-labelledby={section.id} className="running-text">
      <h2 id={section.id}>{section.title}</h2>
      {section.body.map((part) =>
        typeof part === "string" ? (
          <p key={part}>{part}</p>
        ) : (
          <ul key={part[0]}>
            {part.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
      {section.link && <SectionLink {...section.link} />}
    </section>
  );
}
