import { describe, expect, it } from '@jest/globals';
import { factsOf, type Between } from './reach.js';

const strangers: Between = {
  from: { id: 'anna', status: 'active', disabled: false, hidden: false },
  to: { id: 'ben', status: 'active', disabled: false, invisible: false, hidden: false },
  blockers: [],
  chatting: false,
};

describe('what decides whether one reaches another', () => {
  it('says of two strangers that nothing stands between them', () =>
    expect(factsOf(strangers)).toEqual({
      viewer: 'active',
      other: 'active',
      disabled: false,
      invisible: false,
      hidden: false,
      blocked: false,
      blockedByOther: false,
      chatting: false,
      ownHidden: false,
    }));

  it('ADM-02 takes who is shut out for nobody, and tells it of the other', () => {
    expect(factsOf({ ...strangers, from: { ...strangers.from, disabled: true } })).toMatchObject({
      viewer: 'none',
      disabled: false,
    });
    expect(factsOf({ ...strangers, to: { ...strangers.to, disabled: true } })).toMatchObject({
      viewer: 'active',
      other: 'active',
      disabled: true,
    });
  });

  it.each([
    ['PRO-07 a block of one’s own', ['anna'], { blocked: true, blockedByOther: false }],
    ['PRO-07 a block by the other', ['ben'], { blocked: false, blockedByOther: true }],
    ['PRO-07 a block both ways', ['ben', 'anna'], { blocked: true, blockedByOther: true }],
  ])('tells apart %s', (_case, blockers, facts) => expect(factsOf({ ...strangers, blockers })).toMatchObject(facts));

  it('PRO-08 looks at the other’s invisibility and at what they wrote', () =>
    expect(factsOf({ ...strangers, to: { ...strangers.to, invisible: true }, chatting: true })).toMatchObject({
      invisible: true,
      chatting: true,
    }));
});
