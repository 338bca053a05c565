import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PushPayload } from './push-sender.js';

/** A notification that would have been sent. */
@Entity({ schema: 'notifications', name: 'push_inbox' })
export class InboxPush {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('uuid')
  memberId!: string;

  /** The other member whom it names. */
  @Column('uuid', { select: false })
  aboutId?: string;

  @Column('simple-json')
  payload!: PushPayload;

  @Column('timestamptz', { name: 'sent_at' })
  at!: Date;
}
