import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit, withServer } from '../../testing/render';
import type { World } from '../../testing/world';

withServer();

type Measures = World['decisions'][number]['measures'];
const taken: Measures = ['take_down'];
const none: Measures = [];
const upheld = {
  id: 'case-1',
  about: 'message',
  reported_for: 'spam',
  photo_reason: null,
  statement_of_reasons: 'Je stuurde iedereen dezelfde reclame.',
  measures: taken,
  decided_at: '2026-03-02T10:00:00.000Z',
  objection: 'possible',
} as const satisfies World['decisions'][number];
const rejected = {
  ...upheld,
  id: 'photo-1',
  about: 'photo_rejected',
  reported_for: null,
  photo_reason: 'unclear',
  statement_of_reasons: null,
  measures: none,
  objection: 'by_mail',
} as const;

const open = (decisions: World['decisions']) =>
  visit('/settings/decisions', 'paid', (world) => void (world.decisions = decisions));

describe('PRV-03 the statement of reasons', () => {
  it('is read with what was reported, and objected to once in the own words', async () => {
    const { user } = await open([upheld, rejected]);
    expect(await screen.findByText(upheld.statement_of_reasons)).toBeInTheDocument();
    expect(screen.getByText('Gemeld als: Reclame of spam')).toBeInTheDocument();
    expect(screen.getByText(/^Je bericht is weggehaald/)).toBeInTheDocument();
    expect(screen.getByText('De foto is te donker of onscherp.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Bezwaar maken: mail/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    await user.click(screen.getByRole('button', { name: /^Bezwaar maken/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bezwaar maken' }));
    await user.click(dialog.getByRole('button', { name: 'Bezwaar versturen' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Schrijf waarom je het er niet mee eens bent.');
    await user.type(dialog.getByRole('textbox'), 'Dat was ik niet');
    await user.click(dialog.getByRole('button', { name: 'Bezwaar versturen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('We kijken nog een keer naar dit besluit.')).toBeInTheDocument();
  });

  it('ADM-02 says all that came of it, also that they were shut out', async () => {
    await open([{ ...upheld, measures: ['take_down', 'disable'] }]);
    expect(
      await screen.findByText(/^Je bericht is weggehaald.*Je account is daarom uitgeschakeld geweest\.$/),
    ).toBeInTheDocument();
  });

  it('ADM-06 stands beside what became of one’s own reports, also of who has left', async () => {
    const report = { id: 'r1', about: 'photo', name: 'Ben', reason: 'spam', outcome: 'upheld' } as const;
    const reported_at = '2026-03-02T10:00:00.000Z';
    await visit('/settings/decisions', 'paid', (world) => {
      world.ownReports = [
        { ...report, reported_at },
        { ...report, id: 'r2', name: '', outcome: 'pending', reported_at },
      ];
    });
    const list = within(await screen.findByRole('region', { name: 'Wat je hebt gemeld' }));
    const [upheld, pending] = list.getAllByRole('listitem');
    expect(upheld).toHaveTextContent(/Foto van Ben.*2 maart.*Reclame of spam.*Je had gelijk/);
    expect(pending).toHaveTextContent(/Een lid dat er niet meer is.*We kijken ernaar/);
  });

  it('says so when nothing was decided', async () => {
    await open([]);
    expect(await screen.findByText('Er is niets over jou besloten')).toBeInTheDocument();
  });
});
