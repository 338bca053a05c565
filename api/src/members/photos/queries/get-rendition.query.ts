import { createHash } from 'node:crypto';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Accounts } from '../../accounts/index.js';
import { premiumRequired, type Caller } from '../../../kernel/index.js';
import { renditionFor } from '../../../ground/visibility/index.js';
import { PhotoAddresses, type Signature } from '../photo-addresses.js';
import { PhotoFiles } from '../photo-files.js';
import { photoAddressExpired, photoNotFound } from '../photos.errors.js';
import type { Photo } from '../photos.js';
import type { Rendition } from '../renditions.js';

export class GetRendition extends Query<Picture> {
  constructor(
    readonly input: {
      photo: Photo;
      rendition: Rendition;
      viewer: Caller | undefined;
      /** Staff need no signature: their session identifies them, and the console shows no long-lived URLs. */
      signature: Partial<Signature>;
    },
  ) {
    super();
  }
}

/** A picture that the viewer may see. */
export interface Picture {
  /** An ETag that identifies the content, because a rendition never changes. */
  tag: string;
  /** @throws photo_not_found if its file is gone */
  read(): Promise<Buffer>;
}

export const pictureOf = (file: string, rendition: Rendition, read: () => Promise<Buffer | undefined>): Picture => ({
  tag: `"${createHash('sha256').update(`${file} ${rendition}`).digest('base64url')}"`,
  read: async () => {
    const bytes = await read();
    if (!bytes) throw photoNotFound({});
    return bytes;
  },
});

/**
 * Checks a signed URL against the current state, because the URL may be older than the state of the photo. Whether the
 * viewer may see the photo's owner is checked first.
 */
@QueryHandler(GetRendition)
export class GetRenditionHandler implements IQueryHandler<GetRendition> {
  constructor(
    private readonly accounts: Accounts,
    private readonly addresses: PhotoAddresses,
    private readonly files: PhotoFiles,
  ) {}

  async execute({ input: { photo, rendition, viewer, signature } }: GetRendition): Promise<Picture> {
    const staff = viewer?.kind === 'staff';
    const own = viewer?.id === photo.memberId;
    const open = own || staff || photo.main;
    const viewerPremium = !open && viewer !== undefined && (await this.accounts.isPremium(viewer.id));
    const allowed = renditionFor({ ...photo, own, staff, viewerPremium });
    if (allowed === 'none') throw photoNotFound({});
    if (allowed === 'blurred' && rendition !== 'blurred') throw premiumRequired({ feature: 'photos' });
    if (!staff && !this.addresses.isValid(photo.id, rendition, viewer?.id ?? null, signature))
      throw photoAddressExpired({});
    return pictureOf(photo.file, rendition, () => this.files.read(photo.file, rendition));
  }
}
