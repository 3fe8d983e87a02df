// What was published on a company's page; each version can become the draft again.
import { useQuery } from "@tanstack/react-query";
import { t } from "#messages/recruiting.ts";
import type { CompanyVersion, OwnCompany } from "../../../../contract/recruiting/company-wire.ts";
import { fill } from "../../../../messages/fill.ts";
import { ask } from "../../../session/ask.ts";
import { LoadState } from "../../../session/load-state.tsx";
import { useToastAction } from "../../../session/use-action.ts";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { momentOf } from "../../../ui/moments.ts";
import { TitledSection } from "../../../ui/titled-section.tsx";
import { PageTextsView } from "./page-preview.tsx";

/** Invalidate it when something was published. */
export const VERSIONS_KEY = ["company-versions"] as const;

export function PageHistory({ onRestored }: { onRestored: (company: OwnCompany) => void }) {
  const query = useQuery({ queryKey: VERSIONS_KEY, queryFn: () => ask("listCompanyVersions") });
  const { isBusy, run } = useToastAction();
  const restore = (versionId: string) =>
    run(
      async () => onRestored(await ask("restoreCompanyVersion", { params: { versionId }, body: {} })),
      t.theVersionIsTheDraftNow,
    );
  return (
    <TitledSection id="page-history" title={t.whatWasPublished} className="card mt-8 grid gap-3">
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
                confirmLabel={t.makeItTheDraft}
                busyLabel={t.beingSaved}
                isBusy={isBusy}
                onConfirm={() => restore(version.id)}
              />
            </div>
          )}
        </Disclosure>
      ))}
    </TitledSection>
  );
}

const titleOf = ({ publishedAt, publishedBy }: CompanyVersion) =>
  publishedBy === null
    ? fill(t.versionOf, { moment: momentOf(publishedAt) })
    : fill(t.versionOfBy, { moment: momentOf(publishedAt), name: publishedBy });
