import { expect, type Page } from '@playwright/test';
import { test, type Person } from './people.js';
import { inspect, inspectDark, onPhone } from './support.js';

const top = (page: Page, { name }: { name: string }) => page.getByRole('link', { name: new RegExp(`^${name}`) });
const likeButton = (page: Page, { name }: { name: string }) =>
  page.getByRole('button', { name: `${name} leuk vinden` });
const skipButton = (page: Page, { name }: { name: string }) => page.getByRole('button', { name: `${name} overslaan` });

test(
  'DSC-06 the deck is swiped by hand, keys and buttons; four likes, a wait in hours, undo and a match',
  { tag: '@both' },
  async ({ join }) => {
    // A country of its own: nobody from another test is on top of this deck.
    const here = onPhone() ? { country: 'IE', region: 'IE-D' } : { country: 'NZ', region: 'NZ-AUK' };
    const player = await join('Speler', here);
    // Other tests make no men: those of the demo alone are to be passed over.
    await player.put('/profile', { sought_gender: 'male' });
    const man = { ...here, gender: 'male' } as const;
    const people: Person[] = [];
    for (const name of ['Een', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes']) people.unshift(await join(name, man));
    const [first, second, third, fourth, fifth, sixth] = people as [Person, Person, Person, Person, Person, Person];
    await second.request.put(`/api/members/${player.id}/like`, { headers: { 'X-Client-Request': '1' } });
    type Game = { profiles: { id: string }[]; likes_left: number };
    const deck = async () => (await player.get<Game>('/swipe-game')).profiles.map(({ id }) => id);
    // Whoever has a photo comes before them: all others are passed over.
    const passOthers = async () => {
      const now = await deck();
      for (const id of now.filter((id) => people.every((one) => one.id !== id)))
        await player.put(`/swipe-game/swipes/${id}`, { like: false });
      return now;
    };
    await expect.poll(passOthers, { timeout: 120_000 }).toEqual(people.map(({ id }) => id));
    const likesLeft = async () => (await player.get<Game>('/swipe-game')).likes_left;

    const page = await player.open('/members');
    await page.getByRole('main').getByRole('link', { name: 'Swipen', exact: true }).click();
    await expect(top(page, first)).toBeVisible();
    await expect(page.getByText('Nog 4 likes')).toBeVisible();

    await drag(page, first, 'left');
    await expect(top(page, second)).toBeVisible();
    await drag(page, second, 'right');
    const match = page.getByRole('dialog', { name: 'Het is een match!' });
    await expect(match.getByRole('button', { name: /^Bericht sturen/ })).toBeVisible();
    await inspect(page, 'swipe-game-match');
    await match.getByRole('button', { name: 'Verder kijken' }).click();
    await expect(match).toHaveCount(0);
    await expect(page.getByText('Nog 3 likes')).toBeVisible();

    await expect(top(page, third)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Nog 2 likes')).toBeVisible();
    await likeButton(page, fourth).click();
    await expect(page.getByText('Nog 1 like', { exact: true })).toBeVisible();
    await likeButton(page, fifth).click();
    await expect(page.getByText('Je likes voor nu zijn op. Over 24 uur heb je er weer een.')).toBeVisible();
    await expect(likeButton(page, sixth)).toHaveAttribute('aria-disabled', 'true');
    expect(await likesLeft()).toBe(0);
    await inspect(page, 'swipe-game-wait');

    await page.getByRole('button', { name: 'Laatste swipe terugdraaien' }).click();
    await expect(top(page, fifth)).toBeVisible();
    await expect(page.getByText('Nog 1 like', { exact: true })).toBeVisible();
    await expect.poll(likesLeft).toBe(1);
    await skipButton(page, fifth).click();
    await expect(top(page, sixth)).toBeVisible();
    await expect.poll(deck).not.toContain(fifth.id);

    await inspectDark(page, 'swipe-game');

    // What was swiped does not come again, and the likes are the server's.
    await page.reload();
    await expect(top(page, sixth)).toBeVisible();
    await expect(page.getByText('Nog 1 like', { exact: true })).toBeVisible();
  },
);

/** By finger on the phone, by mouse elsewhere, far enough to be meant. */
async function drag(page: Page, person: Person, to: 'left' | 'right'): Promise<void> {
  await expect(top(page, person)).toBeVisible();
  const card = (await skipButton(page, person)
    .locator('xpath=ancestor::section')
    .locator('[class*=top]')
    .first()
    .boundingBox())!;
  const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
  const way = (to === 'right' ? 1 : -1) * card.width * 0.45;
  const steps = Array.from({ length: 8 }, (_, i) => x + (way * (i + 1)) / 8);
  if (!onPhone()) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const at of steps) await page.mouse.move(at, y);
    await page.mouse.up();
    return;
  }
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  for (const at of steps) await touch('touchMove', at);
  await touch('touchEnd');
  await finger.detach();
}
