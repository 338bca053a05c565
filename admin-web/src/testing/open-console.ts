import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { vi } from 'vitest';
import { createApp } from '../app';
import { createI18nProvider } from '../providers/i18n-provider';

/** The whole console, in Dutch, at `address`. What it asks for on the way is answered by what the test set before. */
export async function openConsole(address: string): Promise<UserEvent> {
  window.history.pushState({}, '', address);
  render(createApp(await createI18nProvider('nl'), memoryStore()));
  return userEvent.setup();
}

/** A window that is wide enough for tables; without it there are a phone's cards. */
export function widenWindow(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
