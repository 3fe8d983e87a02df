// A job's applicants: the list by score with its stages, one applicant open beside it, and moves between stages.
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { CompanyStage } from "../../../../contract/applications/rules.ts";
import { useSession } from "../../../session/session-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { ApplicantsHead } from "./applicants-head.tsx";
import { ApplicantPane } from "./detail/applicant-pane.tsx";
import { NOTE_FIELD_ID } from "./detail/note-section.tsx";
import { MoveDialogs, type WantedDialog } from "./dialogs/move-dialogs.tsx";
import { type Command, commandOf, KEY_HELP } from "./keys/key-commands.ts";
import { ApplicantList } from "./list/applicant-list.tsx";
import { ListTools, SEARCH_ID } from "./list/list-tools.tsx";
import { StageFilter } from "./list/stage-filter.tsx";
import { useApplicantList } from "./list/use-applicant-list.ts";
import { listAddress } from "./list-address.ts";
import { loadAhead } from "./load-ahead.ts";
import { askedAbout } from "./moves/ask-first.ts";
import type { MovedPerson } from "./moves/make-mover.ts";
import { Trouble } from "./trouble.tsx";
import "../../../styles/hiring.css";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { letterSwitch } from "./keys/key-switch.ts";
import type { Selection } from "./list/use-selection.ts";
import { NUMBERED_STAGES, STAGE_WORDS } from "./stage-words.ts";

