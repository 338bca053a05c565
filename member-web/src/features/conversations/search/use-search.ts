import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { keyOf, type Message } from '../api';
import { contentOf } from '../content';
import { kindOf } from '../kinds';
import { messagesWith } from './find';

/** The search in one conversation, over the messages that are loaded. */
export function useSearch(messages: Message[]) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<string>();
  const deferred = useDeferredValue(open ? query : '');
  const hits = useMemo(() => {
    if (!deferred.trim()) return [];
    return messagesWith(
      messages.map((message) => {
        const content = contentOf(message);
        return { id: keyOf(message), text: kindOf(content).textOf(content) };
      }),
      deferred,
    );
  }, [messages, deferred]);
  // The newest, until one goes on from there.
  const at = chosen !== undefined && hits.includes(chosen) ? hits.indexOf(chosen) : hits.length - 1;
  const before = useRef<HTMLElement>(null);

  const start = useCallback(() => {
    if (document.activeElement instanceof HTMLElement) before.current = document.activeElement;
    setOpen(true);
    setAsked((times) => times + 1);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    setQuery('');
    setChosen(undefined);
    before.current?.focus();
  }, []);
  useKey(open, start);

  return {
    open,
    /** How often it was asked for: each time the field has the focus. */
    asked,
    start,
    close,
    query,
    ask: (text: string) => {
      setQuery(text);
      setChosen(undefined);
    },
    /** As it is searched for by now. */
    marked: deferred,
    count: hits.length,
    /** Which of them, from 1 for the oldest; 0 where there is none. */
    at: at + 1,
    current: hits[at],
    /** By one towards the newest, or by -1 towards the oldest; round at the ends. */
    step: (by: 1 | -1) => setChosen(hits.at((at + by) % hits.length)),
  };
}

export type Search = ReturnType<typeof useSearch>;

/** The browser's own search finds only the rows near the screen. A second press of its key still gives it. */
function useKey(open: boolean, start: () => void) {
  useEffect(() => {
    if (open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const wanted = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey);
      if (!wanted || event.shiftKey || event.altKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      start();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, start]);
}
