import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

interface KeptAttachment {
  filename: string;
  contentType: string;
  /** In base64. */
  content: string;
}

/** A mail that would have been sent. */
@Entity({ schema: 'notifications', name: 'inbox' })
export class InboxMail {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text', { name: 'sender' })
  from!: string;

  @Column('text', { name: 'recipient' })
  to!: string;

  @Column('uuid', { nullable: true })
  memberId!: string | null;

  /** Another member whom the mail names. */
  @Column('uuid', { nullable: true, select: false })
  aboutId?: string | null;

  /** The Message-ID, the same on each attempt to send this mail. */
  @Column('text', { nullable: true, select: false })
  messageId?: string | null;

  @Column('text')
  subject!: string;

  @Column('text')
  text!: string;

  @Column('text')
  html!: string;

  @Column('timestamptz', { name: 'sent_at' })
  at!: Date;

  @Column('text', { nullable: true })
  unsubscribe!: string | null;

  @Column('text', { nullable: true })
  replyTo!: string | null;

  @Column('jsonb')
  attachments!: KeptAttachment[];
}
