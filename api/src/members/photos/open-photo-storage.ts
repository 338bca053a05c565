import type { InjectionToken } from '@nestjs/common';
import { Config } from '../../kernel/index.js';
import { LocalPhotoStorage } from './local-photo-storage.js';
import { PhotoStorage, type Collection } from './photo-storage.js';

/** The object storage if one is configured, else a folder. S3's client, 19 MB, is loaded only where it is used. */
async function openPhotoStorage(config: Config, collection: Collection): Promise<PhotoStorage> {
  if (!config.objectStorage) return new LocalPhotoStorage(config, collection);
  const { S3PhotoStorage } = await import('./s3-photo-storage.js');
  return new S3PhotoStorage(config.objectStorage, collection);
}

export const storageOf = (provide: InjectionToken, collection: Collection) => ({
  provide,
  inject: [Config],
  useFactory: (config: Config) => openPhotoStorage(config, collection),
});

export const albumStorage = storageOf(PhotoStorage, 'albums');
