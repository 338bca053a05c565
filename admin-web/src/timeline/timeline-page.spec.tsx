import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, problem, sent } from '../testing/server';
import type { Timeline } from './timeline';

const member = '0199a1b2-0000-7000-8000-000000000001';
const stream = `member-${member}`;
const path = `/api/admin/streams/${stream}/events`;
const events = (seal: 'closed' | 'open'): Timeline => ({
  stream,
  events: [
    {
      version: 2,
      position: 9,
      type: 'EmailConfirmed',
      at: '2026-06-28T09:12:00.000Z',
      actor: { kind: 'member', id: member, name: null },
      data: { confirmedAt: '2026-06-28T09:12:00.000Z' },
      sealed: [],
    },
    {
      version: 1,
      position: 5,
      type: 'SignedUp',
      at: '2026-06-28T09:02:00.000Z',
      actor: { kind: 'visitor', id: null, name: null },
      data: { email: seal === 'open' ? 'anna@example.org' : null, language: 'nl' },
      sealed: [{ field: 'email', seal }],
    },
  ],
  staff: [],
  before: null,
});
/** Every event that a release ever stored, each with all its fields; what is sealed is not open to anybody. */
const stored = import.meta.glob<object>('../../../api/src/*/*/fixtures/*.json', { eager: true, import: 'default' });
const colleague = '4a7b9c52-6d0f-4b1e-9c3f-1f6a1c9d2e77';
function everyEvent(types?: string[]): Timeline {
  // Of each type the newest: older ones are lifted before they are shown.
  const files = Object.entries(stored)
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([path, data]) => [path.split('/').at(-1)!.split('.')[0]!, data] as const)
    .filter(([type], i, all) => all.findLastIndex(([other]) => other === type) === i);
  const wanted = files.filter(([type]) => !types || types.includes(type));
  return {
    stream,
    events: wanted.map(([type, data], i) => {
      const text = JSON.stringify(data);
      return {
        version: wanted.length - i,
        position: i,
        type,
        at: '2020-01-01T00:00:00.000Z',
        sealed: [],
        actor: { kind: 'system', id: null, name: null },
        data: JSON.parse(
          text.replaceAll(/"~[^"]+"/g, 'null').replaceAll('0b0f6a52-6d0f-4b1e-9c3f-1f6a1c9d2e01', member),
        ) as Record<string, unknown>,
      };
    }),
    staff: [{ id: colleague, name: 'Mira' }],
    before: null,
  };
}
/** The lines of the event of that name, as a reader has them. */
const factsOf = (name: string) => {
  const event = screen.getByRole('heading', { name: new RegExp(`^${name}|${name}$`), level: 3 }).closest('li')!;
  return [...event.querySelectorAll('dl > div')].map((line) =>
    [...line.children].map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')).join(': '),
  );
};
const reads = () => sent().filter(({ url }) => url.startsWith(path));

async function open(address: string, answer: () => ReturnType<typeof problem>, role = 'moderator') {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role } },
    '/api/admin/members': { json: [{ id: member, name: 'Anna' }], headers: { 'Content-Range': 'members 0-0/1' } },
    [path]: answer,
  });
  return openConsole(address);
}

beforeEach(() => widenWindow());

