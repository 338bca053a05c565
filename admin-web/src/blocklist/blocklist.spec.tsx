import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, problem, sent } from '../testing/server';
import type { Block } from './block';

const id = `iban:${'a'.repeat(43)}`;
const block: Block = {
  id,
  kind: 'iban',
  active: true,
  cause: 'return',
  shown: 'NL•••• 4300',
  reason: 'AM04 0199A1B2',
  blocked_at: '2026-06-29T09:12:00.000Z',
  blocked_by: null,
  blocked_by_name: null,
  unblocked_at: null,
};
let listed: Block[];
let reply: ReturnType<typeof problem>;

async function open() {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role: 'finance' } },
    '/api/admin/blocklist': ({ method }) =>
      method === 'POST' ? reply : { json: listed, headers: { 'Content-Range': `blocklist 0-0/${listed.length}` } },
    [`/api/admin/blocklist/${encodeURIComponent(id)}/unblock`]: () => reply,
  });
  return openConsole('/blocklist');
}
const posted = () => sent().filter(({ method }) => method === 'POST');

beforeEach(() => {
  listed = [block];
  reply = { json: { id } };
  widenWindow();
});

describe('MNY-04 the blocklist in the console', () => {
  it('begins with what is blocked; an account or number is added with a reason only', async () => {
    const user = await open();
    await screen.findByText('NL•••• 4300');
    expect(screen.getByText('Storno')).toBeDefined();
    expect(decodeURIComponent(sent().find(({ url }) => url.includes('/blocklist?'))!.url)).toContain('{"active":true}');
    await user.keyboard('n');
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Soort' }), 'Mobiel nummer');
    await user.type(dialog.getByRole('textbox', { name: /Mobiel nummer/ }), ' 12 ');
    await user.click(dialog.getByRole('button', { name: 'Blokkeer' }));
    expect(posted()).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Gestolen');
    reply = {
      status: 422,
      json: { status: 422, code: 'invalid_input', fields: [{ field: 'value', code: 'invalid_phone' }] },
      headers: { 'Content-Type': 'application/problem+json' },
    };
    await user.click(dialog.getByRole('button', { name: 'Blokkeer' }));
    expect(await dialog.findByText(/Dit is geen mobiel nummer/)).toBeDefined();
    reply = { status: 201, json: { id } };
    await user.click(dialog.getByRole('button', { name: 'Blokkeer' }));
    expect(await screen.findByText('Geblokkeerd.')).toBeDefined();
    expect(posted().at(-1)!.body).toEqual({ kind: 'phone', value: '12', reason: 'Gestolen' });
  });

  it('what was blocked by mistake is taken back from the notice that tells it, and told', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Blokkeren…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /IBAN/ }), 'NL91ABNA0417164300');
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Storno');
    reply = { status: 201, json: { id } };
    await user.click(dialog.getByRole('button', { name: 'Blokkeer' }));
    await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
    expect(await screen.findByText('Weer toegestaan.')).toBeDefined();
    expect(posted()).toHaveLength(2);
    expect(posted()[1]!.url).toContain('/unblock');
    expect(posted()[1]!.body).toEqual({ reason: 'Meteen na het blokkeren teruggenomen' });
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
  });

  it('asks for all that is missing at once, and keeps what was typed from a press beside it', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Blokkeren…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Blokkeer' }));
    expect(dialog.getByText('Schrijf waarom')).toBeDefined();
    const account = dialog.getByRole('textbox', { name: /IBAN/ });
    expect(account.getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getByText('Vul dit in')).toBeDefined();
    expect(document.activeElement).toBe(account);
    await user.type(account, 'NL91');
    expect(dialog.queryByText('Vul dit in')).toBeNull();
    await user.click(screen.getByRole('dialog').parentElement!);
    await user.click(await screen.findByRole('button', { name: 'Verder invullen' }));
    expect(account).toHaveProperty('value', 'NL91');
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(posted()).toEqual([]);
  });

  it('lets a number be used again, with a reason; they are cards on a phone', async () => {
    widenWindow(false);
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Toestaan: NL•••• 4300' }));
    expect(screen.queryByRole('table')).toBeNull();
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Sta weer toe' }));
    expect(posted()).toEqual([]);
    await user.type(dialog.getByRole('textbox'), 'Alsnog betaald');
    await user.click(dialog.getByRole('button', { name: 'Sta weer toe' }));
    expect(await screen.findByText('Weer toegestaan.')).toBeDefined();
    expect(posted().map(({ url, body }) => [url, body])).toEqual([
      [`/api/admin/blocklist/${encodeURIComponent(id)}/unblock`, { reason: 'Alsnog betaald' }],
    ]);
  });

  it.each([true, false])('keeps what is written when a colleague allows it first (wide: %s)', async (wide) => {
    widenWindow(wide);
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Toestaan: NL•••• 4300' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Alsnog betaald');
    listed = [];
    reply = problem(409, 'not_blocked');
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.queryByText('AM04 0199A1B2')).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Sta weer toe' }));
    expect(await dialog.findByText('Dit is niet (meer) geblokkeerd.')).toBeDefined();
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Alsnog betaald');
  });
});
