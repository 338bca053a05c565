import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../app';
import { createI18nProvider } from '../providers/i18n-provider';
import { answerByPath, problem, sent } from '../testing/server';
import type { Timeline } from './timeline';

const member = '0199a1b2-0000-7000-8000-000000000001';
const stream = `member-${member}`;
const path = `/api/admin/streams/${stream}/events`;
const events = (seal: 'closed' | 'open'): Timeline => ({
  stream,
  events: [
    {
      version: 2,
      position: 9,
      type: 'EmailConfirmed',
      at: '2026-06-28T09:12:00.000Z',
      actor: { kind: 'member', id: member, name: null },
      data: { confirmedAt: '2026-06-28T09:12:00.000Z' },
      sealed: [],
    },
    {
      version: 1,
      position: 5,
      type: 'SignedUp',
      at: '2026-06-28T09:02:00.000Z',
      actor: { kind: 'visitor', id: null, name: null },
      data: { email: seal === 'open' ? 'anna@example.org' : null, language: 'nl' },
      sealed: [{ field: 'email', seal }],
    },
  ],
  before: null,
});
const reads = () => sent().filter(({ url }) => url.startsWith(path));

async function open(address: string, answer: () => ReturnType<typeof problem>, role = 'moderator') {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role } },
    '/api/admin/members': { json: [{ id: member, name: 'Anna' }], headers: { 'Content-Range': 'members 0-0/1' } },
    [path]: answer,
  });
  window.history.pushState({}, '', address);
  render(createApp(await createI18nProvider('nl'), memoryStore()));
  return userEvent.setup();
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

describe('ADM-05 the timeline', () => {
  it('is found by its name, tells each event in words, and opens seals only when asked', async () => {
    let answers = 0;
    const user = await open('/timeline', () => ({ json: events(answers++ === 0 ? 'closed' : 'open') }));
    await user.type(await screen.findByRole('textbox', { name: 'Naam van de tijdlijn' }), ` ${stream} {Enter}`);
    const list = await screen.findByRole('list', { name: 'Gebeurtenissen' });
    const [confirmed, signedUp] = within(list).getAllByRole('listitem');
    expect(confirmed!.textContent).toContain('E-mailadres bevestigd');
    await within(confirmed!).findByText('Anna');
    expect(signedUp!.textContent).toMatch(/Een bezoeker.*Aangemeld.*E-mailadres.*Verzegeld.*Taal.*nl/s);
    expect(reads().map(({ url }) => new URL(url, 'http://x').search)).toEqual(['']);
    expect(reads()[0]!.headers.get('X-Client-Request')).toBe('1');

    await user.click(screen.getByRole('button', { name: 'Open verzegelde velden' }));
    await screen.findByText('anna@example.org');
    expect(reads().map(({ url }) => new URL(url, 'http://x').search)).toEqual(['', '?open=true']);
    expect(screen.queryByRole('button', { name: 'Open verzegelde velden' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Naar het dossier' }).getAttribute('href')).toBe(`/members/${member}/show`);
  });

  it('says why it cannot be shown', async () => {
    await open(`/timeline/${stream}/show`, () => problem(404, 'stream_not_found'));
    await screen.findByText('Dit dossier bestaat niet, of er is nog niets mee gebeurd.');
  });
});
