// Opens the event streams of many members on one process, sends messages at a fixed rate, and reports how long each
// took from its request to the receiver's stream, and the memory of a stream. Usage: npm run bench:streams
// [-- --streams 2000 --rate 100 --seconds 30]. Loopback only; client, server and PostgreSQL share the machine.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServer } from './server.mjs';

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '30' },
  },
});
const [STREAMS, RATE, SECONDS] = [values.streams, values.rate, values.seconds].map(Number);
/** Connections are opened this many at a time, so that none has to be tried again. */
const AT_ONCE = 50;

const server = await startServer('seed', { env: { MEMBERS: `${STREAMS}`, ACTIVE: `${STREAMS}` } });
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** When a message was sent, by its text, until it has arrived. */
const underWay = new Map();
const [delivered, answered] = [[], []];
const open = [];
let doubled = 0;
const arrived = new Set();
try {
  const members = JSON.parse(readFileSync(server.file, 'utf8'));
  const memory = { before: rss() };
  for (let i = 0; i < members.length; i += AT_ONCE) {
    await Promise.all(members.slice(i, i + AT_ONCE).map(follow));
    if (i + AT_ONCE === members.length / 2) memory.half = await settledRss();
  }
  memory.all = await settledRss();
  await send(members, RATE * 5); // Warm up.
  await allDelivered();
  delivered.length = answered.length = 0;
  await send(members, RATE * SECONDS);
  await allDelivered();
  memory.after = await settledRss();
  console.log(
    JSON.stringify({
      streams: open.length,
      messages: delivered.length,
      per_second: RATE,
      delivered_ms: spread(delivered),
      answered_ms: spread(answered),
      lost: underWay.size,
      doubled,
      rss_mb: Object.fromEntries(Object.entries(memory).map(([when, bytes]) => [when, Math.round(bytes / 1e6)])),
      kb_per_stream: Math.round((memory.all - memory.half) / 1_000 / (STREAMS / 2)),
    }),
  );
  if (underWay.size > 0 || doubled > 0) process.exitCode = 1;
} finally {
  for (const stream of open) stream.destroy();
  agent.destroy();
  await server.stop();
}

function follow({ cookie }) {
  return new Promise((resolve, reject) => {
    const stream = request({
      port: server.port,
      host: '127.0.0.1',
      path: '/api/stream',
      headers: { cookie },
      agent: false,
    });
    stream.once('response', (response) => {
      if (response.statusCode !== 200) return reject(new Error(`a stream was answered by ${response.statusCode}`));
      let rest = '';
      response.setEncoding('utf8').on('data', (text) => {
        const events = (rest + text).split('\n\n');
        rest = events.pop();
        for (const event of events) receive(event);
      });
      resolve();
    });
    stream.once('error', reject);
    stream.end();
    open.push(stream);
  });
}

/** Of the two sides that hear of a message, the one that did not write it. */
function receive(event) {
  const now = performance.now();
  const data = /^event: message\n(?:id: .*\n)?data: (.*)$/m.exec(event)?.[1];
  const message = data && JSON.parse(data).message;
  if (!message || message.from_me) return;
  if (arrived.has(message.body)) doubled++;
  arrived.add(message.body);
  const sentAt = underWay.get(message.body);
  underWay.delete(message.body);
  delivered.push(now - sentAt);
}

/** One at each tick of the clock, however long the last one takes: a slow server is not asked more gently. */
async function send(members, count) {
  const start = performance.now();
  const answers = [];
  for (let n = 0; n < count; n++) {
    const wait = start + (n * 1_000) / RATE - performance.now();
    if (wait > 0) await sleep(wait);
    const { cookie, chats } = members[Math.floor(Math.random() * members.length)];
    answers.push(post(cookie, chats[Math.floor(Math.random() * chats.length)]));
  }
  await Promise.all(answers);
}

/** Five seconds at most: what has not come by then is lost. */
async function allDelivered() {
  for (let waited = 0; underWay.size > 0 && waited < 50; waited++) await sleep(100);
}

function post(cookie, chat) {
  const text = `Hello ${randomUUID()}`;
  const body = JSON.stringify({ body: text, price: 10 });
  const headers = {
    cookie,
    'x-client-request': '1',
    'idempotency-key': randomUUID(),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    origin: server.origin,
  };
  return new Promise((resolve, reject) => {
    const sentAt = performance.now();
    underWay.set(text, sentAt);
    const path = `/api/chats/${chat}/messages`;
    request({ port: server.port, host: '127.0.0.1', path, method: 'POST', headers, agent }, (response) => {
      let reply = '';
      response.on('data', (chunk) => (reply += chunk));
      response.on('end', () => {
        answered.push(performance.now() - sentAt);
        if (response.statusCode === 201) resolve();
        else reject(new Error(`a message was answered by ${response.statusCode}: ${reply}`));
      });
    })
      .once('error', reject)
      .end(body);
  });
}

/** Once it no longer falls: garbage is collected when there is time. */
async function settledRss() {
  await sleep(3_000);
  return rss();
}

function rss() {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'));
  return Number(kilobytes) * 1_024;
}

function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99), max: Math.round((sorted.at(-1) ?? 0) * 10) / 10 };
}
