import { definePolicy } from '../../../kernel/index.js';
import { rebuildReadModel } from '../jobs/rebuild-read-model.job.js';
import type { ReadModelEvent } from '../read-model.events.js';

export const rebuildRequested = definePolicy<ReadModelEvent>({
  name: 'rebuild-read-model',
  on: {
    ReadModelRebuildRequested: ({ streamId, version }) => [
      rebuildReadModel.at({ name: streamId, request: version }, { key: `${streamId} ${version}` }),
    ],
  },
});
