import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A text message that would have been sent. */
@Entity({ schema: 'sms', name: 'inbox' })
export class InboxSms {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('uuid')
  memberId!: string;

  @Column('text', { name: 'recipient' })
  to!: string;

  @Column('text')
  text!: string;

  @Column('timestamptz', { name: 'sent_at' })
  at!: Date;
}
