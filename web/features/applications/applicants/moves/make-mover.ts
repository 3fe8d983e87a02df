// Moves applicants from stage to stage: shown at once, sent one after another, reverted on failure, and undone on request.

import type { Applicant } from "../../../../../contract/applications/applicants-wire.ts";
import {
  type ApplicationStatus,
  type CompanyStage,
  MAX_MOVED_AT_ONCE,
  mayMove,
} from "../../../../../contract/applications/rules.ts";
import type { CallAnswer, CallInput } from "../../../../../contract/client.ts";
import type { StatusChange } from "./row-changes.ts";

export type MovedPerson = { applicationId: string; name: string; status: ApplicationStatus };

export type MoveBody = NonNullable<CallInput<"moveApplicants">["body"]>;
export type Rejection = NonNullable<MoveBody["rejection"]>;

/** `message`, `rejection` and `closesJob` as the endpoint moveApplicants takes them. */
export type Move = {
  people: readonly MovedPerson[];
  to: CompanyStage;
  message?: string;
  rejection?: Rejection;
  closesJob?: true;
};

/** One call, with a key that stays the same for every retry. */
export type Parcel = Move & { key: string };

export type MoveAnswer = CallAnswer<"moveApplicants">;

export type Refusal = Omit<MoveAnswer["refused"][number], "applicationId"> & { name: string };

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
  /** A move closed the job, or opened it again. */
  jobChanged: (isOpen: boolean) => void;
  tell: (news: News) => void;
  /** Every shown move is stored or reverted, so lists may be fetched again. */
  allDone: () => void;
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

  /** At least one parcel, all of one move. */
  function start(parcels: readonly Parcel[]): void {
    const { to, rejection } = parcels[0] as Parcel;
    const people = parcels.flatMap((parcel) => parcel.people);
    const turn = ++count;
    const isLatest: IsLatest = ({ applicationId }) => latest.get(applicationId) === turn;
    const tellsAt = tellsAtOf(rejection, ports.now());
    for (const { applicationId } of people) latest.set(applicationId, turn);
    ports.show(people.map(({ applicationId, status }) => ({ applicationId, from: status, to, tellsAt })));
    open += 1;
    const done = queue
      .then(() => sendAll(ports, parcels, isLatest, start))
      .finally(() => {
        open -= 1;
        if (open === 0) ports.allDone();
      });
    queue = done;
    const takeBack = async () => {
      for (const back of movesBack((await done).filter(isLatest), to)) move(back);
    };
    const undo = people.some(({ status }) => status !== "REJECTED") ? () => void takeBack() : null;
    undoLast = undo;
    ports.tell({ kind: "moved", people, to, tellsAt, undo });
  }

  function undo(): void {
    undoLast?.();
    undoLast = null;
  }
  return { move, isBusy: () => open > 0, undoLast: undo };
}

/** The moves that undo one to a stage. Rejecting again would need a reason and a text; a withdrawal is the candidate's. */
function movesBack(moved: readonly MovedPerson[], to: CompanyStage): Move[] {
  return [...Map.groupBy(moved, ({ status }) => status)].flatMap(([from, people]) =>
    from === "REJECTED" || from === "WITHDRAWN"
      ? []
      : [{ people: people.map((person) => ({ ...person, status: to })), to: from }],
  );
}

/** Whether no later move of the applicant has begun. */
type IsLatest = (one: { applicationId: string }) => boolean;

/** Resolves to the applicants that were moved; never rejects. `again` sends parcels that failed once more. */
async function sendAll(
  ports: MoverPorts,
  parcels: readonly Parcel[],
  isLatest: IsLatest,
  again: (failed: readonly Parcel[]) => void,
): Promise<MovedPerson[]> {
  const moved: MovedPerson[] = [];
  const failed: Parcel[] = [];
  let reason: unknown;
  for (const parcel of parcels) {
    try {
      const answer = await ports.send(parcel);
      adopt(ports, parcel, answer, isLatest);
      const ids = new Set(answer.moved.map(({ applicationId }) => applicationId));
      moved.push(...parcel.people.filter(({ applicationId }) => ids.has(applicationId)));
    } catch (error) {
      reason ??= error;
      failed.push(parcel);
    }
  }
  // Sent again with the same keys: a call that did arrive is not repeated.
  if (failed.length > 0) revert(ports, failed, isLatest, { error: reason, again: () => again(failed) });
  return moved;
}

/** Shows the server's answer, and says who was not moved. */
function adopt(ports: MoverPorts, parcel: Parcel, answer: MoveAnswer, isLatest: IsLatest): void {
  const { moved, refused, closedJobs, reopenedJobs } = answer;
  ports.settle(moved.filter(isLatest));
  if (closedJobs.length + reopenedJobs.length > 0) ports.jobChanged(reopenedJobs.length > 0);
  if (refused.length === 0) return;
  ports.drop(refused.filter(({ reason }) => reason === "NOT_FOUND").map(({ applicationId }) => applicationId));
  ports.show(
    refused
      .filter(isLatest)
      .flatMap(({ applicationId, status }) =>
        status === null ? [] : [{ applicationId, from: parcel.to, to: status, tellsAt: null }],
      ),
  );
  const nameOf = new Map(parcel.people.map(({ applicationId, name }) => [applicationId, name]));
  const refusals = refused.map(({ applicationId, ...why }) => ({ name: nameOf.get(applicationId) ?? "", ...why }));
  ports.tell({ kind: "refused", isEverybody: moved.length === 0, refusals });
}

type Failure = { error: unknown; again: () => void };

/** Shows the former stages of those who could not be moved, and says so. */
function revert(ports: MoverPorts, parcels: readonly Parcel[], isLatest: IsLatest, failure: Failure): void {
  const people = parcels.flatMap((parcel) => parcel.people.map((person) => ({ ...person, to: parcel.to })));
  ports.show(
    people
      .filter(isLatest)
      .map(({ applicationId, status, to }) => ({ applicationId, from: to, to: status, tellsAt: null })),
  );
  ports.tell({ kind: "failed", people, ...failure });
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
