// Sends a photo of 12 megapixels (a JPEG of about 3 MB) by each of twelve members at once, five hostile files beside
// them and a text every tenth of a second meanwhile. Usage: npm run bench:uploads.
// Fails if a photo is refused, the last is answered after 6 s, a text takes more than 100 ms (the slowest of them), or a
// photo more than 500 ms of CPU. Loopback only; client, server and PostgreSQL share the machine.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { cpuOf } from './cpu.mjs';
import { startServer } from './server.mjs';

const [LONGEST_MS, TEXT_MS, CPU_MS] = [6_000, 100, 500];
const [AT_ONCE, ALONE, WARM_UP] = [12, 5, 2];
const MEMBERS = 24;
sharp.concurrency(1);

const photo = await ofACamera();
const hostile = {
  bomb: await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#777' } })
    .png()
    .toBuffer(),
  truncated: photo.subarray(0, photo.length / 2),
  'wrong type': Buffer.from('<html><script>alert(1)</script></html>'),
  'huge dimensions': resized(photo, 65_500),
  animated: await animated(30),
};

const server = await startServer('seed', { env: { MEMBERS: `${MEMBERS}`, ACTIVE: `${MEMBERS}` } });
try {
  const members = JSON.parse(readFileSync(server.file, 'utf8'));
  const [writer, quiet, ...senders] = members;
  for (let n = 0; n < WARM_UP; n++) await upload(quiet, another(photo));
  const quietly = cpuSince();
  for (let n = 0; n < ALONE; n++) await upload(quiet, another(photo));
  const [cpu, serving] = quietly().map((ms) => Math.round(ms / ALONE));
  const together = cpuSince();

  // In a thread of its own: a client busy with its photos would count its own pauses.
  const texts = new Worker(new URL('./texts.mjs', import.meta.url), { workerData: { origin: server.origin, writer } });
  await once(texts, 'message');
  const strangers = senders.splice(AT_ONCE);
  const beside = Object.entries(hostile).map(async ([name, file], n) => [
    name,
    (await upload(strangers[n], file)).status,
  ]);
  const answers = await Promise.all(senders.map((sender) => upload(sender, another(photo))));
  texts.postMessage('over');
  const [took] = await once(texts, 'message');
  const outcomes = Object.fromEntries(await Promise.all(beside));
  const figures = {
    taken: answers.filter(({ status }) => status === 201).length,
    refused: answers.map(({ status }) => status).filter((status) => status !== 201),
    last_ms: Math.round(Math.max(...answers.map(({ ms }) => ms))),
    cpu_ms: cpu,
    of_it_serving: serving,
    // What all of it would take where nothing else runs.
    alone_ms: Math.round(together()[0] / availableParallelism()),
    texts: took.length,
    text_ms: { p50: Math.round(took[Math.floor(took.length / 2)]), max: Math.round(took.at(-1)) },
    hostile: outcomes,
    photo_kb: Math.round(photo.length / 1_000),
  };
  console.log(JSON.stringify(figures));
  const missed = [
    figures.refused.length > 0 && 'a photo was refused',
    figures.last_ms > LONGEST_MS && `the last answer came after ${LONGEST_MS} ms`,
    figures.text_ms.max > TEXT_MS && `a text took more than ${TEXT_MS} ms`,
    figures.cpu_ms > CPU_MS && `a photo took more than ${CPU_MS} ms of CPU`,
  ].filter(Boolean);
  if (missed.length > 0) {
    console.log(missed.join('; '));
    process.exitCode = 1;
  }
} finally {
  await server.stop();
}

/**
 * Milliseconds of the server with its decoders, and without them. Each is a child that ends with its photo; one more than
 * is asked for stands ready, at both moments.
 */
function cpuSince() {
  const now = () => [true, false].map((withDecoders) => cpuOf(server.pid, withDecoders) / 1_000);
  const before = now();
  return () => now().map((ms, n) => ms - before[n]);
}

/** As fine-grained as one that was taken by a telephone. */
function ofACamera() {
  const noise = { type: 'gaussian', mean: 120, sigma: 20 };
  return sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: '#777', noise } })
    .resize(4_000, 3_000)
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** The same picture, by whose hash no other is known: what stands behind its end is not drawn. */
function another(file) {
  return Buffer.concat([file, Buffer.from(randomUUID())]);
}

/** With another size in its frame header. */
function resized(file, side) {
  const copy = Buffer.from(file);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(side, frame + 5);
  copy.writeUInt16BE(side, frame + 7);
  return copy;
}

/** Frames that are alike would be joined into one. */
function animated(frames) {
  const raw = { width: 600, height: 800 * frames, pageHeight: 800, channels: 3 };
  const pixels = Array.from({ length: frames }, (_, n) => Buffer.alloc(600 * 800 * 3, 8 * n));
  return sharp(Buffer.concat(pixels), { raw }).webp().toBuffer();
}

async function upload(member, file) {
  const body = new FormData();
  body.set('photo', new Blob([file]), 'photo.jpg');
  return post(member, '/photos', body);
}

async function post({ cookie }, path, body) {
  const begun = performance.now();
  const headers = { cookie, 'x-client-request': '1', 'idempotency-key': randomUUID(), origin: server.origin };
  const answer = await fetch(`${server.origin}/api${path}`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - begun };
}
