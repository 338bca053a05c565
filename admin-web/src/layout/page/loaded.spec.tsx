import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { AdminContext, HttpError, ResourceContextProvider, type DataProvider } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { DiscountUses } from '../../discounts/discount-uses';
import { createI18nProvider } from '../../providers/i18n-provider';
import { EditPage } from '../forms/edit-page';
import { ListPage } from '../lists/list-page';
import { PaymentReceipts } from '../shows/payment-receipts';
import { ShowPage } from '../shows/show-page';

const eur = { amount: 749, currency: 'EUR' };
const use = { id: 'r1', member_id: 'm1', settled_at: '2026-06-28T09:13:00.000Z', credits: 100, amount: eur };
const receipt = { number: 'K-1', total: eur, issued_at: '2026-06-28T09:13:00.000Z' };
const ANSWERS: Record<string, unknown> = {
  '/api/admin/receipts': [receipt],
  '/api/admin/payment-totals': { totals: [] },
};

/** Shows a page; what it returns lets everything be asked for anew, and each of it fail. */
async function show(page: ReactElement) {
  let failure: Error | undefined;
  const answered = <T,>(answer: T) => (failure ? Promise.reject(failure) : Promise.resolve(answer));
  const dataProvider = {
    getOne: () => answered({ data: { id: 'r1' } }),
    getList: () => answered({ data: [use], total: 1 }),
    getMany: () => Promise.resolve({ data: [{ id: 'm1', name: 'Anna' }] }),
    send: ({ url }: Request) => answered(ANSWERS[new URL(url).pathname]).then((json) => Response.json(json)),
  } as unknown as DataProvider;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter initialEntries={['/refunds/r1/show']}>
      <AdminContext dataProvider={dataProvider} queryClient={queryClient} i18nProvider={await createI18nProvider('nl')}>
        <ResourceContextProvider value="refunds">
          <Routes>
            <Route path="/refunds/:id/show" element={page} />
          </Routes>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  return (error: Error) => {
    failure = error;
    return act(async () => {
      await queryClient.invalidateQueries();
      // What asked is told after that.
      await new Promise((told) => setTimeout(told, 20));
    });
  };
}

const field = <input aria-label="Reden" />;
const WRITTEN_IN: [string, ReactElement][] = [
  ['a record', <ShowPage key="show">{() => field}</ShowPage>],
  [
    'a form',
    <EditPage key="edit" onError={() => undefined}>
      {() => field}
    </EditPage>,
  ],
  ['a list', <ListPage key="list" filters={<i />} nothing={<i />} table={field} cards={field} />],
];

describe('what cannot be asked for anew', () => {
  it.each(WRITTEN_IN)('stays, with what is being written in it: %s', async (_what, page) => {
    const fail = await show(page);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reden' }), 'Moe');
    await fail(new HttpError('away', 500));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Reden' }).value).toBe('Moe');
  });

  it.each(WRITTEN_IN)('goes where it is no longer there, or not for this reader: %s', async (_what, page) => {
    const fail = await show(page);
    await screen.findByRole('textbox', { name: 'Reden' });
    await fail(new HttpError('gone', 404));
    expect((await screen.findByRole('alert')).textContent).toContain('gone');
    expect(screen.queryByRole('textbox', { name: 'Reden' })).toBeNull();
  });

  it.each<[string, ReactElement, string]>([
    ['the papers of a payment', <PaymentReceipts key="papers" paymentId="p1" state="completed" />, 'K-1'],
    ['who used a code', <DiscountUses key="uses" code="LENTE" />, '100 credits'],
  ])('stays: %s', async (_what, page, told) => {
    const fail = await show(page);
    await screen.findByText(new RegExp(told));
    await fail(new HttpError('away', 500));
    expect(screen.getByText(new RegExp(told))).toBeDefined();
  });

  it('is told where a row of a list stands in for the record', async () => {
    const fail = await show(<ShowPage isWhole={() => false}>{() => field}</ShowPage>);
    await screen.findByRole('textbox', { name: 'Reden' });
    await fail(new HttpError('away', 500));
    expect((await screen.findByRole('alert')).textContent).toContain('away');
  });
});
