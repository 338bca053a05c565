import {
  defineJob,
  definePolicy,
  HandlesJob,
  Projections,
  Store,
  SYSTEM,
  type JobHandler,
} from '../../../kernel/index.js';
import { endRebuild, rebuildsOf } from '../read-model.js';
import type { ReadModelEvent } from '../read-model.events.js';

interface Payload {
  name: string;
  /** Version of the request, in the read model's stream. */
  request: number;
}

const rebuildReadModel = defineJob<Payload>('rebuild-read-model', { attempts: 3 });

/** Runs in the background; the previous read model is used until the new one is swapped in. */
@HandlesJob(rebuildReadModel)
export class RebuildReadModelJob implements JobHandler<Payload> {
  constructor(
    private readonly projections: Projections,
    private readonly store: Store,
  ) {}

  async run({ name, request }: Payload, { attempt }: { attempt: number }): Promise<void> {
    try {
      await this.projections.rebuild(name);
    } catch (error) {
      if (attempt >= rebuildReadModel.attempts) await this.end(name, request, true);
      throw error;
    }
    await this.end(name, request, false);
  }

  private async end(name: string, request: number, failed: boolean): Promise<void> {
    const ref = rebuildsOf(name);
    const command = { actor: SYSTEM, key: `rebuild ${name} ${request}`, request: { failed }, writes: [ref] };
    await this.store.transact(command, (tx) => {
      tx.decide(ref, (state) => endRebuild(state, { at: tx.now, failed }));
    });
  }
}

export const rebuildRequested = definePolicy<ReadModelEvent>({
  name: 'rebuild-read-model',
  on: {
    ReadModelRebuildRequested: ({ streamId, version }) => [
      rebuildReadModel.at({ name: streamId, request: version }, { key: `${streamId} ${version}` }),
    ],
  },
});
