// Messages between tabs: a sign-in or sign-out here, or the end of the session. Never a token.

const WORDS = ["signed-in", "signed-out", "expired"] as const;
export type TabWord = (typeof WORDS)[number];
const NAME = "vouchboard-session";

let channel: BroadcastChannel | null = null;

/** Notifies every other tab of this site. */
export function tellTabs(word: TabWord): void {
  channel?.postMessage(word);
}

/** Listens to the other tabs. Returns how to stop. */
export function hearTabs(hear: (word: TabWord) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const opened = new BroadcastChannel(NAME);
  opened.onmessage = ({ data }) => {
    if (WORDS.includes(data)) hear(data);
  };
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = null;
  };
}
