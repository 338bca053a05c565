import { describe, expect, it } from '@jest/globals';
import type { Sealed } from '../../../kernel/domain.js';
import { given } from '../../../../testing/kernel/given.js';
import { deleteAccount, reactivate } from './deletion.js';
import { disable, enable } from './disabling.js';
import { confirmEmail, member, requireActive, type MemberState } from '../member.js';
import type { MemberEvent } from '../member.events.js';

const now = new Date('2026-03-02T12:00:00.000Z');
const at = now.toISOString();
const reason = '~1.x' as Sealed;
const signedUp: MemberEvent = {
  type: 'SignedUp',
  data: {
    email: reason,
    language: 'nl',
    timeZone: 'Europe/Amsterdam',
    domain: 'localhost',
    termsVersion: at,
    tracking: null,
    signedUpAt: at,
  },
};
const confirmed: MemberEvent = { type: 'EmailConfirmed', data: { confirmedAt: at } };
const disabled: MemberEvent = { type: 'MemberDisabled', data: { reason, disabledAt: at } };
const enabled: MemberEvent = { type: 'MemberEnabled', data: { reason, enabledAt: at } };
const toDisable = (state: MemberState) => disable(state, { reason, now });
const toEnable = (state: MemberState) => enable(state, { reason, now });

describe('ADM-02 disabling a member', () => {
  it('is done once, with the reason', () => {
    given(member, signedUp, confirmed).when(toDisable).then(disabled);
    given(member, signedUp, confirmed, disabled).when(toDisable).thenNothing();
    given(member).when(toDisable).thenNothing();
  });
  it('is undone once, with the reason', () => {
    given(member, signedUp, confirmed, disabled).when(toEnable).then(enabled);
    given(member, signedUp, confirmed, disabled, enabled).when(toEnable).thenNothing();
    given(member, signedUp, confirmed).when(toEnable).thenNothing();
  });
  it('PRV-03 by a decision on a report ends when that decision is revised, and no other shutting out does', () => {
    const byCase = (caseId: string): MemberEvent => ({
      type: 'MemberDisabled',
      data: { reason, disabledAt: at, caseId },
    });
    const toRevise = (state: MemberState) => enable(state, { reason, now, caseId: 'c1' });
    given(member, signedUp, confirmed)
      .when((state) => disable(state, { reason, now, caseId: 'c1' }))
      .then(byCase('c1'));
    given(member, signedUp, confirmed, byCase('c1'))
      .when(toRevise)
      .then({ type: 'MemberEnabled', data: { reason, enabledAt: at, caseId: 'c1' } });
    for (const history of [
      [],
      [disabled],
      [byCase('c2')],
      [byCase('c1'), enabled],
      [byCase('c1'), enabled, disabled],
      [byCase('c1'), enabled, byCase('c2')],
    ])
      given(member, signedUp, confirmed, ...history)
        .when(toRevise)
        .thenNothing();
    given(member, signedUp, confirmed, byCase('c1')).when(toEnable).then(enabled);
  });
  it('takes away what members may do, until it is undone', () => {
    expect(() => requireActive(given(member, signedUp, confirmed, disabled).state)).toThrow('authentication_required');
    expect(() => requireActive(given(member, signedUp, confirmed, disabled, enabled).state)).not.toThrow();
  });
  it('is not got round by confirming the e-mail address, or by leaving and coming back', () => {
    const { state } = given(member, signedUp, disabled);
    const [confirmation] = confirmEmail(state, { emailVersion: 0, now });
    expect(given(member, signedUp, disabled, confirmation!).state).toMatchObject({ status: 'active', disabled: true });

    const history = [signedUp, confirmed, disabled];
    const [left] = deleteAccount(given(member, ...history).state, { reason: 'break', text: null, now });
    const [back] = reactivate(given(member, ...history, left).state, { deletedAt: at, now });
    expect(given(member, ...history, left, back!).state).toMatchObject({ status: 'active', disabled: true });
  });
  it('PRV-01 state keeps no reason', () => {
    expect(JSON.stringify(given(member, signedUp, confirmed, disabled).state)).not.toContain('~1.');
  });
});
