// Preloaded into the API process (`node --import`). Delays each request of a browser by 0 to SLOW_API milliseconds, so
// that answers come late and in another order. Requests that a test makes without a browser are not delayed.
import { Server } from 'node:http';

const MAX_DELAY = Number(process.env.SLOW_API);
let state = Number(process.env.SLOW_SEED) >>> 0;

/** The same sequence for the same seed (mulberry32). */
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
  setTimeout(() => emit.call(this, event, ...args), random() * MAX_DELAY);
  return true;
};
