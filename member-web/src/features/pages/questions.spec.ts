import { describe, expect, it } from 'vitest';
import { questionsOf, search } from './questions';

const TEXT = `Vooraf.

# Geld

## Wat kost een bericht? {#price}
Tien credits. Zie [prijzen](/pricing).

Ook een antwoord.

## Privé?
Ja, één keer.

# Łącznie

## Straße {#street}
Größe.`;

const titles = (query: string) =>
  search(questionsOf(TEXT).groups, query).flatMap(({ questions }) => questions.map(({ title }) => title));

describe('CLI-04 the questions of a page', () => {
  it('are read by their groups, each with its address and whole answer', () => {
    const { intro, groups } = questionsOf(TEXT);
    expect(intro).toBe('Vooraf.');
    expect(groups).toEqual([
      {
        title: 'Geld',
        questions: [
          {
            id: 'price',
            title: 'Wat kost een bericht?',
            answer: 'Tien credits. Zie [prijzen](/pricing).\n\nOok een antwoord.',
          },
          { id: '2', title: 'Privé?', answer: 'Ja, één keer.' },
        ],
      },
      { title: 'Łącznie', questions: [{ id: 'street', title: 'Straße', answer: 'Größe.' }] },
    ]);
  });

  it('ADM-06 of an operator who writes no groups stand in one without a name', () => {
    expect(questionsOf('## Een\nEerste.\n## Twee\nTweede.').groups).toEqual([
      {
        title: '',
        questions: [
          { id: '1', title: 'Een', answer: 'Eerste.' },
          { id: '2', title: 'Twee', answer: 'Tweede.' },
        ],
      },
    ]);
    expect(questionsOf('Alleen tekst.')).toEqual({ intro: 'Alleen tekst.', groups: [] });
  });

  it.each([
    ['', ['Wat kost een bericht?', 'Privé?', 'Straße']],
    ['   ', ['Wat kost een bericht?', 'Privé?', 'Straße']],
    ['PRIVE een', ['Privé?']],
    ['antwoord bericht', ['Wat kost een bericht?']],
    ['strasse', ['Straße']],
    ['lacznie grosse', ['Straße']],
    ['geld', ['Wat kost een bericht?', 'Privé?']],
    ['prijzen', ['Wat kost een bericht?']],
    // Part of an address.
    ['pricing', []],
    ['zeilboot', []],
  ])('are found by every word of %j', (query, expected) => expect(titles(query)).toEqual(expected));
});
