import { createHash } from 'node:crypto';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Store, Vault } from '../../../kernel/index.js';
import { ChatPhotos } from '../../../meeting/chat-photos/index.js';
import { photoNotFound, type Picture } from '../../../members/photos/index.js';
import type { CaseOpened } from '../case.events.js';
import { caseOf } from '../case.js';
import { Judges } from '../judges.js';
import type { KeptEvidence } from '../evidence.js';

/**
 * A copy kept with a report; or a photo of a chat that was turned down, while its sender objects to that.
 * @throws photo_not_found if there is none, or it is forgotten
 */
export class GetCasePhoto extends Query<Picture> {
  constructor(readonly input: { caseId: string; photoId: string; staffId: string }) {
    super();
  }
}

@QueryHandler(GetCasePhoto)
export class GetCasePhotoHandler implements IQueryHandler<GetCasePhoto> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly chatPhotos: ChatPhotos,
    private readonly judges: Judges,
  ) {}

  async execute({ input: { caseId, photoId, staffId } }: GetCasePhoto): Promise<Picture> {
    if (!(await this.judges.maySee(caseId, staffId))) throw photoNotFound({});
    const { subject, status } = await this.store.readFresh(caseOf(caseId));
    if (subject?.kind === 'rejected_chat_photo') {
      const row = status === 'open' && subject.photo === photoId ? await this.chatPhotos.find(photoId) : undefined;
      if (!row) throw photoNotFound({});
      return this.chatPhotos.pictureOf(row, 'original');
    }
    const [opened] = await this.store.history(caseOf(caseId), { limit: 1, types: ['CaseOpened', 'NoticeTakenUp'] });
    const text = await this.vault.open((opened?.data as CaseOpened['data'] | undefined)?.evidence);
    const { photos } = text ? (JSON.parse(text) as KeptEvidence) : {};
    const image = photos?.find(({ photo }) => photo === photoId)?.image;
    if (!image) throw photoNotFound({});
    const tag = `"${createHash('sha256').update(`${caseId} ${photoId}`).digest('base64url')}"`;
    return { tag, read: () => Promise.resolve(Buffer.from(image, 'base64')) };
  }
}
