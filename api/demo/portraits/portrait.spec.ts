import sharp from 'sharp';
import { expect, it } from '@jest/globals';
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
