import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { createSessionStore } from '../../lib/session-store';
import type { membersQuery } from './api';

type Place = {
  /** Of which list: its query key, as text. */
  list: string;
  pages: number;
  /** Pixels from the top of the page. */
  y: number;
  /** Address of the card that had the focus, or was opened last. */
  card: string | null;
  /** Where in the window that card was, in pixels from its top; null while it was out of sight. */
  cardTop: number | null;
};

/** Where the member was in the list; in this tab only, and gone with the session. */
const place = createSessionStore<Place | null>('list-place', null);

/** A new document that takes the place of an earlier one, as after a reload or on the way back from a payment. */
const isReturn = () => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const { type } = (entry ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'reload' || type === 'back_forward';
};
/** The first list of this document alone was there before it. */
let arrived = false;

/** Of a list that this document brings back, all that were there: it is shown only with the whole of them. */
export const keptPages = (queryKey: readonly unknown[]): number => {
  const before = place.get();
  return !arrived && isReturn() && before?.list === JSON.stringify(queryKey) ? before.pages : 1;
};

/**
 * Brings a list back as it was left: after a reload as many pages as there were, and where one had scrolled to; on the
 * way back from a profile the focus on its card. (Scrolling on the way back is the router's.)
 *
 * @returns whether there is such a list
 */
export function useKeptPlace(
  query: ReturnType<typeof membersQuery>,
  { pages, grid }: { pages: number; grid: RefObject<HTMLElement | null> },
): boolean {
  const cache = useQueryClient();
  const back = useNavigationType() === NavigationType.Pop;
  const list = JSON.stringify(query.queryKey);
  const [kept] = useState(() => {
    const before = place.get();
    const reloaded = !arrived && isReturn();
    if (!back || before?.list !== list) return null;
    // Under way before the list asks by itself, so that it waits for all of them instead of the first alone.
    if (reloaded && before.pages > 1) void cache.prefetchInfiniteQuery({ ...query, pages: before.pages });
    return { ...before, reloaded };
  });

  // Once it is there: React may draw it several times before, and a list that waits for its screen must not miss its place.
  useLayoutEffect(() => {
    arrived = true;
  }, []);

  const returned = useRef(kept === null);
  useLayoutEffect(() => {
    if (returned.current || pages === 0) return;
    returned.current = true;
    const { reloaded, cardTop, y } = kept!;
    const card = cardAt(grid.current, kept!.card);
    // By the card: with somebody new among those before it, it stands further down than it did.
    const scroll = () => window.scrollTo(0, card && cardTop !== null ? window.scrollY + topOf(card) - cardTop : y);
    // After the router, which begins a new document at its top; before anything is painted.
    if (reloaded) queueMicrotask(scroll);
    if (card && document.activeElement === document.body) card.focus({ preventScroll: true });
  }, [kept, pages, grid]);

  const card = useRef(kept?.card ?? null);
  useEffect(() => {
    const keep = () => {
      if (pages === 0) return;
      const seen = cardAt(grid.current, card.current);
      place.set({
        list,
        pages,
        y: window.scrollY,
        card: card.current,
        cardTop: seen && isInSight(seen) ? topOf(seen) : null,
      });
    };
    const onFocus = ({ target }: FocusEvent) => {
      const link = target instanceof Element && grid.current?.contains(target) ? target.closest('a') : null;
      if (!link) return;
      card.current = link.getAttribute('href');
      keep();
    };
    document.addEventListener('focusin', onFocus);
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('focusin', onFocus);
      window.removeEventListener('pagehide', keep);
    };
  }, [list, pages, grid]);
  return kept !== null;
}

const cardAt = (grid: HTMLElement | null, address: string | null) =>
  address === null ? null : (grid?.querySelector<HTMLElement>(`a[href="${CSS.escape(address)}"]`) ?? null);
const topOf = (card: HTMLElement) => card.getBoundingClientRect().top;

function isInSight(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
