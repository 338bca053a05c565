import { Column, Entity, PrimaryColumn } from 'typeorm';

export type LinkPurpose =
  'activation' | 'reactivation' | 'email-change' | 'password-reset' | 'data-export' | 'objection';

/** A mailed link that has not been deleted yet. */
@Entity({ schema: 'accounts', name: 'link_tokens' })
export class LinkToken {
  @PrimaryColumn('text')
  tokenHash!: string;

  @Column('text')
  purpose!: LinkPurpose;

  @Column('uuid')
  memberId!: string;

  /** What exactly the link is for, such as a version of the address; checked by the rule when the link is opened. */
  @Column('text')
  subject!: string;

  @Column('timestamptz')
  expiresAt!: Date;
}
