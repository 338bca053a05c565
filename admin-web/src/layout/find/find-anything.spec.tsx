import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console';
import { answerByPath, problem, sent } from '../../testing/server';

const record = (id: string, title: string, exact = false) => ({
  kind: 'member',
  id,
  exact,
  title,
  detail: `${title.toLowerCase()}@example.org`,
  status: 'active',
  amount: null,
  at: '2026-03-01T10:00:00.000Z',
});
const qOf = (url: string) => new URL(url, 'http://console.test').searchParams.get('q');
const asked = () => sent().flatMap(({ url }) => (url.startsWith('/api/admin/find') ? [qOf(url)] : []));

async function open(find: Parameters<typeof answerByPath>[0][string], role = 'admin') {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', name: 'Mira', role } },
    '/api/admin/account': problem(503, 'busy'),
    '/api/admin/find': find,
  });
  const user = await openConsole('/account');
  await screen.findByRole('button', { name: 'Alles zoeken' });
  await user.keyboard('{Control>}k{/Control}');
  return { user, field: await screen.findByRole('combobox', { name: 'Alles zoeken' }) };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

describe('ADM-08 find anything', () => {
  it('shows the answer to what stands there, however late another one comes', async () => {
    const waiting = new Map<string, () => void>();
    const { user, field } = await open(
      ({ url }) =>
        new Promise((resolve) => {
          const q = qOf(url)!;
          waiting.set(q, () => resolve({ json: { records: [record('1', `Wie ${q}`)] } }));
        }),
    );
    await user.type(field, 'zo');
    await waitFor(() => expect(asked()).toEqual(['zo']));
    await user.type(field, 'e');
    await waitFor(() => expect(asked()).toEqual(['zo', 'zoe']));
    waiting.get('zoe')!();
    await screen.findByRole('option', { name: /Wie zoe/ });
    waiting.get('zo')!();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(options().filter((one) => one?.includes('Wie'))).toEqual([expect.stringContaining('Wie zoe')]);
    const found = sent().findLast(({ url }) => url.startsWith('/api/admin/find'))!;
    expect(found.headers.get('X-Client-Request')).toBe('1');
  });

  it('is walked by arrows, opened by Enter, and remembers what was opened in this window', async () => {
    const { user, field } = await open({ json: { records: [record('1', 'Anna'), record('2', 'Anneke')] } });
    await user.type(field, 'ann');
    await screen.findByRole('option', { name: /Anneke/ });
    expect(active(field)).toContain('Anna');
    await user.keyboard('{ArrowDown}');
    expect(active(field)).toContain('Anneke');
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(window.location.pathname).toBe('/members/2/show');
    expect(screen.queryByRole('combobox', { name: 'Alles zoeken' })).toBeNull();
    await user.keyboard('{Meta>}k{/Meta}');
    await screen.findByRole('combobox', { name: 'Alles zoeken' });
    expect(options()).toEqual([expect.stringContaining('Anneke')]);
  });

  it('finds screens and settings of the role by word in both languages, and leads to the field', async () => {
    const { user, field } = await open({ json: { records: [] } });
    await user.type(field, 'credits a message');
    await waitFor(() => expect(active(field)).toContain('Credits per bericht'));
    await user.keyboard('{Enter}');
    expect(window.location.pathname + window.location.search).toBe('/settings/credits?field=message_credits');
  });

  it('of a moderator finds no setting and no screen of others', async () => {
    const { user, field } = await open({ json: { records: [] } }, 'moderator');
    await user.type(field, 'betal');
    expect(await screen.findByText('Niets gevonden met ‘betal’')).toBeDefined();
  });

  it('Esc closes it and gives the focus back; what went wrong is told and asked again', async () => {
    let broken = true;
    const { user, field } = await open(() => (broken ? problem(500, 'internal_error') : { json: { records: [] } }));
    await user.type(field, 'zqx');
    await screen.findByRole('alert');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Niets gevonden met ‘zqx’')).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Alles zoeken' })).toBeNull());
    const button = screen.getByRole('button', { name: 'Alles zoeken' });
    await user.click(button);
    await screen.findByRole('combobox', { name: 'Alles zoeken' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
