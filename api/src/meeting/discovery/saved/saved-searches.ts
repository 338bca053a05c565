import { defineStream, type Sealed } from '../../../kernel/domain.js';
import { savedSearchLimitReached, savedSearchNotFound } from './saved-searches.errors.js';
import type {
  SavedSearchDeleted,
  SavedSearchesEvent,
  SavedSearchMailTurnedOff,
  SavedSearchMailTurnedOn,
  SavedSearchRenamed,
  SavedSearchReplaced,
  SearchSaved,
} from './saved-searches.events.js';

/** As many as a member keeps (DSC-01). */
export const SAVED_SEARCHES = 3;

export interface KeptSearch {
  id: string;
  name: Sealed;
  filter: Sealed;
  /** Who joined after this instant is new in it; null while its mail is off. */
  mailSince: string | null;
}

/** One member's saved searches, in the order in which they were saved. */
export type SavedSearchesState = readonly KeptSearch[];

export const savedSearches = defineStream<SavedSearchesState, SavedSearchesEvent>({
  type: 'savedsearches',
  revision: 1,
  initial: [],
  evolve: (state, { type, data }) => {
    const changed = (change: Partial<KeptSearch>) =>
      state.map((one) => (one.id === data.search ? { ...one, ...change } : one));
    switch (type) {
      case 'SearchSaved':
        return [...state, { id: data.search, name: data.name, filter: data.filter, mailSince: null }];
      case 'SavedSearchRenamed':
        return changed({ name: data.name });
      case 'SavedSearchReplaced': {
        // Whoever it finds at this moment is seen at this moment.
        const mailed = find(state, data.search)?.mailSince != null;
        return changed({ filter: data.filter, ...(mailed && { mailSince: data.replacedAt }) });
      }
      case 'SavedSearchDeleted':
        return state.filter(({ id }) => id !== data.search);
      case 'SavedSearchMailTurnedOn':
        return changed({ mailSince: data.at });
      case 'SavedSearchMailTurnedOff':
        return changed({ mailSince: null });
    }
  },
});
export const savedSearchesOf = savedSearches.of;

const find = (state: SavedSearchesState, search: string) => state.find(({ id }) => id === search);

function required(state: SavedSearchesState, search: string): KeptSearch {
  const found = find(state, search);
  if (!found) throw savedSearchNotFound({});
  return found;
}

interface About {
  search: string;
  now: Date;
}

export function saveSearch(
  state: SavedSearchesState,
  { search, name, filter, now }: About & { name: Sealed; filter: Sealed },
): [SearchSaved] {
  if (state.length >= SAVED_SEARCHES) throw savedSearchLimitReached({ limit: SAVED_SEARCHES });
  return [{ type: 'SearchSaved', data: { search, name, filter, savedAt: now.toISOString() } }];
}

export function renameSearch(
  state: SavedSearchesState,
  { search, name, now }: About & { name: Sealed },
): [SavedSearchRenamed] {
  required(state, search);
  return [{ type: 'SavedSearchRenamed', data: { search, name, renamedAt: now.toISOString() } }];
}

export function replaceSearch(
  state: SavedSearchesState,
  { search, filter, now }: About & { filter: Sealed },
): [SavedSearchReplaced] {
  required(state, search);
  return [{ type: 'SavedSearchReplaced', data: { search, filter, replacedAt: now.toISOString() } }];
}

interface Change {
  name: Sealed | undefined;
  filter: Sealed | undefined;
  mail: boolean | undefined;
}

/** What is undefined stays as it is. @throws saved_search_not_found, also where nothing is to change */
export function changeSearch(state: SavedSearchesState, { search, now, name, filter, mail }: About & Change) {
  required(state, search);
  return [
    ...(name ? renameSearch(state, { search, name, now }) : []),
    ...(filter ? replaceSearch(state, { search, filter, now }) : []),
    ...(mail === undefined ? [] : turnSearchMail(state, { search, on: mail, now })),
  ];
}

/** One that is gone already needs nothing done. */
export const deleteSearch = (state: SavedSearchesState, { search, now }: About): SavedSearchDeleted[] =>
  find(state, search) ? [{ type: 'SavedSearchDeleted', data: { search, deletedAt: now.toISOString() } }] : [];

export function turnSearchMail(
  state: SavedSearchesState,
  { search, on, now }: About & { on: boolean },
): (SavedSearchMailTurnedOn | SavedSearchMailTurnedOff)[] {
  if ((required(state, search).mailSince !== null) === on) return [];
  const type = on ? 'SavedSearchMailTurnedOn' : 'SavedSearchMailTurnedOff';
  return [{ type, data: { search, at: now.toISOString() } }];
}

/** From when on somebody is new to the member: the last mail, or when they wanted it, whichever is later. */
export const newSince = ({ mailSince }: KeptSearch, lastMail: Date): Date | null =>
  mailSince === null ? null : new Date(Math.max(Date.parse(mailSince), lastMail.getTime()));
