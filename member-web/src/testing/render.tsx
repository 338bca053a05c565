import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { endSession } from '../app/end-session';
import { routesFor } from '../app/router';
import { allTexts, startI18n } from '../lib/i18n';
import { createQueryClient } from '../lib/query-client';
import { forgetMember } from '../lib/session';
import type { Scenario } from './cast';
import { fakeEventSource } from './fake-event-source';
import { handlersFor } from './handlers';
import { World } from './world';

export const server = setupServer();

/** Call once in a spec file: the mocked server runs for its tests. */
export function withServer() {
  beforeAll(async () => {
    server.listen({ onUnhandledFrame: 'error' });
    await startI18n('nl');
    await allTexts();
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

/** The whole site at an address, as a member sees it. */
export async function visit(path: string, scenario: Scenario = 'paid', change: (world: World) => void = () => {}) {
  forgetMember(new QueryClient());
  const world = new World(scenario);
  change(world);
  if (world.user) document.cookie = 'member=1; Path=/';
  server.use(...handlersFor(world));
  globalThis.EventSource = fakeEventSource(() => world) as unknown as typeof EventSource;

  const cache: QueryClient = createQueryClient(() => endSession(cache, router));
  const router = createMemoryRouter(routesFor(cache), { initialEntries: [path] });
  const user = userEvent.setup();
  const view = render(
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  /** What others do while the page is open, which hears of it. */
  const elsewhere = async (happens: () => void) => {
    await world.listening;
    act(happens);
  };
  return { ...view, user, world, router, cache, elsewhere };
}
