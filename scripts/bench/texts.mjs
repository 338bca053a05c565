// A member who writes every tenth of a second from `ready` until told that it is over, then says how long each text took,
// sorted, in milliseconds. A worker thread of uploads.mjs; `workerData` is `{ origin, writer }`.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { origin, writer } = workerData;
const took = [];
let over = false;
parentPort.once('message', () => (over = true));
// The first of a pair finds no stream in the cache.
for (let n = 0; n < 2; n++) await text();
parentPort.postMessage('ready');
while (!over) {
  took.push(await text());
  await sleep(100);
}
parentPort.postMessage(took.sort((a, b) => a - b));

async function text() {
  const begun = performance.now();
  const answer = await fetch(`${origin}/api/chats/${writer.chats[0]}/messages`, {
    method: 'POST',
    headers: {
      cookie: writer.cookie,
      'x-client-request': '1',
      'idempotency-key': randomUUID(),
      origin,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ body: `Hello ${randomUUID()}`, price: 10 }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`a text was answered by ${answer.status}`);
  return performance.now() - begun;
}
