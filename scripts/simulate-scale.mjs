// What processes, database and broker carry, computed from the measured points of docs/performance.md, and the curve to 100
// million members in docs/images/scaling.svg: `npm run simulate`. Below it the same file draws what `npm run bench:members`
// measured. docs/scaling.md tells what both leave out.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.mjs';

/** CPU of a paid message in Node and PostgreSQL together, in µs, measured on two cores on 2026-11-29. */
const MEASURED = [
  { processes: 1, stays: true, cpu: 172 + 79 },
  { processes: 2, stays: true, cpu: 218 + 132 },
  { processes: 4, stays: true, cpu: 391 + 201 },
  { processes: 2, stays: false, cpu: 340 + 210 },
  { processes: 4, stays: false, cpu: 529 + 310 },
];
/** A message by itself, a batch whatever is in it, and reading what another process has written; in µs. */
const MESSAGE = 182;
const BATCH = 1920;
const FOREIGN = 350;
/** Of all that, in Node; the rest is PostgreSQL's, and done one batch after the other under the lock of the append order. */
const NODE = 0.65;
const LARGEST_BATCH = 200;
/** Commands in a batch of one process with 64 connections on two cores, and how it shrinks with the number of processes. */
const BATCH_OF_ONE = 28;
const SHRINKS = 1.29;
const HIGHEST_DEVIATION = 0.05;

/** Measured by `npm run bench:members`, in turn: CPU of a paid message in µs, by members with ten events each. */
const BY_MEMBERS = [
  { members: 1e4, node: 274, postgres: 105 },
  { members: 1e5, node: 279, postgres: 121 },
  { members: 1e6, node: 293, postgres: 136 },
];
/** How fast a read model is rebuilt, as a share of COPY of the same rows, while 500 messages a second are written. */
const REBUILT = {
  chats: 0.94,
  shared_streams: 0.62,
  ledger_movements: 0.34,
  search: 0.28,
  accounts: 0.18,
  wallets: 0.16,
  console_members: 0.15,
  profiles: 0.15,
  findable_members: 0.12,
  campaign_audience: 0.07,
};

// What people do: assumed, not measured. Whoever knows better changes these lines.
const ACTIVE_SHARES = [0.05, 0.2];
const MESSAGES_A_DAY = 20;
const PEAK = 2.5;
/** Calls that read, for each message: a page of a search, measured, and small ones, assumed; CPU in µs. */
const READS = [
  { times: 2, node: 600, database: 750 },
  { times: 8, node: 150, database: 100 },
];
/** How much of a core one process shall use at the peak. */
const BUSY = 0.6;
/** From the begin of a flush to its answer, in seconds, while nobody holds the lock. */
const FLUSH_SECONDS = 0.003;

const cpuOf = (batch, processes, stays) => MESSAGE + BATCH / batch + (stays ? 0 : FOREIGN * (1 - 1 / processes));

function checkMeasured() {
  console.log('processes  visitor stays  measured  computed (µs a message)');
  for (const { processes, stays, cpu } of MEASURED) {
    const computed = cpuOf(BATCH_OF_ONE / processes ** SHRINKS, processes, stays);
    console.log(
      `${String(processes).padStart(9)}  ${(stays ? 'yes' : 'no').padStart(13)}  ${String(cpu).padStart(8)}  ${computed.toFixed(0).padStart(8)}`,
    );
    if (Math.abs(computed / cpu - 1) > HIGHEST_DEVIATION) throw new Error('The model has left its measured points.');
  }
}

/** Share of a second for which the lock of the append order is held. */
const heldFor = (rate, batch) => (rate * (1 - NODE) * cpuOf(batch, 1, true)) / 1e6;
/** Messages a second at which it is held all the time. */
const APPEND_ENDS = 1e6 / ((1 - NODE) * cpuOf(LARGEST_BATCH, 1, true));

/** At so many messages a second, each process on a core of its own, and each visitor with one process. */
function at(rate) {
  for (let processes = 1; ; processes++) {
    // Batches grow with what arrives while the one before is stored, and with the wait for the others' batches.
    let batch = 1;
    for (let round = 0; round < 200; round++) {
      const free = Math.max(0.02, 1 - heldFor(rate, batch));
      const next = Math.min(LARGEST_BATCH, Math.max(1, ((rate / processes) * FLUSH_SECONDS) / free));
      batch += (next - batch) / 4;
    }
    const reads = (part) => READS.reduce((sum, one) => sum + one.times * one[part], 0);
    const cpu = cpuOf(batch, processes, true);
    const node = (rate * (NODE * cpu + reads('node'))) / 1e6;
    if (node / processes > BUSY) continue;
    return {
      rate,
      processes,
      batch,
      held: heldFor(rate, batch),
      node,
      primary: (rate * (1 - NODE) * cpu) / 1e6,
      reading: (rate * reads('database')) / 1e6,
    };
  }
}

const rateOf = (members, active) => (members * active * MESSAGES_A_DAY * PEAK) / 86_400;
const MEMBERS = [1e5, 3e5, 1e6, 3e6, 1e7, 3e7, 1e8];

