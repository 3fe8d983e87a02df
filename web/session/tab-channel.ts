// One word from tab to tab: somebody signed in or out here, or the session was found to be over. Never a token.

const WORDS = ["signed-in", "signed-out", "expired"] as const;
export type TabWord = (typeof WORDS)[number];
const NAME = "vouchboard-session";

let channel: BroadcastChannel | null = null;

/** Tells every other tab of this site. */
export function tellTabs(word: TabWord): void {
  channel?.postMessage(word);
}

/** Hears the other tabs. Returns how to stop. */
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
