import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetTracking, keepTracking, keptTracking, landerAt } from './tracking';

const visit = (query: string) => keepTracking(new URLSearchParams(query));
const told = { network: 'tide', ref: 'summer', sub1: 'a', sub2: 'b', sub3: 'c', lb: 'x' };

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

it('ACC-11 CLI-10 keeps what the first visit that tells something tells, and nothing else of the address', () => {
  visit('step=2&network=');
  expect(keptTracking()).toEqual({});
  visit(`${new URLSearchParams(told).toString()}&t=5`);
  visit('network=other&sub1=z');
  expect(keptTracking()).toEqual(told);
});

it('ACC-01 ACC-11 keeps who sent a visitor, also where an earlier visit told something but no source', () => {
  visit('lb=letter&sub1=a');
  visit('network=tide&sub1=b&sub2=c');
  expect(keptTracking()).toEqual({ lb: 'letter', network: 'tide', sub1: 'b', sub2: 'c' });
  visit('ref=other&lb=z');
  expect(keptTracking()).toEqual({ lb: 'letter', network: 'tide', sub1: 'b', sub2: 'c' });
});

it('ACC-11 keeps it for 30 days, and no longer than until sign-up', () => {
  vi.useFakeTimers();
  visit('ref=summer');
  vi.advanceTimersByTime(30 * 86_400_000 - 1);
  expect(keptTracking()).toEqual({ ref: 'summer' });
  vi.advanceTimersByTime(1);
  expect(keptTracking()).toEqual({});
  visit('ref=winter');
  expect(keptTracking()).toEqual({ ref: 'winter' });
  forgetTracking();
  expect(keptTracking()).toEqual({});
});

it('ACC-11 takes what it finds in the browser for nothing when it is not its own', () => {
  localStorage.setItem('tracking', 'not json');
  expect(keptTracking()).toEqual({});
});

it.each([
  ['/', 'landing'],
  ['/members/7d1c/signup', 'signup'],
  ['/members/7d1c', undefined],
  ['/signup', undefined],
])('ADM-10 %s is the page of advertisements called %s', (path, name) => expect(landerAt(path)).toBe(name));

it('ADM-10 keeps the page that the visit began at which tells who sent it', () => {
  const at = (lander: string, query = '') => keepTracking(new URLSearchParams(query), lander);
  at('landing');
  expect(keptTracking()).toEqual({ lander: 'landing' });
  at('video/spring', 'ref=summer');
  expect(keptTracking()).toEqual({ ref: 'summer', lander: 'video/spring' });
  at('gallery');
  at('tinderswipe', 'ref=other');
  expect(keptTracking()).toEqual({ ref: 'summer', lander: 'video/spring' });
});
