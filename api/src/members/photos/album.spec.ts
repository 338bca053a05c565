import { describe, expect, it } from '@jest/globals';
import { premiumRequired, type Sealed } from '../../kernel/domain.js';
import { given } from '../../../testing/kernel/given.js';
import type { AlbumEvent } from './album.events.js';
import {
  addPhoto,
  album,
  approvePhoto,
  arrangePhotos,
  chooseMainPhoto,
  decidePhoto,
  deletePhoto,
  putBackPhoto,
  rejectPhoto,
  revokeApproval,
  publishDecision,
  takeDownPhoto,
  withdrawDecision,
} from './album.js';
import { photoAlreadyDecided, photoLimitReached, photoNotActive, photoNotFound } from './photos.errors.js';

const at = '2026-03-01T12:00:00.000Z';
const quota = { free: 3, premium: 25 };
const photo = (photoId: string) => ({
  photoId,
  file: `file-${photoId}`,
  placeholder: '~1.p' as Sealed,
  width: 1500,
  height: 2000,
});
const added = (photoId: string): AlbumEvent => ({ type: 'PhotoAdded', data: { ...photo(photoId), addedAt: at } });
const approved = (photoId: string): AlbumEvent => ({ type: 'PhotoApproved', data: { photoId, approvedAt: at } });
const ifMain = (wasMain: boolean) => wasMain && { wasMain: true as const };
const rejected = (photoId: string, wasMain = false): AlbumEvent => ({
  type: 'PhotoRejected',
  data: { photoId, reason: 'unclear', ...ifMain(wasMain), rejectedAt: at },
});
const main = (photoId: string): AlbumEvent => ({ type: 'MainPhotoChosen', data: { photoId, chosenAt: at } });
const deleted = (photoId: string, wasMain = false): AlbumEvent => ({
  type: 'PhotoDeleted',
  data: { photoId, file: `file-${photoId}`, wasMain, deletedAt: at },
});
const many = (n: number) => Array.from({ length: n }, (_, i) => added(`p${i}`));
const add =
  (photoId: string, premium = false) =>
  (state: typeof album.initial) =>
    addPhoto(state, { ...photo(photoId), premium, quota, at });

describe('PRO-02 adding photos', () => {
  it('puts a photo under inspection', () => {
    given(album).when(add('a')).then(added('a'));
    expect(given(album, added('a')).state.photos).toMatchObject([{ id: 'a', status: 'under_inspection' }]);
  });

  it('stops a free member at three, and says what premium gives', () => {
    given(album, ...many(2))
      .when(add('c'))
      .then(added('c'));
    given(album, ...many(3))
      .when(add('d'))
      .thenRefused(premiumRequired, { feature: 'photos' });
  });

  it('stops everybody at 25', () => {
    given(album, ...many(3))
      .when(add('d', true))
      .then(added('d'));
    given(album, ...many(24))
      .when(add('y', true))
      .then(added('y'));
    given(album, ...many(25))
      .when(add('z', true))
      .thenRefused(photoLimitReached, { limit: 25 });
    given(album, ...many(25))
      .when(add('z', false))
      .thenRefused(photoLimitReached, { limit: 25 });
  });

  it('counts a rejected photo until it is deleted', () => {
    given(album, ...many(3), rejected('p0'))
      .when(add('d'))
      .thenRefused(premiumRequired, { feature: 'photos' });
    given(album, ...many(3), rejected('p0'), deleted('p0'))
      .when(add('d'))
      .then(added('d'));
  });
});

