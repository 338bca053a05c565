import { screen, within, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, problem, sent } from '../testing/server';
import type { Photo } from './photo';

const ANNA = '0199a1b2-0000-7000-8000-000000000001';
const photo = (id: string, others: Photo['others'] = []): Photo => ({
  id,
  member_id: ANNA,
  url: `/api/admin/photos/${id}/original`,
  thumb_url: `/api/admin/photos/${id}/card`,
  width: 900,
  height: 1200,
  added_at: '2026-06-28T09:12:00.000Z',
  others,
});
const anna = {
  id: ANNA,
  name: 'Anna',
  email: 'a@example.test',
  status: 'active',
  country: 'NL',
  region: 'NL-NH',
  gender: 'female',
  age: 34,
  credits: 10,
  paid_user: false,
  fictional: true,
  signup_date: '2026-06-28T09:12:00.000Z',
};
const earlier = { id: 'e', thumb_url: '/e', status: 'rejected', reason: 'unclear' } as const;

let away = false;

/** A server that keeps what waits; returns it. */
function serve(...photos: Photo[]) {
  const all = [...photos];
  let waiting = [...photos];
  const decide = () => {
    const { ids } = sent().at(-1)!.body as { ids: string[] };
    waiting = waiting.filter(({ id }) => !ids.includes(id));
    return { json: { effective_at: '2026-06-28T09:12:10.000Z' } };
  };
  // The request being answered is recorded after its answer is chosen.
  const later = (work: () => object) => () => ({
    get json() {
      work();
      return {};
    },
  });
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role: 'moderator' } },
    '/api/admin/regions': { json: { regions: {} } },
    '/api/admin/members': { json: [anna], headers: { 'Content-Range': 'members 0-0/1' } },
    '/api/admin/reason-templates': {
      json: {
        language: 'de',
        templates: [
          { kind: 'photo', rule: 'unclear', text: 'Zu dunkel.', product_text: 'Zu dunkel.' },
          { kind: 'photo', rule: 'no_person', text: 'Niemand da.', product_text: 'Niemand da.' },
        ],
      },
    },
    '/api/admin/photos/claim': () =>
      away ? problem(500, 'internal') : { json: { photos: waiting, waiting: waiting.length } },
    '/api/admin/photos/release': { status: 204 },
    '/api/admin/photos/approve': later(decide),
    '/api/admin/photos/reject': later(decide),
    '/api/admin/photos/undo': later(() => (waiting = [...all])),
  });
}

async function open() {
  return openConsole('/photos');
}
const shown = () => screen.getByRole('img', { name: /^Foto van/ }).getAttribute('src');
/** Until it has been seen, nothing can be decided about it. */
const seen = () => waitFor(() => expect(screen.getByRole('button', { name: /Goedkeuren/ }).ariaDisabled).toBe('false'));
const posted = (path: string) =>
  sent()
    .filter(({ url }) => url === `/api/admin/photos/${path}`)
    .map(({ body }) => body);

beforeEach(() => {
  away = false;
  widenWindow();
});

