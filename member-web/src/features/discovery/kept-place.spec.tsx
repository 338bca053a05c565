import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Suspense, use, useRef } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';

it('DSC-08 after a reload a list stands where it was, though its screen waited for something else', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as unknown as PerformanceEntry]);
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { membersQuery } = await import('./api');
  const query = membersQuery({}, null, 24);
  const place = { list: JSON.stringify(query.queryKey), pages: 1, y: 900, card: null, cardTop: null };
  sessionStorage.setItem('list-place', JSON.stringify(place));
  const { useKeptPlace } = await import('./kept-place');
  const other = Promise.withResolvers<string>();
  function List() {
    const grid = useRef<HTMLDivElement>(null);
    useKeptPlace(query, { pages: 1, grid });
    return <div ref={grid} />;
  }
  const Other = () => <p>{use(other.promise)}</p>;
  const screenOf = (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Suspense>
          <List />
          <Other />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>
  );
  await act(async () => render(screenOf));
  expect(scrolled).not.toHaveBeenCalled();
  await act(async () => other.resolve('there'));
  expect(screen.getByText('there')).toBeInTheDocument();
  expect(scrolled).toHaveBeenCalledWith(0, 900);
});
