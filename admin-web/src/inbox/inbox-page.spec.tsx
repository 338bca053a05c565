import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, problem, sent } from '../testing/server';
import type { InboxConversation, InboxItem } from './inbox';

const HOUR = 3_600_000;
const soon = (hours: number) => new Date(Date.now() + hours * HOUR + 30_000).toISOString();
const person = (id: string, name: string) => ({
  id,
  name,
  age: 34,
  gender: 'female' as const,
  country: 'NL',
  region: null,
});
const item = (id: string, name: string, more: Partial<InboxItem> = {}): InboxItem => ({
  id,
  profile: person('vera', 'Vera'),
  member: person(`m-${id}`, name),
  last_message: { by_member: true, body: `Dag van ${name}`, gift: null, taken_down: false, sent_at: soon(-2) },
  unanswered: { messages: 1, credits: 10, since: soon(-2), answer_by: soon(70), returned: 0 },
  claimed: null,
  ...more,
});
const details = {
  city: 'Utrecht',
  description: 'Leest graag',
  interests: ['music' as const],
  relationship_status: null,
  reason_for_signup: null,
};
const conversation = (one: InboxItem): InboxConversation => ({
  ...one,
  profile: { ...one.profile, ...details, photo_url: null },
  member: { ...one.member, ...details, photo_url: '/card/member' },
  messages: [
    {
      id: 'm1',
      version: 2,
      by_member: one.last_message.by_member,
      body: one.last_message.body,
      gift: one.last_message.gift,
      taken_down: one.last_message.taken_down,
      sent_at: one.last_message.sent_at,
      price: 10,
      answer_by: soon(70),
      returned: false,
      written_by: null,
    },
  ],
  has_more: false,
});

function serve(items: InboxItem[], claims: Record<string, object> = {}) {
  const paths = items.map((one) => ({
    [`/api/admin/inbox/${one.id}`]: { json: conversation(one) },
    [`/api/admin/inbox/${one.id}/claim`]: claims[one.id] ?? { json: { ends_at: soon(1) } },
    [`/api/admin/inbox/${one.id}/release`]: { status: 204 },
    [`/api/admin/inbox/${one.id}/messages`]: { status: 201, json: { version: 3, sent_at: soon(0) } },
  }));
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role: 'moderator' } },
    '/api/admin/regions': { json: { regions: {} } },
    '/api/admin/inbox': {
      json: items,
      headers: { 'Content-Range': `inbox 0-${items.length - 1}/${items.length}` },
    },
    ...Object.assign({}, ...paths),
  });
}
async function open() {
  return openConsole('/inbox');
}
const list = () => screen.findByRole('list', { name: 'Gesprekken' });
const valueOf = (field: HTMLElement) => (field as HTMLTextAreaElement).value;
const posted = (path: string) => sent().filter(({ url }) => url === `/api/admin/inbox/${path}`);

beforeEach(() => widenWindow());

