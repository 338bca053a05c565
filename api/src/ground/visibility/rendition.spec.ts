import { describe, expect, it } from '@jest/globals';
import { renditionFor, type PhotoFacts, type PhotoStatus } from './rendition.js';

const statuses: PhotoStatus[] = ['under_inspection', 'active', 'rejected', 'deleted'];
const flags = [false, true];
const all = statuses.flatMap((status) =>
  flags.flatMap((own) =>
    flags.flatMap((staff) =>
      flags.flatMap((main) => flags.map((viewerPremium): PhotoFacts => ({ status, own, staff, main, viewerPremium }))),
    ),
  ),
);
const others = all.filter(({ own, staff }) => !own && !staff);

describe('which form of a photo someone gets, over all combinations', () => {
  it('covers 64 cases', () => expect(all).toHaveLength(64));

  it('PRO-03 before approval only its owner and staff see a photo', () =>
    expect(others.filter((f) => f.status !== 'active' && renditionFor(f) !== 'none')).toEqual([]));

  it('PRO-03 free members and visitors get nothing but the profile photo unblurred', () =>
    expect(others.filter((f) => !f.viewerPremium && !f.main && renditionFor(f) === 'original')).toEqual([]));

  it('PRO-03 an approved photo is shown in some form to all', () =>
    expect(others.filter((f) => f.status === 'active').map(renditionFor)).toEqual([
      'blurred',
      'original',
      'original',
      'original',
    ]));

  it('ACC-15 premium members get every approved photo as it is', () =>
    expect(others.filter((f) => f.status === 'active' && f.viewerPremium && renditionFor(f) !== 'original')).toEqual(
      [],
    ));

  it('PRO-02 a deleted photo is gone for everyone', () =>
    expect(all.filter((f) => f.status === 'deleted' && renditionFor(f) !== 'none')).toEqual([]));
});
