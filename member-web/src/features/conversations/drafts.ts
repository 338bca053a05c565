import { createSessionStore } from '../../lib/session-store';
import { useStore } from '../../lib/store';

const drafts = createSessionStore<Record<string, string>>('drafts', {});

export function setDraft(conversationId: string, text: string) {
  drafts.set(({ [conversationId]: _, ...others }) => (text ? { ...others, [conversationId]: text } : others));
}

/** Puts back words that were not sent, above whatever has been typed since. */
export function restoreDraft(conversationId: string, text: string) {
  const typed = drafts.get()[conversationId];
  setDraft(conversationId, typed ? `${text}\n${typed}` : text);
}

/** Takes the words out, to be sent. */
export function takeDraft(conversationId: string): string {
  const text = drafts.get()[conversationId] ?? '';
  setDraft(conversationId, '');
  return text.trim();
}

export const useDraft = (conversationId: string) => useStore(drafts, (all) => all[conversationId] ?? '');
