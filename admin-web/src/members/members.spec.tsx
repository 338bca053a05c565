import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../app';
import { createI18nProvider } from '../providers/i18n-provider';
import { answerByPath, sent } from '../testing/server';
import type { MemberPage } from './member';

const anna: MemberPage = {
  id: '0199a1b2-0000-7000-8000-000000000001',
  name: 'Anna',
  email: 'anna@example.test',
  status: 'active',
  country: 'NL',
  region: null,
  gender: 'female',
  age: 34,
  credits: 1250,
  paid_user: true,
  signup_date: '2026-06-28T09:12:00.000Z',
  fictional: false,
  disabled: false,
  decisions: { disabled: null, fictional: null, deletion: null },
  conversations: 3,
  consents: { sexuality: false, interests: true, appearance: false },
  invisible: false,
  profile: { city: 'Utrecht', description: 'Ik lees graag', interests: ['music'] },
  notes: [
    {
      id: '0199a1b2-0000-7000-8000-0000000000aa',
      text: 'Belde ons zelf',
      by: { id: '5aff0000-0000-7000-8000-000000000001', name: 'Mira' },
      at: '2026-06-28T09:12:00.000Z',
    },
  ],
  photos: [
    { id: 'p1', thumb_url: '/p1', status: 'active', reason: null },
    { id: 'p2', thumb_url: '/p2', status: 'rejected', reason: 'unclear' },
  ],
};
const ben = { ...anna, id: '0199a1b2-0000-7000-8000-000000000002', name: 'Ben' };
const path = `/api/admin/members/${anna.id}`;
let shown: MemberPage;

async function open(address: string, role: string) {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', name: 'Mira', role } },
    '/api/admin/regions': { json: { regions: {} } },
    '/api/admin/members': { json: [anna, ben], headers: { 'Content-Range': 'members 0-1/2' } },
    [path]: () => ({ json: shown }),
    '/api/admin/members/disable': ({ body }) => {
      const { ids } = body as { ids: string[] };
      return { json: ids.map((id, i) => ({ id, outcome: i === 0 ? 'changed' : 'unchanged' })) };
    },
    [`/api/admin/wallets/${anna.id}`]: { json: { balance: 1250, transactions: [], next: null } },
    [`${path}/mark-fictional`]: { status: 204 },
    [`${path}/send-own-data`]: { status: 204 },
    [`${path}/delete-on-request`]: { json: { erase_at: '2026-07-15T08:00:00.000Z' } },
    '/api/admin/photos/p1/revoke': { status: 204 },
    [`${path}/notes`]: { status: 201, json: { id: 'n2' } },
    [`${path}/notes/${anna.notes[0]!.id}`]: { status: 204 },
  });
  window.history.pushState({}, '', address);
  render(createApp(await createI18nProvider('nl'), memoryStore()));
  return userEvent.setup();
}
const posted = () => sent().filter(({ method }) => method === 'POST');

