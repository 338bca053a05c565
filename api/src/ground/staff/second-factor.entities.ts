import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Sealed } from '../../kernel/index.js';

/** The secret of an authenticator. Written by the lane alone, in one transaction with what was decided of it. */
@Entity({ schema: 'staff', name: 'authenticators' })
export class Authenticator {
  @PrimaryColumn('uuid')
  staffId!: string;

  @Column('text')
  secret!: Sealed | string;
}

/** A code for whoever has lost it, as a keyed hash; which of them are used up, the events say. Written by the lane too. */
@Entity({ schema: 'staff', name: 'recovery_codes' })
export class RecoveryCode {
  @PrimaryColumn('uuid')
  staffId!: string;

  @PrimaryColumn('integer')
  number!: number;

  @Column('text')
  codeHash!: string;
}
