import sharp from 'sharp';
import { expect, it } from '@jest/globals';
import { inhabitants, sitterOf } from '../inhabitants.js';
import { looksOf } from './looks.js';
import { portrait } from './portrait.js';

it.each(['a', 'b', 'c'])('a portrait is drawn to its edges: %s', async (seed) => {
  const picture = await portrait({ seed, gender: 'female', age: 34 });
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const length = info.width * info.channels;
  const brightness = (row: number) =>
    data.subarray(row * length, (row + 1) * length).reduce((sum, value) => sum + value, 0) / length;
  expect(Math.abs(brightness(0) - brightness(4))).toBeLessThan(8);
  expect(Math.abs(brightness(info.height - 1) - brightness(info.height - 5))).toBeLessThan(8);
});

it('is the same picture in every run, and another for every take', async () => {
  const sitter = { seed: 'a', gender: 'male', age: 58 } as const;
  const [one, again, other] = await Promise.all([portrait(sitter), portrait(sitter), portrait(sitter, 1)]);
  expect(one.equals(again)).toBe(true);
  expect(one.equals(other)).toBe(false);
});

it('shows people as their profiles describe them', () => {
  for (const { tale, ...person } of inhabitants(200)) {
    if (!tale) continue;
    const { told } = looksOf(sitterOf({ ...person, tale }));
    const said = Object.keys(told).filter((field) => field in tale.answers);
    expect(told).toMatchObject(Object.fromEntries(said.map((field) => [field, tale.answers[field]])));
  }
});
