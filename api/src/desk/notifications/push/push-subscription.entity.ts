import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Sealed } from '../../../kernel/index.js';

/** A browser that is told by push, one for a login. */
@Entity({ schema: 'notifications', name: 'push_subscriptions' })
export class PushSubscription {
  @PrimaryColumn('uuid')
  sessionId!: string;

  @Column('uuid')
  memberId!: string;

  /** Keyed, of the push service's address: a browser belongs to whoever logged in there last. */
  @Column('text')
  endpointHash!: string;

  @Column('text')
  subscription!: Sealed;

  @Column('timestamptz')
  subscribedAt!: Date;
}
