import { beforeEach, describe, expect, it } from 'vitest';
import { createStore } from './store';

describe('what the console remembers', () => {
  beforeEach(() => localStorage.clear());

  it('is how a person likes to read, after logging out too', () => {
    const store = createStore();
    store.setItem('locale', 'en');
    store.setItem('files.decimal', 'point');
    store.setItem('members.listParams', { page: 2 });
    store.reset();
    expect(store.getItem('locale')).toBe('en');
    expect(store.getItem('files.decimal')).toBe('point');
    expect(store.getItem('members.listParams')).toBeUndefined();
  });

  it.each(['xx', 'en-US@posix', ''])('is no language %j that there are no texts of', (language) => {
    const store = createStore();
    store.setItem('locale', language);
    expect(store.getItem('locale', 'nl')).toBe('nl');
    expect(store.getItem('locale')).toBeUndefined();
  });
});
