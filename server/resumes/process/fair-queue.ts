// A bounded queue that is fair between owners: each has its own line, and the lines are served in turn.

export type FairQueue<Task> = {
  /** False when the queue is full. */
  add(owner: string, task: Task): boolean;
  /** The next one, or undefined. */
  take(): Task | undefined;
  size(): number;
};

/** Holds at most `most` tasks, and at most `mostPerOwner` of one owner. */
export function makeFairQueue<Task>(most: number, mostPerOwner: number): FairQueue<Task> {
  // A map keeps the order of insertion: whoever was served goes to its end.
  const lines = new Map<string, Task[]>();
  let size = 0;
  return {
    add(owner, task) {
      const line = lines.get(owner) ?? [];
      if (size >= most || line.length >= mostPerOwner) return false;
      line.push(task);
      lines.set(owner, line);
      size++;
      return true;
    },
    take() {
      const [entry] = lines;
      if (!entry) return undefined;
      const [owner, line] = entry;
      lines.delete(owner);
      const task = line.shift();
      if (line.length > 0) lines.set(owner, line);
      size--;
      return task;
    },
    size: () => size,
  };
}
