// A readable mark that this browser has a session, so that visitors without one need not ask the server. It proves
// nothing and contains no name.
import { readStored, writeStored } from "../ui/browser-storage.ts";

const KEY = "isLoggedIn";
/** Set when a sign-out could not reach the server; it is repeated before any other session call. */
const OWED = "signOutOwed";

/** Switches (ui/remembered-switch.ts) that decide which rows the first paint of a list leaves out. */
export const LIST_SWITCHES = { forYou: "forYou", seenJobs: "seenJobs" } as const;

/** Runs before the first paint: signed-in people see no flash of guest links, and no list that another one is about to replace. */
export const SESSION_SCRIPT = `(function(d,s){try{s=localStorage;if(s.getItem("${KEY}"))d.session="expected";if(s.getItem("${LIST_SWITCHES.forYou}"))d.forYou="off";if(s.getItem("${LIST_SWITCHES.seenJobs}"))d.seenJobs="off"}catch(e){}})(document.documentElement.dataset)`;

/** Whether to ask the server; if storage is refused, it is asked every time. */
export function isSessionExpected(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null || isSignOutOwed();
  } catch {
    return true;
  }
}

export function markSession(isLoggedIn: boolean): void {
  const root = document.documentElement;
  if (isLoggedIn) root.dataset.session = "expected";
  else delete root.dataset.session;
  mark(KEY, isLoggedIn);
}

export const isSignOutOwed = (): boolean => readStored(OWED) !== null;

export const markSignOutOwed = (isOwed: boolean) => mark(OWED, isOwed);

/** Set while an upload waits for its owner to return; pending-upload.ts stores the file. */
const UPLOAD = "continuePendingPresignedProcess";

export const isUploadPending = (): boolean => readStored(UPLOAD) !== null;

export const markUploadPending = (isPending: boolean) => mark(UPLOAD, isPending);

const mark = (key: string, isSet: boolean) => writeStored(key, isSet ? "1" : null);
