import { describe, expect, it } from '@jest/globals';
import { busy, type Sealed } from '../../kernel/domain.js';
import { given } from '../../../testing/kernel/given.js';
import type { BlockedEvent } from './blocked.events.js';
import { block, blocked, forget, keyOwner } from './blocked.js';

const at = '2026-03-01T12:00:00.000Z';
const [shown, reason] = ['shown', 'reason'] as Sealed[] as [Sealed, Sealed];
const details = { kind: 'iban', shown, reason, cause: 'staff' } as const;
const made: BlockedEvent = { type: 'DetailBlocked', data: { ...details, blockedAt: at } };
const ended: BlockedEvent = {
  type: 'DetailUnblocked',
  data: { kind: 'iban', reason, unblockedAt: at, keptUntil: at },
};
const forgotten: BlockedEvent = { type: 'BlockForgotten', data: { kind: 'iban', forgottenAt: at } };

describe('PRV-02 a block that is made after one was forgotten', () => {
  const blockSealed = (times: number) => (state: typeof blocked.initial) =>
    block(state, { ...details, forgotten: times, at });

  it('has a key of its own, which the end of the first does not destroy', () => {
    const [first, second] = [given(blocked, made, ended).state, given(blocked, made, ended, forgotten).state];
    expect(keyOwner('iban:x', second)).not.toBe(keyOwner('iban:x', first));
    expect(given(blocked, made, ended, forgotten, made, ended).state).toMatchObject({ forgotten: 1, keptUntil: at });
  });

  it('is sealed anew if the first was forgotten while it was made', () => {
    given(blocked, made, ended, forgotten).when(blockSealed(0)).thenRefused(busy);
    given(blocked, made, ended, forgotten).when(blockSealed(1)).then(made);
    given(blocked, made, ended).when(blockSealed(0)).then(made);
  });

  it('is forgotten itself, once it has ended', () => {
    const due = (state: typeof blocked.initial) => forget(state, at);
    given(blocked, made, ended, forgotten, made).when(due).thenNothing();
    given(blocked, made, ended, forgotten, made, ended).when(due).then(forgotten);
  });
});
