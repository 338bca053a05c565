import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DueDebits } from './debit-file';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, problem, sent } from '../testing/server';
import type { DebitFile } from './debit-file';

const file: DebitFile = {
  id: '0199a1b2-0000-7000-8000-0000000000f1',
  debits: 2,
  total: { amount: 5798, currency: 'EUR' },
  returned: 1,
  made_at: '2026-06-29T09:12:00.000Z',
  made_by_name: 'Mira',
  collect_first: '2026-07-02',
  collect_last: '2026-07-03',
  sent_at: '2026-06-29T10:30:00.000Z',
  sent_by_name: 'Otis',
  settles_at: '2026-08-27T12:00:00.000Z',
  collected_at: null,
  collected_by_name: null,
  apart: null,
};
let files: DebitFile[];
let due: DueDebits;
let reply: ReturnType<typeof problem>;

async function open() {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role: 'finance' } },
    '/api/admin/debit-files': ({ method }) =>
      method === 'POST' ? reply : { json: files, headers: { 'Content-Range': `debit-files 0-1/${files.length}` } },
    '/api/admin/debit-files-due': () => ({ json: due }),
    [`/api/admin/debit-files/${file.id}/sent`]: () => reply,
    [`/api/admin/debit-files/${file.id}/collected`]: () => reply,
    [`/api/admin/debit-files/${file.id}/apart`]: () => reply,
  });
  return openConsole('/debit-files');
}
const posted = () => sent().filter(({ method }) => method === 'POST');

beforeEach(() => {
  files = [];
  due = {
    ready: true,
    debits: 2,
    total: { amount: 5798, currency: 'EUR' },
    first: '2026-07-02',
    last: '2026-07-03',
  };
  reply = { status: 201, json: { id: file.id, debits: 2 } };
  widenWindow();
});

