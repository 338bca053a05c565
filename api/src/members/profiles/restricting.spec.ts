import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Sealed } from '../../kernel/domain.js';
import { given } from '../../../testing/kernel/given.js';
import { CLEARABLE_FIELDS, type ClearableField, type ProfileEvent } from './profile.events.js';
import { edit, profile, type ProfileState } from './profile.js';
import { memberNotFound, textChanged } from './profiles.errors.js';
import { clear, hide, putBack, showAgain } from './restricting.js';

const now = new Date('2026-03-02T12:00:00.000Z');
const at = now.toISOString();
const sealed = (text: string) => `~1.${text}` as Sealed;
const reason = sealed('r');
const [mine, instead] = [sealed('mine'), sealed('neutral')];

const created: ProfileEvent = {
  type: 'ProfileCreated',
  data: {
    ...{ name: mine, dateOfBirth: sealed('d'), gender: sealed('f'), soughtGender: null, country: 'NL', region: null },
    ...{ city: null, location: null, description: null, interests: null, createdAt: at },
  },
};
const hidden = (id: string, caseId?: string): ProfileEvent => ({
  type: 'ProfileHidden',
  data: { id, ground: 'spam', reason, hiddenAt: at, ...(caseId && { caseId }) },
});
const shown: ProfileEvent = { type: 'ProfileShownAgain', data: { reason, shownAt: at } };
const edited = (field: ClearableField, text: Sealed | null): ProfileEvent => ({
  type: 'ProfileEdited',
  data: { changes: { [field]: text }, editedAt: at },
});
const cleared = (id: string): ProfileEvent => ({
  type: 'ProfileTextCleared',
  data: { id, ground: 'spam', field: 'name', reason, words: mine, clearedAt: at },
});

describe('ADM-02 hiding a profile', () => {
  const toHide = (state: ProfileState) => hide(state, { id: 'd1', ground: 'spam', reason, now });
  const toShow = (state: ProfileState) => showAgain(state, { reason, now });

  it('is done once, with the rule that was broken and the reason, and undone once', () => {
    given(profile, created).when(toHide).then(hidden('d1'));
    given(profile, created, hidden('d0')).when(toHide).thenNothing();
    given(profile, created, hidden('d0')).when(toShow).then(shown);
    given(profile, created).when(toShow).thenNothing();
    given(profile).when(toHide).thenRefused(memberNotFound);
    given(profile).when(toShow).thenRefused(memberNotFound);
  });

  it('PRV-03 ends with an objection to that decision, and with none to an earlier one', () => {
    const toRevise = (state: ProfileState) => showAgain(state, { reason, now, of: 'd1', caseId: 'd1' });
    given(profile, created, hidden('d1'))
      .when(toRevise)
      .then({ type: 'ProfileShownAgain', data: { reason, shownAt: at, caseId: 'd1' } });
    for (const history of [[], [hidden('d2')], [hidden('d1'), shown], [hidden('d1'), shown, hidden('d2')]])
      given(profile, created, ...history)
        .when(toRevise)
        .thenNothing();
  });

  it('leaves what the member chose', () => {
    const { state } = given(profile, created, { type: 'InvisibleModeTurnedOn', data: { at } }, hidden('d1'), shown);
    expect(state).toMatchObject({ hidden: false, invisible: true });
  });
});

describe('ADM-02 clearing a text', () => {
  const clearing = { id: 'd1', ground: 'spam', reason, field: 'name', words: mine, instead, writings: 0, now } as const;
  const toClear = (state: ProfileState) => clear(state, clearing);
  const toPutBack = (state: ProfileState) => putBack(state, { id: 'd1', field: 'name', words: mine, reason, now });

  it('changes it like an edit, keeps the words, and is done once', () => {
    given(profile, created).when(toClear).then(edited('name', instead), cleared('d1'));
    given(profile, created, edited('name', instead), cleared('d0')).when(toClear).thenNothing();
    given(profile).when(toClear).thenRefused(memberNotFound);
  });

  it('is refused when the member has written anew since it was read', () => {
    given(profile, created, edited('name', sealed('new')))
      .when(toClear)
      .thenRefused(textChanged);
    given(profile, created, edited('city', sealed('new')))
      .when(toClear)
      .then(edited('name', instead), cleared('d1'));
  });

  it('PRV-03 is put back as it was, and never over what the member has written since', () => {
    const history = [created, edited('name', instead), cleared('d1')];
    given(profile, ...history)
      .when(toPutBack)
      .then(edited('name', mine), {
        type: 'ProfileTextPutBack',
        data: { id: 'd1', field: 'name', reason, putBackAt: at },
      });
    given(profile, ...history, edited('name', sealed('new')))
      .when(toPutBack)
      .thenNothing();
    given(profile, ...history, edited('city', sealed('new')))
      .when(toPutBack)
      .then(edited('name', mine), {
        type: 'ProfileTextPutBack',
        data: { id: 'd1', field: 'name', reason, putBackAt: at },
      });
    given(profile, created).when(toPutBack).thenNothing();
  });

  it('whatever happens in whatever order, what stands is the last word of its member, or what staff put for it', () => {
    const step = fc.record({
      what: fc.constantFrom('write' as const, 'clear' as const, 'put back' as const),
      field: fc.constantFrom(...CLEARABLE_FIELDS),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const events: ProfileEvent[] = [created];
        /** The oracle: of each field the member's last words, and whether they stand. */
        const last = new Map<ClearableField, { words: Sealed; by?: string }>(
          CLEARABLE_FIELDS.map((field) => [field, { words: mine }]),
        );
        const stands = new Map<ClearableField, Sealed | null>(CLEARABLE_FIELDS.map((field) => [field, mine]));
        steps.forEach(({ what, field }, n) => {
          const { state } = given(profile, ...events);
          const own = last.get(field)!;
          const decided: ProfileEvent[] =
            what === 'write'
              ? edit(state, { changes: { [field]: sealed(`${n}`) }, consents: state.consents, now })
              : what === 'clear'
                ? clear(state, {
                    ...clearing,
                    id: `d${n}`,
                    field,
                    words: own.words,
                    writings: state.writings[field] ?? 0,
                  })
                : putBack(state, { id: own.by ?? 'none', field, words: own.words, reason, now });
          events.push(...decided);
          if (what === 'write') last.set(field, { words: sealed(`${n}`) });
          if (what === 'clear' && !own.by) last.set(field, { ...own, by: `d${n}` });
          if (what === 'put back') last.set(field, { words: own.words });
          for (const event of decided)
            if (event.type === 'ProfileEdited' && field in event.data.changes)
              stands.set(field, event.data.changes[field] as Sealed | null);
        });
        const { state } = given(profile, ...events);
        for (const field of CLEARABLE_FIELDS) {
          const { words, by } = last.get(field)!;
          expect([field, state.cleared[field], stands.get(field)]).toEqual([field, by, by ? instead : words]);
        }
      }),
    );
  });
});
