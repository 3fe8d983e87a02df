// A search of the board, as offered for saving.

export type SearchToSave = {
  /** The query part of the board's address: the parameters that filter jobs. */
  query: string;
  /** Suggested name. */
  name: string;
};

export type LiveSearchProps = SearchToSave & {
  /** Whether a press before the sign-in still waits for the dialog. */
  isPending: boolean;
  onAnswered: () => void;
};
