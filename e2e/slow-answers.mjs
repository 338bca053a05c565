// Loaded before the API (`node --import`): what a browser asks of it waits for 0 to SLOW_API milliseconds before the API
// sees it, so answers come late and overtake one another. What a test itself asks, without a browser, does not wait.
import { Server } from 'node:http';

const LATEST = Number(process.env.SLOW_API);
let state = Number(process.env.SLOW_SEED) >>> 0;

/** The same row for the same seed (mulberry32). */
function random() {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...args) {
  const [request] = args;
  const waits = event === 'request' && request.url.startsWith('/api/') && 'sec-fetch-mode' in request.headers;
  if (!waits) return emit.call(this, event, ...args);
  setTimeout(() => emit.call(this, event, ...args), random() * LATEST);
  return true;
};
