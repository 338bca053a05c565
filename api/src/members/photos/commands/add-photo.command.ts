import { randomBytes } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 as uuidOf } from 'uuid';
import { memberOf, requireActive } from '../../accounts/index.js';
import { isRefusal, Store, Vault } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { addPhoto, albumOf, requireRoom } from '../album.js';
import type { IncomingFile } from '../incoming.js';
import { PhotoFiles } from '../photo-files.js';
import { PhotoStorage } from '../photo-storage.js';
import { Renderer } from '../renderer.js';

export class AddPhoto extends Command<string> {
  constructor(readonly input: { memberId: string; key: string; file: Pick<IncomingFile, 'path' | 'sha256'> }) {
    super();
  }
}

/**
 * Files are stored before the event, so that every visible photo has its files. If the command is rejected the files
 * are deleted at once; files left by a process that died, or by a failure that leaves open whether the event was
 * stored, are swept later.
 */
@CommandHandler(AddPhoto)
export class AddPhotoHandler implements ICommandHandler<AddPhoto> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly settings: Settings,
    private readonly renderer: Renderer,
    private readonly files: PhotoFiles,
    private readonly storage: PhotoStorage,
  ) {}

  async execute({ input: { memberId, key, file } }: AddPhoto): Promise<string> {
    const album = albumOf(memberId);
    const member = memberOf(memberId);
    const quota = this.quota();
    // Derived from the idempotency key, so that a retry is recognised and does not render the photo again.
    const photoId = uuidOf(key, memberId);
    // Read fresh, because another process may have used up the room or handled this call before.
    const before = await this.store.readFresh(album);
    const command = { actor: memberId, key, request: { photo: file.sha256 }, reads: [member], writes: [album] };
    if (before.photos.some(({ id }) => id === photoId)) {
      // The key was used before: for this file, or for another one, which must be rejected rather than dropped.
      await this.store.transact(command, () => ({ file: '' }));
      return photoId;
    }
    requireRoom(before, { premium: (await this.store.readFresh(member)).premium, quota });

    const { renditions, placeholder, width, height } = await this.renderer.render(file);
    const photo = {
      photoId,
      file: randomBytes(18).toString('base64url'),
      placeholder: await this.vault.seal(memberId, placeholder),
      width,
      height,
    };
    await this.files.write(memberId, photo.file, renditions);
    try {
      const kept = await this.store.transact(command, (tx) => {
        const { premium, ...account } = tx.state(member);
        requireActive(account);
        tx.decide(album, (state) => addPhoto(state, { ...photo, premium, quota, at: tx.at }));
        return { file: photo.file };
      });
      if (kept.file !== photo.file) await this.storage.remove(photo.file);
    } catch (error) {
      // Any other failure may have come after the commit: the photo would have lost its files for good.
      if (isRefusal(error)) await this.storage.remove(photo.file);
      throw error;
    }
    return photoId;
  }

  private quota() {
    const { freePhotos, premiumPhotos } = this.settings.current();
    return { free: freePhotos, premium: premiumPhotos };
  }
}
