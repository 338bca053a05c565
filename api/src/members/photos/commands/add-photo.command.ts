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

interface Adding {
  memberId: string;
  key: string;
}

export class AddPhoto extends Command<void> {
  constructor(
    readonly input: Adding & {
      /** Takes the file in, once it is known that it could be kept. */
      withFile: (use: (file: IncomingFile) => Promise<void>) => Promise<void>;
    },
  ) {
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

  async execute({ input: { withFile, ...adding } }: AddPhoto): Promise<void> {
    // What could not be kept is not even taken in.
    await this.isAdded(adding);
    await withFile((file) => this.add(adding, file));
  }

  private async add({ memberId, key }: Adding, file: IncomingFile): Promise<void> {
    const [album, member] = [albumOf(memberId), memberOf(memberId)];
    const command = { actor: memberId, key, request: { photo: file.sha256 }, reads: [member], writes: [album] };
    if (await this.isAdded({ memberId, key })) {
      // The key was used before: for this file, or for another one, which must be rejected rather than dropped.
      await this.store.transact(command, () => ({ file: '' }));
      return;
    }
    const { renditions, placeholder, width, height } = await this.renderer.render(file);
    const photo = {
      photoId: photoIdOf({ memberId, key }),
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
        tx.decide(album, (state) => addPhoto(state, { ...photo, premium, quota: this.quota(), at: tx.at }));
        return { file: photo.file };
      });
      if (kept.file !== photo.file) await this.storage.remove(photo.file);
    } catch (error) {
      // Any other failure may have come after the commit: the photo would have lost its files for good.
      if (isRefusal(error)) await this.storage.remove(photo.file);
      throw error;
    }
  }

  /**
   * Whether a call before this one has added it. Read fresh, because another process may have, or have changed the room.
   * @throws photo_limit_reached, premium_required where there is no room for it
   */
  private async isAdded(adding: Adding): Promise<boolean> {
    const [album, { premium }] = await Promise.all([
      this.store.readFresh(albumOf(adding.memberId)),
      this.store.readFresh(memberOf(adding.memberId)),
    ]);
    if (album.photos.some(({ id }) => id === photoIdOf(adding))) return true;
    requireRoom(album, { premium, quota: this.quota() });
    return false;
  }

  private quota() {
    const { freePhotos, premiumPhotos } = this.settings.current();
    return { free: freePhotos, premium: premiumPhotos };
  }
}

/** Derived from the idempotency key, so that a retry is recognised and does not render the photo again. */
const photoIdOf = ({ memberId, key }: Adding): string => uuidOf(key, memberId);
