import pg from 'pg';
import { busy, DomainError } from './errors.js';

/**
 * Classes of SQLSTATE that are about the server, not about what was asked: connections (08), resources such as disk,
 * memory and connections (53), operators and restarts (57: statement time-outs too), the system below (58).
 */
const CLASSES = new Set(['08', '53', '57', '58']);
const STATES = new Set([
  '25006', // only reading is possible: a standby, or a server about to be replaced
  '25P03', // idle for too long between two statements
  '25P04', // the transaction took too long
  '40001', // another transaction was quicker
  '40P01', // a deadlock, which ended this one
  '55P03', // a lock was not to be had in time
]);
/** Of the network and of the process, as Node names them. */
const NETWORK = new Set([
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETDOWN',
  'ENETRESET',
  'ENETUNREACH',
  'ENFILE',
  'ENOTCONN',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What pg and its pool say without a code. */
const SAID =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered|Client was closed|Cannot use a pool after)/;

/** The state in SQL of what the server said; undefined of anything else. */
export const sqlStateOf = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.code : undefined;

/** Whether the connection is of no use after this, and what it was at may or may not have been done. */
export function isLost(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== undefined) return state.startsWith('08') || /^57P0[1-5]$/.test(state) || state === '25006';
  const { code, message } = error as NodeJS.ErrnoException;
  return (code !== undefined && NETWORK.has(code)) || SAID.test(message);
}

/** Whether the database is away, full, blocked or out of connections: the same call may succeed a moment later. */
export function isPassing(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === undefined ? isLost(error) : CLASSES.has(state.slice(0, 2)) || STATES.has(state);
}

/** `busy` in the place of what passes, with the cause for the log; anything else as it is. */
export function toldAs(error: unknown): unknown {
  if (error instanceof DomainError || !(error instanceof Error) || !isPassing(error)) return error;
  return Object.assign(busy({}), { cause: error });
}
