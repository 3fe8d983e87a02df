// Moves applicants from stage to stage: shown at once, sent one after another, reverted on failure, and undone on request.

import type { Applicant } from "../../../../../contract/applications/applicants-wire.ts";
import {
  type ApplicationStatus,
  type CompanyStage,
  MAX_MOVED_AT_ONCE,
  mayMove,
  type REJECTION_DELAYS,
  type RejectReason,
} from "../../../../../contract/applications/rules.ts";
import type { StatusChange } from "./row-changes.ts";

export type MovedPerson = { applicationId: string; name: string; status: ApplicationStatus };

export type Rejection = {
  reason: RejectReason;
  mail: { subject: string; text: string } | null;
  delayHours: (typeof REJECTION_DELAYS)[number];
};

/** `message` and `rejection` as the endpoint moveApplicants takes them. */
export type Move = { people: readonly MovedPerson[]; to: CompanyStage; message?: string; rejection?: Rejection };

/** One call, with a key that stays the same for every retry. */
export type Parcel = Move & { key: string };

export type MoveAnswer = {
  moved: Applicant[];
  refused: { applicationId: string; reason: "WITHDRAWN" | "CHANGED" | "NOT_FOUND"; status: ApplicationStatus | null }[];
};

export type Refusal = {
  name: string;
  reason: MoveAnswer["refused"][number]["reason"];
  status: ApplicationStatus | null;
};

export type News =
  /** Shown, not yet sent. `undo` is null when one click cannot undo the move. */
  | {
      kind: "moved";
      people: readonly MovedPerson[];
      to: CompanyStage;
      tellsAt: string | null;
      undo: (() => void) | null;
    }
  | { kind: "refused"; refusals: readonly Refusal[]; isEverybody: boolean }
  | { kind: "failed"; people: readonly MovedPerson[]; error: unknown; again: () => void };

export type MoverPorts = {
  /** Rejects when the call failed or was refused as a whole. */
  send: (parcel: Parcel) => Promise<MoveAnswer>;
  show: (changes: readonly StatusChange[]) => void;
  settle: (rows: readonly Applicant[]) => void;
  drop: (ids: readonly string[]) => void;
  tell: (news: News) => void;
  newKey: () => string;
  /** Epoch ms. */
  now: () => number;
};

export type Mover = {
  /** Skips people who cannot be moved there; does nothing when none is left. */
  move: (move: Move) => void;
  /** Undoes the latest move, if it can be undone. */
  undoLast: () => void;
  /** Whether a shown move is not stored yet. */
  isBusy: () => boolean;
};

export function makeMover(ports: MoverPorts): Mover {
  /** The latest move of each applicant: older answers do not overwrite newer moves. */
  const latest = new Map<string, number>();
  let count = 0;
  let open = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let undoLast: (() => void) | null = null;

  function move(wanted: Move): void {
    const people = wanted.people.filter(({ status }) => mayMove(status, wanted.to));
    if (people.length > 0) start(parcelsOf({ ...wanted, people }, ports.newKey));
  }

  function start(parcels: readonly Parcel[]): void {
    const [first] = parcels;
    if (!first) return;
    const { to, rejection } = first;
    const people = parcels.flatMap((parcel) => parcel.people);
    const turn = ++count;
    const tellsAt = tellsAtOf(rejection, ports.now());
    for (const { applicationId } of people) latest.set(applicationId, turn);
    ports.show(people.map(({ applicationId, status }) => ({ applicationId, from: status, to, tellsAt })));
    open += 1;
    const done = queue.then(() => sendAll(parcels, turn)).finally(() => (open -= 1));
    queue = done;
    const undo = people.some(({ status }) => status !== "REJECTED") ? () => void takeBack(done, turn, to) : null;
    undoLast = undo;
    ports.tell({ kind: "moved", people, to, tellsAt, undo });
  }

  /** Resolves to the applicants that were moved; never rejects. */
  async function sendAll(parcels: readonly Parcel[], turn: number): Promise<MovedPerson[]> {
    const moved: MovedPerson[] = [];
    const failed: { parcel: Parcel; error: unknown }[] = [];
    for (const parcel of parcels) {
      try {
        const answer = await ports.send(parcel);
        takeIn(parcel, answer, turn);
        const kept = new Set(answer.moved.map(({ applicationId }) => applicationId));
        moved.push(...parcel.people.filter(({ applicationId }) => kept.has(applicationId)));
      } catch (error) {
        failed.push({ parcel, error });
      }
    }
    if (failed.length > 0) fail(failed, turn);
    return moved;
  }

  function takeIn(parcel: Parcel, { moved, refused }: MoveAnswer, turn: number): void {
    const isLatest = (applicationId: string) => latest.get(applicationId) === turn;
    ports.settle(moved.filter(({ applicationId }) => isLatest(applicationId)));
    if (refused.length === 0) return;
    ports.drop(refused.filter(({ reason }) => reason === "NOT_FOUND").map(({ applicationId }) => applicationId));
    ports.show(
      refused.flatMap(({ applicationId, status }) =>
        status !== null && isLatest(applicationId)
          ? [{ applicationId, from: parcel.to, to: status, tellsAt: null }]
          : [],
      ),
    );
    const nameOf = new Map(parcel.people.map(({ applicationId, name }) => [applicationId, name]));
    ports.tell({
      kind: "refused",
      isEverybody: moved.length === 0,
      refusals: refused.map(({ applicationId, reason, status }) => ({
        name: nameOf.get(applicationId) ?? "",
        reason,
        status,
      })),
    });
  }

  function fail(failed: readonly { parcel: Parcel; error: unknown }[], turn: number): void {
    const parcels = failed.map(({ parcel }) => parcel);
    const people = parcels.flatMap((parcel) => parcel.people);
    ports.show(
      parcels.flatMap(({ people, to }) =>
        people
          .filter(({ applicationId }) => latest.get(applicationId) === turn)
          .map(({ applicationId, status }) => ({ applicationId, from: to, to: status, tellsAt: null })),
      ),
    );
    // The same keys: a call that did arrive is not repeated.
    ports.tell({ kind: "failed", people, error: failed[0]?.error, again: () => start(parcels) });
  }

  async function takeBack(done: Promise<MovedPerson[]>, turn: number, to: CompanyStage): Promise<void> {
    const people = (await done).filter(({ applicationId }) => latest.get(applicationId) === turn);
    for (const from of new Set(people.map(({ status }) => status))) {
      // Rejecting again would need a reason and a text; a withdrawal is the candidate's.
      if (from === "REJECTED" || from === "WITHDRAWN") continue;
      const group = people.filter(({ status }) => status === from);
      move({ people: group.map((person) => ({ ...person, status: to })), to: from });
    }
  }

  return {
    move,
    isBusy: () => open > 0,
    undoLast: () => {
      undoLast?.();
      undoLast = null;
    },
  };
}

function parcelsOf(move: Move, newKey: () => string): Parcel[] {
  const parcels: Parcel[] = [];
  for (let at = 0; at < move.people.length; at += MAX_MOVED_AT_ONCE)
    parcels.push({ ...move, people: move.people.slice(at, at + MAX_MOVED_AT_ONCE), key: newKey() });
  return parcels;
}

const HOUR_MS = 3_600_000;

const tellsAtOf = (rejection: Rejection | undefined, now: number): string | null =>
  rejection === undefined || rejection.delayHours === 0
    ? null
    : new Date(now + rejection.delayHours * HOUR_MS).toISOString();