describe('ADM-01 the photo queue', () => {
  it('shows one photo with whose it is and what was decided before', async () => {
    serve(photo('a', [earlier]), photo('b'));
    await open();
    expect(await screen.findByRole('img', { name: 'Foto van Anna' })).toBeDefined();
    expect(shown()).toBe('/api/admin/photos/a/original');
    const context = screen.getByRole('region', { name: 'Van wie de foto is' });
    for (const text of ['Anna', 'Fictief', 'Donker of onscherp', '0 eerder goedgekeurd · 1 afgewezen'])
      expect(within(context).getByText(text)).toBeDefined();
    expect(screen.getByText('2 foto’s wachten')).toBeDefined();
  });

  it('keeps what is before the moderator where it cannot be asked what else waits', async () => {
    serve(photo('a'), photo('b'));
    const user = await open();
    await screen.findByRole('img', { name: /^Foto van/ });
    await seen();
    away = true;
    await user.keyboard('a');
    await screen.findByText('Goedgekeurd');
    await waitFor(() => expect(posted('claim')).toHaveLength(2));
    await waitFor(() => expect(shown()).toContain('/b/'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is walked and decided by keyboard', async () => {
    serve(photo('a'), photo('b'), photo('c'));
    const user = await open();
    await screen.findByRole('img', { name: /^Foto van/ });
    await user.keyboard('{ArrowRight}j');
    expect(shown()).toContain('/c/');
    await user.keyboard('jk');
    expect(shown()).toContain('/b/');
    await seen();
    await user.keyboard('a');
    await waitFor(() => expect(shown()).toContain('/c/'));
    await screen.findByText('Goedgekeurd');
    await seen();
    await user.keyboard('4');
    await screen.findByText('Afgewezen: Minderjarige');
    expect(posted('approve')).toEqual([{ ids: ['b'] }]);
    expect(posted('reject')).toEqual([{ ids: ['c'], reason: 'minor' }]);
    expect(shown()).toContain('/a/');
  });

  it('PRV-03 is rejected by E in words that begin with the rule’s, and by number in the rule’s own', async () => {
    serve(photo('a'), photo('b'));
    const user = await open();
    await screen.findByRole('img', { name: /^Foto van/ });
    await seen();
    await user.keyboard('e');
    const dialog = within(await screen.findByRole('dialog', { name: 'Foto afwijzen?' }));
    await user.click(dialog.getByRole('radio', { name: 'Donker of onscherp' }));
    const words = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Dit leest Anna' });
    await waitFor(() => expect(words.value).toBe('Zu dunkel.'));
    expect(words.lang).toBe('de');
    await user.type(words, ' Bitte bei Tageslicht.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await seen();
    await user.keyboard('e');
    await user.click(await screen.findByRole('button', { name: 'Wijs de foto af' }));
    await waitFor(() =>
      expect(posted('reject')).toEqual([
        { ids: ['a'], reason: 'unclear', statement_of_reasons: 'Zu dunkel. Bitte bei Tageslicht.' },
        { ids: ['b'], reason: 'no_person' },
      ]),
    );
  });

  it('keeps what was written to the owner when it is refused', async () => {
    serve(photo('a'));
    const user = await open();
    await screen.findByRole('img', { name: /^Foto van/ });
    await seen();
    await user.keyboard('e');
    const dialog = within(await screen.findByRole('dialog', { name: 'Foto afwijzen?' }));
    const words = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Dit leest Anna' });
    await waitFor(() => expect(words.value).toBe('Niemand da.'));
    await user.type(words, ' Bitte mit Gesicht.');
    answerByPath({
      '/api/admin/photos/reject': problem(409, 'photo_claimed'),
      '/api/admin/photos/claim': { json: { photos: [], waiting: 1 } },
      '/api/admin/members': { json: [anna] },
    });
    await user.click(dialog.getByRole('button', { name: 'Wijs de foto af' }));
    expect(await screen.findByText('Deze foto ligt bij een collega.')).toBeDefined();
    expect(words.value).toBe('Niemand da. Bitte mit Gesicht.');
    expect(screen.queryByRole('dialog', { name: 'Foto afwijzen?' })).not.toBeNull();
  });

  it('decides nothing that has not been drawn, and in view for a moment', async () => {
    const [first, second] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    vi.spyOn(HTMLImageElement.prototype, 'decode')
      .mockImplementationOnce(() => first.promise)
      .mockImplementationOnce(() => second.promise);
    serve(photo('a'), photo('b'), photo('c'));
    const user = await open();
    await screen.findByRole('img', { name: /^Foto van/ });
    await user.keyboard('a');
    expect(await screen.findByText(/je druk telde nog niet mee/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: /Goedkeuren/ }));
    expect(posted('approve')).toEqual([]);
    first.resolve(undefined);
    await seen();
    await user.keyboard('aa');
    await waitFor(() => expect(shown()).toContain('/b/'));
    expect(await screen.findByText(/je druk telde nog niet mee/)).toBeDefined();
    await user.dblClick(screen.getByRole('button', { name: /Minderjarige/ }));
    second.resolve(undefined);
    await seen();
    expect(posted('approve')).toEqual([{ ids: ['a'] }]);
    expect(posted('reject')).toEqual([]);
  });

  it('takes back what was decided last', async () => {
    serve(photo('a'), photo('b'));
    const user = await open();
    await screen.findByRole('img', { name: /^Foto van/ });
    await seen();
    await user.keyboard('a');
    await screen.findByText('Goedgekeurd');
    await user.keyboard('z');
    await waitFor(() => expect(posted('undo')).toEqual([{ ids: ['a'] }]));
    await waitFor(() => expect(shown()).toContain('/a/'));
    expect(screen.queryByText('Goedgekeurd')).toBeNull();
  });

  it('decides several alike', async () => {
    serve(photo('a'), photo('b'), photo('c'));
    const user = await open();
    await screen.findByRole('img', { name: /^Foto van/ });
    await user.keyboard('g');
    expect(screen.getByRole('button', { name: 'Goedkeuren' }).hasAttribute('disabled')).toBe(true);
    await user.keyboard('x{ArrowRight}{ArrowRight}x');
    expect(screen.getByText('2 foto’s gekozen')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '2 foto’s goedkeuren' }));
    expect(await screen.findByText('2 foto’s goedgekeurd')).toBeDefined();
    expect(posted('approve')).toEqual([{ ids: ['a', 'c'] }]);
  });

  it('tells when nothing is left, and when the rest is with colleagues', async () => {
    serve();
    const user = await open();
    expect(await screen.findByText('Er wachten geen foto’s. Nieuwe verschijnen hier vanzelf.')).toBeDefined();
    serve(photo('a'));
    await user.click(screen.getByRole('button', { name: 'Opnieuw kijken' }));
    expect(await screen.findByRole('img', { name: /^Foto van/ })).toBeDefined();
  });

  it('says why a decision was refused, and shows what holds', async () => {
    serve(photo('a'), photo('b'));
    const user = await open();
    await screen.findByRole('img', { name: /^Foto van/ });
    answerByPath({
      '/api/admin/photos/approve': problem(409, 'photo_claimed'),
      '/api/admin/photos/claim': { json: { photos: [photo('b')], waiting: 2 } },
      '/api/admin/members': { json: [anna] },
    });
    await seen();
    await user.keyboard('a');
    expect(await screen.findByText('Deze foto ligt bij een collega.')).toBeDefined();
    await waitFor(() => expect(shown()).toContain('/b/'));
  });

  it('gives the photos back on leaving', async () => {
    serve(photo('a'));
    const user = await open();
    await screen.findByRole('img', { name: /^Foto van/ });
    const before = posted('release').length;
    await user.click(screen.getByRole('menuitem', { name: 'Leden' }));
    await waitFor(() => expect(posted('release')).toHaveLength(before + 1));
  });

  it('takes anew on opening: what an earlier visit left may have ended, and would go to whoever waits', async () => {
    serve(photo('a'));
    await open();
    await screen.findByRole('img', { name: /^Foto van/ });
    const asked = sent().map(({ url }) => url);
    expect(asked.lastIndexOf('/api/admin/photos/release')).toBeGreaterThan(-1);
    expect(asked.lastIndexOf('/api/admin/photos/claim')).toBeGreaterThan(
      asked.lastIndexOf('/api/admin/photos/release'),
    );
  });
});

