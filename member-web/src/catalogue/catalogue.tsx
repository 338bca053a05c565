import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import type { Settings } from '../lib/api-client/types';
import { settingsQuery } from '../lib/settings';
import { PARTS } from './parts';

/** Every part of the kit in its states, by name. */
export function Catalogue({ settings, only }: { settings: Settings; only?: string }) {
  const [cache] = useState(() => {
    const made = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
    made.setQueryData(settingsQuery().queryKey, settings);
    return made;
  });
  return (
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <main className="page stack gap-32">
          <h1>The kit</h1>
          {Object.entries(PARTS)
            .filter(([name]) => !only || name === only)
            .map(([name, shown]) => (
              <section key={name} className="stack gap-12 line-below" aria-labelledby={`part-${name}`}>
                <h2 id={`part-${name}`} className="small quiet">
                  {name}
                </h2>
                <div className="flex wrap gap-12 items-top mb-24">{shown}</div>
              </section>
            ))}
        </main>
      </MemoryRouter>
    </QueryClientProvider>
  );
}