beforeEach(() => {
  shown = anna;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

describe('ADM-02 disabling a member', () => {
  it('tells the effect in numbers, by keyboard, and asks why before anything is sent', async () => {
    const user = await open(`/members/${anna.id}/show`, 'moderator');
    await screen.findByRole('button', { name: 'Uitschakelen' });
    await user.keyboard('d');
    const dialog = await screen.findByRole('dialog', { name: 'Anna uitschakelen?' });
    for (const effect of [
      /overal uitgelogd/,
      /3 gesprekspartners kunnen niet meer schrijven/,
      /1\.250 credits blijven staan/,
    ])
      expect(within(dialog).getByText(effect)).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Uitschakelen' }));
    expect(within(dialog).getByText('Schrijf waarom')).toBeDefined();
    expect(posted()).toEqual([]);

    await user.type(within(dialog).getByRole('textbox', { name: /Reden/ }), ' Vroeg om geld ');
    await user.click(within(dialog).getByRole('button', { name: 'Uitschakelen' }));
    expect(await screen.findByText('Uitgeschakeld.')).toBeDefined();
    expect(posted().map(({ url, body }) => [url, body])).toEqual([
      ['/api/admin/members/disable', { ids: [anna.id], reason: 'Vroeg om geld' }],
    ]);
  });

  it('shows who decided, when and why, and offers the way back', async () => {
    const decided = { at: '2026-07-01T08:00:00.000Z', by: { id: 's2', name: 'Noor de Wit' }, reason: 'Vroeg om geld' };
    shown = { ...anna, disabled: true, decisions: { disabled: decided, fictional: null, deletion: null } };
    await open(`/members/${anna.id}/show`, 'moderator');
    expect(await screen.findByText('Noor de Wit')).toBeDefined();
    expect(screen.getByText('Vroeg om geld')).toBeDefined();
    expect(screen.getAllByText('Uitgeschakeld').length).toBeGreaterThan(1);
    expect(screen.getByRole('button', { name: 'Inschakelen' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /fictief/ })).toBeNull();
  });

  it('ACC-12 says when a deleted account will be erased, and who deleted it on request', async () => {
    const asked = {
      at: '2026-07-01T08:00:00.000Z',
      by: { id: 's2', name: 'Noor de Wit' },
      reason: 'Per brief gevraagd',
    };
    const deletion = { at: asked.at, erase_at: '2026-07-15T08:00:00.000Z', on_request: asked };
    shown = { ...anna, status: 'deleted', decisions: { disabled: null, fictional: null, deletion } };
    await open(`/members/${anna.id}/show`, 'moderator');
    const block = (await screen.findByRole('heading', { name: 'Verwijderd op verzoek' })).closest('section')!;
    expect(within(block).getByText('Per brief gevraagd')).toBeDefined();
    expect(within(block).getByText('Noor de Wit')).toBeDefined();
    expect(within(block).getByText(/^15 jul/)).toBeDefined();
  });

  it('is done for several at once, and tells how each went', async () => {
    const user = await open('/members', 'moderator');
    await screen.findByRole('link', { name: 'Anna' });
    const [all] = screen.getAllByRole('checkbox');
    await user.click(all!);
    await user.click(await screen.findByRole('button', { name: 'Uitschakelen' }));
    const dialog = await screen.findByRole('dialog', { name: '2 leden uitschakelen?' });
    await user.type(within(dialog).getByRole('textbox', { name: /Reden/ }), 'Spam');
    await user.click(within(dialog).getByRole('button', { name: 'Uitschakelen' }));
    expect(await screen.findByText('1 lid uitgeschakeld. 1 was het al.')).toBeDefined();
    const row = (await screen.findByRole('link', { name: 'Anna' })).closest('tr')!;
    expect(await within(row).findByText('Uitgeschakeld')).toBeDefined();
    expect(posted().map(({ body }) => body)).toEqual([{ ids: [anna.id, ben.id], reason: 'Spam' }]);
  });

  it('is not offered to finance', async () => {
    shown = { ...anna, profile: null, photos: null };
    await open(`/members/${anna.id}/show`, 'finance');
    expect(await screen.findByText('Interesses')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Uitschakelen' })).toBeNull();
  });
});

describe('ADM-02 what a member asks of staff', () => {
  const disabled = { at: '2026-07-01T08:00:00.000Z', by: null, reason: 'Vroeg om geld' };
  const shutOut = { ...anna, disabled: true, decisions: { disabled, fictional: null, deletion: null } };

  it('PRV-02 own data is sent to who is shut out, by an admin who says how it was asked', async () => {
    shown = shutOut;
    const user = await open(`/members/${anna.id}/show`, 'admin');
    await user.click(await screen.findByRole('button', { name: 'Eigen gegevens sturen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Anna de eigen gegevens sturen?' }));
    expect(dialog.getByText(/wie de mail heeft, heeft de gegevens/)).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Mail van het eigen adres');
    await user.click(dialog.getByRole('button', { name: 'Eigen gegevens sturen' }));
    expect(await screen.findByText('De link is gemaild.')).toBeDefined();
    expect(posted().map(({ url, body }) => [url, body])).toEqual([
      [`${path}/send-own-data`, { reason: 'Mail van het eigen adres' }],
    ]);
  });

  it('ACC-12 an account is deleted, after what becomes of it was told', async () => {
    const user = await open(`/members/${anna.id}/show`, 'admin');
    await user.click(await screen.findByRole('button', { name: 'Verwijderen op verzoek' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Account van Anna op verzoek verwijderen?' }));
    expect(dialog.getByText(/14 dagen ongedaan maken/)).toBeDefined();
    expect(dialog.getByText(/1\.250 credits vervallen/)).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Mail van het eigen adres');
    await user.click(dialog.getByRole('button', { name: 'Verwijderen op verzoek' }));
    expect(await screen.findByText(/^Verwijderd\./)).toBeDefined();
    expect(posted().map(({ url, body }) => [url, body])).toEqual([
      [`${path}/delete-on-request`, { reason: 'Mail van het eigen adres' }],
    ]);
  });

  it.each([
    ['nobody but an admin is offered either', 'moderator', shutOut, 0, 0],
    ['who can log in asks for the data there', 'admin', anna, 0, 1],
    ['an unconfirmed address is sent nothing', 'admin', { ...shutOut, status: 'not_confirmed' as const }, 0, 1],
    ['who has left is not deleted again', 'admin', { ...shutOut, status: 'deleted' as const }, 1, 0],
  ])('%s', async (_, role, member, send, remove) => {
    shown = member;
    await open(`/members/${anna.id}/show`, role);
    await screen.findByRole('button', { name: /schakelen$/ });
    expect(screen.queryAllByRole('button', { name: 'Eigen gegevens sturen' })).toHaveLength(send);
    expect(screen.queryAllByRole('button', { name: 'Verwijderen op verzoek' })).toHaveLength(remove);
  });
});

describe('PRO-04 the fictional flag', () => {
  it('is set by an admin, who reads whom it reaches', async () => {
    const user = await open(`/members/${anna.id}/show`, 'admin');
    await user.click(await screen.findByRole('button', { name: 'Markeren als fictief' }));
    const dialog = await screen.findByRole('dialog', { name: 'Anna markeren als fictief?' });
    expect(within(dialog).getByText(/3 gesprekspartners bevestigen de waarschuwing/)).toBeDefined();
    await user.type(within(dialog).getByRole('textbox', { name: /Reden/ }), 'Door ons geschreven');
    await user.click(within(dialog).getByRole('button', { name: 'Markeren als fictief' }));
    expect(await screen.findByText('Gemarkeerd als fictief.')).toBeDefined();
    expect(posted().map(({ url, body }) => [url, body])).toEqual([
      [`${path}/mark-fictional`, { reason: 'Door ons geschreven' }],
    ]);
  });

  it('narrows the list', async () => {
    const user = await open('/members', 'finance');
    await screen.findByRole('link', { name: 'Anna' });
    await user.selectOptions(screen.getByLabelText('Kenmerk'), 'fictional');
    await waitFor(() => {
      const { url } = sent().findLast((one) => one.url.startsWith('/api/admin/members?'))!;
      expect(JSON.parse(new URL(url, 'http://x.test').searchParams.get('filter')!)).toEqual({ fictional: true });
    });
  });
});

describe('ADM-02 what colleagues know of a member', () => {
  it('notes are read, written and removed after a question; photos show with their fate', async () => {
    const user = await open(`/members/${anna.id}/show`, 'moderator');
    const notes = within(await screen.findByRole('region', { name: 'Notities' }));
    expect(notes.getByText('Belde ons zelf')).toBeDefined();
    expect(notes.getByText(/^Mira ·/)).toBeDefined();
    await user.type(notes.getByRole('textbox', { name: 'Nieuwe notitie' }), ' Gebeld, klinkt echt ');
    await user.click(notes.getByRole('button', { name: 'Notitie bewaren' }));
    expect(await screen.findByText('Notitie bewaard.')).toBeDefined();
    expect(posted().at(-1)!.body).toEqual({ text: 'Gebeld, klinkt echt' });
    await user.click(notes.getByRole('button', { name: /^Notitie van .* verwijderen$/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('Notitie verwijderd.')).toBeDefined();
    const album = within(await screen.findByRole('region', { name: 'Foto’s' }));
    expect(album.getAllByRole('img')).toHaveLength(2);
    expect(album.getByText('Goedgekeurd')).toBeDefined();
  });

  it('ADM-01 a photo that was approved is turned down after all, with a reason', async () => {
    const user = await open(`/members/${anna.id}/show`, 'moderator');
    expect(await screen.findByText('Ik lees graag')).toBeDefined();
    expect(screen.getAllByRole('button', { name: /alsnog afwijzen/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Foto 1 alsnog afwijzen…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Foto alsnog afwijzen?' }));
    expect(dialog.getByText('Niemand behalve Anna ziet de foto nog, meteen.')).toBeDefined();
    await user.click(dialog.getByRole('radio', { name: 'Iemand anders' }));
    await user.click(dialog.getByRole('button', { name: 'Wijs de foto af' }));
    expect(await screen.findByText('De foto is afgewezen.')).toBeDefined();
    expect(posted().map(({ url, body }) => [url, body])).toEqual([
      ['/api/admin/photos/p1/revoke', { reason: 'not_you' }],
    ]);
  });

  it('finance sees no photos', async () => {
    shown = { ...anna, profile: null, photos: null };
    await open(`/members/${anna.id}/show`, 'finance');
    await screen.findByRole('region', { name: 'Notities' });
    expect(screen.queryByRole('region', { name: 'Foto’s' })).toBeNull();
  });
});