describe('PRO-02 under inspection → active or rejected', () => {
  it('makes the first approved photo the profile photo', () => {
    given(album, added('a'), added('b'))
      .when((state) => approvePhoto(state, { photoId: 'b', at }))
      .then(approved('b'), main('b'));
    given(album, added('a'), added('b'), approved('b'), main('b'))
      .when((state) => approvePhoto(state, { photoId: 'a', at }))
      .then(approved('a'));
  });

  it('rejects with a reason', () => {
    given(album, added('a'))
      .when((state) => rejectPhoto(state, { photoId: 'a', reason: 'unclear', at }))
      .then(rejected('a'));
  });

  it('ADM-01 is decided once', () => {
    given(album, added('a'), approved('a'))
      .when((state) => rejectPhoto(state, { photoId: 'a', reason: 'unclear', at }))
      .thenRefused(photoAlreadyDecided, { status: 'active' });
    given(album, added('a'), rejected('a'))
      .when((state) => approvePhoto(state, { photoId: 'a', at }))
      .thenRefused(photoAlreadyDecided, { status: 'rejected' });
    given(album)
      .when((state) => approvePhoto(state, { photoId: 'a', at }))
      .thenRefused(photoNotFound);
  });
});

describe('ADM-01 a decision can be taken back for ten seconds', () => {
  const mira = 'mira';
  const effectiveAt = '2026-03-01T12:00:10.000Z';
  const decided = (photoId: string, reason: 'unclear' | null = null): AlbumEvent => ({
    type: 'PhotoDecided',
    data: { photoId, reason, by: mira, decidedAt: at, effectiveAt },
  });
  const withdrawn = (photoId: string, withdrawnAt: string): AlbumEvent => ({
    type: 'PhotoDecisionWithdrawn',
    data: { photoId, withdrawnAt },
  });
  type State = typeof album.initial;
  const decide =
    (photoId: string, reason: 'unclear' | null = null) =>
    (state: State) =>
      decidePhoto(state, { photoId, reason, by: mira, at });
  const withdraw =
    (when: string, by = mira) =>
    (state: State) =>
      withdrawDecision(state, { photoId: 'a', by, at: when });
  const settle =
    (when: string, of = effectiveAt) =>
    (state: State) =>
      publishDecision(state, { photoId: 'a', effectiveAt: of, at: when });

  it('changes nothing for the owner at first', () => {
    given(album, added('a')).when(decide('a')).then(decided('a'));
    expect(given(album, added('a'), decided('a')).state.photos).toMatchObject([{ status: 'under_inspection' }]);
  });

  it('is decided once', () => {
    given(album, added('a'), decided('a'))
      .when(decide('a', 'unclear'))
      .thenRefused(photoAlreadyDecided, { status: 'active' });
    given(album, added('a'), decided('a', 'unclear'))
      .when(decide('a'))
      .thenRefused(photoAlreadyDecided, { status: 'rejected' });
    given(album, added('a'), approved('a')).when(decide('a')).thenRefused(photoAlreadyDecided, { status: 'active' });
  });

  it('is withdrawn before its instant, by whoever made it', () => {
    const before = '2026-03-01T12:00:09.999Z';
    given(album, added('a'), decided('a')).when(withdraw(before)).then(withdrawn('a', before));
    given(album, added('a'), decided('a'))
      .when(withdraw(effectiveAt))
      .thenRefused(photoAlreadyDecided, { status: 'active' });
    given(album, added('a'), decided('a'))
      .when(withdraw(before, 'other'))
      .thenRefused(photoAlreadyDecided, { status: 'active' });
    given(album, added('a'), decided('a'), withdrawn('a', before)).when(withdraw(before)).thenNothing();
    given(album, added('a'), decided('a'), withdrawn('a', before))
      .when(decide('a', 'unclear'))
      .then(decided('a', 'unclear'));
  });

  it('takes effect at its instant, not before', () => {
    const rejectedThen: AlbumEvent = {
      type: 'PhotoRejected',
      data: { photoId: 'a', reason: 'unclear', rejectedAt: effectiveAt },
    };
    const approvedThen: AlbumEvent = { type: 'PhotoApproved', data: { photoId: 'a', approvedAt: effectiveAt } };
    const mainThen: AlbumEvent = { type: 'MainPhotoChosen', data: { photoId: 'a', chosenAt: effectiveAt } };
    given(album, added('a'), decided('a')).when(settle('2026-03-01T12:00:09.999Z')).thenNothing();
    given(album, added('a'), decided('a')).when(settle(effectiveAt)).then(approvedThen, mainThen);
    given(album, added('a'), decided('a', 'unclear')).when(settle(effectiveAt)).then(rejectedThen);
    given(album, added('a'), decided('a'), approvedThen, mainThen).when(settle(effectiveAt)).thenNothing();
  });

  it('PRV-03 tells what the moderator wrote, in its turn', () => {
    const statement = 'sealed' as Sealed;
    const own = { reason: 'unclear', statement } as const;
    const then: AlbumEvent = {
      type: 'PhotoDecided',
      data: { ...own, photoId: 'a', by: mira, decidedAt: at, effectiveAt },
    };
    given(album, added('a'))
      .when((state) => decidePhoto(state, { ...own, photoId: 'a', by: mira, at }))
      .then(then);
    given(album, added('a'), then)
      .when(settle(effectiveAt))
      .then({ type: 'PhotoRejected', data: { ...own, photoId: 'a', rejectedAt: effectiveAt } });
  });

  it('has no effect once it is withdrawn, or its photo deleted', () => {
    given(album, added('a'), decided('a'), withdrawn('a', at)).when(settle(effectiveAt)).thenNothing();
    given(album, added('a'), decided('a'), deleted('a')).when(settle(effectiveAt)).thenNothing();
    const later = '2026-03-01T12:00:20.000Z';
    given(album, added('a'), decided('a')).when(settle(later, later)).thenNothing();
  });
});

