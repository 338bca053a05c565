import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { isRefusal, type Sealed } from '../../../kernel/domain.js';
import { given } from '../../../../testing/kernel/given.js';
import { savedSearchLimitReached, savedSearchNotFound } from './saved-searches.errors.js';
import type { SavedSearchesEvent } from './saved-searches.events.js';
import {
  changeSearch,
  deleteSearch,
  newSince,
  renameSearch,
  replaceSearch,
  SAVED_SEARCHES,
  savedSearches,
  saveSearch,
  turnSearchMail,
} from './saved-searches.js';

const now = new Date('2026-11-24T10:00:00.000Z');
const at = now.toISOString();
const sealed = (text: string) => text as Sealed;
const name = sealed('name');
const filter = sealed('filter');
const saved = (search: string): SavedSearchesEvent => ({
  type: 'SearchSaved',
  data: { search, name, filter, savedAt: at },
});
const mailed = (search: string): SavedSearchesEvent => ({ type: 'SavedSearchMailTurnedOn', data: { search, at } });

describe('DSC-01 saved searches', () => {
  it('are three at most, and one that was deleted makes room', () => {
    const full = ['a', 'b', 'c'].map(saved);
    given(savedSearches, ...full.slice(1))
      .when((state) => saveSearch(state, { search: 'd', name, filter, now }))
      .then(saved('d'));
    const three = given(savedSearches, ...full);
    three
      .when((state) => saveSearch(state, { search: 'd', name, filter, now }))
      .thenRefused(savedSearchLimitReached, { limit: 3 });
    const deleted = { type: 'SavedSearchDeleted', data: { search: 'b', deletedAt: at } } as const;
    three.when((state) => deleteSearch(state, { search: 'b', now })).then(deleted);
    given(savedSearches, ...full, deleted)
      .when((state) => saveSearch(state, { search: 'd', name, filter, now }))
      .then(saved('d'));
  });

  it('are renamed and replaced where they stand', () => {
    const [newName, newFilter] = [sealed('other name'), sealed('other filter')];
    const before = given(savedSearches, saved('a'), saved('b'));
    before
      .when((state) => renameSearch(state, { search: 'a', name: newName, now }))
      .then({ type: 'SavedSearchRenamed', data: { search: 'a', name: newName, renamedAt: at } });
    before
      .when((state) => replaceSearch(state, { search: 'a', filter: newFilter, now }))
      .then({ type: 'SavedSearchReplaced', data: { search: 'a', filter: newFilter, replacedAt: at } });
    const { state } = given(
      savedSearches,
      saved('a'),
      saved('b'),
      { type: 'SavedSearchRenamed', data: { search: 'a', name: newName, renamedAt: at } },
      { type: 'SavedSearchReplaced', data: { search: 'a', filter: newFilter, replacedAt: at } },
    );
    expect(state).toEqual([
      { id: 'a', name: newName, filter: newFilter, mailSince: null },
      { id: 'b', name, filter, mailSince: null },
    ]);
  });

  it('one that is gone is not changed, and deleting it again records nothing', () => {
    const none = given(savedSearches);
    none.when((state) => renameSearch(state, { search: 'a', name, now })).thenRefused(savedSearchNotFound, {});
    const nothing = { name: undefined, filter: undefined, mail: undefined };
    none.when((state) => changeSearch(state, { search: 'a', ...nothing, now })).thenRefused(savedSearchNotFound, {});
    none.when((state) => replaceSearch(state, { search: 'a', filter, now })).thenRefused(savedSearchNotFound, {});
    none.when((state) => turnSearchMail(state, { search: 'a', on: true, now })).thenRefused(savedSearchNotFound, {});
    none.when((state) => deleteSearch(state, { search: 'a', now })).thenNothing();
  });

  it('are never more than three, whatever is done in whatever order', () => {
    const step = fc.record({ what: fc.constantFrom('save', 'replace', 'rename', 'mail', 'delete'), id: fc.nat(5) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state = savedSearches.initial;
        for (const { what, id } of steps) {
          const about = { search: String(id), now };
          const rules = {
            save: () =>
              state.some((one) => one.id === about.search) ? [] : saveSearch(state, { ...about, name, filter }),
            replace: () => replaceSearch(state, { ...about, filter }),
            rename: () => renameSearch(state, { ...about, name }),
            mail: () => turnSearchMail(state, { ...about, on: id % 2 === 0 }),
            delete: () => deleteSearch(state, about),
          };
          try {
            state = (rules[what]() as SavedSearchesEvent[]).reduce(savedSearches.evolve, state);
          } catch (error) {
            if (!isRefusal(error)) throw error;
          }
          expect(state.length).toBeLessThanOrEqual(SAVED_SEARCHES);
          expect(new Set(state.map((one) => one.id)).size).toBe(state.length);
        }
      }),
    );
  });
});

describe('DSC-09 the mail of a saved search', () => {
  it('is off until it is wanted, and turned on or off once', () => {
    const before = given(savedSearches, saved('a'));
    before.when((state) => turnSearchMail(state, { search: 'a', on: false, now })).thenNothing();
    before.when((state) => turnSearchMail(state, { search: 'a', on: true, now })).then(mailed('a'));
    const on = given(savedSearches, saved('a'), mailed('a'));
    on.when((state) => turnSearchMail(state, { search: 'a', on: true, now })).thenNothing();
    on.when((state) => turnSearchMail(state, { search: 'a', on: false, now })).then({
      type: 'SavedSearchMailTurnedOff',
      data: { search: 'a', at },
    });
  });

  it('tells of nobody who was there when it was wanted, or when another filter took its place', () => {
    const replacedAt = '2026-11-26T10:00:00.000Z';
    const replaced = { type: 'SavedSearchReplaced', data: { search: 'a', filter, replacedAt } } as const;
    const lastMail = new Date('2026-11-20T10:00:00.000Z');
    const sinceOf = (...events: SavedSearchesEvent[]) => newSince(given(savedSearches, ...events).state[0]!, lastMail);
    expect(sinceOf(saved('a'))).toBeNull();
    expect(sinceOf(saved('a'), mailed('a'))).toEqual(now);
    expect(sinceOf(saved('a'), mailed('a'), replaced)).toEqual(new Date(replacedAt));
    expect(sinceOf(saved('a'), replaced)).toBeNull();
  });

  it('goes on from the last mail', () => {
    const lastMail = new Date('2026-12-01T10:00:00.000Z');
    expect(newSince(given(savedSearches, saved('a'), mailed('a')).state[0]!, lastMail)).toEqual(lastMail);
  });
});
