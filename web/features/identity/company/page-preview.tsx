// What visitors read of a company, from texts that may not be published yet: recruiters cannot open the pages for candidates.
import { t } from "#messages/recruiting.ts";
import type { PageTexts } from "../../../../contract/recruiting/company-wire.ts";
import { fill } from "../../../../messages/fill.ts";

type Texts = Pick<PageTexts, "about" | "culture" | "benefits" | "offices" | "links">;

export function PagePreview({ name, texts }: { name: string; texts: Texts }) {
  return (
    <section aria-labelledby="page-preview" className="card mt-8 grid gap-4">
      <h2 id="page-preview" className="text-xl">
        {fill(t.whatVisitorsReadAbout, { companyName: name })}
      </h2>
      <PageTextsView texts={texts} />
    </section>
  );
}

export function PageTextsView({ texts: { about, culture, benefits, offices, links } }: { texts: Texts }) {
  const lists = [
    { title: t.benefits, lines: benefits },
    { title: t.offices, lines: offices },
    { title: t.furtherLinks, lines: links },
  ].filter(({ lines }) => lines.length > 0);
  const isEmpty = !about && !culture && lists.length === 0;
  return (
    <div className="grid gap-4">
      {isEmpty && <p className="text-ink-soft">{t.nothingYet}</p>}
      {about && <p className="text-ink-soft whitespace-pre-line wrap-anywhere">{about}</p>}
      {culture && (
        <div>
          <h3 className="text-lg">{t.whatItIsLike}</h3>
          <p className="mt-2 text-ink-soft whitespace-pre-line wrap-anywhere">{culture}</p>
        </div>
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
    </div>
  );
}
