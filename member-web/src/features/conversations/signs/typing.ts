import { useEffect, useRef } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { createStore, useStore } from '../../../lib/store';
import { chatQuery, postTyping, type Conversation } from '../api';

/** Milliseconds: what was told once is shown for so long at most (CHT-09). */
const SHOWN_FOR = 6_000;
/** Milliseconds between two that are told, so that whoever goes on writing is shown without a gap. */
const TOLD_EVERY = 3_000;

/** When each of those who are writing is no longer shown as such, by conversation. */
const writing = createStore<Readonly<Record<string, ReturnType<typeof setTimeout>>>>({});

/** `after`: the version of the newest message as it was told; who has sent one since is not writing that one any more. */
export function showTyping(cache: QueryClient, conversationId: string, after: number) {
  const known = cache.getQueryData<Conversation>(chatQuery(conversationId).queryKey);
  if (known?.messages.some(({ from_me, version }) => !from_me && version > after)) return;
  clearTimeout(writing.get()[conversationId]);
  const end = setTimeout(() => endTyping(conversationId), SHOWN_FOR);
  writing.set((all) => ({ ...all, [conversationId]: end }));
}

export function endTyping(conversationId: string) {
  const { [conversationId]: end, ...others } = writing.get();
  if (end === undefined) return;
  clearTimeout(end);
  writing.set(others);
}

/** Whether the other one is writing in it. */
export const useTyping = (conversationId: string) => useStore(writing, (all) => conversationId in all);

/** To be called at each change of the words; `allowed`: both show it. A failure is of no consequence. */
export function useTellTyping(conversationId: string, allowed: boolean) {
  const told = useRef(0);
  // What is written in another conversation is told anew.
  useEffect(() => {
    told.current = 0;
  }, [conversationId]);
  return (text: string) => {
    if (!allowed || !text.trim() || Date.now() - told.current < TOLD_EVERY) return;
    told.current = Date.now();
    postTyping(conversationId).catch(() => undefined);
  };
}
