import { beforeEach, expect, it, vi } from 'vitest';
import { answerTo } from './shell';

const ORIGIN = 'https://site.example';
let photos: Map<string, Response>;
const fetched = vi.fn<() => Promise<Response>>();
const address = (request: RequestInfo) => (typeof request === 'string' ? request : new URL(request.url).pathname);

beforeEach(() => {
  photos = new Map();
  const cache = {
    put: (request: RequestInfo, response: Response) => Promise.resolve(void photos.set(address(request), response)),
    keys: () => Promise.resolve([...photos.keys()]),
    match: (request: RequestInfo) => Promise.resolve(photos.get(address(request))?.clone()),
  };
  vi.stubGlobal('self', { location: { origin: ORIGIN } });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(['kept:ann:photos']),
    has: () => Promise.resolve(true),
    open: () => Promise.resolve(cache),
    match: cache.match,
  });
});

const ask = () => {
  const request = { method: 'GET', url: `${ORIGIN}/api/photos/1?signed=now`, mode: 'no-cors', destination: 'image' };
  return answerTo(request as Request)!;
};

it('CLI-13 a photo that may not be seen any more takes the place of none that was seen', async () => {
  fetched.mockResolvedValueOnce(new Response('a photo', { headers: { 'content-type': 'image/jpeg' } }));
  await ask();
  await vi.waitFor(() => expect(photos.size).toBe(1));
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
  expect((await ask()).status).toBe(404);
  // What is kept is kept beside the answer.
  await new Promise((resolve) => setTimeout(resolve, 10));
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  expect((await ask()).headers.get('content-type')).toBe('image/jpeg');
});

it('CLI-05 a file for which the device has no room is shown all the same', async () => {
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  vi.stubGlobal('caches', { match: () => Promise.resolve(undefined), open: () => Promise.resolve({ put: full }) });
  fetched.mockResolvedValueOnce(new Response('a screen'));
  const request = { method: 'GET', url: `${ORIGIN}/assets/chat-a1b2c3d4.js`, mode: 'cors', destination: 'script' };
  expect(await (await answerTo(request as Request)!).text()).toBe('a screen');
});
