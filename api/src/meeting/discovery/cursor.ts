import { createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { invalidInput, sealBytes, unsealBytes, Vault } from '../../kernel/index.js';
import { ORDERS, type Day, type Order } from './orders.js';

/** A member's place in a list. */
export interface Place {
  id: string;
  joinedAt: Date;
  /** In the list's stretches, from 0. */
  stretch: number;
  /** For lists by activity. */
  activeOn?: Day;
  /** For lists by distance: where the list has come to. */
  country?: string;
  town?: string;
}

/** Where a list goes on, and what its order was reckoned from. */
export interface Mark {
  order: Order;
  /** The day on which the list began: midnight moves nobody in it. */
  today: Day;
  after: Place;
}

const Written = Compile(
  Type.Tuple([
    Type.Enum([...ORDERS]),
    Type.String(),
    Type.Integer(),
    Type.Integer(),
    Type.String({ pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
    Type.String(),
    Type.String(),
    Type.String(),
  ]),
);

/**
 * Cursors as clients pass them back. Sealed: a place tells the day somebody was here and the town they live in, which
 * is more than their card does.
 */
@Injectable()
export class Cursors {
  private made: KeyObject | undefined;

  constructor(private readonly vault: Vault) {}

  of({ order, today, after: { id, joinedAt, stretch, activeOn, country, town } }: Mark): string {
    const written = [order, today, stretch, joinedAt.getTime(), id, activeOn ?? '', country ?? '', town ?? ''];
    return sealBytes(this.key(), JSON.stringify(written)).toString('base64url');
  }

  /** @throws invalidInput for anything that was not made by `of`, or for another order */
  read(cursor: string, order: Order): Mark {
    const written = this.opened(cursor);
    if (!Written.Check(written) || written[0] !== order) throw invalidInput([{ field: 'cursor', code: 'invalid' }]);
    const [, today, stretch, joined, id, activeOn, country, town] = written;
    return { order, today, after: { id, joinedAt: new Date(joined), stretch, activeOn, country, town } };
  }

  private opened(cursor: string): unknown {
    const box = Buffer.from(cursor, 'base64url');
    try {
      return JSON.parse(unsealBytes(this.key(), box).toString());
    } catch {
      return undefined;
    }
  }

  /** Of the secret for look-ups, which outlives another master key. */
  private key(): KeyObject {
    return (this.made ??= createSecretKey(Buffer.from(this.vault.hmac('search cursor', ''), 'base64url')));
  }
}
