// The audit log: a search by who, what, about whom and when, its entries, and their export.
import { Form, useSearchParams } from "react-router";
import { t } from "#messages/audit.ts";
import type { AuditEntry, AuditFacts } from "../../../contract/audit/wire.ts";
import { AUDIT_PATH, personPath } from "../../../contract/paths.ts";
import { fill } from "../../../messages/fill.ts";
import { auditEntriesKey } from "../../session/admin-keys.ts";
import { ask } from "../../session/ask.ts";
import { CsvButton } from "../../session/csv-button.tsx";
import { usePages } from "../../session/use-pages.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field, TextInput } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { momentOf } from "../../ui/moments.ts";
import { PagedItems } from "../../ui/paged-list.tsx";
import { rich } from "../../ui/rich.tsx";
import { linkTo } from "../../ui/tags.tsx";

export function AuditScreen() {
  const [params] = useSearchParams();
  const query = searchIn(params);
  const list = usePages([...auditEntriesKey, query], (lastKey) => ask("listAudit", { query: { ...query, lastKey } }));
  return (
    <>
      <SearchForm key={params.toString()} params={params} />
      <PagedItems
        list={list}
        loading={{ label: t.entriesAreBeingLoaded, sizes: ["h-24", "h-24", "h-24"], className: "grid gap-3 mt-6" }}
        empty={<EmptyState icon="document" title={t.nothingFits} text={t.tryFewerParts} />}
        className="outline-none mt-6"
        items="grid gap-3"
        isOrdered
      >
        {(entry) => <Entry key={entry.id} entry={entry} />}
      </PagedItems>
    </>
  );
}

type Search = Partial<Record<"actor" | "action" | "subject" | "from" | "to", string>>;

const DAY_MS = 86_400_000;

/** The search of an address; its days are the reader's own, and the last one counts whole. */
function searchIn(params: URLSearchParams): Search {
  const texts = (["actor", "action", "subject"] as const).map((name) => [name, params.get(name)?.trim()]);
  const days = [
    ["from", momentIn(params.get("from"), 0)],
    ["to", momentIn(params.get("to"), DAY_MS)],
  ];
  return Object.fromEntries([...texts, ...days].filter(([, value]) => value));
}

function momentIn(day: string | null, later: number): string | undefined {
  const start = Date.parse(`${day}T00:00`);
  return Number.isNaN(start) ? undefined : new Date(start + later).toISOString();
}

function SearchForm({ params }: { params: URLSearchParams }) {
  const text = (name: string, label: string, placeholder: string) => (
    <Field name={name} label={label}>
      {(control) => (
        <TextInput {...control} maxLength={254} placeholder={placeholder} defaultValue={params.get(name) ?? ""} />
      )}
    </Field>
  );
  const day = (name: string, label: string) => (
    <Field name={name} label={label}>
      {(control) => <TextInput {...control} type="date" defaultValue={params.get(name) ?? ""} />}
    </Field>
  );
  return (
    <Form action={AUDIT_PATH} role="search" className="card grid gap-4 mt-7">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {text("actor", t.whoDidIt, t.idOrAddressOfTheAdmin)}
        {text("action", t.action, t.suchAsPayout)}
        {text("subject", t.aboutWhatOrWhom, t.idOrAPersonsAddress)}
        {day("from", t.from)}
        {day("to", t.to)}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">
          <Icon name="search" size={18} />
          {t.search}
        </Button>
        {params.size > 0 && (
          <ButtonLink to={AUDIT_PATH} variant="quiet">
            {t.showAll}
          </ButtonLink>
        )}
        <CsvButton
          find={() => ask("exportAudit", { query: searchIn(params) })}
          label={t.exportCsv}
          busyLabel={t.beingMade}
        />
      </div>
    </Form>
  );
}

function Entry({ entry: { action, actor, at, person, subject, before, after } }: { entry: AuditEntry }) {
  const who = actor ? actor.name || t.someoneWhoHasLeft : t.theOperator;
  return (
    <Card as="li" className="grid gap-2">
      <h2 className="text-base font-semibold wrap-anywhere">{inWords(action)}</h2>
      <p className="text-sm/body text-ink-soft wrap-anywhere">{fill(t.byOn, { actor: who, moment: momentOf(at) })}</p>
      {person && (
        <p className="text-sm/body text-ink-soft wrap-anywhere">
          {rich(t.about, { name: person.name || t.someoneWhoHasLeft, link: linkTo(personPath(person.accountId)) })}
        </p>
      )}
      <p className="text-sm/body text-ink-faint font-mono wrap-anywhere">{`${action} · ${subject.kind} ${subject.id}`}</p>
      {(before || after) && (
        <dl className="grid gap-3 text-sm/body sm:grid-cols-2">
          {before && <Change name={t.before} facts={before} />}
          {after && <Change name={before ? t.after : t.details} facts={after} />}
        </dl>
      )}
    </Card>
  );
}

/** "price-change.proposed" -> "Price change proposed". The search takes the name as it is. */
const inWords = (action: string) => action.charAt(0).toUpperCase() + action.slice(1).replaceAll(/[.-]/g, " ");

const Change = ({ name, facts }: { name: string; facts: AuditFacts }) => (
  <div>
    <dt className="text-ink-faint">{name}</dt>
    <dd className="font-mono wrap-anywhere">
      {Object.entries(facts).map(([key, value]) =>
        Array.isArray(value) && value.length > SHOWN_AT_ONCE ? (
          <details key={key}>
            <summary className="w-fit min-h-6 content-center pointer-coarse:min-h-11">
              {`${key}: ${fill(t.entriesInTheList, { count: value.length })}`}
            </summary>
            {value.join(", ")}
          </details>
        ) : (
          <p key={key}>{`${key}: ${shown(value)}`}</p>
        ),
      )}
    </dd>
  </div>
);

/** A longer list, such as who was on a page that an admin read, is unfolded on demand. */
const SHOWN_AT_ONCE = 4;

const shown = (value: AuditFacts[string]) => (Array.isArray(value) ? value.join(", ") || "–" : String(value ?? "–"));
