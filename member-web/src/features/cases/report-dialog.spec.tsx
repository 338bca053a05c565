import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server, visit, withServer } from '../../testing/render';

withServer();

const SANNE = '/members/member-1-sanne';
const refusal = { status: 409, code: 'refused_for_a_test', request_id: 'r' };

/** Sent, and left before it was answered. */
async function leftSending(answer: () => Response | undefined) {
  const view = await visit(SANNE);
  const { user, router } = view;
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Meer met Sanne' }));
    await user.click(screen.getByRole('button', { name: 'Melden' }));
    return within(await screen.findByRole('dialog', { name: 'Sanne melden' }));
  };
  const held = Promise.withResolvers<void>();
  server.use(http.post('*/api/reports', () => held.promise.then(answer), { once: true }));
  const dialog = await open();
  await user.click(dialog.getByRole('radio', { name: 'Iets anders' }));
  await user.type(dialog.getByRole('textbox'), 'Nog iets');
  await user.click(dialog.getByRole('button', { name: 'Melding versturen' }));
  await act(() => router.navigate('/pages/terms'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  held.resolve();
  const wordsLeft = async () => {
    await act(() => router.navigate(SANNE));
    return (await open()).getByRole<HTMLTextAreaElement>('textbox').value;
  };
  return { ...view, wordsLeft };
}

describe('PRV-03 a report that is answered after one has left', () => {
  it('is thanked for, and its words are not there any more', async () => {
    const { wordsLeft } = await leftSending(() => undefined);
    expect(await screen.findByText('Bedankt voor je melding. We kijken ernaar.')).toBeInTheDocument();
    expect(await wordsLeft()).toBe('');
  });

  it('is said to have failed, and its words are still there', async () => {
    const { wordsLeft } = await leftSending(() => HttpResponse.json(refusal, { status: 409 }));
    expect(await screen.findByText('Er is een fout opgetreden.')).toBeInTheDocument();
    expect(await wordsLeft()).toBe('Nog iets');
  });
});