export function ApplicantsScreen({ jobId }: { jobId: string }) {
  const companyName = useSession().userDetails?.companyName ?? "";
  const state = useApplicantList(jobId);
  const { filters, list, job, rows, open, selection, applicant, known } = state;
  const [dialog, setDialog] = useState<WantedDialog | null>(null);
  const [isHelping, setHelping] = useState(false);
  const [said, setSaid] = useState("");
  const column = useRef<HTMLDivElement>(null);

  /** The people a key acts on: the selected ones, else the open one. */
  const meant = (): readonly MovedPerson[] => (selection.rows.length > 0 ? selection.rows : known ? [known] : []);
  const moveThem = (people: readonly MovedPerson[], to: CompanyStage) => {
    const asked = askedAbout(people, to);
    if (asked) setDialog({ kind: "ask", people: asked, to });
    else state.move({ people, to });
  };
  const reject = (people: readonly MovedPerson[]) => {
    const standing = people.filter(({ status }) => status !== "REJECTED" && status !== "WITHDRAWN");
    if (standing.length > 0) setDialog({ kind: "reject", people: standing });
  };
  const toggle = (id: string) => {
    const name = rows.find(({ applicationId }) => applicationId === id)?.name ?? "";
    const count = selection.rows.length + (selection.has(id) ? -1 : 1);
    setSaid(`${name} ${selection.has(id) ? "no longer selected" : "selected"}, ${count} in all.`);
    selection.toggle(id);
  };

  /** Returns whether the command had an effect. */
  const run = (command: Command): boolean => {
    switch (command.kind) {
      case "next":
        return state.step(1, true);
      case "previous":
        return state.step(-1, true);
      case "select":
        if (open.id === null) return false;
        toggle(open.id);
        return true;
      case "move":
        moveThem(meant(), command.to);
        return true;
      case "reject":
        reject(meant());
        return true;
      case "undo":
        state.undo();
        return true;
      case "note":
        return focusOn(NOTE_FIELD_ID);
      case "search":
        return focusOn(SEARCH_ID);
      case "help":
        setHelping(true);
        return true;
      case "clear":
        if (selection.rows.length === 0) return false;
        selection.clear();
        setSaid("Nobody is selected.");
        return true;
    }
  };
  useKeys(column, run);
  useEffect(loadAhead, []);

  if (list.error && !list.rows)
    return <Trouble level={1} error={list.error} isBusy={list.isAsking} onAgain={list.again} />;
  return (
    <div className="applicants" data-named={open.isNamed || undefined}>
      <ApplicantsHead jobId={jobId} job={job} />
      <StageFilter jobId={jobId} job={job} filters={filters} />
      <div className="mt-5 lg:grid lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-6 lg:[align-items:start]">
        <div className="applicants-column" ref={column}>
          <h2 className="sr-only">Applicants</h2>
          <ListTools jobId={jobId} filters={filters} />
          <ApplicantList
            jobId={jobId}
            filters={filters}
            list={list}
            open={open}
            selection={{ ...selection, toggle }}
            isWide={state.isWide}
          />
          <BulkBar
            selection={selection}
            onMove={(to) => moveThem(selection.rows, to)}
            onReject={() => reject(selection.rows)}
          />
          <Button
            variant="quiet"
            size="sm"
            className="mt-3 text-ink-soft [@media(hover:_none)]:hidden"
            onClick={() => setHelping(true)}
          >
            Keyboard
            <span className="key" aria-hidden="true">
              ?
            </span>
          </Button>
        </div>
        {open.id !== null && (
          <ApplicantPane
            row={known}
            details={applicant.details}
            error={applicant.error}
            isLoading={applicant.isFetching}
            onAgain={() => void applicant.refetch()}
            listHref={listAddress(jobId, filters)}
            onStep={rows.length > 1 ? (by) => state.step(by, false) : null}
            onMove={(to) => known && moveThem([known], to)}
            onReject={() => known && reject([known])}
            onWrite={() => known && setDialog({ kind: "message", people: [known] })}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <KeysHelp isOpen={isHelping} onClose={() => setHelping(false)} />
      <MoveDialogs
        wanted={dialog}
        jobTitle={job?.jobTitle ?? ""}
        companyName={companyName}
        onMove={state.move}
        onClose={() => setDialog(null)}
      />
    </div>
  );
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
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector(OVER_THE_PAGE)) return;
      const target = event.target instanceof Element ? event.target : null;
      const command = commandOf({
        key: event.key,
        hasModifier: event.ctrlKey || event.metaKey || event.altKey,
        isTyping: target?.matches(FIELD) ?? false,
        isInList: target !== null && (list.current?.contains(target) ?? false),
        areLettersOn: letterSwitch.isOn(),
      });
      if (command && latest.current(command)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [list]);
}

/** The help on the list's keys, and the switch for single letters. */
function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const isOn = useSyncExternalStore(letterSwitch.listen, letterSwitch.isOn, () => true);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard" actions={<Button onClick={onClose}>Done</Button>}>
      <label className="check-row">
        <input type="checkbox" checked={isOn} onChange={(event) => letterSwitch.turn(event.target.checked)} />
        Single letters and digits are shortcuts
      </label>
      <p className="mt-1 text-sm text-ink-soft">
        Switch them off if you speak to your computer or press keys by accident. The arrow keys in the list stay.
      </p>
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
      <p className="mt-4 text-sm text-ink-soft">
        With some selected, the keys move all of them; otherwise the one who is open.
      </p>
    </Dialog>
  );
}

type BulkBarProps = { selection: Selection; onMove: (to: CompanyStage) => void; onReject: () => void };

/** The actions on selected applicants; sticky below the list. */
function BulkBar({ selection, onMove, onReject }: BulkBarProps) {
  const count = selection.rows.length;
  if (count === 0) return null;
  return (
    <section
      aria-label="Selected applicants"
      className="sticky z-20 bottom-3 flex flex-wrap items-center gap-2 mt-3 pt-2.5 pr-3 pb-2.5 pl-4.5 border border-line rounded-lg bg-surface shadow-floating text-sm/body [&>p]:me-auto"
    >
      <p>
        <strong>{count}</strong> selected
      </p>
      <Menu
        variant="primary"
        size="sm"
        items={NUMBERED_STAGES.map((to) => ({
          id: to,
          label: STAGE_WORDS[to].label,
          icon: STAGE_WORDS[to].icon,
          onAction: () => onMove(to),
        }))}
      >
        Move to
        <Icon name="chevron-down" size={16} />
      </Menu>
      <Button variant="secondary" size="sm" onClick={onReject}>
        Reject…
      </Button>
      <Button variant="quiet" size="sm" iconOnly aria-label="Clear the selection" onClick={selection.clear}>
        <Icon name="close" size={18} />
      </Button>
    </section>
  );
}
