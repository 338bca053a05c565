import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { busy } from '../../kernel/index.js';

/**
 * Resource limits of a child process, enforced by the operating system.
 * @property megabytes of writable memory, 620 of which Node reserves for itself
 * @property seconds of CPU time
 */
interface Limits {
  megabytes: number;
  seconds: number;
}

/** How to start a process in confinement. */
export interface Confinement {
  /** The shell's arguments. @param args arguments for Node */
  args: (args: readonly string[]) => string[];
  networkless: boolean;
  /** Whether the process cannot inspect the process that started it. */
  apart: boolean;
}

/**
 * Files and core dumps cannot be written, 64 open files are enough, and a lower priority lets members' requests go
 * first. The shell sets these limits on itself and then execs the program. A limit the system does not support (macOS
 * has none for memory) is skipped.
 */
const limited = ({ megabytes, seconds }: Limits): string =>
  [`-d ${megabytes * 1024}`, `-t ${seconds}`, '-f 0', '-c 0', '-n 64']
    .map((limit) => `ulimit ${limit} 2>/dev/null;`)
    .join(' ');

/** Ways of isolating a process, best first: its own namespaces; as root, another user; or none. */
const ISOLATIONS = [
  ['unshare', '--user', '--net', '--'],
  ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--no-new-privs', '--'],
  [],
];

/**
 * The strictest confinement available on this system: the first in which `script` runs to its end with empty input.
 * @param patience milliseconds for each attempt
 * @throws busy if the machine was too slow to tell, which is no reason for a weaker one; another error if there is none
 */
export async function confinement(limits: Limits, script: string, patience = 30_000): Promise<Confinement> {
  for (const way of ISOLATIONS) {
    const args = (args: readonly string[]) => [
      ...['-c', `${limited(limits)} exec nice -n 10 "$@"`, 'sh'],
      ...[...way, process.execPath, ...args],
    ];
    const [tool] = way;
    if (await runs(args([script]), patience))
      return { args, networkless: tool === 'unshare', apart: tool !== undefined };
  }
  throw new Error('cannot start a process within the limits of a decoder');
}

export const SHELL = '/bin/sh';

async function runs(args: string[], timeout: number): Promise<boolean> {
  const child = spawn(SHELL, args, {
    env: {},
    cwd: '/',
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    timeout,
    killSignal: 'SIGKILL',
  });
  (child.stdio[3] as Readable).resume();
  const [code] = await once(child, 'exit').catch(() => [1]);
  if (child.killed) throw busy({});
  return code === 0;
}
