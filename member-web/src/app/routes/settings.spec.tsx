import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { forgetMember } from '../../lib/session';
import { server, visit, withServer } from '../../testing/render';
import { http, HttpResponse } from 'msw';

withServer();

/** Pasted: typing letter by letter takes long and shows nothing more. */
async function fillIn(user: Awaited<ReturnType<typeof visit>>['user'], field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

const open = async (name: string, scenario: 'paid' | 'unconfirmed' = 'paid') => {
  const view = await visit('/settings', scenario);
  await view.user.click(await screen.findByRole('button', { name }));
  return view;
};

describe('ACC-08 changing the password in the settings', () => {
  const fill = async ({ user }: Awaited<ReturnType<typeof visit>>, old: string, next: string, again = next) => {
    await fillIn(user, screen.getByLabelText('Oud wachtwoord'), old);
    await fillIn(user, screen.getByLabelText('Nieuw wachtwoord'), next);
    await fillIn(user, screen.getByLabelText('Nieuw wachtwoord nog een keer'), again);
    await user.click(screen.getByRole('button', { name: 'Wachtwoord wijzigen' }));
  };
  it('works', async () => {
    const view = await open('Wijzigen Wachtwoord');
    await fill(view, 'correct-horse', 'battery staple');
    expect(await screen.findByText(/Je wachtwoord is gewijzigd/)).toBeInTheDocument();
    expect(view.world.password).toBe('battery staple');
    expect(screen.queryByLabelText('Oud wachtwoord')).not.toBeInTheDocument();
    // With the form went the button that was pressed.
    expect(screen.getByRole('button', { name: 'Wijzigen Wachtwoord' })).toHaveFocus();
  });
  it('ends a change of address that waits for its link', async () => {
    const view = await visit('/settings', 'paid', (world) => world.waitFor('nieuw@example.com'));
    expect(await screen.findByText(waiting('nieuw@example.com'))).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Wijzigen Wachtwoord' }));
    await fill(view, 'correct-horse', 'battery staple');
    await waitFor(() => expect(screen.queryByText(waiting(''))).not.toBeInTheDocument());
  });
  it('tells a wrong old one, and new ones that differ', async () => {
    const view = await open('Wijzigen Wachtwoord');
    await fill(view, 'wrong', 'battery staple', 'battery stable');
    expect(await screen.findByText('De opgegeven wachtwoorden zijn niet gelijk.')).toBeInTheDocument();
    const again = screen.getByLabelText('Nieuw wachtwoord nog een keer');
    await view.user.clear(again);
    await fillIn(view.user, again, 'battery staple');
    await view.user.click(screen.getByRole('button', { name: 'Wachtwoord wijzigen' }));
    expect(await screen.findByText('Controleer je oude wachtwoord.')).toBeInTheDocument();
    expect(screen.getByLabelText('Oud wachtwoord')).toBeInvalid();
  });
});

/** The line of the address that waits for its link; of any for ''. */
const waiting = (email: string) => new RegExp(`^Je nieuwe adres ${email || '.*'} wacht op je bevestiging`);

describe('ACC-08 asking for another address', () => {
  const ask = async ({ user }: Awaited<ReturnType<typeof visit>>, email: string) => {
    const field = screen.getByLabelText('Nieuw e-mailadres');
    await user.clear(field);
    await fillIn(user, field, email);
    await user.click(screen.getByRole('button', { name: 'Link sturen' }));
  };
  it('tells where the link went, and what is wrong', async () => {
    const view = await open('Wijzigen E-mailadres');
    await fillIn(view.user, screen.getByLabelText('Je wachtwoord'), 'correct-horse');
    await ask(view, 'onzin');
    expect(await screen.findByText('Nieuw e-mailadres invalide.')).toBeInTheDocument();
    await ask(view, 'taken@example.com');
    expect(await screen.findByText('Dit e-mailadres heeft al een account op deze site.')).toBeInTheDocument();
    await ask(view, 'nieuw@example.com');
    expect(await screen.findByText('We hebben een link gestuurd naar nieuw@example.com.')).toBeInTheDocument();
  });
  it('is shown as long as it waits, with until when, though the toast has gone and the page is opened anew', async () => {
    const view = await open('Wijzigen E-mailadres');
    await fillIn(view.user, screen.getByLabelText('Je wachtwoord'), 'correct-horse');
    await ask(view, 'nieuw@example.com');
    expect(await screen.findByText(waiting('nieuw@example.com'))).toBeInTheDocument();
  });
  it.each(['3 maart 2027', '4 april 2027'])('tells until when the link works: %s', async (date) => {
    await visit('/settings', 'paid', (world) => {
      const [day, month] = date.split(' ');
      const at = new Date(2027, month === 'maart' ? 2 : 3, Number(day), 9, 5);
      world.emailChange = { email: 'nieuw@example.com', expires_at: at.toISOString() };
    });
    expect(await screen.findByText(waiting('nieuw@example.com'))).toHaveTextContent(`tot ${date} om 09:05`);
  });
  it('is shown to nobody who waits for nothing', async () => {
    await visit('/settings');
    await screen.findByRole('heading', { level: 1, name: 'Instellingen' });
    expect(screen.queryByText(waiting(''))).not.toBeInTheDocument();
  });
  it('is not asked for by who has not confirmed', async () => {
    const { world } = await visit('/settings', 'unconfirmed');
    await screen.findByRole('heading', { level: 1, name: 'Instellingen' });
    expect(world.calls.some(({ path }) => path === '/api/user/email-change')).toBe(false);
  });
  it('is mailed again, and says when that was enough for a day', async () => {
    const { user, world } = await visit('/settings', 'paid', (world) => world.waitFor('nieuw@example.com'));
    await user.click(await screen.findByRole('button', { name: 'Mail opnieuw sturen' }));
    expect(await screen.findByText('We hebben een link gestuurd naar nieuw@example.com.')).toBeInTheDocument();
    world.waitFor('often@example.com');
    await user.click(screen.getByRole('button', { name: 'Mail opnieuw sturen' }));
    expect(await screen.findByText(/te veel mails verstuurd/)).toBeInTheDocument();
    expect(screen.getByText(waiting('often@example.com'))).toBeInTheDocument();
  });
  it('is called off: the old address stays, and nothing waits any more', async () => {
    const { user, world } = await visit('/settings', 'paid', (world) => world.waitFor('nieuw@example.com'));
    await user.dblClick(await screen.findByRole('button', { name: 'Wijziging intrekken' }));
    expect(await screen.findByText(/^Ingetrokken\. Je houdt /)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(waiting(''))).not.toBeInTheDocument());
    expect(
      world.calls.filter(({ method, path }) => method === 'DELETE' && path === '/api/user/email-change'),
    ).toHaveLength(1);
  });
  it('opened or called off elsewhere meanwhile: that is said, and it disappears', async () => {
    const { user, world } = await visit('/settings', 'paid', (world) => world.waitFor('nieuw@example.com'));
    const again = await screen.findByRole('button', { name: 'Mail opnieuw sturen' });
    world.emailChange = null;
    await user.click(again);
    expect(await screen.findByText('Er wacht geen nieuw e-mailadres meer op bevestiging.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(waiting(''))).not.toBeInTheDocument());
  });
  it('ACC-04 is a correction for who has not confirmed', async () => {
    await open('Adres wijzigen', 'unconfirmed');
    expect(screen.getByRole('button', { name: 'Opslaan en mail sturen' })).toBeInTheDocument();
  });
});

it('ACC-10 the language is kept on the account', async () => {
  const { user, world } = await visit('/settings');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Taal' }), 'Deutsch');
  expect(await screen.findByRole('heading', { level: 1, name: 'Einstellungen' })).toBeInTheDocument();
  expect(world.user?.language).toBe('de');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sprache' }), 'Nederlands');
  await screen.findByRole('heading', { level: 1, name: 'Instellingen' });
});

it('ACC-10 CLI-12 no language is offered that the site does not speak', async () => {
  await visit('/settings', 'paid', (world) => {
    world.settings = { ...world.settings, locales: ['nl', 'fr'] };
  });
  const choice = await screen.findByRole('combobox', { name: 'Taal' });
  expect([...choice.querySelectorAll('option')].map(({ value }) => value)).toEqual(['nl', 'fr']);
});

describe('ACC-06 where the member is logged in', () => {
  const rows = async () => within(await screen.findByRole('region', { name: 'Waar je bent ingelogd' }));
  it('is there with the screen, so that nothing moves under the reader’s eyes', async () => {
    await visit('/settings');
    await screen.findByRole('heading', { level: 1, name: 'Instellingen' });
    expect(screen.getByText('Safari, iPhone')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Toestemmingen' })).toHaveTextContent(/Niet gegeven|Gegeven op/);
  });
  it('is told by device, and ended there', async () => {
    const { user, world } = await visit('/settings');
    const list = await rows();
    expect(await list.findByText('Dit apparaat')).toBeInTheDocument();
    expect(list.getByText('Onbekend apparaat')).toBeInTheDocument();
    await user.click(list.getByRole('button', { name: /^Uitloggen: Safari, iPhone, sinds 2 maart/ }));
    await waitFor(() => expect(list.queryByText('Safari, iPhone')).not.toBeInTheDocument());
    expect(world.sessions.map(({ id }) => id)).toEqual(['session-1', 'session-0']);
  });
  it('is ended everywhere else at once', async () => {
    const { user } = await visit('/settings');
    const list = await rows();
    await user.click(await list.findByRole('button', { name: 'Op alle andere apparaten uitloggen' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(list.queryByRole('button')).not.toBeInTheDocument();
  });
  it('says when it had ended already, and shows what is', async () => {
    const { user, world } = await visit('/settings');
    const list = await rows();
    const button = await list.findByRole('button', { name: /Safari/ });
    world.sessions = world.sessions.filter(({ current }) => current);
    await user.click(button);
    expect(await screen.findByText('Daar ben je al uitgelogd.')).toBeInTheDocument();
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  });
});

describe('PRV-02 consents', () => {
  it('are listed with their date, and withdrawn', async () => {
    const { user, world } = await visit('/settings', 'paid', (world) => void world.decideConsent('sexuality', true));
    const list = within(await screen.findByRole('region', { name: 'Toestemmingen' }));
    expect((await list.findAllByText('Gegeven op 2 maart 2026')).length).toBeGreaterThan(0);
    await user.click(list.getByRole('button', { name: 'Toestemming intrekken: Seksualiteit' }));
    await user.click(await screen.findByRole('button', { name: 'Intrekken en wissen' }));
    const toProfile = await list.findByRole('link', { name: 'Naar mijn profiel: Seksualiteit' });
    expect(toProfile).toHaveAttribute('href', '/profile');
    expect(world.profile.consents.sexuality).toBe(false);
  });
});

describe('PRV-02 all of one’s own data', () => {
  it('is asked for in the settings and comes by mail', async () => {
    const { user, world } = await visit('/settings');
    await user.click(await screen.findByRole('button', { name: 'Mijn gegevens aanvragen' }));
    expect(await screen.findByText(/We hebben een link gestuurd naar/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mijn gegevens aanvragen' })).not.toBeInTheDocument();
    expect(world.dataExports).toBe(1);
  });
  it('ACC-04 is not mailed to an address that is not confirmed, and says so', async () => {
    await visit('/settings', 'unconfirmed');
    const privacy = within(await screen.findByRole('region', { name: 'Privacy' }));
    expect(privacy.getByText(/^Bevestig eerst je e-mailadres/)).toBeInTheDocument();
    expect(privacy.queryByRole('button')).not.toBeInTheDocument();
  });
  it('is not asked for again and again', async () => {
    const { user } = await visit('/settings', 'paid', (world) => void (world.dataExports = 3));
    await user.click(await screen.findByRole('button', { name: 'Mijn gegevens aanvragen' }));
    expect(await screen.findByText(/vandaag al drie keer aangevraagd/)).toBeInTheDocument();
  });
  it.each([
    ['/data-export?token=good', 'paid'],
    ['/data-export/open?token=sent', 'visitor'],
  ] as const)('is downloaded at %s, by a press of a button', async (path, scenario) => {
    const saved: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user } = await visit(path, scenario);
    await user.click(await screen.findByRole('button', { name: 'Downloaden' }));
    expect(await screen.findByRole('heading', { name: 'Je gegevens zijn gedownload' })).toBeInTheDocument();
    expect(saved).toEqual([expect.stringMatching(/^my-data-[\d-]{10}\.zip$/)]);
    vi.restoreAllMocks();
  });
  it('begins again on the same page, with the same key, where it was cut off', async () => {
    const keys: (string | null)[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await visit('/data-export?token=good');
    vi.spyOn(Response.prototype, 'blob').mockRejectedValueOnce(new TypeError('cut off'));
    server.use(
      http.post('*/api/user/data-export/download', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.arrayBuffer(new ArrayBuffer(1));
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Downloaden' }));
    expect(await screen.findByText(/^De download is afgebroken/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Downloaden' }));
    expect(await screen.findByRole('heading', { name: 'Je gegevens zijn gedownload' })).toBeInTheDocument();
    expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/./)]));
    expect(keys).toHaveLength(2);
    vi.restoreAllMocks();
  });
  it('ADM-02 is open without logging in at a link that staff sent, and tells whom to ask for another', async () => {
    const { user } = await visit('/data-export/open?token=bad', 'visitor');
    await user.click(await screen.findByRole('button', { name: 'Downloaden' }));
    expect(await screen.findByText(/Vraag per mail een nieuwe aan\./)).toBeInTheDocument();
    const mail = within(screen.getByRole('main')).getByRole('link', { name: 'hulp@avondlicht.example' });
    expect(mail).toHaveAttribute('href', 'mailto:hulp@avondlicht.example');
    expect(screen.queryByRole('link', { name: 'Naar je instellingen' })).not.toBeInTheDocument();
  });
  it('says when the link no longer works', async () => {
    const { user } = await visit('/data-export?token=bad');
    await user.click(await screen.findByRole('button', { name: 'Downloaden' }));
    expect(await screen.findByRole('heading', { name: 'Deze link werkt niet (meer)' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Naar je instellingen' })).toHaveAttribute('href', '/settings');
  });
});

describe('ACC-08 ACC-12 PRV-02 pages of mailed links, opened without their token', () => {
  it.each([
    ['/data-export', 'paid', 'Deze link werkt niet (meer)', 'Naar je instellingen', '/settings'],
    ['/data-export/open', 'visitor', 'Deze link werkt niet (meer)', 'hulp@avondlicht.example', /^mailto:/],
    [
      '/mail-change/do',
      'paid',
      'Link verlopen of invalide, vraag een nieuwe e-mail aan',
      'Naar je instellingen',
      '/settings',
    ],
    ['/mail-change/do', 'visitor', 'Link verlopen of invalide, vraag een nieuwe e-mail aan', 'Inloggen', '/login'],
    ['/unsubscribe', 'visitor', 'Deze link klopt niet', 'Meldingen kiezen', '/notifications'],
  ] as const)('%s of a %s says so, asks nothing of the server, and leads on', async (path, who, title, link, to) => {
    const { world } = await visit(path, who);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    const way = within(screen.getByRole('main')).getByRole('link', { name: link });
    expect(way).toHaveAttribute('href', expect.stringMatching(to));
    // That somebody came is told on every page.
    const asked = world.calls.filter(({ path }) => path !== '/api/visits');
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
  it('tells nobody that their account is deleted while it is not', async () => {
    const { router } = await visit('/account-deleted', 'paid');
    await screen.findByRole('heading', { level: 1, name: 'Leden' });
    expect(router.state.location.pathname).toBe('/members');
  });
});

describe('CLI-05 pages of mailed links while the server does not answer', () => {
  it('ACC-08 the change of address is tried again where it stands, and nobody is told that the link is bad', async () => {
    const { user, world } = await visit(
      '/mail-change/do?token=good',
      'paid',
      (world) => void world.broken.add('/api/mail-change'),
    );
    await user.click(await screen.findByRole('button', { name: 'Bevestigen' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    world.broken.clear();
    await user.click(screen.getByRole('button', { name: 'Bevestigen' }));
    expect(await screen.findByRole('heading', { name: 'Je e-mailadres is gewijzigd' })).toBeInTheDocument();
  });
  it('ACC-04 so is the activation', async () => {
    const link = `/${'good'.repeat(6)}`;
    const { user, world, router } = await visit(
      link,
      'unconfirmed',
      (world) => void world.broken.add('/api/activation'),
    );
    await user.click(await screen.findByRole('button', { name: 'Bevestigen' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    world.broken.clear();
    await user.click(screen.getByRole('button', { name: 'Bevestigen' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/activate/done'));
  });
});

describe('CLI-05 a part of the settings that does not come', () => {
  it.each([
    ['Waar je bent ingelogd', '/api/user/sessions', 'Dit apparaat'],
    ['Geblokkeerde leden', '/api/blocks', 'Je hebt niemand geblokkeerd.'],
    ['Toestemmingen', '/api/profile/consents', 'Seksualiteit'],
  ])('is told in its place, and tried again there: %s', async (name, path, text) => {
    const { user, world } = await visit('/settings', 'paid', (world) => void world.broken.add(path));
    const part = within(await screen.findByRole('region', { name }));
    expect(await part.findByRole('alert')).toHaveTextContent('Er is een fout opgetreden');
    // The parts around it are there: no heading of its own, as of a page that is missing.
    expect(part.getAllByRole('heading')).toHaveLength(1);
    world.broken.clear();
    await user.click(part.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await part.findByText(text)).toBeInTheDocument();
  });
});

describe('NTF-01 notification preferences', () => {
  it('are eight switches that take effect at once', async () => {
    const { user, world } = await visit('/notifications');
    expect(await screen.findAllByRole('switch')).toHaveLength(8);
    const like = screen.getByRole('switch', { name: 'Likes' });
    expect(like).toBeChecked();
    await user.click(like);
    expect(like).not.toBeChecked();
    await waitFor(() => expect(world.preferences.like).toBe(false));
  });
  it('show what is kept where two presses in a row fail', async () => {
    const { user, cache } = await visit('/notifications');
    const news = await screen.findByRole('switch', { name: 'Nieuws' });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    let refused = 0;
    server.use(
      http.put('*/api/notifications', async () => {
        await answered;
        refused++;
        return new HttpResponse(null, { status: 429 });
      }),
    );
    await user.click(news);
    await user.click(news);
    answer();
    await waitFor(() => expect(refused).toBe(2));
    await waitFor(() => expect(cache.isMutating()).toBe(0));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(news).not.toBeChecked();
  });
  it('go back when the server refuses', async () => {
    const { user } = await visit('/notifications');
    const news = await screen.findByRole('switch', { name: 'Nieuws' });
    server.use(
      http.put('*/api/notifications', () =>
        HttpResponse.json(
          { status: 422, code: 'invalid_input', request_id: 'r' },
          { status: 422, headers: { 'Content-Type': 'application/problem+json' } },
        ),
      ),
    );
    await user.click(news);
    await waitFor(() => expect(news).not.toBeChecked());
    expect(await screen.findByText('Controleer wat je hebt ingevuld.')).toBeInTheDocument();
  });
});

describe('ACC-12 deleting the account', () => {
  it('asks why, tells what happens, then logs out', async () => {
    const { user, world, router } = await visit('/settings/delete', 'free');
    const next = await screen.findByRole('button', { name: 'Verder' });
    expect(next).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Ik krijg te veel mail' }));
    expect(screen.getByRole('link', { name: 'Meldingen kiezen' })).toHaveAttribute('href', '/notifications');
    await user.click(next);
    expect(await screen.findByRole('heading', { name: 'Dit gebeurt er' })).toHaveFocus();
    expect(screen.getByText(/Je hebt nog 30 credits\./)).toBeInTheDocument();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Account verwijderen' }));
    expect(await screen.findByText('Vul dit in.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Je wachtwoord'), 'verkeerd');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Account verwijderen' }));
    expect(await screen.findByText('Controleer je wachtwoord.')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Je wachtwoord'));
    await user.type(screen.getByLabelText('Je wachtwoord'), world.password);
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Account verwijderen' }));
    expect(await screen.findByRole('heading', { name: 'Je account is verwijderd' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/account-deleted');
    expect(world.deletion).toEqual({ reason: 'too_many_mails' });
  });
  it('Back leads from what happens then to why, with what was chosen and written there', async () => {
    const { user, router } = await visit('/settings/delete', 'free');
    await user.click(await screen.findByRole('radio', { name: 'Iets anders' }));
    await user.type(screen.getByRole('textbox'), 'Tot later');
    await user.click(screen.getByRole('button', { name: 'Verder' }));
    expect(await screen.findByRole('heading', { name: 'Dit gebeurt er' })).toHaveFocus();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('radio', { name: 'Iets anders' })).toBeChecked();
    expect(screen.getByRole('textbox')).toHaveValue('Tot later');
  });
  it('keeps reason and words in this tab, until they have been sent or somebody logs out', async () => {
    const { user } = await visit('/settings/delete', 'free');
    await user.click(await screen.findByRole('radio', { name: 'Iets anders' }));
    await user.type(screen.getByRole('textbox'), 'Tot later');
    expect(JSON.parse(sessionStorage.getItem('leaving')!)).toEqual({ reason: 'other', text: 'Tot later' });
    await user.click(screen.getByRole('link', { name: 'Toch blijven' }));
    await user.click(await screen.findByRole('link', { name: /^Account verwijderen/ }));
    expect(await screen.findByRole('radio', { name: 'Iets anders' })).toBeChecked();
    expect(screen.getByRole('textbox')).toHaveValue('Tot later');
    act(() => forgetMember(new QueryClient()));
    expect(sessionStorage.getItem('leaving')).toBeNull();
  });
  it('ACC-04 is open to who has not confirmed, who is told until when the account lasts by itself', async () => {
    const { user, world } = await visit('/settings', 'unconfirmed');
    expect(await screen.findByText(/^Bevestig je adres voor .+, anders wissen we dit account\.$/)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^Account verwijderen/ }));
    await user.click(await screen.findByRole('radio', { name: 'Iets anders' }));
    await user.click(screen.getByRole('button', { name: 'Verder' }));
    await user.type(await screen.findByLabelText('Je wachtwoord'), world.password);
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Account verwijderen' }));
    expect(await screen.findByRole('heading', { name: 'Je account is verwijderd' })).toBeInTheDocument();
    expect(world.deletion).toEqual({ reason: 'other' });
  });
  it('gives who finds it too expensive a code of their own, where the operator does', async () => {
    const { user } = await visit('/settings/delete', 'free', (world) => {
      world.deleteDiscount = 30;
    });
    await user.click(await screen.findByRole('radio', { name: 'Het is me te duur' }));
    expect(await screen.findByText(/30% korting/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Korting nemen' }));
    const code = await screen.findByText('STAY-0A1B2C3D4E');
    expect(code.parentElement).toHaveTextContent(/^Je code is STAY-0A1B2C3D4E: .*8 maart 2026/);
    expect(screen.getByRole('link', { name: 'Bekijk de pakketten' })).toHaveAttribute('href', '/premium');
  });
  it('lets the code be asked for again where it did not come, and not where it is refused for good', async () => {
    const { user } = await visit('/settings/delete', 'free', (world) => {
      world.deleteDiscount = 30;
    });
    const refusal = (status: number, code: string) => HttpResponse.json({ status, code }, { status });
    const once = (answer: () => Response) => server.use(http.post('*/api/discountcode/stay', answer, { once: true }));
    await user.click(await screen.findByRole('radio', { name: 'Het is me te duur' }));
    const take = { name: 'Korting nemen' };
    once(() => refusal(409, 'refused_for_a_test'));
    await user.click(await screen.findByRole('button', take));
    await waitFor(() => expect(screen.queryByText(/30% korting/)).not.toBeInTheDocument());
    expect(screen.getByRole('button', take)).toHaveFocus();
    await user.click(screen.getByRole('button', take));
    expect(await screen.findByText('STAY-0A1B2C3D4E')).toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: 'Iets anders' }));
    await user.click(screen.getByRole('radio', { name: 'Het is me te duur' }));
    once(() => refusal(409, 'discount_already_used'));
    await user.click(await screen.findByRole('button', take));
    await waitFor(() => expect(screen.queryByRole('button', take)).not.toBeInTheDocument());
  });
  it('offers no discount where the operator gives none', async () => {
    const { user } = await visit('/settings/delete', 'free');
    await user.click(await screen.findByRole('radio', { name: 'Het is me te duur' }));
    expect(await screen.findByText(/Er loopt geen abonnement/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Korting nemen' })).toBeNull();
  });
  it('offers money for unused credits first', async () => {
    const { user, world } = await visit('/settings/delete', 'paid', (world) => {
      const euro = (amount: number) => ({ amount, currency: 'EUR' });
      const lot = { payment_id: 'p1', credits: 50, credits_bought: 100, payment_method: 'ideal', paid: euro(999) };
      const times = { bought_at: '2026-03-01T12:00:00.000Z', refundable_until: '2026-03-15T12:00:00.000Z' };
      world.refundable = [lot, { ...lot, payment_id: 'p2' }].map((one) => ({ ...one, ...times, amount: euro(500) }));
    });
    await user.click(await screen.findByRole('radio', { name: 'Iets anders' }));
    await user.click(screen.getByRole('button', { name: 'Verder' }));
    expect(await screen.findByText(/kun je nu nog terugvragen: €\s10,00\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Eerst geld terugvragen' })).toHaveAttribute('href', '/refund');

    // Asked for meanwhile.
    world.refundable = [];
    await user.click(screen.getByRole('link', { name: 'Toch blijven' }));
    await user.click(await screen.findByRole('link', { name: /^Account verwijderen/ }));
    await user.click(await screen.findByRole('button', { name: 'Verder' }));
    await screen.findByRole('heading', { name: 'Dit gebeurt er' });
    await waitFor(() => expect(screen.queryByText(/kun je nu nog terugvragen/)).not.toBeInTheDocument());
  });
  it('leads back with the link of the mail, by a press of a button', async () => {
    const { user } = await visit('/account-deleted?token=good', 'visitor');
    await user.click(await screen.findByRole('button', { name: 'Mijn account herstellen' }));
    expect(await screen.findByRole('heading', { name: 'Je account is hersteld' })).toBeInTheDocument();
  });
  it('ADM-02 lets nobody in who is disabled, and says so', async () => {
    const { user } = await visit('/account-deleted?token=shut-out', 'visitor');
    await user.click(await screen.findByRole('button', { name: 'Mijn account herstellen' }));
    expect(await screen.findByRole('heading', { name: 'De verwijdering is ingetrokken' })).toBeInTheDocument();
    expect(screen.getByText(/blijft uitgeschakeld/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Inloggen' })).not.toBeInTheDocument();
  });
  it('says when the link no longer works', async () => {
    const { user } = await visit('/account-deleted?token=bad', 'visitor');
    await user.click(await screen.findByRole('button', { name: 'Mijn account herstellen' }));
    expect(await screen.findByRole('heading', { name: 'Deze link werkt niet (meer).' })).toBeInTheDocument();
  });
  it('is told at login', async () => {
    const { user } = await visit('/login', 'visitor');
    await fillIn(user, await screen.findByLabelText('E-mailadres'), 'deleted@example.com');
    await fillIn(user, screen.getByLabelText('Wachtwoord'), 'correct-horse');
    await user.click(screen.getByRole('button', { name: 'Inloggen' }));
    expect(
      await screen.findByText(/^Dit account is verwijderd\. Tot 16 maart( 2026)? kun je het herstellen/),
    ).toBeVisible();
  });
  it('mails its link again to who has lost it', async () => {
    const { user, world } = await visit('/login', 'visitor');
    await fillIn(user, await screen.findByLabelText('E-mailadres'), 'deleted@example.com');
    await fillIn(user, screen.getByLabelText('Wachtwoord'), 'correct-horse');
    await user.click(screen.getByRole('button', { name: 'Inloggen' }));
    await user.click(await screen.findByRole('button', { name: 'Mail opnieuw sturen' }));
    expect(await screen.findByText('We hebben een link gestuurd naar deleted@example.com.')).toBeInTheDocument();
    expect(world.calls.filter(({ path }) => path === '/api/password-reset')).toHaveLength(1);
  });
});

describe('ACC-07 password reset', () => {
  it('is one link away from the login, and says where the mail went', async () => {
    const { user } = await visit('/login', 'visitor', (world) => void (world.settings.reset_link_hours = 36));
    await user.click(await screen.findByRole('link', { name: 'Wachtwoord vergeten?' }));
    await screen.findByRole('heading', { name: 'Nieuw wachtwoord kiezen' });
    await fillIn(user, await screen.findByLabelText('E-mailadres'), 'robin@example.com');
    await user.click(screen.getByRole('button', { name: 'Link sturen' }));
    expect(await screen.findByText('We hebben een link gestuurd naar robin@example.com.')).toBeInTheDocument();
    expect(screen.getByText(/^De link werkt 36 uur\./)).toBeInTheDocument();
    // With the form went the button that was pressed.
    expect(screen.getByRole('main')).toHaveFocus();
  });
  it.each([
    ['nobody@example.com', 'E-mailadres niet gevonden'],
    ['often@example.com', 'Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.'],
  ])('tells %s: %s', async (email, text) => {
    const { user } = await visit('/reset-password', 'visitor');
    await fillIn(user, await screen.findByLabelText('E-mailadres'), email);
    await user.click(screen.getByRole('button', { name: 'Link sturen' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
  it('takes the new password twice and leads to the login', async () => {
    const { user, world } = await visit('/reset-password/do?token=good', 'visitor');
    await fillIn(user, await screen.findByLabelText('Nieuw wachtwoord'), 'battery staple');
    await fillIn(user, screen.getByLabelText('Nieuw wachtwoord nog een keer'), 'battery staple');
    await user.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }));
    expect(await screen.findByRole('heading', { name: 'Welkom terug' })).toBeInTheDocument();
    expect(world.password).toBe('battery staple');
  });
  it('offers a new mail when the link is too old', async () => {
    const { user } = await visit('/reset-password/do?token=bad', 'visitor');
    await fillIn(user, await screen.findByLabelText('Nieuw wachtwoord'), 'battery staple');
    await fillIn(user, screen.getByLabelText('Nieuw wachtwoord nog een keer'), 'battery staple');
    await user.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }));
    expect(await screen.findByText('Link verlopen of invalide, vraag een nieuwe e-mail aan')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Nieuwe mail aanvragen' })).toHaveAttribute('href', '/reset-password');
  });
});

describe('ACC-08 the link mailed to the new address', () => {
  it('changes it by a press: programs that look into mails open links too', async () => {
    const { user, world } = await visit('/mail-change/do?token=good', 'paid');
    const confirm = await screen.findByRole('button', { name: 'Bevestigen' });
    expect(world.calls.some(({ path }) => path === '/api/mail-change')).toBe(false);
    await user.click(confirm);
    expect(await screen.findByRole('heading', { name: 'Je e-mailadres is gewijzigd' })).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });
  it('says when it is too old', async () => {
    const { user } = await visit('/mail-change/do?token=bad', 'visitor');
    await user.click(await screen.findByRole('button', { name: 'Bevestigen' }));
    expect(
      await screen.findByRole('heading', { name: 'Link verlopen of invalide, vraag een nieuwe e-mail aan' }),
    ).toBeInTheDocument();
    expect(
      screen.getByText(/^Met deze link is niets gewijzigd\..* je wachtwoord hebt gewijzigd\.$/),
    ).toBeInTheDocument();
  });
});

describe('CLI-11 a call that fails after its screen was left', () => {
  it('is told on the next screen', async () => {
    const { user, router } = await visit('/settings');
    let fail = () => {};
    const held = new Promise<void>((go) => (fail = go));
    server.use(
      http.post('*/api/user/data-export', async () => {
        await held;
        return HttpResponse.json({ status: 429, code: 'too_many_data_exports' }, { status: 429 });
      }),
    );
    const setting = await screen.findByRole('button', { name: 'Mijn gegevens aanvragen' });
    await user.click(setting);
    await act(() => router.navigate('/notifications'));
    await screen.findByRole('heading', { level: 1, name: 'Meldingen' });
    fail();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });
});
