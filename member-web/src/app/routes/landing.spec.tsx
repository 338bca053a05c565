import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit, withServer } from '../../testing/render';

withServer();

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
