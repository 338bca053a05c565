import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Notification } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../providers/i18n-provider';
import { CopyButton } from './copy-button';

describe('ADM-05 a value is copied', () => {
  it('and it says so, also where the browser does not allow it', async () => {
    const user = userEvent.setup();
    render(
      <AdminContext i18nProvider={await createI18nProvider('nl')}>
        <CopyButton value="ref-1" />
        <Notification />
      </AdminContext>,
    );
    const copy = screen.getByRole('button', { name: 'Kopiëren: ref-1' });
    await user.click(copy);
    await screen.findByText('Gekopieerd');
    expect(await navigator.clipboard.readText()).toBe('ref-1');
    const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(copy);
    await screen.findByText(/^Kopiëren lukte niet/, {}, { timeout: 10_000 });
    refused.mockRestore();
  });
});
