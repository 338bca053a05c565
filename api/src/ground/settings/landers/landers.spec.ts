import { describe, expect, it } from '@jest/globals';
import { given } from '../../../../testing/kernel/given.js';
import { COUNTRY_CODES } from '../countries.js';
import { changeSettings, settings, type SettingsState } from '../settings.js';
import { LANDER_ID, LANDERS, landerId, type LanderPage } from './lander-page.js';
import { landerTexts } from './lander-texts.js';

const dutch = { title: 'Zomer', headline: 'Zomer aan zee', paragraph: 'Wie loopt er mee?' };
const english = { title: 'Summer', headline: 'Summer at sea', paragraph: 'Who comes along?' };
const summer: LanderPage = {
  id: 'gallery/summer',
  language: 'en',
  words: { nl: dutch, en: english },
  picture: `own-${'a'.repeat(32)}-1200x800`,
  video: null,
  gender: 'female',
  country: 'BE',
};
const values = (page: Partial<LanderPage> = {}) => ({ landers: [{ ...summer, ...page }], countries: COUNTRY_CODES });
const change = (landers: LanderPage[]) => (state: SettingsState) =>
  changeSettings(state, { changes: { landers }, version: null, reason: null, restores: null, at: '2026-03-01T10:00Z' });

describe('CLI-04 the operator’s own texts of a lander', () => {
  it('are those of the slug in the language asked for, with its picture and whom it shows', () => {
    expect(landerTexts(values(), 'gallery', 'summer', 'nl')).toEqual({
      written: true,
      words: dutch,
      language: 'nl',
      picture: { src: `/api/lander-files/${summer.picture}`, width: 1200, height: 800 },
      video: null,
      gender: 'female',
      country: 'BE',
    });
  });

  it('are in the page’s own language where the one asked for is not written', () => {
    expect(landerTexts(values(), 'gallery', 'summer', 'pl')).toMatchObject({ words: english, language: 'en' });
  });

  it.each([
    ['another slug', 'gallery', 'winter'],
    ['no slug', 'gallery', undefined],
    ['another lander', 'video', 'summer'],
  ] as const)('leave the built-in texts to %s', (_, lander, slug) => {
    expect(landerTexts(values(), lander, slug, 'pl')).toEqual({
      written: false,
      words: null,
      language: 'pl',
      picture: null,
      video: null,
      gender: null,
      country: null,
    });
  });

  it('may be those of the page without a slug', () => {
    expect(landerTexts(values({ id: 'gallery' }), 'gallery', '', 'nl').words).toEqual(dutch);
  });

  it('look for nobody in a country that the site has left', () => {
    expect(landerTexts({ ...values(), countries: ['NL'] }, 'gallery', 'summer', 'nl').country).toBeNull();
  });

  it('play the operator’s file', () => {
    const video = `own-${'b'.repeat(32)}.webm` as const;
    expect(landerTexts(values({ id: 'video/beach', video }), 'video', 'beach', 'nl').video).toEqual({
      src: `/api/lander-files/${video}`,
      type: 'video/webm',
    });
  });
});

describe('CLI-04 ADM-06 a lander of the operator', () => {
  it('is added, changed and taken away with the settings', () => {
    given(settings)
      .when(change([summer]))
      .then({
        type: 'SettingsChanged',
        data: {
          changes: { landers: [summer] },
          before: { landers: [] },
          reason: null,
          restores: null,
          changedAt: '2026-03-01T10:00Z',
        },
      });
  });

  it.each([
    ['a page that is there already', [summer, summer], 'landers.1.id', 'duplicate'],
    ['no words in its own language', [{ ...summer, language: 'de' }], 'landers.0.words.de', 'required'],
    [
      'half a text',
      [{ ...summer, words: { ...summer.words, nl: { ...dutch, paragraph: ' ' } } }],
      'landers.0.words.nl.paragraph',
      'required',
    ],
    [
      'a video where none plays',
      [{ ...summer, video: `own-${'b'.repeat(32)}.mp4` }],
      'landers.0.video',
      'lander_plays_no_video',
    ],
  ] as [string, LanderPage[], string, string][])('is refused with %s', (_, landers, field, code) => {
    given(settings).when(change(landers)).thenInvalid({ field, code });
  });

  it('is known by its name and its slug', () => {
    expect([landerId('gallery', 'summer'), landerId('gallery', ''), landerId('gallery', null)]).toEqual([
      'gallery/summer',
      'gallery',
      'gallery',
    ]);
    const good = [...LANDERS, 'gallery/summer', 'landing2/spring-2027', `video/${'x'.repeat(40)}`];
    expect(good.filter((id) => !LANDER_ID.test(id))).toEqual([]);
    const bad = [
      'landing',
      'tinderswipe/summer',
      'gallery/',
      'gallery/Summer',
      'gallery/-a',
      'gallery/a--b',
      'gallery/a/b',
      'gallery/été',
      `video/${'x'.repeat(41)}`,
    ];
    expect(bad.filter((id) => LANDER_ID.test(id))).toEqual([]);
  });
});
