// Which listings become a cluster: pure, from prints, pairs that share a key, and what admins ruled.
import { type CopyVerdict, isPostedAgain, standingOf, verdictOn } from "./copy-rules.ts";
import type { Member, Placed, Ruling } from "./store.ts";

type Joining = {
  /** The jobs that were written. */
  ids: readonly string[];
  /** They and whatever shares a key with them, with all of their clusters. */
  members: ReadonlyMap<string, Member>;
  sharers: readonly { id: string; otherId: string }[];
  rulings: readonly Ruling[];
  newId: () => string;
  /** A listing leaves its cluster also where the rules no longer say that it is one job with any of it. */
  isAnew?: boolean;
};

/** More listings of one job are not believed: a source lists one text again and again. */
export const MOST_IN_A_CLUSTER = 40;

type Judge = (id: string, otherId: string) => CopyVerdict | "RULED";

/** What changes: who is in which cluster (null: in none), and which earlier listing each written job repeats. */
export function joinListings(joining: Joining): { placed: Placed[]; follows: Map<string, string> } {
  const { ids, members } = joining;
  const groups = new Groups(members, joining.newId);
  const judge = judgeOf(joining);
  const others = new Map<string, string[]>();
  for (const { id, otherId } of joining.sharers) others.set(id, [...(others.get(id) ?? []), otherId]);
  for (const { oneId, otherId } of joining.rulings.filter(({ isSame }) => isSame)) {
    others.set(oneId, [...(others.get(oneId) ?? []), otherId]);
    others.set(otherId, [...(others.get(otherId) ?? []), oneId]);
  }
  for (const id of ids) {
    if (!members.has(id)) continue;
    const verdicts = groups.besides(id).map((other) => judge(id, other));
    const isUnfounded = joining.isAnew === true && verdicts.length > 0 && verdicts.every((one) => one === "UNSURE");
    if (isUnfounded || verdicts.includes("DIFFERENT")) groups.leave(id);
    for (const other of matchesOf(id, others.get(id) ?? [], judge)) groups.join(id, other, judge);
  }
  return { placed: groups.changes(ids), follows: followsOf(ids, others, members) };
}

function judgeOf({ members, rulings }: Joining): Judge {
  const ruled = new Map(rulings.map(({ oneId, otherId, isSame }) => [`${oneId} ${otherId}`, isSame]));
  return (id, otherId) => {
    const ruling = ruled.get(id < otherId ? `${id} ${otherId}` : `${otherId} ${id}`);
    if (ruling !== undefined) return ruling ? "RULED" : "DIFFERENT";
    const [one, other] = [members.get(id), members.get(otherId)];
    return one && other ? verdictOn(one.print, other.print) : "UNSURE";
  };
}

/** What an admin ruled comes first. */
function matchesOf(id: string, others: readonly string[], judge: Judge): string[] {
  const judged = [...new Set(others)].map((other) => ({ other, verdict: judge(id, other) }));
  return (["RULED", "SAME"] as const).flatMap((wanted) =>
    judged.filter(({ verdict }) => verdict === wanted).map(({ other }) => other),
  );
}

/** For each written job the newest earlier listing of its source that it repeats. */
function followsOf(
  ids: readonly string[],
  others: ReadonlyMap<string, readonly string[]>,
  members: Joining["members"],
): Map<string, string> {
  const follows = new Map<string, string>();
  for (const id of ids) {
    const mine = members.get(id)?.print;
    if (!mine) continue;
    const earlier = (others.get(id) ?? []).flatMap((other) => {
      const print = members.get(other)?.print;
      return print && isPostedAgain(print, mine) ? [{ other, at: print.at }] : [];
    });
    const newest = earlier.sort((a, b) => b.at - a.at || (a.other < b.other ? 1 : -1))[0];
    if (newest) follows.set(id, newest.other);
  }
  return follows;
}

/** The clusters as they become. */
class Groups {
  readonly #members: ReadonlyMap<string, Member>;
  readonly #newId: () => string;
  readonly #clusterOf = new Map<string, string | null>();
  readonly #inCluster = new Map<string, Set<string>>();

  constructor(members: ReadonlyMap<string, Member>, newId: () => string) {
    this.#members = members;
    this.#newId = newId;
    for (const { id, clusterId } of members.values()) this.#put(id, clusterId);
  }

  #put(id: string, clusterId: string | null): void {
    this.#clusterOf.set(id, clusterId);
    if (clusterId === null) return;
    const there = this.#inCluster.get(clusterId);
    if (there) there.add(id);
    else this.#inCluster.set(clusterId, new Set([id]));
  }

  /** The others of its cluster. */
  besides(id: string): string[] {
    return this.#all(id).filter((other) => other !== id);
  }

  #all(id: string): string[] {
    const clusterId = this.#clusterOf.get(id);
    return clusterId ? [...(this.#inCluster.get(clusterId) ?? [])] : [id];
  }

  leave(id: string): void {
    const clusterId = this.#clusterOf.get(id);
    if (clusterId) this.#inCluster.get(clusterId)?.delete(id);
    this.#clusterOf.set(id, null);
  }

  /** Unless the clusters of both have listings that are different jobs. */
  join(id: string, other: string, judge: Judge): void {
    const [mine, theirs] = [this.#all(id), this.#all(other)];
    if (mine.includes(other) || mine.length + theirs.length > MOST_IN_A_CLUSTER) return;
    if (mine.some((one) => theirs.some((two) => judge(one, two) === "DIFFERENT"))) return;
    const clusterId = this.#clusterOf.get(other) ?? this.#clusterOf.get(id) ?? this.#newId();
    for (const one of [...mine, ...theirs]) {
      this.leave(one);
      this.#put(one, clusterId);
    }
  }

  /** All whose cluster is another now, and the written jobs whose standing in it is. */
  changes(ids: readonly string[]): Placed[] {
    const written = new Set(ids);
    return [...this.#members.values()].flatMap(({ id, clusterId: before, standing: stood, print }) => {
      const clusterId = this.#clusterOf.get(id) ?? null;
      const standing = standingOf(print);
      if (clusterId === before && (clusterId === null || standing === stood || !written.has(id))) return [];
      return [{ id, clusterId, standing }];
    });
  }
}
