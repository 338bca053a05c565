import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The operator's own picture or video of a lander. */
@Entity({ schema: 'settings', name: 'lander_files' })
export class StoredLanderFile {
  @PrimaryColumn('text')
  id!: string;

  /** WebP, MP4 or WebM. */
  @Column('bytea')
  bytes!: Buffer;

  @Column('timestamptz')
  uploadedAt!: Date;
}
