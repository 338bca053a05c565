import { keepIn, keptKey } from '../../lib/kept';
import { onArrival, onSignOut } from '../../lib/session';
import { createStore, useStore } from '../../lib/store';

/**
 * One entry of the browser for each conversation, for every tab of the member. A tab writes only what was typed in it: an
 * echo of what it had read would put back words that were sent from another.
 */
const keyOf = (conversationId: string) => keptKey(`draft:${conversationId}`);
const read = (conversationId: string) => localStorage.getItem(keyOf(conversationId)) ?? '';

/** What this tab shows, as it last read or typed it. */
const shown = new Map<string, string>();
const typedHere = new Set<string>();
const changes = createStore(0);
const tell = () => changes.set((count) => count + 1);

export function draftOf(conversationId: string): string {
  const text = shown.get(conversationId) ?? read(conversationId);
  shown.set(conversationId, text);
  return text;
}

export const useDraft = (conversationId: string) => useStore(changes, () => draftOf(conversationId));

/** To be read anew. */
function letGo(conversationId: string) {
  typedHere.delete(conversationId);
  shown.delete(conversationId);
  tell();
}

export function setDraft(conversationId: string, text: string) {
  if (text) keepIn(() => localStorage, keyOf(conversationId), text);
  else localStorage.removeItem(keyOf(conversationId));
  shown.set(conversationId, text);
  if (text) typedHere.add(conversationId);
  else typedHere.delete(conversationId);
  tell();
}

/** Its composer says which conversation it is for: see `data-draft` there. */
const isBeingWritten = (conversationId: string) =>
  document.hasFocus() && document.activeElement?.getAttribute('data-draft') === conversationId;

globalThis.addEventListener?.('storage', ({ key }) => {
  const start = keyOf('');
  if (!key?.startsWith(start)) return;
  const conversationId = key.slice(start.length);
  if (!typedHere.has(conversationId) && !isBeingWritten(conversationId)) letGo(conversationId);
});

function forgetAll() {
  shown.clear();
  typedHere.clear();
  tell();
}
onSignOut(forgetAll);
let member: string | undefined;
onArrival((memberId) => {
  if (member !== memberId) forgetAll();
  member = memberId;
});

let restored = { conversationId: '', text: '' };

/** Puts unsent text back into the draft, in the order it was written, above what was typed since. */
export function restoreDraft(conversationId: string, text: string) {
  const draft = draftOf(conversationId);
  const before = restored.conversationId === conversationId && draft.startsWith(restored.text) ? restored.text : '';
  const typed = draft.slice(before.length).replace(/^\n/, '');
  restored = { conversationId, text: before ? `${before}\n${text}` : text };
  setDraft(conversationId, typed ? `${restored.text}\n${typed}` : restored.text);
}

/** Empties the draft and returns its text, to be sent. */
export function takeDraft(conversationId: string): string {
  const text = draftOf(conversationId);
  setDraft(conversationId, '');
  return text.trim();
}

/** What has been sent from another tab is no draft any more; what was typed there since still is one. */
export function forgetDraft(conversationId: string, sent: string) {
  if (read(conversationId).trim() === sent.trim()) localStorage.removeItem(keyOf(conversationId));
  if (draftOf(conversationId).trim() === sent.trim()) letGo(conversationId);
}
