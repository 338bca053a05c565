import { describe, expect, it } from 'vitest';
import { swipeOf } from './steps';

const swipe = (across: number, down = 0, { x = 200, ms = 200 } = {}) =>
  swipeOf({ x, y: 400, at: 0 }, { x: x + across, y: 400 + down, at: ms }, 390);

describe('DSC-02 a swipe over a profile', () => {
  it('to the left is the next profile, to the right the previous one', () => {
    expect(swipe(-80)).toBe(1);
    expect(swipe(80)).toBe(-1);
  });

  it.each([
    ['a tap that slipped', () => swipe(-60)],
    ['scrolling', () => swipe(-90, 60)],
    ['a finger that rested', () => swipe(-120, 0, { ms: 900 })],
    ['the browser’s way back, from the left edge', () => swipe(120, 0, { x: 10 })],
    ['the browser’s way forward, from the right edge', () => swipe(-120, 0, { x: 380 })],
  ])('is none for %s', (_what, step) => expect(step()).toBeUndefined());
});
