// The settings of the site: groups of fields, what is not saved yet, and the history.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { t } from "#messages/site.ts";
import type { SiteSettings } from "../../../contract/site/wire.ts";
import { fill } from "../../../messages/fill.ts";
import { ActionForm } from "../../session/action-form.tsx";
import { siteSettingsKey, siteVersionsKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { LeaveGuard } from "../../session/leave-guard.tsx";
import { LoadState } from "../../session/load-state.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { LegalGroup, LinksGroup, NameGroup, OperatorGroup, PartsGroup } from "./setting-groups.tsx";
import { type SettingsForm, useSettingsForm } from "./settings-form.ts";
import { SettingsHistory } from "./settings-history.tsx";

export function SettingsScreen() {
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
