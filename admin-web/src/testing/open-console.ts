import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { vi } from 'vitest';
import { createApp } from '../app';
import { createI18nProvider } from '../providers/i18n-provider';

/** The whole console at `address`, in Dutch. What it asks for on the way is answered by what the test set before. */
export async function openConsole(address: string, language = 'nl'): Promise<UserEvent> {
  window.history.pushState({}, '', address);
  render(createApp(await createI18nProvider(language), memoryStore()));
  return userEvent.setup();
}

/** A window that is wide enough for tables; without it, or with false, there are a phone's cards. */
export function widenWindow(wide = true): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wide && query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
