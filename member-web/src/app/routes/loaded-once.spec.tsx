import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { server, visit, withServer } from '../../testing/render';

withServer();
afterEach(() => {
  vi.useRealTimers();
  server.events.removeAllListeners();
});

const interests = () => screen.findByRole('button', { name: 'Bewerken: Interesses' });
const company = () => screen.findByRole('region', { name: 'Bedrijfsgegevens' });

it.each([
  ['/api/interests', '/profile', interests],
  ['/api/companyinfo', '/pages/service', company],
  ['/api/regions', '/profile', interests],
] as const)('CLI-08 %s is asked for once, however long the site stays open', async (path, screenPath, shown) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let asked = 0;
  server.events.on('request:start', ({ request }) => void (new URL(request.url).pathname === path && asked++));
  const { router } = await visit(screenPath, 'paid', ({ company }) => Object.assign(company, { address: 'Singel 1' }));
  await shown();
  await waitFor(() => expect(asked).toBe(1));
  await act(() => router.navigate('/likes'));
  vi.setSystemTime(Date.now() + 3_600_000);
  await act(() => router.navigate(screenPath));
  await shown();
  expect(asked).toBe(1);
});
