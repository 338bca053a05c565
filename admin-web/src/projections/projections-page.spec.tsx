import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, problem, sent } from '../testing/server';
import type { ReadModel, ReadModels } from './read-model';

const chats: ReadModel = {
  name: 'chats',
  mode: 'inline',
  revision: 2,
  rows: 1_200,
  rows_estimated: false,
  position: 9_000,
  lag: { events: 0, seconds: 0 },
  state: 'current',
  last_error: null,
  progress: null,
};
const search: ReadModel = {
  ...chats,
  name: 'search',
  mode: 'async',
  rows: 120_000,
  rows_estimated: true,
  lag: { events: 40, seconds: 3 },
  state: 'behind',
};
let shown: ReadModels;
let reply: ReturnType<typeof problem>;

async function open(role = 'admin') {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'ada@staff.test', role } },
    '/api/admin/projections': () => ({ json: shown }),
    '/api/admin/projections/chats/rebuild': () => reply,
  });
  return openConsole('/projections');
}

beforeEach(() => {
  shown = {
    head: 9_000,
    read_models: [chats, search],
    policies: [{ ...chats, name: 'pay-out', state: 'unattended' }],
    relay: null,
    set_aside: 0,
  };
  reply = { status: 204 };
  widenWindow();
});

describe('EVT-01 read models', () => {
  it('say how far they are, in words', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Leesmodellen' });
    const [, one, two] = within(table).getAllByRole('row');
    expect(one!.textContent).toMatch(/chats.*met de gebeurtenis.*1\.200.*Bij/);
    expect(two!.textContent).toMatch(/search.*ongeveer 120\.000.*40 gebeurtenissen, 3 s.*Loopt in/);
    expect(screen.getByRole('table', { name: 'Volgers zonder rijen' }).textContent).toMatch(/pay-out.*Niemand volgt/);
  });

  it('EVT-06 stand beside the relay to Kafka, where there is one, each with its last error', async () => {
    const last_error = { error: 'Connection error: connect ECONNREFUSED 10.0.0.7:9092', at: '2026-03-02T12:00:00Z' };
    const relay = {
      name: 'relay',
      position: 8_000,
      lag: { events: 1_000, seconds: 70 },
      state: 'behind' as const,
      last_error,
    };
    shown = { ...shown, relay };
    await open();
    const table = await screen.findByRole('table', { name: 'Doorgifte aan Kafka' });
    expect(table.textContent).toMatch(
      /1\.000 gebeurtenissen, 70 s.*Loopt in.*Laatste fout, .*2026.*: Connection error.*10\.0\.0\.7:9092/,
    );
    expect(screen.getByRole('table', { name: 'Leesmodellen' }).textContent).not.toContain('Laatste fout');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('EVT-06 say how many events the brokers refused as too large', async () => {
    shown = { ...shown, set_aside: 1_200 };
    await open();
    expect((await screen.findByRole('alert')).textContent).toContain('1.200 gebeurtenissen staan niet in Kafka');
  });

  it('EVT-06 say nothing of a relay where no broker is named', async () => {
    await open();
    await screen.findByRole('table', { name: 'Leesmodellen' });
    expect(screen.queryByText('Doorgifte aan Kafka')).toBeNull();
  });

  it('are rebuilt after telling what that does, and show how far it is', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'chats opnieuw opbouwen' }));
    const dialog = await screen.findByRole('dialog', { name: 'chats opnieuw opbouwen' });
    expect(dialog.textContent).toContain(
      '1.200 rijen worden opnieuw gemaakt uit alle gebeurtenissen, tot positie 9.000',
    );
    shown = { ...shown, read_models: [{ ...chats, state: 'rebuilding', progress: 0.424 }, search] };
    await user.type(within(dialog).getByRole('textbox', { name: /Reden/ }), 'Er mist een rij');
    await user.click(within(dialog).getByRole('button', { name: 'Bouw opnieuw op' }));
    // Once for a narrow screen, once for a wide one.
    expect((await screen.findAllByText('Wordt opgebouwd · 42 %')).length).toBe(2);
    expect(
      sent()
        .filter(({ method }) => method === 'POST')
        .map(({ url, body }) => [url, body]),
    ).toEqual([['/api/admin/projections/chats/rebuild', { reason: 'Er mist een rij' }]]);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'chats opnieuw opbouwen' });
    expect(button.disabled).toBe(true);
  });

  it('say why one cannot be rebuilt', async () => {
    reply = problem(409, 'rebuild_running');
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'chats opnieuw opbouwen' }));
    await user.type(await screen.findByRole('textbox', { name: /Reden/ }), 'Er mist een rij');
    await user.click(screen.getByRole('button', { name: 'Bouw opnieuw op' }));
    await screen.findByText('Dit leesmodel wordt al opnieuw opgebouwd.');
  });
});
