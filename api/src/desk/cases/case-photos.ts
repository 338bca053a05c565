import { Injectable } from '@nestjs/common';
import { Type, type Static } from 'typebox';
import { Id, Nullable } from '../../kernel/index.js';
import { Photos, StaffPhoto } from '../../members/photos/index.js';
import type { Subject } from './case.events.js';
import type { KeptEvidence } from './evidence.js';

const address = Nullable(Type.String());

/** A photo of the reported member, as it was at the time of the report and as it is now. */
export const CasePhoto = Type.Object({
  id: Id,
  /** Whether others could see it at the time of the report; null: nothing was recorded then. */
  shown_then: Nullable(Type.Boolean()),
  /** It was the main photo then. */
  main: Type.Boolean(),
  /** It is the reported photo. */
  reported: Type.Boolean(),
  status: Type.Union([StaffPhoto.properties.status, Type.Literal('deleted')]),
  reason: StaffPhoto.properties.reason,
  /** The copy made at the time of the report; null if there is none. */
  then_url: address,
  /** The current photo; null once it is deleted. */
  card_url: address,
  url: address,
});
export type CasePhoto = Static<typeof CasePhoto>;

@Injectable()
export class CasePhotos {
  constructor(private readonly photos: Photos) {}

  /** First the photos at the time of the report, in their order; then those added or published since. */
  async of(caseId: string, subject: Subject, { photos: kept }: KeptEvidence): Promise<CasePhoto[]> {
    const album = await this.photos.forStaff(subject.member);
    const now = new Map(album.map((photo) => [photo.id, photo]));
    const reported = subject.kind === 'photo' ? subject.photo : null;
    const ids = new Set([...(kept ?? []).map(({ photo }) => photo), ...now.keys()]);
    return [...ids].map((id) => {
      const then = kept?.find(({ photo }) => photo === id);
      const photo = now.get(id);
      return {
        id,
        shown_then: kept ? then !== undefined : null,
        main: then?.main ?? false,
        reported: id === reported,
        status: photo?.status ?? ('deleted' as const),
        reason: photo?.reason ?? null,
        then_url: then?.image ? `/api/admin/cases/${caseId}/photos/${id}` : null,
        card_url: photo ? `/api/admin/photos/${id}/card` : null,
        url: photo ? `/api/admin/photos/${id}/original` : null,
      };
    });
  }
}
