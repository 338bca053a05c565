import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { withServer } from '../testing/render';

withServer();

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('./error-page');
});

it('CLI-05 what went wrong before the page for it had come is told once it can be had', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  let missing = 2;
  const RootErrorPage = () => <h1>Told</h1>;
  vi.doMock('./error-page', () => {
    if (missing-- > 0) throw new TypeError('no network');
    return { ErrorPage: RootErrorPage, RootErrorPage };
  });
  vi.resetModules();
  const { RootErrorBoundary } = await import('./error-boundaries');
  const loader = () => Promise.reject(new Error('settings'));
  const router = createMemoryRouter([
    { path: '/', loader, Component: RootErrorPage, ErrorBoundary: RootErrorBoundary, HydrateFallback: () => null },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(screen.queryByText('Told')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Told')).toBeVisible();
});
