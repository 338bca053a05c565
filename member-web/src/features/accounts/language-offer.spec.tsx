import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { i18n } from '../../lib/texts';
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

it('CLI-12 a language that does not come is offered again, and that it did not is told', async () => {
  document.cookie = 'locale=; path=/; max-age=0';
  prefer('es-ES');
  const { user } = await visit('/login', 'visitor');
  const go = { name: 'Continuar en español' };
  const offer = await screen.findByRole('button', go);
  vi.spyOn(i18n, 'add').mockImplementationOnce(() => {
    throw new Error('No network');
  });
  await user.click(offer);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.click(screen.getByRole('button', go));
  await waitFor(() => expect(document.documentElement.lang).toBe('es'));
  expect(screen.queryByRole('button', go)).toBeNull();
});

it('CLI-12 members have chosen theirs', async () => {
  document.cookie = 'locale=; path=/; max-age=0';
  prefer('en-GB');
  await visit('/likes', 'paid');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Continue in English' })).toBeNull();
});
