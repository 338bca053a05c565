import { describe, expect, it } from 'vitest';
import { addressOf, pathOf, slugOf, stateOf, tidied, type LanderPage } from './landing-page';

const page: LanderPage = {
  id: 'gallery/summer',
  language: 'nl',
  words: { nl: { title: ' Zomer ', headline: 'Zomer aan zee', paragraph: 'Wie loopt er mee?' } },
  picture: null,
  video: null,
  gender: null,
  country: null,
};

describe('CLI-04 a landing page in the console', () => {
  it('has a slug that an address can hold, whatever is typed', () => {
    expect(['Zomer 2027', 'Été à la plage!', '-a--b', 'zomer-'].map(slugOf)).toEqual([
      'zomer-2027',
      'ete-a-la-plage-',
      'a-b',
      'zomer-',
    ]);
    expect(tidied({ ...page, id: 'gallery/zomer-' }).id).toBe('gallery/zomer');
  });

  it('is saved without spaces around words, without empty languages, and without a video that nothing plays', () => {
    const empty = { title: ' ', headline: '', paragraph: '' };
    const video = `own-${'a'.repeat(32)}.mp4` as LanderPage['video'];
    expect(tidied({ ...page, words: { ...page.words, de: empty }, video })).toEqual({
      ...page,
      words: { nl: { title: 'Zomer', headline: 'Zomer aan zee', paragraph: 'Wie loopt er mee?' } },
    });
    expect(tidied({ ...page, id: 'video/beach', video }).video).toBe(video);
    expect([stateOf(undefined), stateOf(empty), stateOf({ ...empty, title: 'Z' }), stateOf(page.words.nl)]).toEqual([
      'none',
      'none',
      'half',
      'whole',
    ]);
  });

  it('ACC-11 has an address with what it tells of where visitors come from, and placeholders of networks in it', () => {
    expect(addressOf('https://velvet.example', pathOf('gallery/summer', ''), {})).toBe(
      'https://velvet.example/landers/gallery/summer',
    );
    expect(
      addressOf('https://v.example', pathOf('landing2/spring', 'id-1'), { network: 'ad & co', sub1: '{clickid}' }),
    ).toBe('https://v.example/members/id-1/landing2/spring?network=ad%20%26%20co&sub1={clickid}');
  });
});
