import { Column, Entity, PrimaryColumn } from 'typeorm';

abstract class StoredFile {
  @PrimaryColumn('text')
  id!: string;

  @Column('bytea')
  bytes!: Buffer;

  @Column('timestamptz')
  uploadedAt!: Date;
}

/** The operator's own picture of a gift: WebP. */
@Entity({ schema: 'settings', name: 'gift_pictures' })
export class StoredGiftPicture extends StoredFile {}

/** The operator's own picture or video of a lander: WebP, MP4 or WebM. */
@Entity({ schema: 'settings', name: 'lander_files' })
export class StoredLanderFile extends StoredFile {}