describe('MNY-04 files for the bank in the console', () => {
  it('are made after what they would hold has been read, and can be fetched again', async () => {
    const user = await open();
    expect(await screen.findByText(/^2 incasso’s, samen €\s57,98\.$/)).toBeDefined();
    expect(screen.getByText('Incassodatums van 2 jul 2026 tot en met 3 jul 2026.')).toBeDefined();
    expect(await screen.findByText('Er is nog geen incassobestand gemaakt.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Bestand maken…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/2 incasso’s van samen €\s57,98 komen in één bestand/)).toBeDefined();
    expect(posted()).toEqual([]);
    reply = problem(409, 'no_debits_due');
    await user.click(dialog.getByRole('button', { name: 'Maak het bestand' }));
    expect(
      await dialog.findByText(/^Er zijn nu geen incasso’s om aan te bieden\. Misschien maakte een collega/),
    ).toBeDefined();
    reply = { status: 201, json: { id: file.id, debits: 2 } };
    files = [file];
    due = { ...due, debits: 0, total: { amount: 0, currency: 'EUR' }, first: null, last: null };
    await user.click(dialog.getByRole('button', { name: 'Maak het bestand' }));
    const fetched = await screen.findByRole('link', { name: /^Ophalen: het bestand van/ });
    expect(fetched.getAttribute('href')).toBe(`/api/admin/debit-files/${file.id}/pain.008.xml`);
    expect(screen.getByText('1 storno')).toBeDefined();
    expect(screen.getByRole('link', { name: '2 incasso’s' }).getAttribute('href')).toContain(file.id);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Bestand maken…' })).toBeNull());
  });

  it('MNY-04 are with the bank once somebody says that they sent them, and not before', async () => {
    const made = { ...file, sent_at: null, sent_by_name: null };
    files = [made];
    const user = await open();
    expect(await screen.findByText('Gemaakt, nog niet gestuurd')).toBeDefined();
    expect(screen.getByText('Incassodatums 2 jul 2026 t/m 3 jul 2026')).toBeDefined();
    expect(screen.queryByText('Bij de bank')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Bijgeschreven/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Naar de bank gestuurd: het bestand van/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/staan daarna als ‘Bij de bank’, met jouw naam/)).toBeDefined();
    reply = { json: { id: file.id } };
    files = [file];
    await user.click(dialog.getByRole('button', { name: 'Ja, gestuurd' }));
    expect(dialog.getByText('Schrijf waarom')).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Ingediend');
    await user.click(dialog.getByRole('button', { name: 'Ja, gestuurd' }));
    expect(await screen.findByText('Bij de bank')).toBeDefined();
    expect(screen.getByText(/^Gestuurd 29 jun 2026.*, door Otis$/)).toBeDefined();
    expect(posted().map(({ url, body }) => [url, body])).toEqual([
      [`/api/admin/debit-files/${file.id}/sent`, { reason: 'Ingediend' }],
    ]);
  });

  it('MNY-04 are taken apart with a reason while the bank has not got them, and nothing can be done with them then', async () => {
    const made = { ...file, sent_at: null, sent_by_name: null };
    files = [made];
    const user = await open();
    await user.click(await screen.findByRole('button', { name: /^Uit elkaar halen: het bestand van/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^2 incasso’s van samen €\s57,98 wachten daarna weer op een bestand\.$/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Haal het uit elkaar' }));
    expect(dialog.getByText('Schrijf waarom')).toBeDefined();
    expect(posted()).toEqual([]);
    reply = problem(409, 'debit_file_sent');
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Te laat voor de bank.');
    expect(dialog.queryByText('Schrijf waarom')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Haal het uit elkaar' }));
    expect(await dialog.findByText(/^Dit bestand staat al als gestuurd/)).toBeDefined();
    reply = { json: { id: file.id } };
    const apart = { at: '2026-06-30T08:00:00.000Z', by_name: 'Otis', reason: 'Te laat voor de bank.' };
    files = [{ ...made, returned: 0, apart }];
    await user.click(dialog.getByRole('button', { name: 'Haal het uit elkaar' }));
    expect(await screen.findByText('Uit elkaar gehaald')).toBeDefined();
    expect(screen.getByText(/^30 jun 2026.*, door Otis$/)).toBeDefined();
    expect(screen.getByText('Te laat voor de bank.')).toBeDefined();
    for (const role of ['button', 'link'])
      expect(screen.queryByRole(role, { name: /het bestand van|2 incasso’s/ })).toBeNull();
  });

  it('MNY-04 keep what is written about one when a colleague is first and takes it off the list', async () => {
    files = [{ ...file, sent_at: null, sent_by_name: null }];
    const user = await open();
    await user.click(await screen.findByRole('button', { name: /^Uit elkaar halen: het bestand van/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Te laat');
    files = [];
    reply = problem(409, 'debit_file_sent');
    fireEvent(window, new Event('visibilitychange'));
    expect(await screen.findByText('Er is nog geen incassobestand gemaakt.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Haal het uit elkaar' }));
    expect(await dialog.findByText(/^Dit bestand staat al als gestuurd/)).toBeDefined();
    expect(dialog.getByRole('textbox', { name: /Reden/ })).toHaveProperty('value', 'Te laat');
  });

  it('MNY-04 a card of one that was taken apart ends with the reason, for there is nothing left to do', async () => {
    widenWindow(false);
    const apart = { at: '2026-06-30T08:00:00.000Z', by_name: 'Otis', reason: 'Te laat voor de bank.' };
    files = [{ ...file, sent_at: null, sent_by_name: null, returned: 0, apart }];
    await open();
    expect(await screen.findByText('Te laat voor de bank.')).toBeDefined();
    expect(screen.queryByText('–')).toBeNull();
  });

  it('are not offered to be taken apart once they are with the bank', async () => {
    files = [file];
    await open();
    expect(await screen.findByRole('button', { name: /^Bijgeschreven/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Uit elkaar halen/ })).toBeNull();
  });

  it('are marked as credited, once', async () => {
    files = [file];
    const user = await open();
    await user.click(await screen.findByRole('button', { name: /^Bijgeschreven: het bestand van/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^2 incasso’s tellen daarna als bijgeschreven/)).toBeDefined();
    reply = { json: { id: file.id } };
    files = [{ ...file, collected_at: '2026-07-05T10:00:00.000Z', collected_by_name: 'Mira' }];
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Afschrift');
    await user.click(dialog.getByRole('button', { name: 'Ja, bijgeschreven' }));
    expect(await screen.findByText('5 jul 2026, door Mira')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Bijgeschreven/ })).toBeNull();
    expect(posted().map(({ url }) => url)).toEqual([`/api/admin/debit-files/${file.id}/collected`]);
  });

  it('are not made while nobody is named who collects; they are cards on a phone', async () => {
    widenWindow(false);
    due = { ...due, ready: false };
    files = [file];
    await open();
    expect(await screen.findByText(/Vul bij de instellingen eerst in wie er incasseert/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Bestand maken…' })).toBeNull();
    expect(await screen.findByText('Vanzelf op 27 aug 2026')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
