import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The operator's own picture of a gift. */
@Entity({ schema: 'settings', name: 'gift_pictures' })
export class StoredGiftPicture {
  @PrimaryColumn('text')
  id!: string;

  /** WebP. */
  @Column('bytea')
  bytes!: Buffer;

  @Column('timestamptz')
  uploadedAt!: Date;
}
