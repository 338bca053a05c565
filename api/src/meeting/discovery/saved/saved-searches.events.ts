import type { Event, Sealed } from '../../../kernel/domain.js';

/** What somebody looks for is private: `name` in the member's words, `filter` as JSON in those of the search. */
export type SearchSaved = Event<'SearchSaved', { search: string; name: Sealed; filter: Sealed; savedAt: string }>;
export type SavedSearchRenamed = Event<'SavedSearchRenamed', { search: string; name: Sealed; renamedAt: string }>;
/** Another filter takes its place; its mail goes on with that one. */
export type SavedSearchReplaced = Event<'SavedSearchReplaced', { search: string; filter: Sealed; replacedAt: string }>;
export type SavedSearchDeleted = Event<'SavedSearchDeleted', { search: string; deletedAt: string }>;

/** The weekly mail names people who are new in it (DSC-09). */
export type SavedSearchMailTurnedOn = Event<'SavedSearchMailTurnedOn', { search: string; at: string }>;
export type SavedSearchMailTurnedOff = Event<'SavedSearchMailTurnedOff', { search: string; at: string }>;

export type SavedSearchesEvent =
  | SearchSaved
  | SavedSearchRenamed
  | SavedSearchReplaced
  | SavedSearchDeleted
  | SavedSearchMailTurnedOn
  | SavedSearchMailTurnedOff;
