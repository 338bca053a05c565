import { describe, expect, it } from '@jest/globals';
import { given } from '../../../../testing/kernel/given.js';
import type { Facts } from '../../../ground/visibility/index.js';
import { changeSigns, chatSigns } from './chat-signs.js';
import { sharedSigns } from './shared-signs.js';

const now = new Date('2026-11-23T10:00:00.000Z');
const facts: Facts = {
  viewer: 'active',
  other: 'active',
  disabled: false,
  invisible: false,
  hidden: false,
  blocked: false,
  blockedByOther: false,
  chatting: true,
  ownHidden: false,
};
const [all, none] = [
  { typing: true, read: true },
  { typing: false, read: false },
];
const between = (
  changed: { facts?: Partial<Facts>; invisible?: boolean } = {},
  signs: Parameters<typeof sharedSigns>[0]['signs'] = [all, all],
) => sharedSigns({ facts: { ...facts, ...changed.facts }, invisible: changed.invisible ?? false, signs });

describe('CHT-09 what two members see of each other', () => {
  it('is what both allow, whichever of them looks', () => {
    expect(between()).toEqual(all);
    const [one, other] = [
      { typing: true, read: false },
      { typing: false, read: true },
    ];
    expect(between({}, [one, all])).toEqual(one);
    expect(between({}, [all, one])).toEqual(one);
    expect(between({}, [one, other])).toEqual(none);
  });

  it.each<[string, Parameters<typeof between>[0]]>([
    ['before a message went between them', { facts: { chatting: false } }],
    ['blocked by the one', { facts: { blocked: true } }],
    ['blocked by the other', { facts: { blockedByOther: true } }],
    ['one is invisible', { invisible: true }],
    ['one is not confirmed', { facts: { viewer: 'not_confirmed' } }],
    ['the other is not confirmed', { facts: { other: 'not_confirmed' } }],
    ['one is disabled', { facts: { viewer: 'none' } }],
    ['the other is disabled', { facts: { disabled: true } }],
    ['the other has left', { facts: { other: 'deleted' } }],
  ])('PRO-07 PRO-08 is nothing: %s', (_, changed) => expect(between(changed)).toEqual(none));

  it('the first answer is recorded whatever it is; then a switch when it changes, and only then', () => {
    const first = { type: 'ChatSignsChanged' as const, data: { signs: all, changedAt: now.toISOString() } };
    given(chatSigns)
      .when((state) => changeSigns(state, { wanted: all, now }))
      .then(first);
    given(chatSigns, first)
      .when((state) => changeSigns(state, { wanted: { typing: true, read: false }, now }))
      .then({ type: 'ChatSignsChanged', data: { signs: { read: false }, changedAt: now.toISOString() } });
    given(chatSigns, first)
      .when((state) => changeSigns(state, { wanted: { typing: true }, now }))
      .then();
  });
});