describe('PRO-02 the profile photo', () => {
  const two = [added('a'), approved('a'), main('a'), added('b'), approved('b')];
  const choose = (photoId: string) => (state: typeof album.initial) => chooseMainPhoto(state, { photoId, at });

  it('is chosen among active photos', () => {
    given(album, ...two)
      .when(choose('b'))
      .then(main('b'));
    given(album, ...two)
      .when(choose('a'))
      .thenNothing();
    given(album, ...two, added('c'))
      .when(choose('c'))
      .thenRefused(photoNotActive);
    given(album, ...two)
      .when(choose('x'))
      .thenRefused(photoNotFound);
  });

  it('is replaced when it is deleted, by the oldest active one', () => {
    const remove = (photoId: string) => (state: typeof album.initial) => deletePhoto(state, { photoId, at });
    given(album, ...two)
      .when(remove('a'))
      .then(deleted('a', true), main('b'));
    given(album, ...two)
      .when(remove('b'))
      .then(deleted('b'));
    given(album, added('a'), approved('a'), main('a'), added('b')).when(remove('a')).then(deleted('a', true));
    given(album, ...two)
      .when(remove('x'))
      .thenRefused(photoNotFound);
    expect(given(album, ...two, deleted('a', true)).state.main).toBeNull();
  });
});

it('PRV-01 state keeps no sealed field', () => {
  expect(JSON.stringify(given(album, added('a')).state)).not.toContain('~1.');
});

