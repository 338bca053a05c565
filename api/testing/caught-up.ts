import type { TestApp } from './app.js';
import { eventually } from './kernel/index.js';

/** Waits until all log followers have processed every event; requires an app with `work`. */
export async function caughtUp({ kernel }: Pick<TestApp, 'kernel'>): Promise<void> {
  const head = await kernel.database.one<{ n: number }>(
    'SELECT coalesce(max(position), 0)::bigint AS n FROM kernel.events',
  );
  const check = () => {
    const late = kernel.processors.state().filter(({ position }) => position === undefined || position < head!.n);
    if (late.length > 0) throw new Error(`still behind: ${late.map(({ name }) => name).join(', ')}`);
  };
  await eventually(check);
}
