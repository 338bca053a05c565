import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, sent } from '../testing/server';
import type { Complaint, ComplaintItem, Entry } from './complaint';

const item: ComplaintItem = {
  id: '0199a1b2-0000-7000-8000-0000000000c1',
  number: 'VK7F-3QXM',
  status: 'new',
  kind: 'payment',
  desk: 'moderator',
  language: 'de',
  member: null,
  has_file: true,
  made_at: '2026-06-28T09:12:00.000Z',
  written_at: '2026-06-28T09:12:00.000Z',
  due_at: '2026-07-05T09:12:00.000Z',
  late: false,
  closed_at: null,
  claimed_by: null,
  claimed_by_name: null,
  case_id: null,
  mail_refused: false,
};
const reply: Entry = {
  entry: 'reply',
  at: '2026-06-29T09:12:00.000Z',
  by_name: null,
  text: 'Hier die Belege',
  from: 'andere@example.test',
  files: [
    { id: 'f1', kind: 'pdf', size: 20_480 },
    { id: 'f2', kind: 'webp', size: 1_000 },
  ],
  files_left_out: 1,
  closes: false,
};
const whole: Complaint = {
  ...item,
  text: 'Zweimal bezahlt',
  email: 'klager@example.test',
  name: null,
  address: null,
  address_known: false,
  file: { kind: 'pdf', size: 2_048 },
  thread: [reply],
  templates: ['Danke für die Nachricht.\nWir sehen es uns an.', 'Das Geld ist zurück.'],
};
const path = `/api/admin/complaints/${item.id}`;
let shown: Complaint;

async function open(address: string) {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', name: 'Mira', role: 'moderator' } },
    '/api/admin/complaints': { json: [item], headers: { 'Content-Range': 'complaints 0-0/1' } },
    [path]: () => ({ json: shown }),
    [`${path}/claim`]: { status: 204 },
    [`${path}/answer`]: { status: 204 },
    [`${path}/hand-over`]: { status: 204 },
    [`${path}/note`]: { status: 204 },
  });
  return openConsole(address);
}
const posted = () =>
  sent()
    .filter(({ method }) => method === 'POST')
    .map(({ url, body }) => [url, body]);

beforeEach(() => {
  shown = whole;
  widenWindow();
});

describe('ADM-09 complaints', () => {
  it('wait in a list, of which one’s own can be chosen', async () => {
    const user = await open('/complaints');
    expect(await screen.findByText('VK7F-3QXM')).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Behandelaar' }), 'Door mij behandeld');
    const filters = () =>
      sent()
        .filter(({ url }) => url.startsWith('/api/admin/complaints?'))
        .map(({ url }) => new URLSearchParams(url.split('?')[1]).get('filter'));
    await waitFor(() => expect(filters().at(-1)).toBe('{"status":["new","ours"],"claimed_by":"s1"}'));
  });

  it('show what was written and what came along, of which nothing is opened here', async () => {
    await open(`/complaints/${item.id}/show`);
    const thread = within(await screen.findByRole('region', { name: 'Wat er is geschreven' }));
    expect(thread.getByText('Zweimal bezahlt').lang).toBe('de');
    expect(thread.getByText(/Reactie per mail · van andere@example.test · 1 bijlage niet bewaard/)).toBeDefined();
    const files = thread.getAllByRole<HTMLAnchorElement>('link');
    expect(files.map(({ textContent }) => textContent)).toEqual(['PDF, 20 kB', 'WEBP, 1 kB']);
    expect(files.map((link) => [link.getAttribute('href'), link.download])).toEqual([
      [`${path}/files/f1`, ''],
      [`${path}/files/f2`, ''],
    ]);
    expect(screen.getByRole('link', { name: 'PDF, 2 kB' }).getAttribute('href')).toBe(`${path}/file`);
  });

  it.each([
    ['is open', whole, true],
    ['is closed', { ...whole, status: 'closed' as const, closed_at: item.made_at }, false],
    ['has no address', { ...whole, email: null }, false],
  ])('name the key for an answer only while one can be written: one that %s', async (_what, one, named) => {
    shown = one;
    await open(`/complaints/${item.id}/show`);
    await screen.findByText('Zweimal bezahlt');
    expect(screen.queryAllByText('antwoorden').length > 0).toBe(named);
  });

  it('ADM-05 are handed over to finance with a reason, and the list is there again', async () => {
    const user = await open(`/complaints/${item.id}/show`);
    await user.click(await screen.findByRole('button', { name: 'Aan financiën overdragen…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Aan financiën overdragen?' }));
    expect(dialog.getByText(/moderatie ziet hem niet meer/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Draag over' }));
    expect(posted()).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Een betaling');
    await user.click(dialog.getByRole('button', { name: 'Draag over' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Klachten' })).toBeDefined();
    expect(posted()).toEqual([[`${path}/hand-over`, { reason: 'Een betaling' }]]);
  });

  it('are taken up, answered from a template and noted on by keyboard', async () => {
    const user = await open(`/complaints/${item.id}/show`);
    const answer = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Antwoord/ });
    await user.keyboard('t');
    await screen.findByText('Je behandelt deze klacht.');
    await user.keyboard('a');
    expect(document.activeElement).toBe(answer);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByText('Schrijf een antwoord')).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sjabloon' }), 'Das Geld ist zurück.');
    await user.type(answer, ' Bis bald.{Control>}{Enter}{/Control}');
    await screen.findByText('Het antwoord is verstuurd.');
    expect(answer.value).toBe('');
    await user.type(screen.getByRole('textbox', { name: 'Voor collega’s' }), 'Bank gebeld{Control>}{Enter}{/Control}');
    await screen.findByText('De notitie is bewaard.');
    expect(posted()).toEqual([
      [`${path}/claim`, { over: false }],
      [`${path}/answer`, { text: 'Das Geld ist zurück. Bis bald.', closes: false }],
      [`${path}/note`, { text: 'Bank gebeld' }],
    ]);
  });

  it('of a colleague are left alone until they are taken over', async () => {
    shown = { ...whole, claimed_by: 's2', claimed_by_name: 'Otis' };
    const user = await open(`/complaints/${item.id}/show`);
    const answer = await screen.findByRole('textbox', { name: /^Antwoord/ });
    expect(screen.getByText('Otis behandelt deze klacht.')).toBeDefined();
    await user.keyboard('t');
    await user.type(answer, 'Ik ook{Control>}{Enter}{/Control}');
    expect(posted()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Overnemen…' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Neem over' }));
    await waitFor(() => expect(posted()).toEqual([[`${path}/claim`, { over: true }]]));
  });
});
