import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
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
