import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, sent } from '../testing/server';
import { keysFor, type CaseDetail, type CaseMessages, type CasePhoto } from './case';
import { effectsOf, offeredFor, thingOf } from './measures';

const open: CaseDetail = {
  id: '0199a1b2-0000-7000-8000-0000000000c1',
  status: 'open',
  kind: 'message',
  reporter: { id: '0199a1b2-0000-7000-8000-000000000001', name: 'Anna' },
  reported: { id: '0199a1b2-0000-7000-8000-000000000002', name: 'Ben' },
  open_about_reported: 2,
  reason: 'scam',
  harm: 6,
  opened_at: '2026-06-28T09:12:00.000Z',
  decision: null,
  objected: false,
  decided_by: null,
  decided_by_name: null,
  decided_at: null,
  text: 'Hij vraagt om geld',
  evidence: {
    message: { body: 'Geef me je pincode', sent_at: '2026-06-28T09:00:00.000Z' },
    photo: null,
    profile: {
      id: '0199a1b2-0000-7000-8000-000000000002',
      name: 'Ben',
      age: 41,
      gender: 'male',
      country: 'NL',
      region: 'NL-NH',
      fictional: false,
      sought_gender: 'female',
      city: null,
      description: null,
      relationship_status: null,
      reason_for_signup: null,
    },
  },
  photos: [],
  earlier: { decisions: [], decided: 0, without_report: [], reporter: { reports: 0, decided: 0, dismissed: 0 } },
  statement_of_reasons: null,
  measures: [],
  rejection: null,
  contested_of: null,
  contested: null,
  alone: false,
  claimed_by: null,
  claimed_by_name: null,
  objection: null,
  complaint_id: null,
  claim: null,
};
/** Ben objects to a photo that Mira rejected. */
const contested: CaseDetail = {
  ...open,
  kind: 'rejected_photo',
  reporter: null,
  reason: null,
  rejection: 'unclear',
  text: null,
  evidence: null,
  photos: null,
  objected: true,
  measures: ['take_down'],
  contested: { photo_url: '/api/admin/photos/p1/original', reason: null, ground: null, cleared: null },
  objection: {
    side: 'reported',
    text: 'Dit ben ik echt',
    at: open.opened_at,
    decided_by: 'Mira',
    statement_of_reasons: null,
  },
};
const said = (version: number, body: string | null, more: Partial<CaseMessages['messages'][number]> = {}) => ({
  version,
  by: 'reported' as const,
  body,
  gift: null,
  photo: false,
  missing: null,
  written_by: null,
  reported: false,
  sent_at: '2026-06-28T09:00:00.000Z',
  ...more,
});
const template = (rule: string) => ({ kind: 'case', rule, text: `Regel ${rule}`, product_text: '' });
const TEMPLATES = ['underage', 'scam', 'dismissed'].map(template);
const path = `/api/admin/cases/${open.id}`;
let shown: CaseDetail;
let around: CaseMessages[];
const mine = { by: 's1', by_name: 'Mira', since: '2026-06-29T10:00:00.000Z' };
let claimed = mine;
let words: Promise<unknown> | undefined;

async function show(role = 'moderator', queue: CaseDetail[] = []) {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role } },
    '/api/admin/cases': { json: queue, headers: { 'Content-Range': `cases 0-9/${queue.length}` } },
    [path]: () => ({ json: shown }),
    [`${path}/messages`]: () => ({ json: around.shift() }),
    [`${path}/decide`]: { status: 204 },
    [`${path}/objection`]: { status: 204 },
    [`${path}/claim`]: () => ({ json: claimed }),
    [`${path}/release`]: { status: 204 },
    '/api/admin/reason-templates': async () => {
      await words;
      return { json: { language: 'de', templates: TEMPLATES } };
    },
  });
  return openConsole(`/cases/${open.id}/show`);
}
const posted = () => sent().filter(({ method }) => method === 'POST');
const verdicts = () => posted().filter(({ url }) => !/\/(claim|release)$/.test(url));

beforeEach(() => {
  claimed = mine;
  words = undefined;
  shown = open;
  around = [{ messages: [said(20, 'Geef me je pincode', { reported: true })], more_before: false, more_after: false }];
  widenWindow();
});

