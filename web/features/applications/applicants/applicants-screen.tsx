// A job's applicants: the list by score with its stages, one applicant open beside it, and moves between stages.

import { type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { t } from "#messages/applications.ts";
import { t as h } from "#messages/hiring.ts";
import { useSession } from "../../../session/session-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { Menu } from "../../../ui/menu.tsx";
import { rich } from "../../../ui/rich.tsx";
import { LoadingBlock } from "../../../ui/skeleton.tsx";
import { strong } from "../../../ui/tags.tsx";
import { useFilters } from "../../../ui/use-filters.ts";
import { ApplicantsHead, ListTools, SEARCH_ID, StageFilter } from "./applicants-head.tsx";
import { ApplicantPane } from "./detail/applicant-pane.tsx";
import { NOTE_FIELD_ID } from "./detail/note-section.tsx";
import { MoveDialogs, type Moving, useMoving } from "./dialogs/move-dialogs.tsx";
import { type Command, commandOf, KEY_HELP, letterSwitch } from "./keys/key-commands.ts";
import { ApplicantList } from "./list/applicant-list.tsx";
import { type ApplicantsState, useApplicantList } from "./list/use-applicant-list.ts";
import { listAddress, listFiltersOf } from "./list-address.ts";
import { loadAhead } from "./load-ahead.ts";
import { NUMBERED_STAGES, STAGE_WORDS } from "./stage-words.ts";
import { Trouble } from "./trouble.tsx";

const Board = lazyPart(() => import("./board/board.tsx").then((module) => module.default));

export function ApplicantsScreen({ jobId }: { jobId: string }) {
  const { view } = listFiltersOf(useSearchParams()[0]);
  if (view === "list") return <ListScreen jobId={jobId} />;
  return (
    <Suspense fallback={<LoadingBlock label={h.boardIsLoaded} sizes={["h-12", "h-96"]} />}>
      <Board jobId={jobId} />
    </Suspense>
  );
}

function ListScreen({ jobId }: { jobId: string }) {
  const companyName = useSession().userDetails?.companyName ?? "";
  const state = useApplicantList(jobId);
  const moving = useMoving(state.move);
  const [isHelping, setHelping] = useState(false);
  const column = useRef<HTMLDivElement>(null);
  useKeys(
    column,
    commandsOn(state, moving, () => setHelping(true)),
  );
  useEffect(loadAhead, []);
  const { filters, list, job, open, selection } = state;
  const changes = useFilters(filters, (wanted) => listAddress(jobId, wanted), { preventScrollReset: true });
  if (list.error && !list.rows)
    return <Trouble level={1} error={list.error} isBusy={list.isAsking} onAgain={list.again} />;
  return (
    <div className="applicants" data-named={open.isNamed || undefined}>
      <ApplicantsHead jobId={jobId} job={job} filters={filters} />
      <StageFilter job={job} filters={filters} changes={changes} />
      <div className="mt-5 lg:grid lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-6 lg:[align-items:start]">
        <div className="applicants-column" ref={column}>
          <h2 className="sr-only">{t.applicants2}</h2>
          <ListTools filters={filters} changes={changes} />
          <ApplicantList jobId={jobId} state={state} />
          <BulkBar selection={selection} moving={moving} />
          <Button
            variant="quiet"
            size="sm"
            className="mt-3 text-ink-soft [@media(hover:_none)]:hidden"
            onClick={() => setHelping(true)}
          >
            {rich(t.keyboard, {
              span: (words) => (
                <span className="key" aria-hidden="true">
                  {words}
                </span>
              ),
            })}
          </Button>
        </div>
        {open.id !== null && <ApplicantPane jobId={jobId} state={state} moving={moving} />}
      </div>
      <p role="status" className="sr-only">
        {selection.said}
      </p>
      <KeysHelp isOpen={isHelping} onClose={() => setHelping(false)} />
      <MoveDialogs moving={moving} job={job} companyName={companyName} />
    </div>
  );
}

/** What each command does; false when it had no effect. Keys act on the selected applicants, else on the open one. */
function commandsOn({ step, undo, open, selection, known }: ApplicantsState, moving: Moving, help: () => void) {
  const meant = selection.rows.length > 0 ? selection.rows : known ? [known] : [];
  const work: Record<Exclude<Command["kind"], "move">, () => unknown> = {
    next: () => step(1, true),
    previous: () => step(-1, true),
    select: () => open.id !== null && selection.toggle(open.id),
    reject: () => moving.reject(meant),
    undo,
    note: () => focusOn(NOTE_FIELD_ID),
    search: () => focusOn(SEARCH_ID),
    help,
    clear: selection.clearAloud,
  };
  return (command: Command): boolean =>
    (command.kind === "move" ? moving.move(meant, command.to) : work[command.kind]()) !== false;
}

/** Returns whether the field exists. */
function focusOn(id: string): boolean {
  const field = document.getElementById(id);
  field?.focus();
  return field !== null;
}

const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const FIELD = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** `run` returns whether the command had an effect; only then is the browser's default prevented. */
function useKeys(list: RefObject<HTMLElement | null>, run: (command: Command) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector(OVER_THE_PAGE)) return;
    const target = event.target instanceof Element ? event.target : null;
    const command = commandOf({
      key: event.key,
      hasModifier: event.ctrlKey || event.metaKey || event.altKey,
      isTyping: target?.matches(FIELD) ?? false,
      isInList: target !== null && (list.current?.contains(target) ?? false),
      areLettersOn: letterSwitch.isOn(),
    });
    if (command && run(command)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const isOn = useSyncExternalStore(letterSwitch.listen, letterSwitch.isOn, () => true);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.keyboard2} actions={<Button onClick={onClose}>{t.done}</Button>}>
      <label className="check-row">
        <input type="checkbox" checked={isOn} onChange={(event) => letterSwitch.turn(event.target.checked)} />
        {t.singleLettersAndDigitsAre}
      </label>
      <p className="mt-1 text-sm text-ink-soft">{t.switchThemOffIfYouSpeakTo}</p>
      <dl className="grid mt-4 text-sm/body [&>div]:grid [&>div]:grid-cols-[4.5rem_minmax(0,1fr)] [&>div]:gap-3 [&>div]:py-1.5 [&>div]:border-t [&>div]:border-t-line [&_dt]:flex [&_dt]:gap-1 [&_dt]:text-base/body">
        {KEY_HELP.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className="key">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-soft">{t.withSomeSelectedTheKeysMoveAll}</p>
    </Dialog>
  );
}

