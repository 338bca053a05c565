import { Injectable } from '@nestjs/common';
import { Type, type Static } from 'typebox';
import { Id, Nullable } from '../../kernel/index.js';
import { Photos, StaffPhoto } from '../../members/photos/index.js';
import type { Subject } from './case.events.js';
import type { KeptEvidence } from './evidence.js';

const address = Nullable(Type.String());

/** A photo of the member who was reported: as it was seen when it was, and what became of it since. */
export const CasePhoto = Type.Object({
  id: Id,
  /** Others saw it when the report was made; null: of then nothing was kept. */
  shown_then: Nullable(Type.Boolean()),
  /** It stood for the member then. */
  main: Type.Boolean(),
  /** It is what was reported. */
  reported: Type.Boolean(),
  status: Type.Union([StaffPhoto.properties.status, Type.Literal('deleted')]),
  reason: StaffPhoto.properties.reason,
  /** The copy of then; null where there is none. */
  then_url: address,
  /** As it is now; null once it is deleted. */
  card_url: address,
  url: address,
});
export type CasePhoto = Static<typeof CasePhoto>;

@Injectable()
export class CasePhotos {
  constructor(private readonly photos: Photos) {}

  /** Those of then first, in their order; then what has come, or come to light, since. */
  async of(caseId: string, subject: Subject, { photos: kept }: KeptEvidence): Promise<CasePhoto[]> {
    const album = await this.photos.forStaff(subject.member);
    const now = new Map(album.map((photo) => [photo.id, photo]));
    const reported = subject.kind === 'photo' ? subject.photo : null;
    const ids = new Set([...(kept ?? []).map(({ photo }) => photo), ...now.keys()]);
    return [...ids].map((id) => {
      const then = kept?.find(({ photo }) => photo === id);
      const photo = now.get(id);
      return {
        ...{ id, shown_then: kept ? then !== undefined : null, main: then?.main ?? false, reported: id === reported },
        ...{ status: photo?.status ?? ('deleted' as const), reason: photo?.reason ?? null },
        then_url: then?.image ? `/api/admin/cases/${caseId}/photos/${id}` : null,
        card_url: photo ? `/api/admin/photos/${id}/card` : null,
        url: photo ? `/api/admin/photos/${id}/original` : null,
      };
    });
  }
}