describe('ADM-05 the timeline', () => {
  it('is found by its name, tells each event in words, and opens seals only when asked', async () => {
    let answers = 0;
    const user = await open('/timeline', () => ({ json: events(answers++ === 0 ? 'closed' : 'open') }));
    await user.type(await screen.findByRole('textbox', { name: 'Naam van de tijdlijn' }), ` ${stream} {Enter}`);
    const list = await screen.findByRole('list', { name: 'Gebeurtenissen' });
    const [confirmed, signedUp] = within(list).getAllByRole('listitem');
    expect(confirmed!.textContent).toContain('E-mailadres bevestigd');
    await within(confirmed!).findByText('Anna');
    expect(signedUp!.textContent).toMatch(/Een bezoeker.*Aangemeld.*E-mailadres.*Verzegeld.*Taal.*Nederlands/s);
    expect(reads().map(({ url }) => new URL(url, 'http://x').search)).toEqual(['']);
    expect(reads()[0]!.headers.get('X-Client-Request')).toBe('1');

    await user.click(screen.getByRole('button', { name: 'Open verzegelde velden' }));
    await screen.findByText('anna@example.org');
    expect(reads().map(({ url }) => new URL(url, 'http://x').search)).toEqual(['', '?open=true']);
    expect(screen.queryByRole('button', { name: 'Open verzegelde velden' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Naar het dossier' }).getAttribute('href')).toBe(`/members/${member}/show`);
  });

  it.each([1280, 390])(
    'tells every event ever stored in words, %i px wide: no names of the program, no ids, no JSON',
    async () => {
      await open(`/timeline/${stream}/show`, () => ({ json: everyEvent() }), 'admin');
      const list = await screen.findByRole('list', { name: 'Gebeurtenissen' });
      await waitFor(() => expect(list.textContent).not.toContain('…'));
      const shown = within(list).getAllByRole('definition');
      expect(shown.length).toBeGreaterThan(300);
      const told = shown.map(
        ({ textContent, previousElementSibling }) => `${previousElementSibling!.textContent}: ${textContent}`,
      );
      const inside = (pattern: RegExp) => told.filter((text) => pattern.test(text));
      expect(inside(/\b[a-z]+_[a-z_]+\b/)).toEqual([]);
      expect(inside(/\[object|{(?!name})|^[^:]*[a-z][A-Z]/)).toEqual([]);
      expect(inside(/[\da-f]{8}-[\da-f]{4}-|\d{4}-\d\d-\d\dT/)).toEqual([]);
      expect(inside(/\b(events|resources)\.\w/)).toEqual([]);
      expect(inside(/: (male|female|both|upheld|unlimited|take down|ideal|charge.back|bounce|iban)$/)).toEqual([]);
      for (const type of within(list).getAllByRole('heading'))
        expect(type.textContent).not.toMatch(/^[A-Z][a-z]+[A-Z]/);
    },
  );

  it('names members, colleagues, days and amounts', async () => {
    const types = [
      'RefundApproved',
      'DebitAuthorised',
      'DebitReduced',
      'CreditsBought',
      'SettingsChanged',
      'CreditsSpent',
      'ListExported',
    ];
    await open(`/timeline/${stream}/show`, () => ({ json: everyEvent(types) }), 'admin');
    await screen.findByRole('list', { name: 'Gebeurtenissen' });
    await waitFor(() => expect(factsOf('Terugbetaling goedgekeurd')).toContain('Lid: Anna'));
    expect(factsOf('Terugbetaling goedgekeurd')).toContain('Door: Mira');
    expect(factsOf('Machtiging gegeven')).toEqual(
      expect.arrayContaining(['Bedrag: € 9,99', 'Incassodatum: 4 mrt 2026', 'Taal: Nederlands']),
    );
    expect(factsOf('Incasso verlaagd')).toEqual(expect.arrayContaining(['Nog te incasseren: € 0,00']));
    expect(factsOf('Credits gekocht')).toEqual(
      expect.arrayContaining(['Land: Nederland', 'Tarief: 21 %', 'Bedrag: € 1,73']),
    );
    expect(factsOf('Instellingen gewijzigd')).toContain('Gewijzigde instellingen: Algemene voorwaarden, Merken');
    expect(factsOf('Lijst geëxporteerd')).toEqual([
      'Lijst: Betalingen',
      'Filter: ',
      'Status: Betaald',
      'Besteld vanaf: 28 feb 2026, 23:00',
      'Tijdstip: 2 mrt 2026, 11:00',
    ]);
    expect(factsOf('Credits uitgegeven').join()).not.toContain('6f1c2d3e');
  });

  it('says why it cannot be shown', async () => {
    await open(`/timeline/${stream}/show`, () => problem(404, 'stream_not_found'));
    await screen.findByText('Dit dossier bestaat niet, of er is nog niets mee gebeurd.');
  });
});
