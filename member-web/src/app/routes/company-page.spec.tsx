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
    const after = ['return-policy', 'faq', 'service'].map((page) => `/pages/${page}`);
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

  it('are the seven and no other', async () => {
    await visit('/pages/imprint');
    expect(await screen.findByRole('heading', { name: 'Deze pagina bestaat niet' })).toBeInTheDocument();
  });
});