/** The actions on selected applicants; sticky below the list. */
function BulkBar({ selection, moving }: Pick<ApplicantsState, "selection"> & { moving: Moving }) {
  const { rows } = selection;
  const count = rows.length;
  if (count === 0) return null;
  return (
    <section
      aria-label={t.selectedApplicants}
      className="sticky z-20 bottom-[calc(var(--bottom-nav)+0.75rem)] flex flex-wrap items-center gap-2 mt-3 pt-2.5 pr-3 pb-2.5 pl-4.5 border border-line rounded-lg bg-surface shadow-floating text-sm/body [&>p]:me-auto"
    >
      <p>{rich(t.selected, { count, b: strong })}</p>
      <Menu
        variant="primary"
        size="sm"
        items={NUMBERED_STAGES.map((to) => ({
          id: to,
          label: STAGE_WORDS[to].label,
          icon: STAGE_WORDS[to].icon,
          onAction: () => moving.move(rows, to),
        }))}
      >
        {t.moveTo}
        <Icon name="chevron-down" size={16} />
      </Menu>
      <Button variant="secondary" size="sm" onClick={() => moving.reject(rows)}>
        {t.reject}
      </Button>
      <Button variant="quiet" size="sm" iconOnly aria-label={t.clearTheSelection} onClick={selection.clear}>
        <Icon name="close" size={18} />
      </Button>
    </section>
  );
}
