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
});
