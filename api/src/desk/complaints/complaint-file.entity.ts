import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file that came with a complaint. */
@Entity({ schema: 'complaints', name: 'files' })
export class StoredComplaintFile {
  @PrimaryColumn('uuid')
  id!: string;

  /** Null until a complaint names it. */
  @Column('uuid', { nullable: true })
  complaintId!: string | null;

  /** Encrypted. */
  @Column('bytea')
  bytes!: Buffer;

  @Column('timestamptz')
  uploadedAt!: Date;
}
