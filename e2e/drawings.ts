import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';
import type { Person } from './people.js';

/** Something to look at; each one different. */
export const drawing = (hue: number): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="300" height="400">
      <rect width="600" height="800" fill="hsl(${hue}, 45%, 78%)"/>
      <circle cx="300" cy="330" r="130" fill="hsl(${hue + 30}, 40%, 55%)"/>
      <path d="M90 800c10-190 100-270 210-270s200 80 210 270z" fill="hsl(${hue + 180}, 35%, 40%)"/></svg>`),
  )
    .png()
    .toBuffer();

/** Drawn, and not a placeholder: what the server gave has been read; blurred it is 90 pixels wide. */
export const expectDrawn = (picture: Locator): Promise<void> =>
  expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(50);

export async function addPhoto(person: Person, buffer: Buffer): Promise<void> {
  const answer = await person.request.post('/api/photos', {
    headers: { 'X-Client-Request': '1', 'Idempotency-Key': randomUUID() },
    multipart: { photo: { name: 'photo.png', mimeType: 'image/png', buffer } },
  });
  expect(answer.status()).toBe(201);
}
