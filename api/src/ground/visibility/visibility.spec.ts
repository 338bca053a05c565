import { describe, expect, it } from '@jest/globals';
import { mayBeTold, mayKnow, mayLike, mayMessage, maySee, type Facts, type Status } from './visibility.js';

const open: Facts = {
  viewer: 'active',
  other: 'active',
  disabled: false,
  invisible: false,
  hidden: false,
  blocked: false,
  blockedByOther: false,
  chatting: false,
  ownHidden: false,
};
const answers = (facts: Partial<Facts>) => {
  const all = { ...open, ...facts };
  return [maySee(all), mayMessage(all)];
};

describe('visibility, case by case', () => {
  it.each<[string, Partial<Facts>, boolean, ReturnType<typeof mayMessage>]>([
    ['two active members', {}, true, 'allowed'],
    [
      'ACC-04 an unconfirmed viewer browses but does not write',
      { viewer: 'not_confirmed' },
      true,
      'confirmation_required',
    ],
    ['a deleted viewer', { viewer: 'deleted' }, false, 'profile_not_available'],
    ['nobody', { viewer: 'none' }, false, 'profile_not_available'],
    ['CHT-04 an unconfirmed other is not shown, yet can be written to', { other: 'not_confirmed' }, false, 'allowed'],
    ['CHT-04 an unconfirmed chat partner', { other: 'not_confirmed', chatting: true }, true, 'allowed'],
    ['ACC-12 a deleted other', { other: 'deleted', chatting: true }, false, 'profile_not_available'],
    ['an unknown other', { other: 'none' }, false, 'profile_not_available'],
    ['ADM-02 a disabled profile', { disabled: true, chatting: true }, false, 'profile_not_available'],
    ['PRO-07 blocked by the other', { blockedByOther: true, chatting: true }, false, 'profile_not_available'],
    ['PRO-07 blocked by the viewer', { blocked: true, chatting: true }, true, 'member_blocked'],
    ['PRO-07 blocked both ways', { blocked: true, blockedByOther: true }, false, 'profile_not_available'],
    ['PRO-08 an invisible stranger', { invisible: true }, false, 'profile_not_available'],
    ['PRO-08 an invisible chat partner', { invisible: true, chatting: true }, true, 'allowed'],
    ['ADM-02 a stranger whose profile is hidden', { hidden: true }, false, 'profile_not_available'],
    ['ADM-02 a chat partner whose profile is hidden', { hidden: true, chatting: true }, false, 'allowed'],
    ['ADM-02 a stranger, for one whose own profile is hidden', { ownHidden: true }, true, 'own_profile_hidden'],
    [
      'ADM-02 a chat partner, for one whose own profile is hidden',
      { ownHidden: true, chatting: true },
      true,
      'allowed',
    ],
  ])('%s', (_case, facts, seen, messaged) => expect(answers(facts)).toEqual([seen, messaged]));
});

describe('visibility, over all combinations', () => {
  const statuses: Status[] = ['none', 'not_confirmed', 'active', 'deleted'];
  const flags = [false, true];
  const all = statuses.flatMap((viewer) =>
    statuses.flatMap((other) =>
      flags.flatMap((disabled) =>
        flags.flatMap((invisible) =>
          flags.flatMap((hidden) =>
            flags.flatMap((blocked) =>
              flags.flatMap((blockedByOther) =>
                flags.flatMap((chatting) =>
                  flags.map((ownHidden): Facts => ({
                    viewer,
                    other,
                    disabled,
                    invisible,
                    hidden,
                    blocked,
                    blockedByOther,
                    chatting,
                    ownHidden,
                  })),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );

  it('covers 2048 cases', () => expect(all).toHaveLength(2048));

  it('PRO-07 a block either way stops every message', () =>
    expect(all.filter((f) => (f.blocked || f.blockedByOther) && mayMessage(f) === 'allowed')).toEqual([]));

  it('PRO-07 whom the other blocked learns nothing but that the profile is not available', () =>
    expect(
      all.filter((f) => f.viewer === 'active' && f.blockedByOther && mayMessage(f) !== 'profile_not_available'),
    ).toEqual([]));

  it('PRO-08 of a stranger whom one may not see, nor is blocked by, nothing is known', () =>
    expect(
      all.filter((f) => mayKnow(f) && (f.other === 'none' || !(maySee(f) || f.chatting || f.blockedByOther))),
    ).toEqual([]));

  it('DSC-03 only whom one may see and has not blocked can be liked, by active members alone', () =>
    expect(
      all.filter(
        (f) => (mayLike(f) === 'allowed') !== (f.viewer === 'active' && maySee(f) && !f.blocked && !f.ownHidden),
      ),
    ).toEqual([]));

  it('NTF-02 PRO-07 only an active member is told, of whom they may see, and never after a block', () =>
    expect(
      all.filter(
        (f) =>
          mayBeTold(f) &&
          (f.viewer !== 'active' ||
            !maySee({ ...f, hidden: f.hidden && !f.chatting }) ||
            f.blocked ||
            f.blockedByOther),
      ),
    ).toEqual([]));

  it('ADM-02 a hidden profile is seen by nobody, and only who chats with its member reaches them', () =>
    expect(
      all.filter(
        (f) => f.hidden && (maySee(f) || mayLike(f) === 'allowed' || (mayMessage(f) === 'allowed' && !f.chatting)),
      ),
    ).toEqual([]));

  it('ADM-02 nobody new hears from one whose own profile is hidden', () =>
    expect(
      all.filter((f) => f.ownHidden && (mayLike(f) === 'allowed' || (mayMessage(f) === 'allowed' && !f.chatting))),
    ).toEqual([]));

  it('PRO-08 an invisible stranger gets no like', () =>
    expect(all.filter((f) => f.invisible && !f.chatting && mayLike(f) === 'allowed')).toEqual([]));

  it('ACC-04 only an active member writes', () =>
    expect(all.filter((f) => f.viewer !== 'active' && mayMessage(f) === 'allowed')).toEqual([]));

  it('ACC-12 a deleted, unknown or disabled member is neither seen nor written to', () =>
    expect(
      all.filter(
        (f) => (f.disabled || ['none', 'deleted'].includes(f.other)) && (maySee(f) || mayMessage(f) === 'allowed'),
      ),
    ).toEqual([]));
});
