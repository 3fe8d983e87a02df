// A state outside React, so that calls and tabs can change it too; notifies its listeners.

export type Store<State> = {
  read(): State;
  set(part: Partial<State>): void;
  /** Returns how to stop listening. */
  listen(callback: () => void): () => void;
};

export function makeStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    set(part) {
      state = { ...state, ...part };
      for (const tell of listeners) tell();
    },
    listen(callback) {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
  };
}
