import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './build.mjs';
import { endWithUs } from './processes.mjs';

/** In the order in which they began. The first is told as it goes, the others when their turn has come. */
const begun = [];
const running = new Set();
let ending = false;

/** @returns where something that runs beside others says what it has to say. */
export function tell(name) {
  const told = { parts: [`\n== ${name}\n`], ended: false };
  const write = (part) => {
    told.parts.push(part);
    show();
  };
  begun.push(told);
  show();
  return { write, end: (last) => ((told.ended = true), write(`== ${last}\n`)) };
}

function show() {
  while (begun.length > 0) {
    for (const part of begun[0].parts.splice(0)) process.stdout.write(part);
    if (!begun[0].ended) return;
    begun.shift();
  }
}

/** Runs a command to its end, or to ours. @returns its exit code */
export function run([program, ...args], told, env = {}) {
  // In a group of its own, so that what it starts ends with it.
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', told.write);
  running.add(child);
  const callOff = endWithUs(-child.pid, 'TERM');
  return new Promise((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      callOff();
      // Nothing begins any more.
      if (!ending) resolve(code ?? 1);
    });
  });
}

/** Ends all that runs, and waits until it has ended. */
export async function endAll() {
  ending = true;
  for (const signal of ['SIGTERM', 'SIGKILL']) {
    for (const { pid } of running) kill(-pid, signal);
    for (const deadline = Date.now() + 10_000; running.size > 0 && Date.now() < deadline;) await sleep(50);
  }
}

function kill(group, signal) {
  try {
    process.kill(group, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
