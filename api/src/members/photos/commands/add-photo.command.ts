import { randomBytes } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 as uuidOf } from 'uuid';
import { memberOf, requireActive } from '../../accounts/index.js';
import { Store, Vault } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { addPhoto, albumOf, requireRoom } from '../album.js';
import type { IncomingFile } from '../incoming.js';
import { PhotoStorage } from '../photo-storage.js';
import { Renderer } from '../renderer.js';

export class AddPhoto extends Command<string> {
  constructor(readonly input: { memberId: string; key: string; file: Pick<IncomingFile, 'path' | 'sha256'> }) {
    super();
  }
}

/**
 * Pictures are stored before the event that tells of them, so a photo that shows has its files; the other way round,
 * files whose command is refused go at once, and those of a process that ended meanwhile are swept up later.
 */
@CommandHandler(AddPhoto)
export class AddPhotoHandler implements ICommandHandler<AddPhoto> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly settings: Settings,
    private readonly renderer: Renderer,
    private readonly storage: PhotoStorage,
  ) {}

  async execute({
    input: {
      memberId,
      key,
      file: { path, sha256 },
    },
  }: AddPhoto): Promise<string> {
    const album = albumOf(memberId);
    const member = memberOf(memberId);
    const quota = this.quota();
    // The same call makes the same photo: a retry is known by it, and draws nothing twice.
    const photoId = uuidOf(key, memberId);
    // Fresh: what another process did decides whether there is room, and whether this call was made before.
    const before = await this.store.readFresh(album);
    const command = { actor: memberId, key, request: { photo: sha256 }, reads: [member], writes: [album] };
    if (before.photos.some(({ id }) => id === photoId)) {
      // Its key is taken: for this file, or for another one, which is refused rather than dropped.
      await this.store.transact(command, () => ({ file: '' }));
      return photoId;
    }
    requireRoom(before, { premium: (await this.store.readFresh(member)).premium, quota });

    const { renditions, placeholder, width, height } = await this.renderer.render(path);
    const photo = {
      photoId,
      file: randomBytes(18).toString('base64url'),
      placeholder: await this.vault.seal(memberId, placeholder),
      width,
      height,
    };
    await this.storage.write(photo.file, renditions);
    try {
      const kept = await this.store.transact(command, (tx) => {
        const { premium, ...account } = tx.state(member);
        requireActive(account);
        tx.decide(album, (state) => addPhoto(state, { ...photo, premium, quota, at: tx.now.toISOString() }));
        return { file: photo.file };
      });
      if (kept.file !== photo.file) await this.storage.remove(photo.file);
    } catch (error) {
      await this.storage.remove(photo.file);
      throw error;
    }
    return photoId;
  }

  private quota() {
    const { freePhotos, premiumPhotos } = this.settings.current();
    return { free: freePhotos, premium: premiumPhotos };
  }
}
