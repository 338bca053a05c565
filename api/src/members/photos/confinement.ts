import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/**
 * What one process of ours may take, by the operating system's own limits.
 * @property megabytes of memory it may write to, 620 of which Node reserves for itself
 * @property seconds of processor time
 */
interface Limits {
  megabytes: number;
  seconds: number;
}

/** How a process is started so that it is held in. */
export interface Confinement {
  /** Of the shell. @param args of Node */
  args: (args: readonly string[]) => string[];
  networkless: boolean;
  /** It cannot look into the process that started it. */
  apart: boolean;
}

/**
 * Neither files nor core dumps are written; 64 open files are enough; what serves members goes first. The shell sets these limits on itself and then
 * becomes the program. A system that does not know one of them (macOS has none for memory) leaves it out.
 */
const limited = ({ megabytes, seconds }: Limits): string =>
  [`-d ${megabytes * 1024}`, `-t ${seconds}`, '-f 0', '-c 0', '-n 64']
    .map((limit) => `ulimit ${limit} 2>/dev/null;`)
    .join(' ');

/** Ways of standing apart, the best first: namespaces of its own; as root another user; or none. */
const WAYS = [
  ['unshare', '--user', '--net', '--'],
  ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--no-new-privs', '--'],
  [],
];

/**
 * The tightest confinement that this system lets us have: the first in which `script` runs to its end when it is given
 * nothing.
 * @throws when there is none
 */
export async function confinement(limits: Limits, script: string): Promise<Confinement> {
  for (const way of WAYS) {
    const args = (args: readonly string[]) => [
      ...['-c', `${limited(limits)} exec nice -n 5 "$@"`, 'sh'],
      ...[...way, process.execPath, ...args],
    ];
    const [tool] = way;
    if (await runs(args([script]))) return { args, networkless: tool === 'unshare', apart: tool !== undefined };
  }
  throw new Error('no process can be started in the limits of a decoder');
}

export const SHELL = '/bin/sh';

async function runs(args: string[]): Promise<boolean> {
  const child = spawn(SHELL, args, {
    env: {},
    cwd: '/',
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    timeout: 10_000,
  });
  (child.stdio[3] as Readable).resume();
  const [code] = await once(child, 'exit').catch(() => [1]);
  return code === 0;
}
