// The settings of the site, for platform admins.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#messages/site.ts";
import type { SiteSettings, SiteVersion } from "../../../contract/site/wire.ts";
import { fill } from "../../../messages/fill.ts";
import { fixedMeta } from "../../features/content/seo/page-meta.ts";
import { LegalGroup, LinksGroup, NameGroup, OperatorGroup, PartsGroup } from "../../features/site/setting-groups.tsx";
import { FIELD_WORDS, valueWords } from "../../features/site/setting-words.ts";
import { type SettingsForm, useSettingsForm } from "../../features/site/settings-form.ts";
import { ActionDialog, ActionForm, opensDialog } from "../../session/action-form.tsx";
import { siteSettingsKey, siteVersionsKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { LeaveGuard } from "../../session/leave-guard.tsx";
import { LoadState } from "../../session/load-state.tsx";
import { useAction } from "../../session/use-action.ts";
import { usePages } from "../../session/use-pages.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { momentOf } from "../../ui/moments.ts";
import { PagedList } from "../../ui/paged-list.tsx";
import { rich } from "../../ui/rich.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";
import { Section } from "../../ui/section.tsx";

export const meta = fixedMeta({ title: t.settings, description: t.describeSettings });

export default function Settings() {
  return (
    <>
      <ScreenHead title={t.settings} lead={t.settingsIntro} />
      <SettingsScreen />
    </>
  );
}

function SettingsScreen() {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: siteSettingsKey,
    queryFn: () => ask("getSiteSettings", {}),
    // While something is typed, a colleague's change comes by the refusal of a stale one, which says so.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!query.data)
    return (
      <LoadState
        query={query}
        label={t.settingsAreBeingLoaded}
        sizes={["h-64", "h-48", "h-64"]}
        className="mt-8 grid gap-6"
      />
    );
  const onSaved = (settings: SiteSettings) => {
    queries.setQueryData(siteSettingsKey, settings);
    void queries.invalidateQueries({ queryKey: siteVersionsKey });
  };
  return <LoadedSettings settings={query.data} onSaved={onSaved} />;
}

type LoadedProps = { settings: SiteSettings; onSaved: (settings: SiteSettings) => void };

function LoadedSettings({ settings, onSaved }: LoadedProps) {
  const form = useSettingsForm(settings, onSaved);
  return (
    <>
      <ActionForm
        form={form}
        onSend={() => (form.edited.length > 0 ? form.save(t.saved) : undefined)}
        className="mt-8 grid gap-6"
        foot={<SaveBar form={form} />}
      >
        <NameGroup form={form} />
        <OperatorGroup form={form} />
        <LegalGroup form={form} />
        <LinksGroup form={form} />
        <PartsGroup form={form} />
        {form.clash && (
          <Alert
            tone="notice"
            role="alert"
            title={form.clash.by ? fill(t.changedMeanwhileBy, { name: form.clash.by }) : t.changedMeanwhile}
          >
            <p>{t.whatYouTypedIsKept}</p>
          </Alert>
        )}
      </ActionForm>
      <SettingsHistory form={form} />
      <LeaveGuard isOn={form.edited.length > 0}>
        <p>{t.unsavedIsLost}</p>
      </LeaveGuard>
    </>
  );
}

/** Stays in sight while something is not saved. */
function SaveBar({ form }: { form: SettingsForm }) {
  const count = form.edited.length;
  return (
    <div className="sticky bottom-(--bottom-nav) z-20 flex flex-wrap items-center gap-3 border-t border-line bg-canvas py-4">
      <p role="status" className="mr-auto text-sm text-ink-soft">
        {count === 0 ? t.nothingToSave : fill(t.unsavedChanges, { count })}
      </p>
      {count > 0 && (
        <Button type="button" variant="quiet" onClick={form.discard}>
          {t.discard}
        </Button>
      )}
      <Button type="submit" busy={form.action.isBusy} busyLabel={t.saving} aria-disabled={count === 0 || undefined}>
        {t.save}
      </Button>
    </div>
  );
}

type HistoryProps = { form: SettingsForm };

function SettingsHistory({ form }: HistoryProps) {
  const list = usePages(siteVersionsKey, (lastKey) => ask("listSiteVersions", { query: { lastKey } }));
  const [wanted, setWanted] = useState<number | null>(null);
  return (
    <Section id="settings-history" title={t.history} head="text-2xl" className="mt-12">
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
    </Section>
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
