import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server, visit, withServer } from '../../testing/render';

withServer();

describe('ACC-04 the address before it is confirmed', () => {
  async function open() {
    const view = await visit('/complete-signup', 'unconfirmed');
    await view.user.click(await screen.findByRole('button', { name: 'Adres wijzigen' }));
    return view;
  }

  it('PRV-02 is to be confirmed before a day that is told', async () => {
    await visit('/complete-signup', 'unconfirmed', (world) => {
      world.settings = { ...world.settings, unconfirmed_days: 10 };
      world.user!.signup_date = '2026-03-02T12:00:00.000Z';
    });
    expect(await screen.findByText(/^Bevestig je adres voor 12 maart/)).toBeInTheDocument();
  });

  it('can be corrected, and the new one is shown', async () => {
    const { user, world } = await open();
    await user.type(screen.getByLabelText('Nieuw e-mailadres'), ' goed@example.com ');
    await user.click(screen.getByRole('button', { name: 'Opslaan en mail sturen' }));
    expect(await screen.findAllByText(/We hebben een mail gestuurd naar goed@example.com/)).not.toHaveLength(0);
    expect(world.user?.email).toBe('goed@example.com');
    expect(await screen.findByRole('button', { name: 'Adres wijzigen' })).toBeInTheDocument();
  });

  it('ACC-08 is refused when it is invalid or taken, at the field', async () => {
    const { user } = await open();
    const field = screen.getByLabelText('Nieuw e-mailadres');
    await user.type(field, 'onzin');
    await user.click(screen.getByRole('button', { name: 'Opslaan en mail sturen' }));
    expect(await screen.findByText('Nieuw e-mailadres invalide.')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'taken@example.com');
    await user.click(screen.getByRole('button', { name: 'Opslaan en mail sturen' }));
    expect(await screen.findByText('Dit e-mailadres heeft al een account op deze site.')).toBeInTheDocument();
    expect(field).toBeInvalid();
  });

  it('stays as it is on second thoughts', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(screen.queryByLabelText('Nieuw e-mailadres')).not.toBeInTheDocument();
  });
});

describe('ACC-16 after the address is confirmed', () => {
  it('one goes on where one was before signing up, also in the tab that the mail opened', async () => {
    const { unmount } = await visit('/complete-signup?back=/transactions', 'unconfirmed');
    await screen.findByRole('heading', { name: 'Kijk in je mailbox' });
    await waitFor(() => expect(localStorage.getItem('way-on')).not.toBeNull());
    const kept = localStorage.getItem('way-on')!;
    unmount();
    const inMail = `/${'x'.repeat(32)}`;
    const { user, router } = await visit(inMail, 'unconfirmed', () => localStorage.setItem('way-on', kept));
    await user.click(await screen.findByRole('button', { name: 'Bevestigen' }));
    await user.click(await screen.findByRole('link', { name: 'Verder waar je was' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/transactions'));
    expect(localStorage.getItem('way-on')).toBeNull();
  });

  it('else to the members', async () => {
    const { user } = await visit(`/${'y'.repeat(32)}`, 'unconfirmed');
    await user.click(await screen.findByRole('button', { name: 'Bevestigen' }));
    expect(await screen.findByRole('link', { name: 'Naar de leden' })).toHaveAttribute('href', '/members');
  });
});

describe('ACC-04 the first steps', () => {
  it('keep the people who fit where asking for them anew fails', async () => {
    localStorage.removeItem('first-steps');
    const { user, cache } = await visit(`/${'z'.repeat(32)}`, 'unconfirmed');
    await user.click(await screen.findByRole('button', { name: 'Bevestigen' }));
    const people = within(await screen.findByRole('region', { name: '2. Mensen die bij je passen' }));
    const found = await people.findAllByRole('link');
    server.use(http.get('*/api/members', () => new HttpResponse(null, { status: 429 })));
    await act(async () => {
      await cache.invalidateQueries({ queryKey: ['get', '/api/members', 'fitting'] });
      // The screen hears of it a moment later.
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(people.queryAllByRole('link')).toHaveLength(found.length);
  });
});

describe('CLI-11 what is still missing', () => {
  const open = (sought_gender: null | 'male', region: string | null) =>
    visit('/complete-signup', 'unconfirmed', (world) => void world.changeProfile({ sought_gender, region }));

  it('is asked for there, and nothing else', async () => {
    const { user, world } = await open(null, null);
    await user.selectOptions(await screen.findByLabelText('Ik zoek'), 'Mannen');
    await user.selectOptions(await screen.findByLabelText('Provincie'), 'Utrecht');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Nog even dit' })).not.toBeInTheDocument());
    expect(world.profile).toMatchObject({ sought_gender: 'male', region: 'NL-UT' });
  });

  it('may wait', async () => {
    const { user } = await open('male', null);
    expect(await screen.findByLabelText('Provincie')).toBeInTheDocument();
    expect(screen.queryByLabelText('Ik zoek')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(screen.queryByLabelText('Provincie')).not.toBeInTheDocument();
  });

  it('is not asked of who filled in all', async () => {
    await open('male', 'NL-UT');
    await screen.findByRole('heading', { name: 'Kijk in je mailbox' });
    expect(screen.queryByRole('heading', { name: 'Nog even dit' })).not.toBeInTheDocument();
  });
});

describe('ACC-04 an address without its link', () => {
  it('says nobody is confirmed who is not', async () => {
    const { router } = await visit('/activate/done', 'visitor');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    const unconfirmed = await visit('/activate/done', 'unconfirmed');
    await waitFor(() => expect(unconfirmed.router.state.location.pathname).toBe('/complete-signup'));
    await visit('/activate/done', 'paid');
    expect(await screen.findByRole('heading', { name: 'Je account is bevestigd' })).toBeInTheDocument();
  });

  it('ACC-07 asks for no new password, and leads to a new mail', async () => {
    await visit('/reset-password/do', 'visitor');
    expect(await screen.findByText(/^Link verlopen of invalide/)).toBeInTheDocument();
    expect(screen.queryByLabelText(/wachtwoord/i)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Nieuwe mail aanvragen' })).toHaveAttribute('href', '/reset-password');
  });
});
