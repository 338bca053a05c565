import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, sent } from '../testing/server';
import type { Campaign, ListedCampaign } from './campaign';

const row: ListedCampaign = {
  id: '0199a1b2-0000-7000-8000-0000000000c1',
  name: 'Zomeractie',
  kind: 'promotions',
  brand: null,
  status: 'draft',
  written_at: '2026-06-28T09:12:00.000Z',
  sent_at: null,
  stopped_at: null,
  num_queued: 0,
  num_mailed: 0,
};
const words = { subject: 'Korting', heading: 'Hoi {name}', body: 'Deze week.', button: 'Kopen' };
const draft: Campaign = {
  ...row,
  country: null,
  gender: null,
  premium: null,
  path: '/credits',
  discount_code: null,
  version: 2,
  texts: { nl: words },
  readers: [
    { language: 'nl', members: 1204, written: true },
    { language: 'pl', members: 12, written: false },
  ],
  num_readers: 1204,
};
const path = `/api/admin/campaigns/${row.id}`;
const list = { json: [row], headers: { 'Content-Range': 'campaigns 0-0/1' } as Record<string, string> };
const refused = {
  status: 422,
  json: {
    status: 422,
    code: 'invalid_input',
    request_id: 'r1',
    fields: [{ field: 'texts.nl.body', code: 'unknown_placeholder' }],
  },
  headers: { 'Content-Type': 'application/problem+json' },
};
let shown: Campaign;
let written: () => typeof refused | Promise<typeof refused>;

async function open(address: string) {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role: 'finance' } },
    '/api/admin/campaign-choices': {
      json: {
        brands: [{ id: null, name: 'Velvet', domain: 'velvet.example', languages: ['nl', 'pl'] }],
        countries: ['NL', 'BE'],
      },
    },
    '/api/admin/campaigns': ({ method }) => (method === 'POST' ? written() : list),
    [path]: () => ({ json: shown }),
    [`${path}/preview/nl`]: { json: { subject: 'Korting', text: 'Hoi', html: '<p>Hoi Anna</p>' } },
    [`${path}/test`]: { status: 204 },
    [`${path}/send`]: () => ({ json: (shown = { ...shown, status: 'sending', num_queued: 1204 }) }),
    [`${path}/stop`]: () => ({ json: (shown = { ...shown, status: 'stopped' }) }),
  });
  return openConsole(address);
}
const posted = () => sent().filter(({ method }) => method === 'POST');

beforeEach(() => {
  shown = draft;
  written = () => refused;
  widenWindow();
});

