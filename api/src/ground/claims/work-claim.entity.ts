import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ClaimedResource } from './claim-policies.js';

/** Who of the staff has a record of a queue before them, since and until when. */
@Entity({ schema: 'staff', name: 'claims' })
export class WorkClaim {
  @PrimaryColumn('text')
  resource!: ClaimedResource;

  @PrimaryColumn('uuid')
  recordId!: string;

  @Column('uuid')
  staffId!: string;

  @Column('timestamptz')
  since!: Date;

  @Column('timestamptz')
  endsAt!: Date;
}
