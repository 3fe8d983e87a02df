// A search of the board as it is offered to be saved.

export type SearchToSave = {
  /** The query part of the board's address: the parameters that say which jobs. */
  query: string;
  /** What it could be called. */
  name: string;
};

export type LiveSearchProps = SearchToSave & {
  /** It was pressed before signing in came between, and was not answered yet. */
  isPending: boolean;
  onAnswered: () => void;
};