describe('PRV-03 reports', () => {
  it('keep the place of words to begin with until they have come', async () => {
    const late = Promise.withResolvers<void>();
    words = late.promise;
    await show();
    const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sjabloon' });
    expect((await choice()).disabled).toBe(true);
    late.resolve();
    await waitFor(async () => expect((await choice()).disabled).toBe(false));
  });

  it('show what was said and are decided with reasons, after a second look', async () => {
    const user = await show();
    expect(await screen.findByText('Geef me je pincode')).toBeDefined();
    expect(screen.getByText('Hij vraagt om geld')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Besluiten…' }));
    expect(screen.getByText('Kies of de melding terecht is')).toBeDefined();
    expect(screen.getByText('Schrijf waarom je dit besluit')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: /^Terecht/ }));
    await user.type(screen.getByRole('textbox', { name: /Motivering/ }), ' Oplichting ');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Haal het bericht weg' }).checked).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Schakel Ben uit' }));
    await user.click(screen.getByRole('button', { name: 'Besluiten…' }));
    expect(verdicts()).toEqual([]);
    const effects = within(await screen.findByRole('dialog')).getAllByRole('listitem');
    expect(effects.map(({ textContent }) => textContent)).toEqual([
      'De melding over Ben wordt terecht verklaard.',
      'Het bericht is meteen voor beiden niet meer te lezen.',
      'Ben wordt overal uitgelogd, kan niet meer inloggen en krijgt een mail met je motivering.',
      'Ben leest het besluit en je motivering.',
      'Ben kan één keer bezwaar maken, via de link in de mail; jij kunt het niet meer wijzigen.',
    ]);
    // The list follows a moment later.
    shown = { ...open, statement_of_reasons: 'Oplichting' };
    await user.click(await screen.findByRole('button', { name: 'Leg het besluit vast' }));
    expect(await screen.findByText('Oplichting')).toBeDefined();
    expect(verdicts().map(({ body }) => body)).toEqual([
      { decision: 'upheld', measures: ['take_down', 'disable'], statement_of_reasons: 'Oplichting' },
    ]);
  });

  it('show what was written around a message, by whom and when, further on a press, and why something is missing', async () => {
    around = [
      {
        messages: [
          said(18, 'Ben je daar?'),
          said(19, null, { missing: 'taken_down' }),
          said(20, 'Geef me je pincode', { reported: true }),
          said(21, 'Nee', { by: 'reporter' }),
        ],
        more_before: true,
        more_after: false,
      },
      { messages: [said(12, null, { missing: 'hidden' })], more_before: false, more_after: false },
    ];
    const user = await show();
    const list = within(await screen.findByRole('list', { name: 'Het bericht in het gesprek' }));
    expect(await list.findByText('Ben je daar?')).toBeDefined();
    const told = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told()).toEqual([
      expect.stringMatching(/^Ben.*Ben je daar\?$/),
      expect.stringMatching(/door een moderator weggehaald\.$/),
      expect.stringMatching(/^Ben.*Gemeld bericht.*Geef me je pincode$/),
      expect.stringMatching(/^Anna.*Nee$/),
    ]);
    expect(screen.getByText('Hierna is niets geschreven.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Toon 5 eerdere' }));
    expect(await list.findByText(/ouder dan de bewaartermijn/)).toBeDefined();
    expect(screen.getByText('Hiervoor is niets geschreven.')).toBeDefined();
    const asked = sent().filter(({ url }) => url.startsWith(`${path}/messages`));
    expect(asked.map(({ url }) => url)).toEqual([`${path}/messages`, `${path}/messages?before=18`]);
    expect(asked.every(({ headers }) => headers.get('x-client-request') === '1')).toBe(true);
  });

  it('show the photos as they were and what became of them, blurred until a press where they may be hard to see', async () => {
    const photo = (n: number, more: Partial<CasePhoto>): CasePhoto => ({
      id: open.id.replace('c1', `d${n}`),
      shown_then: true,
      main: false,
      reported: false,
      reason: null,
      status: 'active',
      then_url: `/then/${n}`,
      card_url: `/card/${n}`,
      url: `/now/${n}`,
      ...more,
    });
    const gone = { status: 'deleted', card_url: null, url: null } as const;
    shown = {
      ...open,
      kind: 'member',
      reason: 'underage',
      photos: [
        photo(1, { main: true, ...gone }),
        photo(2, { status: 'rejected', reason: 'minor' }),
        photo(3, { ...gone, then_url: null }),
        photo(4, { shown_then: false, then_url: null, status: 'under_inspection' }),
      ],
    };
    const user = await show();
    const album = within(await screen.findByRole('region', { name: 'Foto’s van Ben' }));
    const told = album.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told).toEqual([
      'Toon fotoToen profielfotoSindsdien verwijderd',
      expect.stringMatching(/^Toon foto/),
      'Geen kopie bewaardSindsdien verwijderd',
      expect.stringMatching(/Toen niet te zien$/),
    ]);
    expect(album.queryByRole('img', { name: 'Foto 1 van Ben' })).toBeNull();
    await user.click(album.getByRole('button', { name: 'Toon foto: Foto 1 van Ben' }));
    expect(album.getByRole<HTMLImageElement>('img', { name: 'Foto 1 van Ben' }).getAttribute('src')).toBe('/then/1');
    expect(album.queryByRole('img', { name: 'Foto 2 van Ben' })).toBeNull();
    await user.click(album.getByRole('button', { name: 'Toon foto: Foto 2 van Ben' }));
    expect(album.getByRole('link', { name: 'Bekijk groot' }).getAttribute('href')).toBe('/now/2');
    await user.click(album.getByRole('button', { name: 'Maak onscherp: Foto 1 van Ben' }));
    expect(album.queryByRole('img', { name: 'Foto 1 van Ben' })).toBeNull();
  });

  it('lead on to the one that has waited longest after it', async () => {
    const item = (n: number, day: number) => ({
      ...open,
      id: open.id.replace('c1', `c${n}`),
      opened_at: `2026-06-${day}`,
    });
    const rows = [item(0, 20), item(1, 28), item(2, 29)];
    shown = rows[1]!;
    const user = await show('moderator', rows);
    const next = await screen.findByRole('link', { name: 'Volgende (nog 2)' });
    expect(screen.getByText('volgende in de rij')).toBeDefined();
    expect(next.getAttribute('href')).toBe(`/cases/${rows[2]!.id}/show`);
    await user.keyboard('n');
    await waitFor(() => expect(window.location.pathname).toBe(`/cases/${rows[2]!.id}/show`));
  });

  it('PRV-03 begin a statement with words for the rule, in the language of whoever reads it, and it is written on', async () => {
    const user = await show();
    await screen.findByRole('option', { name: 'Kies er een (Duits)' });
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sjabloon' });
    const names = [...choice.options].map(({ text }) => text);
    expect(names).toEqual([
      'Kies er een (Duits)',
      'Oplichting, vraagt om geld',
      'Jonger dan toegestaan',
      'Niet terecht',
    ]);
    await user.selectOptions(choice, 'Oplichting, vraagt om geld');
    const statement = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Motivering/ });
    expect(document.activeElement).toBe(statement);
    await user.type(statement, ' Meer.');
    expect(statement.value).toBe('Regel scam Meer.');
    await user.click(screen.getByRole('radio', { name: /^Niet terecht/ }));
    expect(choice.options[1]!.text).toBe('Niet terecht');
  });

  it('ADM-01 are left to the colleague who has one open, until taken over knowingly', async () => {
    claimed = { by: 's2', by_name: 'Otis', since: '2026-06-29T10:00:00.000Z' };
    const user = await show();
    expect(await screen.findByText(/^Otis is hiermee bezig sinds 29 jun 2026/)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Besluiten…' }).disabled).toBe(true);
    claimed = mine;
    await user.click(screen.getByRole('button', { name: 'Overnemen…' }));
    expect(within(screen.getByRole('dialog')).getByText(/^Otis kan hierover dan niets meer besluiten/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Neem het over' }));
    await waitFor(() => expect(screen.queryByText(/^Otis is hiermee bezig/)).toBeNull());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Besluiten…' }).disabled).toBe(false);
    const asked = posted().filter(({ url }) => url.endsWith('/claim'));
    expect(asked.map(({ body }) => (body as { over: boolean }).over)).toContain(true);
  });

  it('ADM-06 lead on to what is less harmful after the last of its kind', async () => {
    const item = (n: number, harm: number, day: number) => ({
      ...open,
      id: open.id.replace('c1', `c${n}`),
      harm,
      opened_at: `2026-06-${day}`,
    });
    const rows = [item(0, 1, 29), item(1, 6, 28), item(2, 9, 20)];
    shown = rows[1]!;
    await show('moderator', rows);
    const next = await screen.findByRole('link', { name: 'Volgende (nog 2)' });
    expect(next.getAttribute('href')).toBe(`/cases/${rows[2]!.id}/show`);
  });

  it('ADM-06 show what was decided before beside the decision, and how the reporter’s reports ended', async () => {
    const before = { kind: 'member', reason: 'spam', rejection: null, decided_by_name: 'Mira' } as const;
    const decided_at = '2026-05-02T10:00:00.000Z';
    const decisions: CaseDetail['earlier']['decisions'] = [
      { ...before, id: 'e1', decision: 'upheld', measures: ['hide', 'disable'], decided_at },
      { ...before, id: 'e2', decision: 'dismissed', measures: [], decided_at },
    ];
    const without_report: CaseDetail['earlier']['without_report'] = [
      { what: 'disabled', field: null, at: decided_at },
      { what: 'text_cleared', field: 'description', at: decided_at },
      { what: 'hidden', field: null, at: decided_at },
    ];
    shown = {
      ...open,
      earlier: { decisions, decided: 5, without_report, reporter: { reports: 4, decided: 3, dismissed: 2 } },
    };
    await show();
    const earlier = within(await screen.findByRole('region', { name: 'Eerder besloten over Ben' }));
    const told = earlier.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told).toEqual([
      expect.stringMatching(/Terecht.*Profiel · Reclame of spam · Profiel verborgen, Account uitgeschakeld$/),
      expect.stringMatching(/Niet terecht.*Reclame of spam$/),
      expect.stringMatching(/Uitgeschakeld zonder melding$/),
      expect.stringMatching(/Zonder melding weggehaald: Tekst over zichzelf$/),
      expect.stringMatching(/Profiel verborgen zonder melding$/),
    ]);
    expect(earlier.getByText('En nog 3 eerdere besluiten')).toBeDefined();
    expect(earlier.getByText('Anna maakte hiernaast 4 meldingen: 3 afgehandeld, 2 niet terecht.')).toBeDefined();
  });

  it('tell what a decision does, and what one that is revised takes back', () => {
    const objection = {
      side: 'reported',
      text: 'Nee',
      at: open.opened_at,
      decided_by: 'Mira',
      statement_of_reasons: 'Spam',
    } as const;
    const again: CaseDetail = { ...open, objection, measures: ['take_down'] };
    // Only what the profile says can be cleared.
    const others = ['clear_name', 'hide', 'disable'];
    expect(offeredFor({ ...open, kind: 'member' })).toEqual(others);
    expect(offeredFor(again)).toEqual(others);
    expect(offeredFor({ ...again, measures: ['take_down', 'hide', 'clear_name'] })).toEqual(['disable']);
    expect(effectsOf(again, 'dismissed', [])).toEqual(['dismissed', 'put_back_message', 'last']);
    // A photo in a chat is not called a message, and costs nothing any more.
    const inChat = { ...again, evidence: { ...again.evidence!, photo: '/api/admin/cases/c1/photo' } };
    expect(thingOf(inChat)).toBe('chat_photo');
    expect(effectsOf(inChat, 'dismissed', [])).toEqual(['dismissed', 'put_back_chat_photo', 'last']);
    expect(effectsOf({ ...again, measures: ['take_down', 'disable'] }, 'dismissed', [])).toEqual([
      'dismissed',
      'put_back_message',
      'enable',
      'last',
    ]);
    expect(effectsOf({ ...again, measures: ['hide', 'clear_name', 'clear_city'] }, 'dismissed', [])).toEqual([
      'dismissed',
      'show',
      'put_back_text',
      'last',
    ]);
    expect(effectsOf(open, 'dismissed', [])).toEqual(['dismissed', 'nothing', 'reporter_objectable']);
    expect(effectsOf({ ...open, kind: 'photo' }, 'upheld', [])).toEqual(['upheld', 'nothing', 'told', 'objectable']);
  });

  it('name the key for a decision only while one can be made', () => {
    expect(keysFor(open)).toHaveLength(1);
    const decided = {
      ...open,
      status: 'decided' as const,
      decision: 'upheld' as const,
      statement_of_reasons: 'Regel 2.',
    };
    expect(keysFor(decided)).toEqual([]);
  });

  it('ADM-02 are opened again by what a member who is shut out objects by mail', async () => {
    const decided = { status: 'decided', decision: 'upheld', statement_of_reasons: 'Oplichting' } as const;
    shown = { ...open, ...decided, measures: ['disable'] };
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Bezwaar per mail vastleggen…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Leg het bezwaar vast' }));
    expect(dialog.getByText('Neem over wat het lid schrijft')).toBeDefined();
    expect(verdicts()).toEqual([]);
    await user.type(dialog.getByRole('textbox'), ' Dat was mijn broer. ');
    const objection = {
      side: 'reported',
      text: 'Dat was mijn broer.',
      at: open.opened_at,
      decided_by: 'Mira',
    } as const;
    shown = { ...open, objected: true, objection: { ...objection, statement_of_reasons: 'Oplichting' } };
    await user.click(dialog.getByRole('button', { name: 'Leg het bezwaar vast' }));
    expect(await screen.findByText('Dat was mijn broer.')).toBeDefined();
    expect(verdicts().map(({ body }) => body)).toEqual([{ text: 'Dat was mijn broer.' }]);
    expect(await screen.findByRole('button', { name: 'Besluiten…' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Bezwaar per mail vastleggen…' })).toBeNull();
  });

  it('are objected to by their reporter, and then the reported member may object', () => {
    const objection = { side: 'reporter', text: null, at: open.opened_at, decided_by: 'Mira' } as const;
    const again: CaseDetail = { ...open, objection: { ...objection, statement_of_reasons: 'Niets' } };
    expect(effectsOf(again, 'dismissed', [])).toEqual(['dismissed', 'nothing', 'last']);
    expect(effectsOf(again, 'upheld', ['take_down'])).toEqual(['upheld', 'take_down_message', 'told', 'objectable']);
  });

  it('PRV-04 are an objection to a rejected photo, with the photo and the words, which one at a time decides', async () => {
    expect(offeredFor(contested)).toEqual([]);
    expect(effectsOf(contested, 'dismissed', [])).toEqual([
      'contested_dismissed',
      'put_back_rejected_photo',
      'told',
      'last',
    ]);
    shown = { ...contested, claimed_by: 'colleague', claimed_by_name: 'Otis' };
    await show();
    expect((await screen.findByRole<HTMLImageElement>('img', { name: 'Afgewezen foto van Ben' })).src).toContain(
      '/p1/',
    );
    expect(screen.getByText('Dit ben ik echt')).toBeDefined();
    expect(screen.getByText('Donker of onscherp')).toBeDefined();
    expect(screen.getByText('Otis behandelt dit bezwaar.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Overnemen…' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Besluiten…' })).toBeNull();
    expect(screen.queryByText(/deze tekst is gewist/)).toBeNull();
  });

  it('are decided in words of the objection where they are one', async () => {
    shown = contested;
    const user = await show();
    await user.click(await screen.findByRole('radio', { name: /^Niet terecht: de foto mag/ }));
    await user.type(screen.getByRole('textbox', { name: /Motivering/ }), 'Je bent goed te zien');
    await user.click(screen.getByRole('button', { name: 'Besluiten…' }));
    const effects = within(await screen.findByRole('dialog', { name: 'Bezwaar afhandelen?' })).getAllByRole('listitem');
    expect(effects.map(({ textContent }) => textContent)).toEqual([
      'Ben krijgt gelijk.',
      'De foto is meteen te zien voor anderen.',
      'Ben leest het besluit en je motivering.',
      'Dit besluit is het laatste.',
    ]);
    await user.click(screen.getByRole('button', { name: 'Leg het besluit vast' }));
    await waitFor(() =>
      expect(verdicts().map(({ body }) => body)).toEqual([
        { decision: 'dismissed', measures: [], statement_of_reasons: 'Je bent goed te zien' },
      ]),
    );
  });

  it('cannot be objected to where they were dismissed', async () => {
    shown = { ...open, status: 'decided', decision: 'dismissed', statement_of_reasons: 'Niets' };
    await show();
    expect(await screen.findByText('Niets')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Bezwaar per mail vastleggen…' })).toBeNull();
  });

  it('PRV-02 that were forgotten say so', async () => {
    shown = { ...open, status: 'decided', decision: 'dismissed', evidence: null, text: null };
    await show();
    expect((await screen.findAllByText(/deze tekst is gewist/)).length).toBe(2);
  });

  it('ADM-05 are not for finance', async () => {
    await show('finance');
    expect(await screen.findByText('Op dit adres is niets te vinden.')).toBeDefined();
  });
});
