import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, problem, sent } from '../testing/server';
import type { MemberPage } from './member';

const NOTE = {
  id: '0199a1b2-0000-7000-8000-0000000000aa',
  text: 'Belde ons zelf',
  by: { id: '5aff0000-0000-7000-8000-000000000001', name: 'Mira' },
  at: '2026-06-28T09:12:00.000Z',
};
const UNRESTRICTED = { hidden: null, cleared_name: null, cleared_description: null, cleared_city: null };
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
  decisions: { disabled: null, ...UNRESTRICTED, fictional: null, deletion: null },
  conversations: 3,
  consents: { sexuality: false, interests: true, appearance: false },
  invisible: false,
  profile: { city: 'Utrecht', description: 'Ik lees graag', interests: ['music'] },
  notes: [NOTE],
  photos: [
    { id: 'p1', thumb_url: '/p1', status: 'active', reason: null },
    { id: 'p2', thumb_url: '/p2', status: 'rejected', reason: 'unclear' },
  ],
};
const ben = { ...anna, id: '0199a1b2-0000-7000-8000-000000000002', name: 'Ben' };
const path = `/api/admin/members/${anna.id}`;
let shown: MemberPage;
let listed: MemberPage[];

async function open(address: string, role: string) {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', name: 'Mira', role } },
    '/api/admin/regions': { json: { regions: {} } },
    '/api/admin/members': ({ url }) =>
      new URL(url, 'http://x').searchParams.get('filter')?.includes('"q":"Ben"')
        ? { json: [ben], headers: { 'Content-Range': 'members 0-0/1' } }
        : { json: listed, headers: { 'Content-Range': `members 0-1/${listed.length}` } },
    [path]: () => ({ json: shown }),
    '/api/admin/members/disable': ({ body }) => {
      const { ids } = body as { ids: string[] };
      return { json: ids.map((id, i) => ({ id, outcome: i === 0 ? 'changed' : 'unchanged' })) };
    },
    '/api/admin/payments': { json: [], headers: { 'Content-Range': 'payments */0' } },
    '/api/admin/refunds': { json: [], headers: { 'Content-Range': 'refunds */0' } },
    [`/api/admin/wallets/${anna.id}`]: { json: { balance: 1250, transactions: [], next: null } },
    [`${path}/mark-fictional`]: { status: 204 },
    '/api/admin/reason-templates': {
      json: {
        language: 'nl',
        templates: ['scam', 'spam', 'dismissed'].map((rule) => ({
          kind: 'case',
          rule,
          text: `Tekst bij ${rule}`,
          product_text: `Tekst bij ${rule}`,
        })),
      },
    },
    [`${path}/hide-profile`]: { status: 204 },
    [`${path}/clear-text`]: { status: 204 },
    [`${path}/send-own-data`]: { status: 204 },
    [`${path}/delete-on-request`]: { json: { erase_at: '2026-07-15T08:00:00.000Z' } },
    '/api/admin/photos/p1/revoke': { status: 204 },
    [`${path}/mails`]: ({ body }) =>
      body
        ? { status: 201, json: { id: 'm1' } }
        : {
            json: {
              mails: [],
              language: 'nl',
              templates: [
                { language: 'nl', text: 'Hallo Anna,\n\n\n\nGroet' },
                { language: 'de', text: 'Hallo Anna,\n\n\n\nViele Grüße' },
              ],
            },
          },
    [`${path}/send-reset-link`]: { status: 204 },
    [`${path}/notes`]: { status: 201, json: { id: 'n2' } },
    [`${path}/notes/${NOTE.id}`]: { status: 204 },
  });
  return openConsole(address);
}
/** The entries of the page's menu, once it is open. */
async function actions(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Acties' }));
  return within(await screen.findByRole('menu'));
}
const act = async (user: UserEvent, name: string) => user.click((await actions(user)).getByRole('menuitem', { name }));
const posted = () => sent().filter(({ method }) => method === 'POST');

beforeEach(() => {
  shown = anna;
  listed = [anna, ben];
  widenWindow();
});

