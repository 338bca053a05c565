import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetMember, tellArrival } from './session';
import { createMemberStore, createSessionStore } from './session-store';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('ACC-06 words kept in a tab', () => {
  it('are not shown to somebody else who was there before the code that keeps them', () => {
    sessionStorage.setItem('late', '"of anna"');
    sessionStorage.setItem('late:of', 'anna');
    tellArrival('ben');
    expect(createMemberStore('late', '').get()).toBe('');
  });

  it('end with the session even where the code that keeps them has not been loaded since', () => {
    sessionStorage.setItem('unloaded', '"of anna"');
    sessionStorage.setItem('unloaded:of', 'anna');
    localStorage.setItem('drafts', '"of anna"');
    localStorage.setItem('drafts:of', 'anna');
    localStorage.setItem('theme', 'dark');
    createSessionStore('place', '').set('here');
    forgetMember(new QueryClient());
    const left = ['unloaded', 'place'].map((key) => sessionStorage.getItem(key));
    expect([...left, localStorage.getItem('drafts'), localStorage.getItem('theme')]).toEqual([
      null,
      null,
      null,
      'dark',
    ]);
  });
});

describe('a browser whose storage is full', () => {
  afterEach(() => vi.restoreAllMocks());

  it('shows what is written, and who is logged in, all the same', () => {
    const kept = createSessionStore('page', '');
    const own = createMemberStore('words', '');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => tellArrival('anna')).not.toThrow();
    kept.set('a');
    own.set('b');
    expect([kept.get(), own.get()]).toEqual(['a', 'b']);
  });
});
