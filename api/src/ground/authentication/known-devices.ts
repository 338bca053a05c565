import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { readCookie, Sessions, Vault } from '../../kernel/index.js';
import { deviceOf } from './device.js';
import type { SessionCookie } from './login-sessions.js';

type Kind = 'member' | 'staff';

/** Where a login comes from. */
export interface Place {
  /** The IP address. */
  address: string;
  /** A description of the device for its owner. */
  device: string | null;
  /** The value of the device cookie, if the browser has logged in here before. */
  shown: string | undefined;
}

const DAYS = 365;
/** Maximum number of accounts remembered per browser: people in one household share a browser. */
const MAX_ACCOUNTS = 4;
const SHAPE = /^[\w-]{22}(\.[\w-]{20,64}){0,8}$/;

/**
 * Lets browsers that have logged in to an account before keep logging in while others guess its password (ACC-05). A
 * cookie holds the proof: a random number of the browser, and for each account a keyed hash of the number and the
 * account. Nothing is stored on the server.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly vault: Vault,
    private readonly sessions: Sessions,
  ) {}

  placeOf(
    kind: Kind,
    { ip, headers }: { ip: string; headers: { 'user-agent'?: string | undefined; cookie?: string | undefined } },
  ): Place {
    return {
      address: ip,
      device: deviceOf(headers['user-agent']),
      shown: readCookie(headers.cookie, this.cookieOf(kind)),
    };
  }

  /** The browser's number, if it has logged in to this account before. */
  recognise(kind: Kind, ownerId: string | null, { shown }: Place): string | undefined {
    const [number, ...proofs] = read(shown);
    return number && ownerId && proofs.includes(this.proofOf(kind, number, ownerId)) ? number : undefined;
  }

  /** The cookie to set once the caller has proved to own the account. */
  remember(kind: Kind, ownerId: string, { shown }: Place): SessionCookie {
    const [number = randomBytes(16).toString('base64url'), ...before] = read(shown);
    const proofs = new Set([this.proofOf(kind, number, ownerId), ...before]);
    return {
      name: this.cookieOf(kind),
      value: [number, ...[...proofs].slice(0, MAX_ACCOUNTS)].join('.'),
      attributes: this.sessions.attributes(DAYS * 86_400),
    };
  }

  /** As for session cookies: bound to the host over HTTPS; the console's name differs because cookies ignore ports. */
  private cookieOf(kind: Kind): string {
    return `${this.sessions.secure ? '__Host-' : ''}${kind === 'member' ? 'device' : 'staff_device'}`;
  }

  private proofOf(kind: Kind, number: string, ownerId: string): string {
    return this.vault.hmac(`device ${kind}`, `${number} ${ownerId}`);
  }
}

const read = (shown: string | undefined): string[] => (shown && SHAPE.test(shown) ? shown.split('.') : []);
