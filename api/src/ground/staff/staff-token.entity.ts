import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SecurityStamp } from '../authentication/index.js';

/**
 * `login` and `enrolment`: the password was right, the code is still to come; `authenticator`: a logged-in staff member
 * is enrolling a new one; `password`: a mailed link.
 */
export type TokenPurpose = 'login' | 'enrolment' | 'authenticator' | 'password';

/** An unfinished login or a mailed link. */
@Entity({ schema: 'staff', name: 'tokens' })
export class StaffToken {
  @PrimaryColumn('text')
  tokenHash!: string;

  @Column('text')
  purpose!: TokenPurpose;

  @Column('uuid')
  staffId!: string;

  /** The sealed secret of the authenticator being enrolled, or the number of the password that a link replaces. */
  @Column('text', { nullable: true })
  subject!: string | null;

  /** The stamp the password was checked against; null for a mailed link. */
  @Column('uuid', { name: 'standing', nullable: true })
  stamp!: SecurityStamp | null;

  /** Idempotency key of the request that used it: only that request, whose response may have been lost, may repeat. */
  @Column('text', { nullable: true })
  usedBy!: string | null;

  @Column('timestamptz')
  issuedAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  /** Whether the request that found the token has used it before. */
  get used(): boolean {
    return this.usedBy !== null;
  }
}