describe('NTF-02 mailings in the console', () => {
  it('are seen and tried out, say whom they reach, and are sent once that is confirmed', async () => {
    const user = await open(`/campaigns/${row.id}/show`);
    expect(await screen.findByText('12, geen tekst: krijgt niets')).toBeDefined();
    expect((await screen.findByTitle('De mail “Korting”')).getAttribute('srcdoc')).toBe('<p>Hoi Anna</p>');
    await user.click(screen.getByRole('button', { name: 'Test naar mij' }));
    expect(await screen.findByText('De testmail is naar je eigen adres onderweg.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Versturen…' }));
    expect(screen.getByRole('heading', { name: 'Naar 1.204 leden versturen?' })).toBeDefined();
    expect(screen.getByText(/12 leden lezen Pools en krijgen niets/)).toBeDefined();
    expect(posted().map(({ url }) => url)).toEqual([`${path}/test`]);
    await user.type(screen.getByRole('textbox', { name: /Reden/ }), 'Zomeractie');
    await user.click(screen.getByRole('button', { name: 'Verstuur naar 1.204 leden' }));
    expect(await screen.findByText('Wordt verstuurd')).toBeDefined();
    expect(posted().at(-1)).toMatchObject({ url: `${path}/send`, body: { version: 2, reason: 'Zomeractie' } });

    await user.click(await screen.findByRole('button', { name: 'Stoppen…' }));
    expect(screen.getByText('1.204 mails gaan niet meer uit.')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: /Reden/ }), 'Verkeerde prijs');
    await user.click(screen.getByRole('button', { name: 'Stop de mailing' }));
    expect(await screen.findByText('Gestopt')).toBeDefined();
    expect(posted().at(-1)).toMatchObject({ url: `${path}/stop`, body: { reason: 'Verkeerde prijs' } });
  });

  it('tell at its field what is wrong in a language', async () => {
    const user = await open('/campaigns/create');
    await user.type(await screen.findByRole('textbox', { name: /^Naam/ }), 'Zomer');
    await user.type(screen.getByRole('textbox', { name: 'Onderwerp' }), 'Korting');
    await user.click(screen.getByRole('button', { name: 'Concept opslaan' }));
    expect(await screen.findByText('Tussen accolades mag alleen {name} of {site} staan')).toBeDefined();
    expect(screen.getByText('Nog niet af')).toBeDefined();
    expect(posted().at(-1)!.body).toMatchObject({ name: 'Zomer', texts: { nl: { subject: 'Korting', body: '' } } });
  });

  it('are written once where the button is pressed twice', async () => {
    const user = await open('/campaigns/create');
    await user.type(await screen.findByRole('textbox', { name: /^Naam/ }), 'Zomer');
    await user.type(screen.getByRole('textbox', { name: 'Onderwerp' }), 'Korting');
    const answered = Promise.withResolvers<typeof refused>();
    written = () => answered.promise;
    await user.dblClick(screen.getByRole('button', { name: 'Concept opslaan' }));
    answered.resolve(refused);
    await screen.findByText('Tussen accolades mag alleen {name} of {site} staan');
    expect(posted()).toHaveLength(1);
  });

  it('ask for a word in some language at its field, and are saved once there is one', async () => {
    const user = await open('/campaigns/create');
    await user.type(await screen.findByRole('textbox', { name: /^Naam/ }), 'Zomer');
    const save = screen.getByRole('button', { name: 'Concept opslaan' });
    await user.click(save);
    expect(await screen.findByText('Schrijf de tekst in minstens één taal')).toBeDefined();
    const subject = screen.getByRole('textbox', { name: 'Onderwerp' });
    expect(subject.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(subject);
    expect(posted()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Pools/ }));
    await user.type(screen.getAllByRole('textbox', { name: 'Onderwerp' })[1]!, 'Rabat');
    await user.click(save);
    await waitFor(() => expect(posted()).toHaveLength(1));
    expect(posted()[0]!.body).toMatchObject({ texts: { pl: { subject: 'Rabat' } } });
  });

  it('unfold a language in which something is wrong', async () => {
    const user = await open('/campaigns/create');
    await user.type(await screen.findByRole('textbox', { name: /^Naam/ }), 'Zomer');
    await user.type(screen.getByRole('textbox', { name: 'Onderwerp' }), 'Korting');
    const dutch = screen.getByRole('button', { name: /^Nederlands/ });
    await user.click(dutch);
    expect(dutch.getAttribute('aria-expanded')).toBe('false');
    await user.click(screen.getByRole('button', { name: 'Concept opslaan' }));
    await screen.findByText('Tussen accolades mag alleen {name} of {site} staan');
    await waitFor(() => expect(dutch.getAttribute('aria-expanded')).toBe('true'));
  });

  it('are listed with how far they are', async () => {
    await open('/campaigns');
    expect(await screen.findByRole('link', { name: 'Zomeractie' })).toBeDefined();
    expect(screen.getByRole('cell', { name: 'Concept' })).toBeDefined();
  });

  it('open from the list, whose rows know less of them', async () => {
    await open('/campaigns');
    await userEvent.click(await screen.findByRole('link', { name: 'Zomeractie' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Zomeractie' })).toBeDefined();
    expect(screen.queryByText('Er ging iets mis')).toBeNull();
  });
});
