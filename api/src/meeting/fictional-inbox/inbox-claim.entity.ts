import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who of the staff is answering in a conversation of a fictional profile, until when. */
@Entity({ schema: 'conversations', name: 'inbox_claims' })
export class InboxClaim {
  @PrimaryColumn('uuid')
  conversationId!: string;

  @Column('uuid')
  staffId!: string;

  @Column('timestamptz')
  endsAt!: Date;
}