describe('PRV-03 a photo that was rightly reported', () => {
  const takenDown = (photoId: string, wasMain = false): AlbumEvent => ({
    type: 'PhotoTakenDown',
    data: { photoId, ...ifMain(wasMain), takenDownAt: at },
  });
  const back = (photoId: string): AlbumEvent => ({ type: 'PhotoPutBack', data: { photoId, putBackAt: at } });
  const seen = (...ids: string[]) => ids.flatMap((id) => [added(id), approved(id)]);
  const down = (state: typeof album.initial) => takeDownPhoto(state, { photoId: 'a', at });
  const up = (state: typeof album.initial) => putBackPhoto(state, { photoId: 'a', at });

  it('is taken down, and another one stands for the member', () => {
    given(album, ...seen('a', 'b'), main('a'))
      .when(down)
      .then(takenDown('a', true), main('b'));
    given(album, ...seen('a'), main('a'))
      .when(down)
      .then(takenDown('a', true));
    given(album, ...seen('a', 'b'), main('b'))
      .when(down)
      .then(takenDown('a'));
    expect(given(album, ...seen('a'), main('a'), takenDown('a')).state).toMatchObject({
      photos: [{ id: 'a', status: 'rejected' }],
      main: null,
    });
  });

  it('changes nothing when others do not see it anyway', () => {
    for (const history of [[], [added('a')], [added('a'), rejected('a')], [...seen('a'), deleted('a')]])
      given(album, ...history)
        .when(down)
        .then();
  });

  it('is put back when the report was not right after all', () => {
    given(album, ...seen('a'), main('a'), takenDown('a'))
      .when(up)
      .then(back('a'), main('a'));
    given(album, ...seen('a', 'b'), main('b'), takenDown('a'))
      .when(up)
      .then(back('a'));
    given(album, ...seen('a'), takenDown('a'), deleted('a'))
      .when(up)
      .then();
    expect(given(album, ...seen('a'), takenDown('a'), back('a')).state.photos).toMatchObject([{ status: 'active' }]);
  });
});

describe('ADM-01 an approval that is revoked', () => {
  const revoke = (state: typeof album.initial) => revokeApproval(state, { photoId: 'a', reason: 'unclear', at });

  it('turns the photo down, and another one stands for the member', () => {
    given(album, added('a'), approved('a'), main('a'), added('b'), approved('b'))
      .when(revoke)
      .then(rejected('a', true), main('b'));
    given(album, added('a'), approved('a'), added('b'), approved('b'), main('b')).when(revoke).then(rejected('a'));
    expect(given(album, added('a'), approved('a'), main('a'), rejected('a')).state.main).toBeNull();
  });

  it('is for photos that were approved', () => {
    given(album, added('a')).when(revoke).thenRefused(photoNotActive);
    given(album, added('a'), rejected('a')).when(revoke).thenRefused(photoNotActive);
    given(album).when(revoke).thenRefused(photoNotFound);
  });
});

describe('PRO-02 the order of photos', () => {
  const arranged = (...photoIds: string[]): AlbumEvent => ({
    type: 'PhotosArranged',
    data: { photoIds, arrangedAt: at },
  });
  const arrange =
    (...photoIds: string[]) =>
    (state: typeof album.initial) =>
      arrangePhotos(state, { photoIds, at });
  const orderOf = (...events: AlbumEvent[]) => given(album, ...events).state.photos.map(({ id }) => id);

  it('is what its owner makes it, whatever the state of each; the profile photo stays', () => {
    const three = [added('a'), approved('a'), main('a'), added('b'), added('c'), rejected('c')];
    given(album, ...three)
      .when(arrange('c', 'a', 'b'))
      .then(arranged('c', 'a', 'b'));
    expect(orderOf(...three, arranged('c', 'a', 'b'))).toEqual(['c', 'a', 'b']);
    expect(given(album, ...three, arranged('c', 'a', 'b')).state.main).toBe('a');
  });

  it('has those that are not named last, as they were', () => {
    given(album, ...many(4))
      .when(arrange('p3', 'p1'))
      .then(arranged('p3', 'p1', 'p0', 'p2'));
    expect(orderOf(...many(3), arranged('p2', 'p0', 'p1'), added('new'))).toEqual(['p2', 'p0', 'p1', 'new']);
  });

  it('stays as it is without an event where nothing moves, and knows no other photos', () => {
    given(album, ...many(3))
      .when(arrange('p0', 'p1', 'p2'))
      .then();
    given(album, ...many(2), deleted('p1'))
      .when(arrange('p1', 'p0'))
      .thenRefused(photoNotFound);
  });
});