describe('PRO-04 the inbox in the console', () => {
  it('shows who waits and how long there is to answer', async () => {
    serve([
      item('a', 'Anna'),
      item('b', 'Ben', { unanswered: { messages: 2, credits: 20, since: soon(-70), answer_by: soon(1), returned: 0 } }),
      item('c', 'Cleo', { unanswered: { messages: 1, credits: 0, since: soon(-80), answer_by: null, returned: 10 } }),
      item('d', 'Dirk', { claimed: 'other' }),
    ]);
    await open();
    const rows = within(await list()).getAllByRole('button');
    expect(rows.map((row) => row.textContent)).toEqual([
      'AnnaVeraDag van AnnaNog 70 uur',
      'BenVeraDag van BenNog 1 uur',
      'CleoVeraDag van CleoTe laat: 10 credits terug',
      'DirkVeraDag van DirkNog 70 uurBij een collega',
    ]);
    expect(screen.getByText('4 gesprekken wachten op antwoord')).toBeTruthy();
    expect(screen.getByText('Kies een gesprek om het te lezen.')).toBeTruthy();
  });

  it('is walked, answered and left by keyboard', async () => {
    serve([item('a', 'Anna'), item('b', 'Ben')]);
    const user = await open();
    await list();
    await user.keyboard('j');
    expect(await screen.findByRole('heading', { name: 'Anna aan Vera' })).toBeTruthy();
    expect(screen.getByText(/gaan 10 credits terug naar Anna/)).toBeTruthy();
    expect(posted('a/claim')).toHaveLength(1);
    await user.keyboard('j');
    expect(await screen.findByRole('heading', { name: 'Ben aan Vera' })).toBeTruthy();
    await waitFor(() => expect(posted('a/release')).toHaveLength(1));
    await user.keyboard('r');
    const field = screen.getByRole('textbox', { name: 'Antwoord als Vera' });
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByText('Schrijf eerst iets')).toBeTruthy();
    await user.type(field, 'Dag Ben');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Verstuurd')).toBeTruthy();
    expect(posted('b/messages').map(({ body }) => body)).toEqual([{ body: 'Dag Ben', seen: 2 }]);
    expect(posted('b/messages')[0]!.headers.get('Idempotency-Key')).toMatch(/^[\w-]{36}$/);
    // On to whoever waits.
    expect(await screen.findByRole('heading', { name: 'Anna aan Vera' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Profielfoto van Anna' }).getAttribute('src')).toBe('/card/member');
  });

  it('keeps what was written to each while one looks at another', async () => {
    serve([item('a', 'Anna'), item('b', 'Ben')]);
    const user = await open();
    await user.click(within(await list()).getByRole('button', { name: /^Anna/ }));
    await user.type(await screen.findByRole('textbox'), 'Dag Anna');
    await user.click(screen.getByRole('button', { name: /^Ben/ }));
    expect(await screen.findByRole('heading', { name: 'Ben aan Vera' })).toBeTruthy();
    expect(valueOf(screen.getByRole('textbox'))).toBe('');
    await user.click(screen.getByRole('button', { name: /^Anna/ }));
    expect(await screen.findByDisplayValue('Dag Anna')).toBeTruthy();
  });

  it('only shows a conversation that a colleague is answering in', async () => {
    serve([item('a', 'Anna', { claimed: 'other' })], { a: problem(409, 'conversation_claimed') });
    const user = await open();
    await user.click(within(await list()).getByRole('button'));
    expect(await screen.findByText(/Een collega is hier aan het antwoorden/)).toBeTruthy();
    expect(screen.getAllByText('Dag van Anna').length).toBeGreaterThan(1);
    expect(screen.queryByRole('textbox')).toBeNull();
    // Until that colleague has left it.
    serve([item('a', 'Anna')]);
    await user.click(screen.getByRole('button', { name: 'Vernieuwen' }));
    expect(await screen.findByRole('textbox')).toBeTruthy();
  });

  it('says so when older messages do not come, and shows them once they do', async () => {
    const one = item('a', 'Anna');
    const whole = conversation(one);
    const older = { ...whole.messages[0]!, version: 1, body: 'Lang geleden' };
    let page: object = problem(500, 'internal_error');
    answerByPath({
      '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role: 'moderator' } },
      '/api/admin/regions': { json: { regions: {} } },
      '/api/admin/inbox': { json: [one], headers: { 'Content-Range': 'inbox 0-0/1' } },
      '/api/admin/inbox/a': ({ url }) => (url.includes('before=2') ? page : { json: { ...whole, has_more: true } }),
      '/api/admin/inbox/a/claim': { json: { ends_at: soon(1) } },
    });
    const user = await open();
    await user.click(within(await list()).getByRole('button'));
    await user.click(await screen.findByRole('button', { name: 'Oudere berichten' }));
    expect(await screen.findByText(/Er ging iets mis bij ons/)).toBeTruthy();
    page = { json: { ...whole, messages: [older], has_more: false } };
    await user.click(screen.getByRole('button', { name: 'Oudere berichten' }));
    expect(await screen.findByText('Lang geleden')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Oudere berichten' })).toBeNull();
  });

  it('says so when a colleague was first, and keeps the text', async () => {
    serve([item('a', 'Anna')]);
    const user = await open();
    await user.click(within(await list()).getByRole('button'));
    await user.type(await screen.findByRole('textbox'), 'Te laat');
    answerByPath({
      '/api/admin/inbox': { json: [], headers: { 'Content-Range': 'inbox */0' } },
      '/api/admin/inbox/a': { json: conversation(item('a', 'Anna', { unanswered: null })) },
      '/api/admin/inbox/a/claim': { json: { ends_at: soon(1) } },
      '/api/admin/inbox/a/messages': problem(409, 'already_answered'),
    });
    await user.click(screen.getByRole('button', { name: 'Verstuur' }));
    expect(await screen.findByText(/Een collega heeft geantwoord sinds je keek/)).toBeTruthy();
    expect(valueOf(screen.getByRole('textbox'))).toBe('Te laat');
  });

  it('PRV-03 says of a message that it was taken down, in the list and in the conversation', async () => {
    const last_message = { by_member: true, body: null, gift: null, taken_down: true, sent_at: soon(-2) };
    serve([item('a', 'Anna', { last_message })]);
    const user = await open();
    const shown = within(await list()).getByRole('button', { name: /Weggehaald na een melding/ });
    await user.click(shown);
    const log = within(await screen.findByRole('log'));
    expect(log.getByText('Weggehaald na een melding')).toBeTruthy();
    expect(screen.queryByText('Niet meer te lezen')).toBeNull();
  });

  it('CHT-10 names a gift, with or without words, in the list and in the conversation', async () => {
    const last_message = { by_member: true, body: 'Voor jou', gift: 'bear', taken_down: false, sent_at: soon(-2) };
    serve([item('a', 'Anna', { last_message })]);
    const user = await open();
    await user.click(await within(await list()).findByRole('button', { name: /Cadeau: Knuffelbeer – Voor jou/ }));
    const log = within(await screen.findByRole('log'));
    expect(log.getByText('Cadeau: Knuffelbeer')).toBeTruthy();
    expect(log.getByText('Voor jou')).toBeTruthy();
  });

  it('says when nothing waits', async () => {
    answerByPath({
      '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role: 'moderator' } },
      '/api/admin/inbox': { json: [], headers: { 'Content-Range': 'inbox */0' } },
    });
    await open();
    expect(await screen.findByText(/Niets wacht op antwoord/)).toBeTruthy();
  });
});

describe('CHT-11 photos in the inbox', () => {
  it('are shown where they were sent, and one of the profile’s album is the answer', async () => {
    const one = item('a', 'Anna', {
      last_message: { by_member: true, body: '', gift: null, photo: true, taken_down: false, sent_at: soon(-2) },
    });
    serve([one]);
    const whole = conversation(one);
    const photo = { url: '/p/original', card_url: '/p/card', width: 900, height: 1200 };
    const album = [
      { id: 'p1', thumb_url: '/api/admin/photos/p1/thumb', status: 'active', reason: null },
      { id: 'p2', thumb_url: '/api/admin/photos/p2/thumb', status: 'rejected', reason: 'nudity' },
    ];
    answerByPath({
      '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role: 'moderator' } },
      '/api/admin/regions': { json: { regions: {} } },
      '/api/admin/inbox': { json: [one], headers: { 'Content-Range': 'inbox 0-0/1' } },
      [`/api/admin/inbox/${one.id}`]: { json: { ...whole, messages: [{ ...whole.messages[0], body: '', photo }] } },
      [`/api/admin/inbox/${one.id}/claim`]: { json: { ends_at: soon(1) } },
      [`/api/admin/inbox/${one.id}/release`]: { status: 204 },
      [`/api/admin/inbox/${one.id}/messages`]: { status: 201, json: { version: 3, sent_at: soon(0) } },
      [`/api/admin/members/${whole.profile.id}`]: { json: { id: whole.profile.id, photos: album } },
    });
    const user = await open();
    await user.click(within(await list()).getByRole('button', { name: /Anna/ }));
    expect((await screen.findByRole('img', { name: 'Foto van Anna' })).getAttribute('src')).toBe('/p/card');
    await user.click(screen.getByRole('button', { name: 'Foto sturen' }));
    const dialog = await screen.findByRole('dialog', { name: /Kies een foto van/ });
    await user.click(await within(dialog).findByRole('radio', { name: 'Foto 1' }));
    expect(within(dialog).queryByRole('radio', { name: 'Foto 2' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Deze foto sturen' }));
    await waitFor(() =>
      expect(posted('a/messages').map(({ body }) => body)).toEqual([{ body: '', photo_id: 'p1', seen: 2 }]),
    );
  });
});
