import { expect } from '@playwright/test';
import { test } from './people.js';
import { inspectBoth } from './support.js';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  name: string;
  icons: { src: string }[];
}

test('CLI-07 a member finds in the settings how to install, and can have a discreet name and icon', async ({
  join,
}) => {
  const one = await join('Lotte');
  const page = await one.open('/settings');
  await page.getByRole('button', { name: 'Zo doe je dat' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
  await inspectBoth(page, 'install-how');
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();

  const manifest = async (): Promise<Manifest> => {
    const address = await page.locator('link[rel="manifest"]').getAttribute('href');
    return (await page.request.get(address!)).json() as Promise<Manifest>;
  };
  const own = await manifest();
  await expect(page).toHaveTitle(`Instellingen · ${own.name}`);
  await page.getByRole('switch', { name: 'Onopvallende naam en icoon' }).click();
  await expect(page).toHaveTitle('Notities');
  await inspectBoth(page, 'install-discreet');

  // Also on a page that is loaded anew.
  await page.goto('/members');
  await expect(page).toHaveTitle('Notities');
  await expect.poll(async () => (await manifest()).name).toBe('Notities');
  for (const { src } of (await manifest()).icons) {
    expect(src).toContain('discreet');
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
  }
  // What the worker says of a push while no page is open.
  const words = () =>
    page.evaluate(async () => (await caches.match('/discreet', { cacheName: 'device' }))?.json() as unknown);
  expect(await words()).toEqual({ title: 'Notities', body: 'Er is iets nieuws.' });

  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Onopvallende naam en icoon' }).click();
  await expect(page).toHaveTitle(`Instellingen · ${own.name}`);
  expect(await manifest()).toEqual(own);
  expect(await words()).toBeUndefined();
});
