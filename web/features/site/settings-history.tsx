// Every version of the settings, newest first, and how to bring one back.
import { useState } from "react";
import { t } from "#messages/site.ts";
import type { SiteVersion } from "../../../contract/site/wire.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionDialog, opensDialog } from "../../session/action-form.tsx";
import { siteVersionsKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { useAction } from "../../session/use-action.ts";
import { usePages } from "../../session/use-pages.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { momentOf } from "../../ui/moments.ts";
import { PagedList } from "../../ui/paged-list.tsx";
import { rich } from "../../ui/rich.tsx";
import { FIELD_WORDS, valueWords } from "./setting-words.ts";
import type { SettingsForm } from "./settings-form.ts";

type HistoryProps = { form: SettingsForm };

export function SettingsHistory({ form }: HistoryProps) {
  const list = usePages(siteVersionsKey, (lastKey) => ask("listSiteVersions", { query: { lastKey } }));
  const [wanted, setWanted] = useState<number | null>(null);
  return (
    <section aria-labelledby="settings-history" className="mt-12">
      <h2 id="settings-history" className="text-2xl">
        {t.history}
      </h2>
      <PagedList
        list={list}
        level={3}
        className="mt-4"
        loading={{ label: t.historyIsBeingLoaded, sizes: ["h-24", "h-24"], className: "mt-4 grid gap-3" }}
        empty={<p className="text-ink-soft">{t.nothingChangedYet}</p>}
        moreLabel={t.showEarlierVersions}
      >
        {(versions) => (
          <>
            <ol className="grid gap-3">
              {versions.map((version) => (
                <Version
                  key={version.version}
                  version={version}
                  onRestore={version.version === form.version ? null : () => setWanted(version.version)}
                />
              ))}
            </ol>
            {versions.at(-1)?.version === 1 && (
              <Button variant="quiet" className="mt-3" {...opensDialog} onClick={() => setWanted(0)}>
                {t.bringBackTheBeginning}
              </Button>
            )}
          </>
        )}
      </PagedList>
      <RestoreDialog wanted={wanted} form={form} onClose={() => setWanted(null)} />
    </section>
  );
}

function Version({ version, onRestore }: { version: SiteVersion; onRestore: (() => void) | null }) {
  const { madeBy, madeAt, restored, changes } = version;
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="text-base font-semibold">
            {madeBy
              ? fill(t.versionBy, { version: version.version, name: madeBy })
              : fill(t.versionByGoneAdmin, { version: version.version })}
          </h3>
          <p className="text-sm text-ink-soft">
            {madeAt && <time dateTime={madeAt}>{momentOf(madeAt)}</time>}
            {restored !== null && ` · ${fill(t.broughtBack, { version: restored })}`}
          </p>
        </div>
        {onRestore && (
          <Button variant="secondary" size="sm" {...opensDialog} onClick={onRestore}>
            {rich(t.bringBack, {
              version: version.version,
              span: (words) => <span className="sr-only">{words}</span>,
            })}
          </Button>
        )}
      </div>
      <dl className="grid gap-2 text-sm/body">
        {changes.map(({ name, before, after }) => (
          <div key={name} className="grid gap-x-3 md:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="text-ink-faint">{FIELD_WORDS[name]}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <span className="sr-only">{t.from} </span>
              <s className="text-ink-faint">{valueWords(before)}</s>{" "}
              <Icon name="arrow-right" size={16} className="inline" />
              <span className="sr-only"> {t.to} </span> <strong>{valueWords(after)}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type RestoreProps = HistoryProps & { wanted: number | null; onClose: () => void };

function RestoreDialog({ wanted, form, onClose }: RestoreProps) {
  const action = useAction();
  const isBeginning = wanted === 0;
  const restore = async () => {
    const params = { version: String(wanted) };
    const body = { version: form.version };
    const work = () => form.saveBeside(() => ask("restoreSiteVersion", { params, body }));
    const done = isBeginning ? t.theBeginningIsBack : fill(t.isBroughtBack, { version: wanted ?? 0 });
    if (await action.run(work, done)) onClose();
  };
  return (
    <ActionDialog
      isOpen={wanted !== null}
      onClose={() => {
        action.tell(null);
        onClose();
      }}
      title={isBeginning ? t.bringBackTheBeginningTitle : fill(t.bringBackTitle, { version: wanted ?? 0 })}
      form={{ action }}
      button={t.bringItBack}
      onSend={restore}
    >
      <p>{t.bringBackText}</p>
    </ActionDialog>
  );
}
