import {
  CreateBucketCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchBucket,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { OnModuleDestroy } from '@nestjs/common';
import type { ObjectStorage } from '../../kernel/index.js';
import { PhotoStorage, type Collection } from './photo-storage.js';
import { RENDITIONS, type Rendition } from './renditions.js';

const FOLDERS = { albums: 'photos/', chats: 'chat-photos/' };

/**
 * Stores pictures as objects in an S3-compatible store: `photos/abcd…/card.webp`. The bucket must be private and
 * unversioned, so that erased pictures are really gone.
 */
export class S3PhotoStorage extends PhotoStorage implements OnModuleDestroy {
  private readonly client: S3Client;
  private readonly Bucket: string;
  private readonly folder: string;

  constructor({ bucket, endpoint, region, accessKey, secretKey }: ObjectStorage, collection: Collection = 'albums') {
    super();
    this.Bucket = bucket;
    this.folder = FOLDERS[collection];
    this.client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      // Other stores than Amazon's support neither a host per bucket nor the newer checksums.
      forcePathStyle: endpoint !== undefined,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  onModuleDestroy(): void {
    this.client.destroy();
  }

  async write(file: string, renditions: Record<Rendition, Uint8Array>): Promise<void> {
    try {
      for (const [name, bytes] of Object.entries(renditions)) await this.put(this.keyOf(file, name), bytes);
    } catch (error) {
      // Objects that cannot be deleted now are orphans, which the sweep deletes later.
      await this.remove(file).catch(() => undefined);
      throw error;
    }
  }

  /** Of a photo that is removed meanwhile an orphan may be left, which the sweep deletes later. */
  replace(file: string, rendition: Rendition, bytes: Uint8Array): Promise<void> {
    return this.put(this.keyOf(file, rendition), bytes);
  }

  async read(file: string, rendition: Rendition): Promise<Buffer | undefined> {
    try {
      const { Body } = await this.client.send(
        new GetObjectCommand({ Bucket: this.Bucket, Key: this.keyOf(file, rendition) }),
      );
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (error instanceof NoSuchKey || isNoBucket(error)) return undefined;
      throw error;
    }
  }

  async remove(file: string): Promise<void> {
    const Objects = RENDITIONS.map((name) => ({ Key: this.keyOf(file, name) }));
    const { Errors = [] } = await this.client.send(
      new DeleteObjectsCommand({ Bucket: this.Bucket, Delete: { Objects, Quiet: true } }),
    );
    const [refused] = Errors.filter(({ Code }) => Code !== 'NoSuchKey');
    if (refused) throw new Error(`the store did not delete a photo: ${refused.Code}`);
  }

  async *list(): AsyncIterable<{ file: string; writtenAt: Date }> {
    let last: string | undefined;
    try {
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client: this.client },
        { Bucket: this.Bucket, Prefix: this.folder },
      )) {
        for (const { Key = '', LastModified } of Contents) {
          // Keys are listed in order, so the renditions of a photo are adjacent.
          const file = Key.slice(this.folder.length).split('/')[0]!;
          if (file === last || !LastModified) continue;
          last = file;
          yield { file, writtenAt: LastModified };
        }
      }
    } catch (error) {
      if (!isNoBucket(error)) throw error;
    }
  }

  private keyOf(file: string, rendition: string): string {
    if (!/^[\w-]{16,64}$/.test(file)) throw new Error('not the name of a photo');
    return `${this.folder}${file}/${rendition}.webp`;
  }

  /** Creates the bucket when the very first photo is stored. */
  private async put(Key: string, Body: Uint8Array): Promise<void> {
    const put = new PutObjectCommand({ Bucket: this.Bucket, Key, Body, ContentType: 'application/octet-stream' });
    try {
      await this.client.send(put);
    } catch (error) {
      if (!isNoBucket(error)) throw error;
      await this.client.send(new CreateBucketCommand({ Bucket: this.Bucket }));
      await this.client.send(put);
    }
  }
}

const isNoBucket = (error: unknown): boolean =>
  error instanceof NoSuchBucket || (error instanceof Error && error.name === 'NoSuchBucket');
