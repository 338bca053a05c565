import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signupDraft } from '../../features/accounts/signup-draft';
import { settings } from '../../testing/cast';
import { visit, withServer } from '../../testing/render';

withServer();
beforeEach(() => signupDraft.set(null));

describe('CLI-12 the landing page', () => {
  it('is titled and described to search engines in the words of the settings', async () => {
    await visit('/', 'visitor', ({ settings }) =>
      Object.assign(settings, { index_title: 'Uit in de avond', description: 'Voor volwassenen in de buurt.' }),
    );
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toBe('Uit in de avond'));
    const description = document.head.querySelector('meta[name="description"]');
    expect(description).toHaveAttribute('content', 'Voor volwassenen in de buurt.');
  });

  it('MNY-01 names the lowest price of those it shows, whatever the settings said a while ago', async () => {
    await visit('/', 'visitor', ({ settings }) =>
      Object.assign(settings, {
        geoip_selected_country: 'NL',
        minimum_message_costs: { NL: { costs: 55, currency: 'EUR' } },
      }),
    );
    expect(await screen.findByText(/^Een bericht kost .* vanaf €\s0,70\./)).toBeInTheDocument();
  });

  it('MNY-01 says what a message costs and what is given, also where it is a single credit', async () => {
    await visit('/', 'visitor', ({ settings }) => Object.assign(settings, { message_credits: 1, signup_credits: 1 }));
    expect(await screen.findByText(/^Een bericht sturen kost 1 credit\. /)).toBeInTheDocument();
    expect(screen.getByText(/ Je krijgt 1 credit van ons\.$/)).toBeInTheDocument();
    expect(await screen.findByText(/^Een bericht kost 1 credit, vanaf /)).toBeInTheDocument();
  });

  it('MNY-01 counts no messages as free where none costs anything', async () => {
    await visit('/', 'visitor', ({ settings }) => Object.assign(settings, { message_credits: 0 }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/∞/)).not.toBeInTheDocument();
  });

  it('ACC-10 speaks the language that was chosen, in its title too', async () => {
    const { user } = await visit('/', 'visitor');
    await user.click(await screen.findByRole('button', { name: 'Taal: NL, Nederlands' }));
    await user.click(screen.getByRole('button', { name: 'Deutsch' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('de'));
    const { textContent: heading } = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toBe(`Avondlicht · ${heading}`));
    await user.click(screen.getByRole('button', { name: /^Sprache/ }));
    await user.click(screen.getByRole('button', { name: 'Nederlands' }));
    await waitFor(() => expect(document.title).toBe('Avondlicht · daten en chatten voor volwassenen'));
  });
});

describe('ACC-16 DSC-10 the hero of the landing page', () => {
  it('shows cards where visitors may search, each labelled and led on, and the way to look round', async () => {
    await visit('/', 'visitor', ({ settings }) => Object.assign(settings, { logged_out_search: true }));
    const faces = within(await screen.findByRole('list', { name: 'Profielen op deze site' }));
    expect(faces.getAllByRole('link')).toHaveLength(3);
    expect(faces.getAllByText(settings().fictional_singular.nl)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Eerst rondkijken' })).toHaveAttribute('href', '/members');
  });

  it('asks for nobody where visitors see no members, and draws a scene instead', async () => {
    const { world } = await visit('/', 'visitor');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('list', { name: 'Profielen op deze site' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Eerst rondkijken' })).not.toBeInTheDocument();
    expect(world.calls.filter(({ path }) => path.startsWith('/api/visitor-cards'))).toEqual([]);
  });

  it('ACC-01 answers the first question with one press, which can still be changed', async () => {
    const { user } = await visit('/', 'visitor');
    await user.click(await screen.findByRole('button', { name: 'Man zoekt vrouw' }));
    const form = within(await screen.findByRole('dialog'));
    await form.findByRole('heading', { name: 'Wanneer ben je geboren?' });
    await user.click(form.getByRole('button', { name: 'Terug' }));
    expect(await form.findByRole('radio', { name: 'Man' })).toBeChecked();
    expect(form.getByRole('radio', { name: 'Vrouwen' })).toBeChecked();
  });
});
