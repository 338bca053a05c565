import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AdminContext, ResourceContextProvider, type DataProvider } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { WaitingAgreements, type Agreement } from '../layout/agreements/waiting-agreements';
import { createI18nProvider } from '../providers/i18n-provider';
import { CHOICES } from '../testing/choices';
import type { SettingsChange } from './setting';
import { SettingsPage } from './settings-page';

const agreement: Agreement = {
  id: 'a1',
  role: null,
  before: { goodwill_limit: 100 },
  after: { goodwill_limit: 250 },
  reason: 'Drukte',
  proposed_at: '2026-06-28T09:12:00.000Z',
  proposed_by: 's2',
  proposed_by_name: 'Ada',
  actions: ['agree'],
};
const change: SettingsChange = {
  version: 7,
  at: '2026-06-28T09:12:00.000Z',
  by: 's2',
  reason: 'Wet',
  restores: null,
  proposed_by: null,
  alone: false,
  before: { refund_days: 7 },
  after: { refund_days: 14 },
};

it.each<[string, ReactElement, string]>([
  ['ADM-04 what waits for a second admin', <WaitingAgreements key="waiting" />, 'Wacht op een tweede beheerder'],
  ['ADM-06 the history of the settings', <SettingsPage key="history" />, 'Wijziging 7'],
])('%s stays, with what is being written in it, when it cannot be asked for anew', async (_what, page, name) => {
  const answers: Record<string, unknown> = {
    '/api/admin/settings': { version: 7, settings: {} },
    '/api/admin/settings/history': { changes: [change], next: null },
    '/api/admin/choices': CHOICES,
  };
  let failed = 0;
  let broken = false;
  const answered = (json: unknown) => {
    if (!broken) return Promise.resolve(json);
    failed += 1;
    return Promise.reject(new Error('away'));
  };
  const dataProvider = {
    getList: () => answered({ data: [agreement], total: 1 }),
    getMany: () => Promise.resolve({ data: [{ id: 's2', name: 'Ada' }] }),
    send: ({ url }: Request) => answered(answers[new URL(url).pathname]).then((json) => Response.json(json)),
  } as unknown as DataProvider;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const i18nProvider = await createI18nProvider('nl');
  render(
    <MemoryRouter initialEntries={['/settings/history']}>
      <AdminContext dataProvider={dataProvider} queryClient={queryClient} i18nProvider={i18nProvider}>
        <ResourceContextProvider value="settings">
          <Routes>
            <Route path="/settings/:id" element={page} />
          </Routes>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  await screen.findByRole('article', { name });
  broken = true;
  await act(() => queryClient.invalidateQueries());
  expect(failed).toBeGreaterThan(0);
  expect(screen.getByRole('article', { name })).toBeDefined();
});
