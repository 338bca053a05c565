import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Standing } from '../authentication/index.js';

/** `login` and `enrolment`: the password was right, a code is still to come; `authenticator`: a new one of somebody who
 * is in; `password`: a mailed link. */
export type TokenPurpose = 'login' | 'enrolment' | 'authenticator' | 'password';

/** A login that is half done, or a mailed link. */
@Entity({ schema: 'staff', name: 'tokens' })
export class StaffToken {
  @PrimaryColumn('text')
  tokenHash!: string;

  @Column('text')
  purpose!: TokenPurpose;

  @Column('uuid')
  staffId!: string;

  /** The sealed secret of the authenticator that is set up, or the password that a link replaces. */
  @Column('text', { nullable: true })
  subject!: string | null;

  /** What was shown for it; none for a mailed link. */
  @Column('uuid', { nullable: true })
  standing!: Standing | null;

  /** The key of the request that used it: only that one, whose answer may have been lost, may come again. */
  @Column('text', { nullable: true })
  usedBy!: string | null;

  @Column('timestamptz')
  issuedAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  /** By the very request that found it. */
  get used(): boolean {
    return this.usedBy !== null;
  }
}
