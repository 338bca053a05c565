import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit, withServer } from '../../testing/render';
import type { World } from '../../testing/world';

withServer();

type Decision = World['decisions'][number];
type Measures = Decision['measures'];
const taken: Measures = ['take_down'];
const none: Measures = [];
const nothing: Decision['cleared'] = [];
const upheld = {
  id: 'case-1',
  about: 'message',
  reported_for: 'spam',
  photo_reason: null,
  ground: null,
  cleared: nothing,
  statement_of_reasons: 'Je stuurde iedereen dezelfde reclame.',
  measures: taken,
  decided_at: '2026-03-02T10:00:00.000Z',
  objection: 'possible',
  judged_alone: null,
} as const satisfies World['decisions'][number];
const rejected = {
  ...upheld,
  id: 'photo-1',
  about: 'photo_rejected',
  reported_for: null,
  photo_reason: 'unclear',
  statement_of_reasons: null,
  measures: none,
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
    const item = within(screen.getByRole('heading', { name: 'Je foto is afgewezen' }).closest('li')!);
    await user.click(item.getByRole('button', { name: /^Bezwaar maken/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bezwaar maken' }));
    await user.type(dialog.getByRole('textbox'), 'Dit ben ik');
    await user.click(dialog.getByRole('button', { name: 'Bezwaar versturen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await item.findByText('We kijken nog een keer naar dit besluit.')).toBeInTheDocument();
  });

  it('ADM-02 of a hidden profile and a cleared text names the rule, and shows its member what stood there', async () => {
    const hidden: Decision = {
      ...upheld,
      ...{ id: 'd1', about: 'profile_hidden', reported_for: null, ground: 'spam', measures: none },
    };
    const cleared: Decision = {
      ...hidden,
      id: 'd2',
      about: 'text_cleared',
      cleared: [{ field: 'city', words: 'Bel me' }],
    };
    const byReport: Decision = { ...upheld, id: 'd3', about: 'member', measures: ['hide', 'clear_name'] };
    await open([hidden, cleared, byReport]);
    const item = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!);
    expect((await item('Je profiel is verborgen')).getByText('Overtreden regel: Reclame of spam')).toBeInTheDocument();
    expect((await item('Je woonplaats is weggehaald')).getByText('Bel me')).toBeInTheDocument();
    expect(
      (await item('Een melding over je profiel klopte')).getByText(/daarom verborgen.*naam weggehaald/),
    ).toBeInTheDocument();
  });

  it('is objected to by one press, without a word', async () => {
    const { user } = await open([upheld]);
    await user.click(await screen.findByRole('button', { name: /^Bezwaar maken/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bezwaar maken' }));
    await user.click(dialog.getByRole('button', { name: 'Bezwaar versturen' }));
    expect(await screen.findByText('We kijken nog een keer naar dit besluit.')).toBeInTheDocument();
  });

  it('PRV-04 says who judged an objection, and does not call it another where there was nobody else', async () => {
    await open([
      { ...upheld, objection: 'stands', judged_alone: false },
      { ...rejected, id: 'p2', objection: 'stands', judged_alone: true },
    ]);
    expect(await screen.findByText(/Het besluit blijft staan\. Een andere moderator dan de eerste keer/)).toBeVisible();
    expect(screen.getByText(/Het besluit blijft staan\. Dezelfde moderator als eerder/)).not.toHaveTextContent(
      /andere moderator/,
    );
  });

  it('calls a photo in a chat a photo, and says why nobody can object any more', async () => {
    await open([
      { ...upheld, about: 'chat_photo' },
      { ...rejected, id: 'p2', about: 'chat_photo_rejected', objection: 'gone' },
      { ...rejected, id: 'p3', objection: 'too_late' },
      { ...rejected, id: 'p4', about: 'account_disabled', photo_reason: null, objection: 'lifted' },
    ]);
    expect(await screen.findByText('Een melding over je foto in een gesprek klopte')).toBeInTheDocument();
    expect(screen.getByText(/^Je foto is uit het gesprek gehaald/)).toBeInTheDocument();
    expect(screen.getByText('Deze foto is er niet meer.')).toBeInTheDocument();
    expect(screen.getByText('De tijd om bezwaar te maken is voorbij.')).toBeInTheDocument();
    expect(screen.getByText('Dit besluit geldt niet meer.')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Bezwaar maken/ })).toHaveLength(1);
  });

  it('ADM-02 says all that came of it, also that they were shut out', async () => {
    await open([{ ...upheld, measures: ['take_down', 'disable'] }]);
    expect(
      await screen.findByText(/^Je bericht is weggehaald.*Je account is daarom uitgeschakeld geweest\.$/),
    ).toBeInTheDocument();
  });

  it('ADM-06 stands beside what became of one’s own reports, also of who has left', async () => {
    const report = {
      id: 'r1',
      about: 'photo',
      name: 'Ben',
      reason: 'spam',
      outcome: 'upheld',
      objection: null,
      judged_alone: null,
    } as const;
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

  it('ADM-06 a report that was dismissed is objected to by a button', async () => {
    const reported_at = '2026-03-02T10:00:00.000Z';
    const report = { id: 'r1', about: 'member', name: 'Ben', reason: 'scam', reported_at } as const;
    const { user } = await visit('/settings/decisions', 'paid', (world) => {
      world.ownReports = [
        { ...report, outcome: 'dismissed', objection: 'possible', judged_alone: null },
        { ...report, id: 'r2', outcome: 'dismissed', objection: 'stands', judged_alone: true },
      ];
    });
    const list = within(await screen.findByRole('region', { name: 'Wat je hebt gemeld' }));
    expect(list.getByText(/Ook toen vonden we geen overtreding\. Dezelfde moderator als eerder/)).toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Bezwaar maken: Profiel van Ben' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bezwaar maken' }));
    await user.click(dialog.getByRole('button', { name: 'Bezwaar versturen' }));
    expect(await list.findByText(/We kijken er opnieuw naar/)).toBeInTheDocument();
    expect(list.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('PRV-03 ADM-02 the link in the mail to who is shut out', () => {
  const shut = {
    ...rejected,
    about: 'account_disabled',
    photo_reason: null,
    statement_of_reasons: 'Je adverteert.',
  } as const;

  it('shows the decision, and takes the objection once without logging in', async () => {
    const { user, world } = await visit('/objection?token=t1', 'visitor', (world) => {
      world.mailedDecisions.set('t1', shut);
    });
    expect(await screen.findByText('Je adverteert.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox'), 'Dat was ik niet');
    await user.click(screen.getByRole('button', { name: 'Bezwaar versturen' }));
    expect(await screen.findByRole('heading', { name: 'Je bezwaar is verstuurd' })).toBeInTheDocument();
    expect(world.objections).toEqual(['Dat was ik niet']);
  });

  it('says that it waits when it is opened again, and that it works no more once it is over', async () => {
    await visit('/objection?token=t1', 'visitor', (world) => {
      world.mailedDecisions.set('t1', { ...shut, objection: 'pending' });
    });
    expect(await screen.findByText('We kijken nog een keer naar dit besluit.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('says so when it is over', async () => {
    await visit('/objection?token=old', 'visitor');
    expect(await screen.findByRole('heading', { name: 'Deze link werkt niet (meer)' })).toBeInTheDocument();
  });
});
