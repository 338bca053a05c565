import { expect, type Page } from '@playwright/test';
import { test, type Person } from './people.js';
import { inspect, inspectBoth } from './support.js';

const heart = (page: Page, name: string) => page.getByRole('button', { name: `${name} leuk vinden` });
const like = async (page: Page, name: string) => {
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/like') && answer.status() === 200);
  await heart(page, name).click();
  await kept;
};

test(
  'DSC-02 DSC-03 DSC-04 a like arrives live, is returned, and makes a match for both',
  { tag: '@phone' },
  async ({ join }) => {
    const [fan, liked] = await Promise.all([join('Fleur'), join('Jasmijn')]);
    const there = await liked.open('/members');
    await expect(there.getByRole('heading', { name: 'Leden' })).toBeVisible();

    const here = await fan.open(`/members/${liked.id}`);
    await like(here, liked.name);
    await expect(heart(here, liked.name)).toHaveAttribute('aria-pressed', 'true');
    await inspect(here, 'likes-profile-liked');

    const modal = there.getByRole('dialog', { name: 'Nieuwe like!' });
    await expect(modal).toContainText(`${fan.name} vindt je leuk.`);
    await inspect(there, 'likes-new-modal');
    await modal.getByText(`${fan.name} vindt je leuk.`).click();
    await expect(modal).toHaveCount(0);
    expect(await newLikes(liked)).toBe(1);

    await there.goto('/likes');
    await expect(there.getByRole('link', { name: new RegExp(`Nieuw.*${fan.name}`) })).toBeVisible();
    await inspect(there, 'likes-received');
    await like(there, fan.name);
    const match = there.getByRole('dialog', { name: 'Het is een match!' });
    await expect(match).toContainText(`Jij en ${fan.name} vinden elkaar leuk.`);
    await inspect(there, 'likes-match-modal');
    await match.getByRole('button', { name: 'Verder kijken' }).click();

    const answer = here.getByRole('dialog', { name: 'Het is een match!' });
    await expect(answer).toContainText(`Jij en ${liked.name} vinden elkaar leuk.`);
    await answer.getByRole('button', { name: 'Verder kijken' }).click();

    await there
      .getByRole('navigation', { name: 'Soort likes' })
      .getByRole('link', { name: /Matches/ })
      .click();
    await there.getByRole('link', { name: new RegExp(fan.name) }).click();
    await expect(there).toHaveURL(new RegExp(`/likes/m/${fan.id}$`));
    await expect(there.getByRole('heading', { name: 'Het is een match!' })).toBeVisible();
    await there.getByRole('link', { name: 'Profiel bekijken' }).click();
    await expect(there).toHaveURL(new RegExp(`/members/${fan.id}$`));
    await expect.poll(() => newLikes(liked)).toBe(0);
  },
);

test('DSC-02 opening a profile clears its new like; taking a like back removes it', async ({ join }) => {
  const [fan, liked] = await Promise.all([join('Liv'), join('Zoë')]);
  await put(fan, `/members/${liked.id}/like`);
  const page = await liked.open(`/members/${fan.id}`);
  await expect(page.getByRole('heading', { name: fan.name, level: 1 })).toBeVisible();
  await expect.poll(() => newLikes(liked)).toBe(0);

  const own = await fan.open('/likes/given');
  await expect(own.getByRole('link', { name: new RegExp(liked.name) })).toBeVisible();
  await inspect(own, 'likes-given');
  await heart(own, liked.name).click();
  await expect(own.getByText('Je hebt nog niemand geliket')).toBeVisible();
  await inspectBoth(own, 'likes-empty');
});

test('DSC-04 with t in the address one is asked whether one likes this member', async ({ join }) => {
  const [viewer, other] = await Promise.all([join('Yara'), join('Lotte')]);
  const page = await viewer.open(`/members/${other.id}?t=1`);
  const popup = page.getByRole('dialog', { name: `Vind je ${other.name} leuk?` });
  await expect(popup).toBeVisible();
  await inspect(page, 'likes-popup');
  await popup.getByRole('button', { name: 'Ja, leuk' }).click();
  await expect(heart(page, other.name)).toHaveAttribute('aria-pressed', 'true');
});

test('PRV-03 a member is reported from the profile', { tag: '@phone' }, async ({ join }) => {
  const [reporter, reported] = await Promise.all([join('Evi'), join('Tygo')]);
  const page = await reporter.open(`/members/${reported.id}`);
  await page.getByRole('button', { name: `Meer met ${reported.name}` }).click();
  await inspect(page, 'member-more');
  await page.getByRole('button', { name: 'Melden' }).click();
  const dialog = page.getByRole('dialog', { name: `${reported.name} melden` });
  await dialog.getByRole('button', { name: 'Melding versturen' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Kies eerst wat er aan de hand is.');
  await dialog.getByRole('radio', { name: 'Reclame of spam' }).check();
  await inspect(page, 'report');
  await dialog.getByRole('button', { name: 'Melding versturen' }).click();
  await expect(page.getByText('Bedankt voor je melding. We kijken ernaar.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('DSC-03 hearts are on the cards of the members', async ({ join }) => {
  const person = await join('Noa');
  const page = await person.open('/members');
  const first = page
    .getByRole('main')
    .getByRole('button', { name: /leuk vinden$/ })
    .first();
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await inspect(page, 'likes-hearts');
});

const newLikes = async (person: Person) => (await person.get<{ num_new_likes: number }>('/user')).num_new_likes;

async function put(person: Person, path: string): Promise<void> {
  const answer = await person.request.put(`/api${path}`, { headers: { 'X-Client-Request': '1' } });
  expect(answer.status(), `PUT ${path}`).toBe(200);
}
