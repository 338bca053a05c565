import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sessions, Vault } from '../../kernel/index.js';
import { deviceOf } from './device.js';
import type { SessionCookie } from './login-sessions.js';

type Kind = 'member' | 'staff';

/** From where somebody logs in. */
export interface Place {
  /** Of the network. */
  address: string;
  /** In words for its owner. */
  device: string | null;
  /** What the browser was given when somebody logged in there before. */
  shown: string | undefined;
}

const DAYS = 365;
/** People of one household share a browser. */
const ACCOUNTS = 4;
const SHAPE = /^[\w-]{22}(\.[\w-]{20,64}){0,8}$/;

/**
 * Browsers that have logged in to an account before keep their way in while others guess its password (ACC-05). A
 * cookie says so: a number of the browser's own, and for each account a keyed hash of both. Nothing is stored here.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly vault: Vault,
    private readonly sessions: Sessions,
  ) {}

  placeOf(
    kind: Kind,
    { ip, headers, cookies }: { ip: string; headers: { 'user-agent'?: string | undefined }; cookies: Cookies },
  ): Place {
    return { address: ip, device: deviceOf(headers['user-agent']), shown: cookies[this.cookieOf(kind)] };
  }

  /** The browser's own number, if it has logged in to this account before. */
  recognise(kind: Kind, ownerId: string | null, { shown }: Place): string | undefined {
    const [number, ...proofs] = read(shown);
    return number && ownerId && proofs.includes(this.proofOf(kind, number, ownerId)) ? number : undefined;
  }

  /** For the reply to whoever has just shown that the account is theirs. */
  remember(kind: Kind, ownerId: string, { shown }: Place): SessionCookie {
    const [number = randomBytes(16).toString('base64url'), ...before] = read(shown);
    const proofs = new Set([this.proofOf(kind, number, ownerId), ...before]);
    return {
      name: this.cookieOf(kind),
      value: [number, ...[...proofs].slice(0, ACCOUNTS)].join('.'),
      attributes: this.sessions.attributes(DAYS * 86_400),
    };
  }

  /** As for sessions: bound to the host over HTTPS, and the console's has another name, because cookies ignore ports. */
  private cookieOf(kind: Kind): string {
    return `${this.sessions.secure ? '__Host-' : ''}${kind === 'member' ? 'device' : 'staff_device'}`;
  }

  private proofOf(kind: Kind, number: string, ownerId: string): string {
    return this.vault.hmac(`device ${kind}`, `${number} ${ownerId}`);
  }
}

type Cookies = Readonly<Record<string, string | undefined>>;

const read = (shown: string | undefined): string[] => (shown && SHAPE.test(shown) ? shown.split('.') : []);
