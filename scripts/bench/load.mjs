// The load generator for all compared servers: keep-alive connections, each of which sends its next request when the
// last response has arrived. Raw sockets, to use as little of the shared CPU as possible. Usage: node load.mjs
// <adapter> <ports, with commas> <seconds> <connections> [adapter data file]; prints one line of JSON. RATE: so many
// requests a second in all, however long the answers take, which are timed from when the request was due. Ends early,
// with its line, on SIGTERM.
import { connect } from 'node:net';
import { adapters } from './adapters.mjs';

const [name, list, seconds, connections, data] = process.argv.slice(2);
const ports = list.split(',').map(Number);
const nextRequest = await adapters[name](data);
const latencies = [];
let ok = 0;
let failed = 0;
let over = false;
const failures = new Map();
/** Milliseconds between two requests of a connection. */
const pace = process.env.RATE ? (connections * 1_000) / process.env.RATE : 0;

/** Connections go to the servers in turn. */
function open(_, i) {
  const server = i % ports.length;
  const socket = connect(ports[server], '127.0.0.1');
  socket.setNoDelay(true);
  let sentAt = 0;
  let waiting = '';
  let due = performance.now() + (i * pace) / connections;
  const write = () => void socket.write(nextRequest(server, ports.length), 'latin1');
  const send = () => {
    if (over) return socket.end();
    sentAt = pace ? due : performance.now();
    due += pace;
    const early = pace ? sentAt - performance.now() : 0;
    if (early > 0) setTimeout(write, early);
    else write();
  };
  socket.on('connect', send);
  socket.on('data', (chunk) => {
    waiting = waiting ? waiting + chunk.latin1Slice() : chunk.latin1Slice();
    const head = waiting.indexOf('\r\n\r\n');
    if (head < 0) return;
    const at = /content-length: (\d+)/i.exec(waiting);
    if (waiting.length < head + 4 + Number(at?.[1] ?? 0)) return;
    latencies.push(performance.now() - sentAt);
    if (waiting.startsWith('HTTP/1.1 2')) ok++;
    else {
      failed++;
      const status = waiting.slice(9, 12);
      if (!failures.has(status)) failures.set(status, waiting.slice(head + 4, head + 204));
    }
    waiting = '';
    send();
  });
  socket.on('error', () => failed++);
  return new Promise((resolve) => socket.on('close', resolve));
}

const startedAt = performance.now();
const cpuBefore = process.cpuUsage();
const open_ = Array.from({ length: Number(connections) }, open);
setTimeout(() => (over = true), Number(seconds) * 1000).unref();
process.once('SIGTERM', () => (over = true));
await Promise.all(open_);
const elapsed = (performance.now() - startedAt) / 1000;
const cpu = process.cpuUsage(cpuBefore);
latencies.sort((a, b) => a - b);
const quantile = (q) => Number((latencies[Math.floor(latencies.length * q)] ?? 0).toFixed(2));
console.log(
  JSON.stringify({
    per_second: Math.round(ok / elapsed),
    ok,
    failed,
    p50_ms: quantile(0.5),
    p99_ms: quantile(0.99),
    generator_cpu_us: Math.round((cpu.user + cpu.system) / Math.max(1, ok)),
    ...(failures.size && { failures: Object.fromEntries(failures) }),
  }),
);