checkMeasured();
console.log(`\nThe append order of one database ends at ${Math.round(APPEND_ENDS / 100) * 100} messages a second.`);
const curves = ACTIVE_SHARES.map((active) => {
  console.log(`\n${active * 100} % of all members active a day`);
  console.log('    members  messages/s  processes  batch  Node  primary  replicas  append order');
  return MEMBERS.flatMap((members) => {
    const rate = rateOf(members, active);
    if (rate >= APPEND_ENDS) {
      console.log(
        `${members.toLocaleString('en').padStart(11)}  ${rate.toFixed(0).padStart(10)}  beyond one append order`,
      );
      return [];
    }
    const point = { members, ...at(rate) };
    const cells = [
      members.toLocaleString('en').padStart(11),
      rate.toFixed(1).padStart(10),
      String(point.processes).padStart(9),
      point.batch.toFixed(1).padStart(5),
      point.node.toFixed(1).padStart(4),
      point.primary.toFixed(1).padStart(7),
      point.reading.toFixed(1).padStart(8),
      `${(point.held * 100).toFixed(0)} %`.padStart(12),
    ];
    console.log(cells.join('  '));
    return [point];
  });
});
writeFileSync(join(root, 'docs/images/scaling.svg'), drawing());

function drawing() {
  const [width, height, left, right, top, bottom] = [860, 500, 70, 200, 40, 60];
  const below = 300;
  const x = (members) => left + ((Math.log10(members) - 5) / 3) * (width - left - right);
  const y = (cores) => height - bottom - ((Math.log10(cores) + 3) / 5) * (height - top - bottom);
  const text = (at, to, words, more = '') => `<text x="${at}" y="${to}" ${more}>${words}</text>`;
  const lines = [
    ['node', 'Node', '#b3123f'],
    ['reading', 'replicas: reading', '#1d5fa8'],
    ['primary', 'primary: storing', '#3b7d2a'],
  ];
  const parts = [
    ...[1e5, 1e6, 1e7, 1e8].map(
      (members) =>
        `<path d="M${x(members)} ${top}V${height - bottom}" stroke="#ddd"/>${text(x(members), height - bottom + 20, members >= 1e6 ? `${members / 1e6} million` : members.toLocaleString('en'), 'text-anchor="middle"')}`,
    ),
    ...[0.001, 0.01, 0.1, 1, 10, 100].map(
      (cores) =>
        `<path d="M${left} ${y(cores)}H${width - right}" stroke="#ddd"/>${text(left - 8, y(cores) + 4, cores, 'text-anchor="end"')}`,
    ),
    text(left, top - 16, 'Cores at the peak; dashed: with 20 % of all members active a day instead of 5 %'),
    text((left + width - right) / 2, height - 16, 'members', 'text-anchor="middle"'),
  ];
  for (const [i, points] of curves.entries()) {
    for (const [part, name, colour] of lines) {
      const path = points.map((point) => `${x(point.members).toFixed(1)} ${y(point[part]).toFixed(1)}`).join('L');
      parts.push(
        `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2"${i ? ' stroke-dasharray="6 4"' : ''}/>`,
      );
      const last = points.at(-1);
      const shift = part === 'reading' ? 12 : part === 'node' ? -4 : 4;
      if (i === 0) parts.push(text(x(last.members) + 8, y(last[part]) + shift, name, `fill="${colour}"`));
    }
  }
  const ends = (APPEND_ENDS * 86_400) / (ACTIVE_SHARES.at(-1) * MESSAGES_A_DAY * PEAK);
  if (ends < 1e8)
    parts.push(
      `<path d="M${x(ends)} ${top}V${height - bottom}" stroke="#000" stroke-dasharray="2 3"/>`,
      text(x(ends) - 6, top + 14, 'the append order ends (20 %)', 'text-anchor="end"'),
    );
  parts.push(measuredBelow(height, text));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + below}" font-family="sans-serif" font-size="13"><title>Cores by members</title><rect width="${width}" height="${height + below}" fill="#fff"/>${parts.join('')}</svg>\n`;
}

function measuredBelow(top, text) {
  const [left, width, foot, head] = [70, 260, top + 260, top + 50];
  const x = (members) => left + ((Math.log10(members) - 4) / 2) * width;
  const highest = Math.ceil(Math.max(...BY_MEMBERS.flatMap(({ node, postgres }) => [node, postgres])) / 100) * 100;
  const y = (us) => foot - (us / highest) * (foot - head);
  const parts = [text(left, top + 24, 'Measured: CPU of a message, in µs, by members')];
  for (let us = 0; us <= highest; us += 100)
    parts.push(
      `<path d="M${left} ${y(us)}h${width}" stroke="#ddd"/>${text(left - 8, y(us) + 4, us, 'text-anchor="end"')}`,
    );
  for (const { members } of BY_MEMBERS)
    parts.push(text(x(members), foot + 20, members.toLocaleString('en'), 'text-anchor="middle"'));
  for (const [part, name, colour] of [
    ['node', 'Node', '#b3123f'],
    ['postgres', 'PostgreSQL', '#3b7d2a'],
  ]) {
    const points = BY_MEMBERS.map((one) => [x(one.members).toFixed(1), y(one[part]).toFixed(1)]);
    parts.push(
      `<path d="M${points.map((at) => at.join(' ')).join('L')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      ...points.map(([at, to]) => `<circle cx="${at}" cy="${to}" r="4" fill="${colour}"/>`),
      text(left + width + 8, Number(points.at(-1)[1]) + 4, name, `fill="${colour}"`),
    );
  }
  const [bars, aim] = [570, 0.3];
  const long = (share) => share * 230;
  parts.push(text(bars - 130, top + 24, 'Rebuilt so fast as a share of COPY of its rows; the line: 0.3'));
  for (const [i, [table, share]] of Object.entries(REBUILT).entries()) {
    const at = head + i * 19;
    parts.push(
      text(bars - 8, at + 11, table, 'text-anchor="end"'),
      `<path d="M${bars} ${at}h${long(share)}v14h-${long(share)}z" fill="#1d5fa8"/>`,
      text(bars + long(share) + 6, at + 11, share),
    );
  }
  parts.push(`<path d="M${bars + long(aim)} ${head}V${foot}" stroke="#000" stroke-dasharray="2 3"/>`);
  return parts.join('');
}
