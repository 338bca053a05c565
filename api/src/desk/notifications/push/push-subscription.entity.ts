import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Sealed } from '../../../kernel/index.js';

/** A browser's push subscription, one per login. */
@Entity({ schema: 'notifications', name: 'push_subscriptions' })
export class PushSubscription {
  @PrimaryColumn('uuid')
  sessionId!: string;

  @Column('uuid')
  memberId!: string;

  /** Keyed hash of the push endpoint: a browser belongs to the member who logged in there last. */
  @Column('text')
  endpointHash!: string;

  @Column('text')
  subscription!: Sealed;

  @Column('timestamptz')
  subscribedAt!: Date;
}
