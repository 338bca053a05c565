import { createMemberStore } from '../../lib/session-store';
import { useStore } from '../../lib/store';

const drafts = createMemberStore<Record<string, string>>('drafts', {});

export function setDraft(conversationId: string, text: string) {
  drafts.set(({ [conversationId]: _, ...others }) => (text ? { ...others, [conversationId]: text } : others));
}

let restored = { conversationId: '', text: '' };

/** Puts unsent text back into the draft, in the order it was written, above what was typed since. */
export function restoreDraft(conversationId: string, text: string) {
  const draft = drafts.get()[conversationId] ?? '';
  const before = restored.conversationId === conversationId && draft.startsWith(restored.text) ? restored.text : '';
  const typed = draft.slice(before.length).replace(/^\n/, '');
  restored = { conversationId, text: before ? `${before}\n${text}` : text };
  setDraft(conversationId, typed ? `${restored.text}\n${typed}` : restored.text);
}

/** Empties the draft and returns its text, to be sent. */
export function takeDraft(conversationId: string): string {
  const text = drafts.get()[conversationId] ?? '';
  setDraft(conversationId, '');
  return text.trim();
}

/** Empties the draft if it still says what has been sent from another tab. */
export function forgetDraft(conversationId: string, sent: string) {
  if (drafts.get()[conversationId]?.trim() === sent.trim()) setDraft(conversationId, '');
}

export const useDraft = (conversationId: string) => useStore(drafts, (all) => all[conversationId] ?? '');