describe('CHT-11 photos of chats', () => {
  const BEN = '0199a1b2-0000-7000-8000-000000000002';
  const sentPhoto = {
    id: 'c1',
    member_id: ANNA,
    to_id: BEN,
    delivered: true,
    width: 900,
    height: 1200,
    others: [],
    url: '/api/admin/chat-photos/c1/original',
    thumb_url: '/api/admin/chat-photos/c1/card',
    added_at: '2026-06-28T09:12:00.000Z',
  };
  const ben = { ...anna, id: BEN, name: 'Ben', fictional: false };

  it('are a queue of their own, which says between whom each was sent', async () => {
    let waiting = [sentPhoto];
    answerByPath({
      '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role: 'moderator' } },
      '/api/admin/regions': { json: { regions: {} } },
      '/api/admin/members': { json: [anna, ben], headers: { 'Content-Range': 'members 0-1/2' } },
      '/api/admin/chat-photos/claim': () => ({ json: { photos: waiting, waiting: waiting.length } }),
      '/api/admin/chat-photos/release': { status: 204 },
      '/api/admin/chat-photos/reject': () => {
        waiting = [];
        return { json: { effective_at: '2026-06-28T09:12:10.000Z' } };
      },
    });
    const user = await openConsole('/chat-photos');
    expect((await screen.findByRole('img', { name: 'Foto van Anna' })).getAttribute('src')).toBe(sentPhoto.url);
    const context = screen.getByRole('region', { name: 'Van wie de foto is' });
    expect(await within(context).findByRole('link', { name: 'Ben' })).toBeTruthy();
    expect(within(context).getByText(/Al bezorgd/)).toBeTruthy();
    await seen();
    await user.click(screen.getByRole('button', { name: /Te bloot/ }));
    expect(await screen.findByText('Er wachten geen foto’s. Nieuwe verschijnen hier vanzelf.')).toBeTruthy();
    const posts = sent().filter(({ url }) => url === '/api/admin/chat-photos/reject');
    expect(posts.map(({ body }) => body)).toEqual([{ ids: ['c1'], reason: 'nudity' }]);
  });
});
