// CPU time of processes, from /proc (Linux).
import { existsSync, readdirSync, readFileSync } from 'node:fs';

function statOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

export function parentOf(pid) {
  return Number(statOf(pid)[1]);
}

/** CPU time used so far, in µs. */
export function cpuOf(pid, withChildren = false) {
  return (
    statOf(pid)
      .slice(11, withChildren ? 15 : 13)
      .reduce((sum, ticks) => sum + Number(ticks), 0) * 10_000
  );
}

/** CPU time of the whole machine, including other programs; 0 if it is not available. */
export function cpuOfAll() {
  if (!existsSync('/proc/stat')) return 0;
  const [user, nice, system, , , irq, softirq] = /^cpu +(.*)/
    .exec(readFileSync('/proc/stat', 'utf8'))[1]
    .split(' ')
    .map(Number);
  return (user + nice + system + irq + softirq) * 10_000;
}

export function childrenOf(parent) {
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && parentOf(name) === parent;
    } catch {
      // The process has just ended.
      return false;
    }
  });
}

/** CPU time of the server process, its live backends, and those that have ended. */
export function postgresCpu(postmaster) {
  let sum = cpuOf(postmaster, true);
  for (const pid of childrenOf(postmaster)) {
    try {
      sum += cpuOf(pid);
    } catch {
      // It has just ended.
    }
  }
  return sum;
}
