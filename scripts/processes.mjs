import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** An error of which only the message is printed, without a stack. */
export class PlainError extends Error {}

/** Process ids are reused; an id together with its start time is unique. */
export function identify(pid) {
  const { started } = inspect(pid) ?? {};
  return started && { pid, started };
}

function inspect(pid) {
  try {
    if (process.platform !== 'linux') {
      const line = execFileSync('ps', ['-o', 'ppid=,lstart=,comm=', '-p', String(pid)], { encoding: 'utf8' }).trim();
      const [, parent, started, command] = /^(\d+) (.{24}) (.*)$/.exec(line);
      return { parent: Number(parent), started, command };
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name is in parentheses and may contain spaces.
    const [, command, rest] = /\((.*)\) (.*)/s.exec(stat);
    const [state, parent, ...fields] = rest.split(' ');
    return state === 'Z' ? undefined : { parent: Number(parent), started: fields[17], command };
  } catch {
    return undefined;
  }
}

/** The npm process that runs this script, if any: our parent, or the parent of the shell in between. */
export function npmAbove() {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = inspect(process.ppid);
  return identify(parent && /\bsh$/.test(parent.command) ? parent.parent : process.ppid);
}

/** npm passes on SIGINT and SIGTERM, but cannot pass on SIGKILL. */
export function whenNpmIsKilled(stop) {
  const npm = npmAbove();
  if (npm) setInterval(() => isRunning(npm) || void stop(), 500).unref();
}

export const isRunning = (identity) => identity !== undefined && identify(identity.pid)?.started === identity.started;

/** Sends each signal in turn, waiting up to its timeout in milliseconds, until the process has ended. */
export async function end(identity, signals) {
  for (const [signal, patience] of signals) {
    if (!isRunning(identity)) return;
    process.kill(identity.pid, signal);
    for (const deadline = Date.now() + patience; isRunning(identity) && Date.now() < deadline;) await sleep(25);
  }
}

/**
 * Ends a child when this process dies, even by SIGKILL: a small shell notices that its pipe has closed. Returns a
 * function that disables this.
 */
export function endWithUs(pid, signal, temporaryDir = '') {
  const script = `cat >/dev/null; kill -${signal} "$0" 2>/dev/null
    [ -n "$1" ] || exit 0
    for i in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$0" 2>/dev/null || break; sleep 1; done
    rm -rf "$1"`;
  const guard = spawn('sh', ['-c', script, String(pid), temporaryDir], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  guard.unref();
  guard.stdin.unref();
  guard.stdin.on('error', () => {});
  return () => guard.kill('SIGKILL');
}
