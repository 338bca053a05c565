import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** An error whose message is all that a person needs to read. */
export class PlainError extends Error {}

/** Process ids are reused; an id with its start time names one process. */
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
    // The command name comes in parentheses and may hold spaces.
    const [, command, rest] = /\((.*)\) (.*)/s.exec(stat);
    const [state, parent, ...fields] = rest.split(' ');
    return state === 'Z' ? undefined : { parent: Number(parent), started: fields[17], command };
  } catch {
    return undefined;
  }
}

/** The npm that runs this script, if one does: our parent, or the one of the shell between. */
export function npmAbove() {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = inspect(process.ppid);
  return identify(parent && /\bsh$/.test(parent.command) ? parent.parent : process.ppid);
}

export const isRunning = (identity) => identity !== undefined && identify(identity.pid)?.started === identity.started;

/** Sends each signal in turn until the process is gone. */
export async function end(identity, signals) {
  for (const [signal, patience] of signals) {
    if (!isRunning(identity)) return;
    process.kill(identity.pid, signal);
    for (const deadline = Date.now() + patience; isRunning(identity) && Date.now() < deadline;) await sleep(25);
  }
}

/**
 * Ends a child when this process dies, however it dies: the pipe to a small shell closes even after SIGKILL.
 * Returns a function that calls the guard off.
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
