import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server, visit, withServer } from '../../testing/render';

withServer();

const DEBIT = {
  payment_id: 'payment-1',
  status: 'open',
  package: 'p100',
  credits: 100,
  amount: { amount: 999, currency: 'EUR' },
  collect_on: '2030-01-10',
  creditor: { name: 'Velvet', id: 'NL69ZZZ123456780000' },
  mandate: { version: '1', reference: 'A1', text: ['Ik machtig.'] },
};
const SENT = { sent_to: '06••12', expires_at: '2030-01-01T10:00:00Z', tries: 5 };
const refused = (status: number, more: object) => HttpResponse.json({ status, request_id: 'r', ...more }, { status });

describe('MNY-04 the form of a direct debit', () => {
  // The first of them: formats keep the zone in which they were made.
  it('tells the same days west of Greenwich', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    const { user } = await visit('/directdebit?payment=payment-1', 'paid');
    server.use(
      http.get('*/api/direct-debits/payment-1', () => HttpResponse.json(DEBIT)),
      http.post('*/api/direct-debits/payment-1/code', () =>
        refused(409, { code: 'debit_limit_reached', params: { left: 0, from: '2030-02-01' } }),
      ),
    );
    expect(await screen.findByText('10 januari 2030')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Stuur mij een code' }));
    expect(await screen.findByText(/1 februari 2030/)).toBeInTheDocument();
    vi.unstubAllEnvs();
  });

  it('focuses the first wrong field, tells when a code can be asked again, and keeps all but the account number', async () => {
    const asked = [
      refused(422, { code: 'invalid_input', fields: [{ field: 'street', code: 'required' }] }),
      HttpResponse.json(SENT),
      refused(429, { code: 'code_throttled', params: { seconds: 25 } }),
    ];
    const { user, router } = await visit('/directdebit?payment=payment-1', 'paid');
    server.use(
      http.get('*/api/direct-debits/payment-1', () => HttpResponse.json(DEBIT)),
      http.post('*/api/direct-debits/payment-1/code', () => asked.shift()!),
    );
    await user.click(await screen.findByRole('button', { name: /code/i }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'street'));
    await user.type(document.activeElement!, 'Laan');
    await user.type(document.querySelector('[name=iban]')!, 'NL00');
    await user.click(screen.getByRole('button', { name: /code/i }));
    await screen.findByText('Ik machtig.');
    await user.click(screen.getByRole('button', { name: /code/i }));
    expect(await screen.findByText('Je kunt over 25 seconden een nieuwe code aanvragen.')).toBeInTheDocument();
    expect(screen.getByText('Ik machtig.')).toBeInTheDocument();
    expect(sessionStorage.getItem('debit')).not.toContain('NL00');
    await router.navigate('/settings');
    await waitFor(() => expect(screen.queryByText('Ik machtig.')).not.toBeInTheDocument());
    await router.navigate('/directdebit?payment=payment-1');
    expect(await screen.findByText('Ik machtig.')).toBeInTheDocument();
    expect(document.querySelector('[name=street]')).toHaveValue('Laan');
    expect(document.querySelector('[name=iban]')).toHaveValue('');
  });

  it('asks for the code that came while one looked at another page', async () => {
    const { user, router } = await visit('/directdebit?payment=payment-1', 'paid');
    const held = Promise.withResolvers<void>();
    server.use(
      http.get('*/api/direct-debits/payment-1', () => HttpResponse.json(DEBIT)),
      http.post('*/api/direct-debits/payment-1/code', () => held.promise.then(() => HttpResponse.json(SENT))),
    );
    const send = await screen.findByRole('button', { name: 'Stuur mij een code' });
    await user.click(send);
    await act(() => router.navigate('/settings'));
    await waitFor(() => expect(send).not.toBeInTheDocument());
    held.resolve();
    await waitFor(() => expect(sessionStorage.getItem('debit')).toContain('06••12'));
    await act(() => router.navigate('/directdebit?payment=payment-1'));
    expect(await screen.findByText('Ik machtig.')).toBeInTheDocument();
  });

  it('over midnight shows the new day, says at its box that the mandate is another, and is signed anew', async () => {
    let debit = DEBIT;
    const { user } = await visit('/directdebit?payment=payment-1', 'paid');
    server.use(
      http.get('*/api/direct-debits/payment-1', () => HttpResponse.json(debit)),
      http.post('*/api/direct-debits/payment-1/code', () => HttpResponse.json(SENT)),
      http.post('*/api/direct-debits/payment-1', () => {
        debit = { ...DEBIT, collect_on: '2030-01-11' };
        return refused(422, {
          code: 'invalid_input',
          fields: [{ field: 'mandate_version', code: 'mandate_outdated' }],
        });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Stuur mij een code' }));
    const box = await screen.findByRole('checkbox', { name: /^Ik geef deze machtiging/ });
    await user.click(box);
    await user.click(screen.getByRole('button', { name: /^Machtig en betaal/ }));
    expect(await screen.findByText('De tekst van de machtiging is gewijzigd. Lees hem opnieuw.')).toBeInTheDocument();
    expect(await screen.findByText('11 januari 2030')).toBeInTheDocument();
    expect(box).not.toBeChecked();
  });

  it('sends no other code while the payment is under way, and leads on once it is made', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    let codes = 0;
    const { user, router } = await visit('/directdebit?payment=payment-1', 'paid');
    server.use(
      http.get('*/api/direct-debits/payment-1', () => HttpResponse.json(DEBIT)),
      http.post('*/api/direct-debits/payment-1/code', () => {
        codes++;
        return HttpResponse.json(SENT);
      }),
      http.post('*/api/direct-debits/payment-1', async () => {
        await answered;
        return HttpResponse.json({ payment_id: 'payment-1', status: 'completed', mandate_reference: 'A1' });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Stuur mij een code' }));
    await user.click(await screen.findByRole('button', { name: /^Machtig en betaal/ }));
    await user.click(screen.getByRole('button', { name: 'Stuur een nieuwe code' }));
    answer();
    await waitFor(() => expect(router.state.location.pathname).toBe('/credits/result/payment-1'));
    expect(codes).toBe(1);
  });
});
