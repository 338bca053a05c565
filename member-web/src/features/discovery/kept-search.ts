import { createMemberStore } from '../../lib/session-store';
import type { MemberFilter } from './member-filter';

/** How many one page of the list may hold (DSC-09). */
export const PAGE_SIZES = [24, 48, 96] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

type KeptSearch = {
  /** By the names of the specification; null until the member has chosen anything: then the first filter counts. */
  filter: MemberFilter | null;
  results_per_page: PageSize;
};

const EMPTY: KeptSearch = { filter: null, results_per_page: 24 };

/** What the member searches by, from visit to visit on this device; logging out empties it (DSC-08, DSC-09). */
export const keptSearch = createMemberStore('search', EMPTY, {
  storage: localStorage,
  revive: ({ filter, results_per_page }) => ({
    filter: typeof filter === 'object' ? filter : null,
    results_per_page: PAGE_SIZES.find((size) => size === results_per_page) ?? EMPTY.results_per_page,
  }),
});
