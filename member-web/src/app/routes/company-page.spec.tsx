import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit, withServer } from '../../testing/render';

withServer();

describe('CLI-04 pages of the company', () => {
  it('CLI-01 are reached from the footer, and show headings, lists and safe links alone', async () => {
    const { user } = await visit('/pages/faq', 'visitor');
    const links = within(await screen.findByRole('navigation', { name: 'Over deze site' }));
    const paths = links.getAllByRole('link').map((link) => link.getAttribute('href'));
    const before = ['terms', 'privacy', 'cookies', 'ban'].map((page) => `/pages/${page}`);
    const after = ['return-policy', 'faq', 'safety', 'service'].map((page) => `/pages/${page}`);
    expect(paths).toEqual([...before, '/pricing', '/complaints', ...after]);
    await user.click(links.getByRole('link', { name: 'Algemene voorwaarden' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Algemene voorwaarden' })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Versie van 1 december 2023')).toBeInTheDocument();
    expect(await main.findByRole('heading', { level: 2, name: 'Kop' })).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'een link' })).toHaveAttribute('href', '/pages/faq');
    expect(main.queryByRole('link', { name: 'een val' })).not.toBeInTheDocument();
    expect(main.getByText('vet').tagName).toBe('STRONG');
    expect(main.getByText('<b>plat</b>')).toBeInTheDocument();
    expect(document.title).toMatch(/^Algemene voorwaarden · /);
  });

  it.each(['%', '%E0', 'niets'])(
    'the questions are there with the address #%s, which is none of them',
    async (hash) => {
      await visit(`/pages/faq#${hash}`, 'visitor');
      expect(await screen.findByText('Wie ziet mij?')).toBeInTheDocument();
    },
  );

  it('the questions open by themselves, are searched as one types, and lead on where there is none', async () => {
    const { user } = await visit('/pages/faq#see', 'visitor');
    const see = await screen.findByText('Wie ziet mij?');
    expect(see.closest('details')).toHaveAttribute('open');
    expect(see.closest('summary')).toHaveFocus();
    const cost = screen.getByText('Wat kost het?');
    expect(cost.closest('details')).not.toHaveAttribute('open');

    const field = screen.getByRole('searchbox', { name: 'Zoek in de vragen' });
    await user.type(field, 'CREDITS een');
    expect(cost).toBeInTheDocument();
    expect(see).not.toBeInTheDocument();
    expect(screen.getByText('1 vraag gevonden')).toBeInTheDocument();
    await user.click(screen.getByText('Link kopiëren'));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/pages/faq#cost`);

    // A link from one answer to another brings back what the search has left out.
    await user.click(screen.getByRole('link', { name: 'wie je ziet' }));
    expect(field).toHaveValue('');
    expect((await screen.findByText('Wie ziet mij?')).closest('details')).toHaveAttribute('open');

    await user.type(field, 'zeilboot');
    expect(screen.getByRole('heading', { name: 'Geen antwoord gevonden' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Naar de klantenservice' })).toHaveAttribute('href', '/pages/service');
  });

  it('CLI-12 customer service tells whose site it is, as far as the operator filled it in', async () => {
    await visit('/pages/service', 'visitor', ({ company }) =>
      Object.assign(company, {
        name: 'Avondlicht B.V.',
        address: 'Singel 1',
        city: 'Amsterdam',
        country: 'NL',
        kvk: '12345678',
        vat_numbers: ['NL123456789B01', 'DE123456789'],
        tradenames: ['Avondlicht', 'Ochtendgloren'],
      }),
    );
    const company = within(await screen.findByRole('region', { name: 'Bedrijfsgegevens' }));
    const told = company.getAllByRole('term').map((term) => term.parentElement!.textContent);
    expect(told).toEqual([
      'BedrijfAvondlicht B.V.',
      'AdresSingel 1Amsterdam, Nederland',
      'KvK-nummer12345678',
      'Btw-nummerNL123456789B01DE123456789',
      'HandelsnamenAvondlichtOchtendgloren',
    ]);
  });

  it('are the eight and no other', async () => {
    await visit('/pages/imprint');
    expect(await screen.findByRole('heading', { name: 'Deze pagina bestaat niet' })).toBeInTheDocument();
  });
});