describe('ADM-02 disabling a member', () => {
  it('tells the effect in numbers, by keyboard, and asks why before anything is sent', async () => {
    // Moderators see no credits (ADM-05).
    shown = { ...anna, credits: null };
    const user = await open(`/members/${anna.id}/show`, 'moderator');
    await screen.findByRole('button', { name: 'Acties' });
    await user.keyboard('d');
    const dialog = await screen.findByRole('dialog', { name: 'Anna uitschakelen?' });
    for (const effect of [
      /overal uitgelogd/,
      /3 gesprekspartners kunnen niet meer schrijven/,
      /De credits blijven staan/,
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
    shown = {
      ...anna,
      disabled: true,
      decisions: { disabled: decided, ...UNRESTRICTED, fictional: null, deletion: null },
    };
    const user = await open(`/members/${anna.id}/show`, 'moderator');
    expect(await screen.findByText('Noor de Wit')).toBeDefined();
    expect(screen.getByText('Vroeg om geld')).toBeDefined();
    expect(screen.getAllByText('Uitgeschakeld').length).toBeGreaterThan(1);
    const menu = await actions(user);
    expect(menu.getByRole('menuitem', { name: 'Inschakelen' })).toBeDefined();
    expect(menu.queryByRole('menuitem', { name: /fictief/ })).toBeNull();
  });

  it('ACC-12 says when a deleted account will be erased, and who deleted it on request', async () => {
    const asked = {
      at: '2026-07-01T08:00:00.000Z',
      by: { id: 's2', name: 'Noor de Wit' },
      reason: 'Per brief gevraagd',
    };
    const deletion = { at: asked.at, erase_at: '2026-07-15T08:00:00.000Z', on_request: asked };
    shown = { ...anna, status: 'deleted', decisions: { disabled: null, ...UNRESTRICTED, fictional: null, deletion } };
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

  it('is done for those in sight alone: whom a filter hides is no longer chosen, also when it is taken away', async () => {
    const user = await open('/members', 'moderator');
    await screen.findByRole('link', { name: 'Anna' });
    await user.click(screen.getAllByRole('checkbox')[0]!);
    await screen.findByRole('button', { name: 'Uitschakelen' });
    const search = screen.getByRole('searchbox');
    await user.type(search, 'Ben{Enter}');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Anna' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Uitschakelen' }));
    const dialog = await screen.findByRole('dialog', { name: '1 lid uitschakelen?' });
    await user.type(within(dialog).getByRole('textbox', { name: /Reden/ }), 'Spam');
    await user.click(within(dialog).getByRole('button', { name: 'Uitschakelen' }));
    await waitFor(() => expect(posted().map(({ body }) => body)).toEqual([{ ids: [ben.id], reason: 'Spam' }]));
  });

  it('keeps what is written, and whom it is about, when those chosen leave the list meanwhile', async () => {
    const user = await open('/members', 'moderator');
    await screen.findByRole('link', { name: 'Anna' });
    await user.click(screen.getAllByRole('checkbox')[0]!);
    await user.click(await screen.findByRole('button', { name: 'Uitschakelen' }));
    const dialog = within(await screen.findByRole('dialog', { name: '2 leden uitschakelen?' }));
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Spam');
    listed = [];
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByText('Anna')).toBeNull());
    expect(screen.getByRole('dialog', { name: '2 leden uitschakelen?' })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Uitschakelen' }));
    expect(await screen.findByText('1 lid uitgeschakeld. 1 was het al.')).toBeDefined();
    expect(posted().map(({ body }) => body)).toEqual([{ ids: [anna.id, ben.id], reason: 'Spam' }]);
  });

  it('ADM-05 is not offered to finance, who read of no consents', async () => {
    shown = { ...anna, profile: null, photos: null, consents: null };
    const user = await open(`/members/${anna.id}/show`, 'finance');
    expect(await screen.findByText('Gesprekken')).toBeDefined();
    expect(screen.queryByText('Interesses')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Acties' }));
    const entries = await screen.findAllByRole('menuitem', { name: /…$/ });
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Terugbetalen…', 'Credits uit coulance…']);
  });
});

describe('ADM-02 PRV-03 what others see of a member', () => {
  const made = { at: '2026-07-01T08:00:00.000Z', by: { id: 's2', name: 'Noor de Wit' }, reason: 'Reclame' };

  it('is hidden with the rule that was broken and the reason, and not without', async () => {
    const user = await open(`/members/${anna.id}/show`, 'moderator');
    await act(user, 'Profiel verbergen');
    const dialog = within(await screen.findByRole('dialog', { name: 'Profiel van Anna verbergen?' }));
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Dit is reclame');
    await user.click(dialog.getByRole('button', { name: 'Profiel verbergen' }));
    expect(dialog.getByText('Kies welke regel is overtreden')).toBeDefined();
    expect(posted()).toEqual([]);
    await user.selectOptions(dialog.getByRole('combobox', { name: /Overtreden regel/ }), 'Reclame of spam');
    // The rule that was chosen first, and none for a report that was wrong.
    const templates = await dialog.findByRole('combobox', { name: 'Sjabloon' });
    expect(
      within(templates)
        .getAllByRole('option')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['Reclame of spam', 'Oplichting, vraagt om geld']);
    await user.selectOptions(templates, 'Reclame of spam');
    await user.click(dialog.getByRole('button', { name: 'Profiel verbergen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posted().map(({ url, body }) => [url, body])).toEqual([
      [`/api/admin/members/${anna.id}/hide-profile`, { ground: 'spam', reason: 'Dit is reclame\n\nTekst bij spam' }],
    ]);
  });

  it('is cleared as it was read, and only what stands there in their own words is offered', async () => {
    shown = { ...anna, decisions: { ...anna.decisions, cleared_name: made } };
    const user = await open(`/members/${anna.id}/show`, 'moderator');
    expect(await screen.findByText('Naam weggehaald')).toBeDefined();
    await act(user, 'Tekst weghalen');
    const dialog = within(await screen.findByRole('dialog', { name: 'Naam of tekst van Anna weghalen?' }));
    const what = dialog.getByRole('combobox', { name: 'Wat' });
    expect(
      within(what)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tekst over zichzelf', 'Woonplaats']);
    expect(dialog.getByText('Ik lees graag')).toBeDefined();
    await user.selectOptions(what, 'Woonplaats');
    await user.selectOptions(dialog.getByRole('combobox', { name: /Overtreden regel/ }), 'Iets anders');
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Geen plaats');
    await user.click(dialog.getByRole('button', { name: 'Tekst weghalen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posted().map(({ url, body }) => [url, body])).toEqual([
      [
        `/api/admin/members/${anna.id}/clear-text`,
        { field: 'city', text: 'Utrecht', ground: 'other', reason: 'Geen plaats' },
      ],
    ]);
  });

  it('is restored by the way back alone', async () => {
    shown = { ...anna, decisions: { ...anna.decisions, hidden: made, cleared_city: made } };
    const user = await open(`/members/${anna.id}/show`, 'moderator');
    const menu = await actions(user);
    expect(menu.getByRole('menuitem', { name: 'Profiel weer tonen' })).toBeDefined();
    expect(menu.getByRole('menuitem', { name: 'Tekst terugzetten' })).toBeDefined();
    expect(menu.queryByRole('menuitem', { name: 'Profiel verbergen' })).toBeNull();
  });
});

describe('ADM-02 what a member asks of staff', () => {
  const disabled = { at: '2026-07-01T08:00:00.000Z', by: null, reason: 'Vroeg om geld' };
  const shutOut = {
    ...anna,
    disabled: true,
    decisions: { disabled, ...UNRESTRICTED, fictional: null, deletion: null },
  };

  it('PRV-02 own data is sent to who is shut out, by an admin who says how it was asked', async () => {
    shown = shutOut;
    const user = await open(`/members/${anna.id}/show`, 'admin');
    await act(user, 'Eigen gegevens sturen');
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
    await act(user, 'Verwijderen op verzoek');
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
    const user = await open(`/members/${anna.id}/show`, role);
    const menu = await actions(user);
    expect(menu.getAllByRole('menuitem', { name: /schakelen$/ })).toHaveLength(1);
    expect(menu.queryAllByRole('menuitem', { name: 'Eigen gegevens sturen' })).toHaveLength(send);
    expect(menu.queryAllByRole('menuitem', { name: 'Verwijderen op verzoek' })).toHaveLength(remove);
  });
});

describe('ADM-02 what staff do for a member who asks for help', () => {
  it('a mail begins with the salutation in the language of choice, and is sent once it says something', async () => {
    const user = await open(`/members/${anna.id}/show`, 'moderator');
    await act(user, 'Mail schrijven');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mail aan Anna' }));
    const text = dialog.getByRole('textbox', { name: /Tekst/ });
    await waitFor(() => expect((text as HTMLTextAreaElement).value).toMatch(/Groet$/));
    await user.selectOptions(dialog.getByLabelText('Taal'), 'de');
    expect((text as HTMLTextAreaElement).value).toMatch(/Viele Grüße$/);
    await user.click(dialog.getByRole('button', { name: 'Versturen' }));
    expect(dialog.getByText('Schrijf een onderwerp')).toBeDefined();
    expect(dialog.getByText('Schrijf wat je te zeggen hebt')).toBeDefined();
    expect(posted()).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Onderwerp/ }), 'Deine Frage');
    await user.type(text, ' und Tschüss');
    await user.click(dialog.getByRole('button', { name: 'Versturen' }));
    expect(await screen.findByText('De mail is onderweg.')).toBeDefined();
    const body = { language: 'de', subject: 'Deine Frage', text: 'Hallo Anna,\n\n\n\nViele Grüße und Tschüss' };
    expect(posted().map((one) => [one.url, one.body])).toEqual([[`${path}/mails`, body]]);
  });

  it('a mail says why it can not be written where its salutation does not come', async () => {
    const user = await open(`/members/${anna.id}/show`, 'moderator');
    await screen.findByRole('button', { name: 'Acties' });
    answerByPath({ [`${path}/mails`]: problem(500, 'internal_error') });
    await act(user, 'Mail schrijven');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mail aan Anna' }));
    expect(await dialog.findByText(/Er ging iets mis bij ons/)).toBeDefined();
  });

  it('a link for a new password is sent after its effect was told; each is offered where it helps', async () => {
    const user = await open(`/members/${anna.id}/show`, 'moderator');
    const menu = await actions(user);
    expect(menu.queryByRole('menuitem', { name: 'Activatiemail opnieuw sturen' })).toBeNull();
    await user.click(menu.getByRole('menuitem', { name: 'Link voor nieuw wachtwoord sturen' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Anna een link/ }));
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Belde ons');
    await user.click(dialog.getByRole('button', { name: 'Link voor nieuw wachtwoord sturen' }));
    expect(await screen.findByText('De link is onderweg.')).toBeDefined();
    expect(posted().map(({ url, body }) => [url, body])).toEqual([
      [`${path}/send-reset-link`, { reason: 'Belde ons' }],
    ]);
  });
});

describe('PRO-04 the fictional flag', () => {
  it('is set by an admin, who reads whom it reaches', async () => {
    const user = await open(`/members/${anna.id}/show`, 'admin');
    await act(user, 'Markeren als fictief');
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
    await user.click(await screen.findByRole('tab', { name: 'Foto’s' }));
    const album = within(await screen.findByRole('region', { name: 'Foto’s' }));
    expect(album.getAllByRole('img')).toHaveLength(2);
    expect(album.getByText('Goedgekeurd')).toBeDefined();
  });

  it('ADM-01 a photo that was approved is turned down after all, with a reason', async () => {
    const user = await open(`/members/${anna.id}/show?tab=photos`, 'moderator');
    expect(await screen.findAllByRole('img')).toHaveLength(2);
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

  it.each([
    ['moderator', ['Overzicht', 'Foto’s', 'Meldingen', 'Logboek']],
    ['finance', ['Overzicht', 'Geld', 'Logboek']],
    ['admin', ['Overzicht', 'Foto’s', 'Geld', 'Meldingen', 'Logboek']],
  ])('ADM-05 a %s sees the parts of the page that are theirs', async (role, names) => {
    shown = role === 'finance' ? { ...anna, profile: null, photos: null } : anna;
    // An address of a part that the role has not leads to the first.
    await open(`/members/${anna.id}/show?tab=${role === 'finance' ? 'photos' : 'money'}`, role);
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(names);
    const chosen = role === 'admin' ? 'Geld' : 'Overzicht';
    expect(screen.getByRole('tab', { name: chosen }).getAttribute('aria-selected')).toBe('true');
    expect(await screen.findByRole('region', { name: 'Notities' })).toBeDefined();
  });

  it('the parts have an address each, and Back leads to the one before', async () => {
    const user = await open(`/members/${anna.id}/show`, 'moderator');
    await user.click(await screen.findByRole('tab', { name: 'Foto’s' }));
    expect(await screen.findAllByRole('img')).toHaveLength(2);
    expect(window.location.search).toBe('?tab=photos');
    window.history.back();
    expect(await screen.findByText('Ik lees graag')).toBeDefined();
    expect(window.location.search).toBe('');
  });
});
