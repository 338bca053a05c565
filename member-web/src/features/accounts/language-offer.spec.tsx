import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { visit, withServer } from '../../testing/render';

withServer();
afterEach(() => vi.restoreAllMocks());

const prefer = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

it('CLI-12 whoever stays with the language shown is not asked again', async () => {
  prefer('en-GB', 'nl');
  const { user, unmount } = await visit('/login', 'visitor');
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(document.cookie).toContain('locale=nl');
  unmount();
  await visit('/login', 'visitor');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Continue in English' })).toBeNull();
});

it('CLI-12 a browser that prefers another language of the site is offered it, in that language', async () => {
  document.cookie = 'locale=; path=/; max-age=0';
  prefer('sv-SE', 'pl-PL', 'nl');
  const { user } = await visit('/login', 'visitor');
  await user.click(await screen.findByRole('button', { name: 'Kontynuuj po polsku' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Witaj ponownie' })).toBeInTheDocument();
  expect(document.cookie).toContain('locale=pl');
  expect(screen.queryByRole('button', { name: 'Kontynuuj po polsku' })).toBeNull();
});

it('CLI-12 members have chosen theirs', async () => {
  document.cookie = 'locale=; path=/; max-age=0';
  prefer('en-GB');
  await visit('/likes', 'paid');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Continue in English' })).toBeNull();
});
