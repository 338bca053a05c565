import pg from 'pg';
import { busy, DomainError } from './errors.js';

/**
 * SQLSTATE classes that concern the server rather than the query: connection failures (08), insufficient resources such
 * as disk, memory and connections (53), operator intervention and restarts (57, including statement timeouts), system
 * errors (58).
 */
const TRANSIENT_CLASSES = new Set(['08', '53', '57', '58']);
const TRANSIENT_STATES = new Set([
  '25006', // read-only transaction: a standby, or a server about to be replaced
  '25P03', // idle-in-transaction timeout
  '25P04', // transaction timeout
  '40001', // serialization failure
  '40P01', // deadlock; this transaction was the victim
  '55P03', // lock timeout
]);
/** Node's error codes for network and process failures. */
const NETWORK_CODES = new Set([
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
/** Errors of pg and its pool that have no code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered|Client was closed|Cannot use a pool after)/;

/** The SQLSTATE of a server error; undefined for any other error. */
export const sqlStateOf = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.code : undefined;

/** Whether the connection is dead. The statement that was running may or may not have taken effect. */
export function isLost(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== undefined) return state.startsWith('08') || /^57P0[1-5]$/.test(state) || state === '25006';
  const { code, message } = error as NodeJS.ErrnoException;
  return (code !== undefined && NETWORK_CODES.has(code)) || MESSAGES.test(message);
}

/** Whether the database is unavailable, full, blocked or out of connections, so that a retry may succeed. */
export function isPassing(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === undefined ? isLost(error) : TRANSIENT_CLASSES.has(state.slice(0, 2)) || TRANSIENT_STATES.has(state);
}

/** Turns a transient error into `busy`, with the original as its cause for the log; returns other errors unchanged. */
export function toldAs(error: unknown): unknown {
  if (error instanceof DomainError || !(error instanceof Error) || !isPassing(error)) return error;
  return Object.assign(busy({}), { cause: error });
}
