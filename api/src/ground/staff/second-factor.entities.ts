import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Sealed } from '../../kernel/index.js';

/** The secret of an authenticator. Written only by the lane, in the same transaction as the events about it. */
@Entity({ schema: 'staff', name: 'authenticators' })
export class Authenticator {
  @PrimaryColumn('uuid')
  staffId!: string;

  @Column('text')
  secret!: Sealed | string;
}

/** A recovery code, as a keyed hash; the events record which codes are used. Also written only by the lane. */
@Entity({ schema: 'staff', name: 'recovery_codes' })
export class RecoveryCode {
  @PrimaryColumn('uuid')
  staffId!: string;

  @PrimaryColumn('integer')
  number!: number;

  @Column('text')
  codeHash!: string;
}
